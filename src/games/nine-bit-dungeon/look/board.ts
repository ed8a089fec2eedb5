/** The dungeon as things on a table. */
import { sameCell, cellsOf, type Cell } from '../../../core/grid.ts';
import {
  TERRAIN,
  type BoardModel,
  type GroundModel,
  type LightModel,
  type TokenModel,
} from '../../../core/look.ts';
import { edgeNames } from '../../edge-names.ts';
import { present } from '../../parts.ts';
import { BOARD, CARD, type Level } from '../data/constants.ts';
import { stockOf } from '../data/items.ts';
import { threatAt } from '../odds/threat.ts';
import { boardIn, letterAt, type Board } from '../rules/board.ts';
import { healthOf, isFree, kindOf } from '../rules/monsters.ts';
import type { Monster, State } from '../state/state.ts';
import { giftCell, HERO, hatchToken, monsterToken } from './places.ts';
import { itemIcon } from './words.ts';

/** The mood of each level: its tiles and music, its darkness, its liquid. */
export const MOODS: Readonly<Record<Level, { theme: string; ambient: number; lava: boolean }>> = {
  1: { theme: 'caves', ambient: 54, lava: false },
  2: { theme: 'crypt', ambient: 50, lava: false },
  3: { theme: 'keep', ambient: 50, lava: true },
  4: { theme: 'vault', ambient: 52, lava: true },
};

/** The seams between the cards: crossing one draws an event, so they must be seen. */
const SEAMS: GroundModel['lines'] = [
  { kind: 'seam', from: { x: CARD.columns, y: 0 }, to: { x: CARD.columns, y: BOARD.rows } },
  { kind: 'seam', from: { x: 0, y: CARD.rows }, to: { x: BOARD.columns, y: CARD.rows } },
];

const NAMES = edgeNames(BOARD);
/** Room for them beside the squares, so that they lie over nobody. */
const FRAME = 8;

export function board(state: State): BoardModel {
  if (!state.layout) return beforeTheFirstLevel(state);
  const dungeon = boardIn(state);
  return {
    extent: BOARD,
    ground: ground(state, dungeon),
    tokens: [...sites(state, dungeon), ...monsters(state), heroModel(state)],
    light: light(state, dungeon),
    names: NAMES,
    frame: FRAME,
    focus: state.hero.at,
  };
}

/** While she chooses her gift, she stands in a porch before the dungeon, and the gifts lie there. */
const PORCH = [
  '              ',
  '              ',
  '  ##########  ',
  '  #........#  ',
  '  #........#  ',
  '  #........#  ',
  '  #........#  ',
  '  ####..####  ',
  '              ',
  '              ',
];
const COUNTER: Cell = { x: 6, y: 3 };
const THRESHOLD: Cell = { x: 6, y: 6 };

function beforeTheFirstLevel(state: State): BoardModel {
  const gifts = stockOf(1).map(item =>
    token('thing', `gift-${item.id}`, itemIcon(item), giftCell(item.id), item.name),
  );
  return {
    extent: BOARD,
    ground: { key: 'porch', theme: MOODS[1].theme, rows: PORCH, decor: [], lines: [] },
    tokens: [
      token('thing', 'shop', 'shop', COUNTER, 'The shop'),
      ...gifts,
      { ...heroModel(state), at: THRESHOLD },
    ],
    light: {
      ambient: MOODS[1].ambient,
      sources: [
        { at: COUNTER, radius: 4, tone: 'gold', flicker: true },
        { at: THRESHOLD, radius: 5, tone: 'fire', flicker: true },
      ],
    },
    frame: FRAME,
  };
}

