/** One example of each motion, for the gallery: the table is shown a small stage with a hero and a rat on it. */
import type { Cell } from '../core/grid.ts';
import type { BoardModel, DieModel, Motion, MotionKind, FightModel, TokenModel } from '../core/look.ts';

const HERO: Cell = { x: 4, y: 4 };
const RAT: Cell = { x: 7, y: 4 };
const hero: TokenModel = { id: 'hero', sprite: 'hero', at: HERO, layer: 'figure', label: 'Hero' };
const rat: TokenModel = {
  id: 'rat',
  sprite: 'rat',
  at: RAT,
  layer: 'figure',
  label: 'Rat',
  facing: 'left',
  gauge: { value: 2, max: 3 },
  plate: 'R1',
};
const chest: TokenModel = {
  id: 'chest',
  sprite: 'chest',
  at: { x: 9, y: 2 },
  layer: 'thing',
  label: 'Chest',
};

export const stageBoard: BoardModel = {
  extent: { columns: 13, rows: 9 },
  ground: {
    key: 'gallery',
    theme: 'cellar',
    rows: [
      '#############',
      '#####...#####',
      '#...........#',
      '#.~~........#',
      '#.~~........#',
      '#...........#',
      '#........##.#',
      '#...........#',
      '#############',
    ],
    decor: [],
    lines: [],
  },
  tokens: [chest, hero, rat],
  light: { ambient: 60, sources: [{ at: HERO, radius: 5, tone: 'fire', flicker: true }] },
};

const fight: FightModel = {
  title: 'The rat attacks',
  left: {
    name: 'Hero',
    sprite: 'hero',
    gauge: { value: 5, max: 6 },
    arms: 'Sword D8 +1',
    badges: ['shield'],
  },
  right: { name: 'Rat', sprite: 'rat', gauge: { value: 3, max: 3 }, arms: 'Teeth D6', plate: 'R1' },
  odds: 62,
};
const later: FightModel = {
  ...fight,
  right: { ...fight.right, gauge: { value: 1, max: 3 }, badges: ['sweat'] },
  odds: 84,
};
const pool = (colour: DieModel['colour'], faces: string): DieModel[] =>
  // A face with an x behind it is cancelled.
  faces.split(' ').map(face => ({
    sides: 6,
    face: Number(face[0]),
    colour,
    ...(face.endsWith('x') && { struck: true }),
  }));

export const motionExamples: Readonly<Record<MotionKind, readonly Motion[]>> = {
  hop: [{ do: 'hop', token: 'hero', to: { x: 5, y: 4 } }],
  slide: [{ do: 'slide', token: 'hero', to: { x: 5, y: 4 } }],
  lunge: [{ do: 'lunge', token: 'hero', toward: { token: 'rat' } }],
  blow: (['hit', 'block', 'parry', 'near', 'miss'] as const).flatMap((how): Motion[] => [
    { do: 'lunge', token: 'hero', toward: { token: 'rat' }, ...(how === 'miss' && { past: true }) },
    { do: 'blow', token: 'rat', from: { token: 'hero' }, how, text: how, tone: 'plain' },
    { do: 'wait', ms: 500 },
  ]),
  flip: [{ do: 'flip', token: 'chest', sprite: 'chest-open' }],
  appear: [{ do: 'appear', token: { ...rat, id: 'guest', at: { x: 6, y: 6 } }, how: 'drop' }],
  vanish: [{ do: 'vanish', token: 'rat', how: 'poof' }],
  crumble: [{ do: 'crumble', token: 'rat' }],
  flash: [{ do: 'flash', token: 'rat', tone: 'bad' }],
  say: [{ do: 'say', token: 'rat', text: 'Squeak!', tone: 'bad' }],
  float: [{ do: 'float', at: { token: 'rat' }, text: '-2', tone: 'bad', icon: 'heart' }],
  fly: [{ do: 'fly', sprite: 'coin', from: { token: 'rat' }, to: { token: 'hero' }, count: 5 }],
  beam: [{ do: 'beam', from: { token: 'hero' }, to: { token: 'rat' }, tone: 'fire' }],
  burst: [{ do: 'burst', at: { token: 'rat' }, tone: 'gold', size: 2 }],
  glow: [{ do: 'glow', at: { token: 'chest' }, tone: 'gold' }],
  tumble: [
    {
      do: 'tumble',
      label: 'All the dice',
      dice: [
        { sides: 3, face: 2, colour: 'gold' },
        { sides: 4, face: 3, colour: 'green' },
        { sides: 6, face: 5, colour: 'bone', need: '3+', good: true },
        { sides: 8, face: 7, colour: 'red', need: '8', good: false },
        { sides: 10, face: 10, colour: 'blue' },
        { sides: 12, face: 11, colour: 'violet' },
        { sides: 20, face: 17, colour: 'bone' },
        { sides: 30, face: 28, colour: 'gold' },
      ],
    },
  ],
  card: [
    { do: 'card', title: 'A find', text: 'Something glints in the straw.', tone: 'gold', picture: 'chest' },
  ],
  banner: [{ do: 'banner', title: 'The Cellar', text: 'Find the key', tone: 'gold' }],
  deal: [
    {
      do: 'deal',
      board: stageBoard,
      regions: [
        { at: { x: 0, y: 0 }, extent: { columns: 7, rows: 9 } },
        { at: { x: 7, y: 0 }, extent: { columns: 6, rows: 9 } },
      ],
    },
  ],
  openFight: [
    { do: 'openFight', fight: fight },
    { do: 'wait', ms: 900 },
    { do: 'openFight', fight: later },
    { do: 'wait', ms: 1200 },
  ],
  clash: [
    { do: 'openFight', fight: fight },
    {
      do: 'clash',
      left: [{ sides: 8, face: 7, colour: 'bone' }],
      right: [{ sides: 6, face: 3, colour: 'red' }],
      verdict: '8 v 3: a hit!',
      tone: 'good',
      hurt: 'right',
    },
    { do: 'openFight', fight: later },
    { do: 'wait', ms: 500 },
    {
      do: 'clash',
      left: pool('bone', '6x 5 4x 2 1'),
      right: pool('red', '6x 4x 3 3 2 1'),
      verdict: 'Both are hurt',
      tone: 'bad',
      hurt: 'both',
      pace: 2,
    },
    { do: 'wait', ms: 1200 },
  ],
  dissolve: [
    { do: 'openFight', fight: fight },
    { do: 'wait', ms: 300 },
    { do: 'dissolve', side: 'right' },
    { do: 'wait', ms: 600 },
  ],
  death: [
    { do: 'death', token: 'hero', text: 'Bitten by a rat' },
    { do: 'wait', ms: 600 },
  ],
  closeFight: [{ do: 'openFight', fight: fight }, { do: 'wait', ms: 500 }, { do: 'closeFight' }],
  shake: [{ do: 'shake', strength: 3 }],
  darken: [{ do: 'darken', to: 0 }],
  spectacle: [{ do: 'spectacle', kind: 'victory', text: 'Victory!', sprite: 'chest-open' }],
  sound: [{ do: 'sound', key: 'victory' }],
  wait: [{ do: 'wait', ms: 300 }],
  together: [
    {
      do: 'together',
      motions: [
        { do: 'hop', token: 'hero', to: { x: 5, y: 5 } },
        { do: 'hop', token: 'rat', to: { x: 6, y: 3 } },
        { do: 'float', at: { token: 'hero' }, text: 'both', tone: 'good' },
      ],
    },
  ],
};