function ground(state: State, dungeon: Board): GroundModel {
  const rows = dungeon.rows.map(row => row.replace(/[^#~]/g, TERRAIN.floor));
  return {
    key: `${state.level}:${rows.join('')}`,
    theme: MOODS[state.level].theme,
    rows,
    decor: [],
    lines: SEAMS,
  };
}

function sites(state: State, { site, hatches }: Board): TokenModel[] {
  const { hasKey, chestOpen } = state;
  // A figure on top must read at a glance: the busy grating steps back under it.
  const hatch = (at: Cell): TokenModel => ({
    ...token('mark', hatchToken(at), 'hatch', at, 'A hatch'),
    ...(!isFree(state, at) && { pose: 'faded' }),
  });
  return [
    token('mark', 'entrance', 'entrance', site.entrance, 'The entrance'),
    ...hatches.map(hatch),
    hasKey
      ? { ...token('mark', 'exit', 'exit-lit', site.exit, 'The exit, open'), glow: 'gold' }
      : token('mark', 'exit', 'exit-shut', site.exit, 'The exit, locked'),
    chestOpen
      ? token('thing', 'chest', 'chest-open', site.chest, 'The empty chest')
      : token('thing', 'chest', 'chest', site.chest, 'A chest'),
    token('thing', 'shop', 'shop', site.shop, 'The shop'),
    ...present(!hasKey && { ...token('thing', 'key', 'key', site.key, 'The Key'), glow: 'gold' as const }),
  ];
}

function token(layer: 'mark' | 'thing', id: string, sprite: string, at: Cell, label: string): TokenModel {
  return { layer, id, sprite, at, label };
}

function monsters(state: State): TokenModel[] {
  const threats = new Set(threatAt(state)?.attackers.map(({ monster }) => monster));
  return state.monsters.map(monster => monsterModel(state, monster, threats.has(monster.id)));
}

export function monsterModel(state: State, monster: Monster, threatens: boolean): TokenModel {
  const kind = kindOf(state, monster);
  const health = healthOf(state, monster);
  return {
    id: monsterToken(monster.id),
    sprite: kind.id,
    at: monster.at,
    layer: 'figure',
    label: `${kind.name}, ${health} of ${kind.health} Health`,
    facing: monster.at.x > state.hero.at.x ? 'left' : 'right',
    ...(health < kind.health && { gauge: { value: health, max: kind.health } }),
    ...(threatens && { badges: ['eye-red'] }),
    // Its eye and its wound would hide her face.
    ...(sameCell(monster.at, { ...state.hero.at, y: state.hero.at.y + 1 }) && { isBelow: true }),
    ...(kind.fly && { floats: true }),
  };
}

/** She wears what she has found. */
export function heroSprite({ hero }: State): string {
  return hero.armour >= 2 ? 'hero-plate' : hero.maxMana >= 4 ? 'hero-robe' : 'hero';
}

function heroModel(state: State): TokenModel {
  return { id: HERO, sprite: heroSprite(state), at: state.hero.at, layer: 'figure', label: 'You' };
}

function light(state: State, dungeon: Board): LightModel {
  const { ambient, lava } = MOODS[state.level];
  const { site } = dungeon;
  return {
    ambient,
    sources: [
      { at: state.hero.at, radius: lava ? 5 : 6, tone: 'fire', flicker: true },
      { at: site.shop, radius: 3, tone: 'gold', flicker: true },
      { at: site.exit, radius: state.hasKey ? 3 : 1, tone: state.hasKey ? 'gold' : 'dim', flicker: false },
      ...(state.hasKey ? [] : [{ at: site.key, radius: 2, tone: 'gold' as const, flicker: false }]),
      ...(lava ? lavaLights(dungeon) : []),
    ],
  };
}

/** Every fourth tile of lava is light enough, and cheap; more would bleach whoever stands beside it. */
function lavaLights(dungeon: Board): LightModel['sources'] {
  return [...cellsOf(BOARD)]
    .filter(at => letterAt(dungeon, at) === TERRAIN.liquid)
    .filter((_, index) => index % 4 === 0)
    .map(at => ({ at, radius: 2, tone: 'fire' as const, flicker: true }));
}
