/** The crossword board as a dungeon: tiles lie face down until something wakes them. */
import type { Seat } from '../../../core/game.ts';
import { cellName, range, sameCell, type Cell } from '../../../core/grid.ts';
import {
  TERRAIN,
  type BoardModel,
  type GroundModel,
  type LightModel,
  type TokenModel,
  type Tone,
} from '../../../core/look.ts';
import { edgeNames } from '../../edge-names.ts';
import { present } from '../../parts.ts';
import { capital } from '../../phrases.ts';
import { BOARD } from '../data/board-map.ts';
import { board as dungeon } from '../data/board.ts';
import { MAX_HP } from '../data/constants.ts';
import { isBoss, MONSTERS, type Kind } from '../data/monsters.ts';
import { isAwakeBoss } from '../odds/tiles.ts';
import { insiders, kindSeen, specialOf } from '../rules/pieces.ts';
import { isEmptied } from '../rules/sites.ts';
import { isWall } from '../rules/squares.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { cellOf, EXTENT, heroToken, monsterToken, siteToken, squareOf } from './places.ts';
import { fightOf } from './fight.ts';
import { statusesOf, statusIcon } from './statuses.ts';
import { heroOf, kindName, kindNumbers, plateOf, tileName, specialIcon } from './words.ts';

const AMBIENT = 54;
/** The flags are pale: strong light would wash out whoever stands on them. */
const DIMMED = 0.8;
const HERO_LIGHT = 2.5;
const BOSS_LIGHT = 2;

const NAMES = edgeNames(BOARD, cellOf);
/** Room for them beside the squares, so that they lie over no chest. */
const FRAME = 8;

export function board(state: State, seat: Seat, you?: Seat): BoardModel {
  const fight = fightOf(state, you);
  return {
    extent: EXTENT,
    ground: ground(state),
    tokens: [
      ...TORCHES,
      ...sites(state),
      ...state.monsters.map(monster => monsterModel(state, monster)),
      ...state.heroes.flatMap(hero => heroModel(state, hero) ?? []),
    ],
    light: light(state),
    names: NAMES,
    // The wall around the board is a frame: larger squares are worth more.
    rim: 1,
    frame: FRAME,
    focus: cellOf(focusOf(state, seat)),
    ...(fight && { fight }),
  };
}

/** Where something is being decided; the stairs while nobody stands on the board. */
function focusOf(state: State, seat: Seat): Cell {
  const asked = state.ask ? state.heroes[state.ask.seat]?.at : undefined;
  return asked ?? state.heroes[seat]?.at ?? dungeon.star;
}

// ── The ground: it never changes, so it is made once ──────────────────────────────────────────────────────────

const terrain = (cell: Cell): string => {
  const square = squareOf(cell);
  return square && !isWall(square) ? TERRAIN.floor : TERRAIN.wall;
};
const rows = Array.from({ length: EXTENT.rows }, (_, y) =>
  Array.from({ length: EXTENT.columns }, (_unused, x) => terrain({ x, y })).join(''),
);

const decorAt = (sprite: string, squares: readonly Cell[]): GroundModel['decor'] =>
  squares.map(square => ({ sprite, at: cellOf(square) }));

/** A wall must look like a wall and loot like loot, so there is little else: bones, where nothing can be found. */
const BONES: readonly Cell[] = [
  { x: 2, y: 4 },
  { x: 5, y: 3 },
  { x: 9, y: 11 },
  { x: 13, y: 10 },
];

const CHESTS = dungeon.chests.map(chest => chest.at);

const DECOR: GroundModel['decor'] = [
  ...decorAt('square-chest-mark', CHESTS),
  ...decorAt('square-spawn', dungeon.outerSpawns),
  ...decorAt('square-spawn-boss', dungeon.bossSpawns),
  ...decorAt('bones', BONES),
];

/** By the book the dungeon looks older. */
function ground({ rules }: State): GroundModel {
  const theme = rules.exit === 'loud' ? 'delve-book' : 'delve';
  return { key: theme, theme, rows, decor: DECOR, lines: [] };
}

const LAMPS = dungeon.map.objects('lights');

/** Along the upper and left rim the squares have their names: the torches there hang in the corners instead. */
const NAMED_RIM = 0;
const FAR_RIM = BOARD.columns + 1;
const CORNERS: readonly Cell[] = [
  { x: NAMED_RIM, y: NAMED_RIM },
  { x: FAR_RIM, y: NAMED_RIM },
  { x: NAMED_RIM, y: FAR_RIM },
];
const HUNG = LAMPS.filter(({ type, at }) => type === 'torch' && at.x > NAMED_RIM && at.y > NAMED_RIM);

const TORCHES: readonly TokenModel[] = [...HUNG.map(({ at }) => at), ...CORNERS].map(at => ({
  id: `torch-${at.x}-${at.y}`,
  sprite: 'torch',
  at,
  layer: 'thing',
  label: 'A torch',
}));

// ── Sites ─────────────────────────────────────────────────────────────────────────────────────────────────────

function* sites(state: State): Generator<TokenModel> {
  const site = (at: Cell, layer: 'mark' | 'thing', sprite: string, label: string): TokenModel => {
    return { id: siteToken(at), sprite, at: cellOf(at), layer, label };
  };
  yield site(dungeon.star, 'mark', 'square-star', 'The stairs, the only way out');
  for (const { at, items } of dungeon.points) {
    const spent = isEmptied(state, at);
    const gain = `A rune: ${items === 2 ? 'two magic items' : 'one magic item'}`;
    yield site(at, 'mark', pointSprite(items, spent), spent ? 'A claimed rune' : gain);
  }
  for (const at of CHESTS) {
    const spent = isEmptied(state, at);
    yield site(at, 'thing', chestSprite(spent), spent ? 'An empty chest' : 'A treasure chest');
  }
}

export function chestSprite(spent: boolean): string {
  return spent ? 'chest-open' : 'chest';
}

export function pointSprite(items: number, spent: boolean): string {
  if (spent) return 'square-collection-spent';
  return items === 2 ? 'square-collection-2' : 'square-collection';
}

// ── Pieces ────────────────────────────────────────────────────────────────────────────────────────────────────

export function monsterModel(state: State, monster: Monster): TokenModel {
  const kind = kindSeen(monster);
  return kind && monster.awake ? awakeModel(state, monster, kind) : sleeperModel(monster, kind);
}

function awakeModel(state: State, monster: Monster, kind: Kind): TokenModel {
  const { hp } = MONSTERS[kind];
  const badges = monsterBadges(state, monster);
  const special = specialOf(monster);
  return {
    id: monsterToken(monster.id),
    sprite: kind,
    at: cellOf(monster.at),
    layer: 'figure',
    label: `${kindName(kind)} ${tileName(kind)}, awake: ${kindNumbers(kind)}`,
    facing: facingOf(state, monster.at),
    plate: plateOf(kind),
    ...(monster.wound > 0 && { gauge: { value: hp - monster.wound, max: hp } }),
    ...(badges.length > 0 && { badges }),
    ...(special === 'fly' && { floats: true }),
    ...(isBoss(kind) && { glow: 'bad' as const }),
  };
}

/** A tile on its face. Its letter shows only if everybody has seen it before. */
function sleeperModel(monster: Monster, kind: Kind | undefined): TokenModel {
  const enchanted = monster.sleepRound !== null;
  const name = kind ? `${kindName(kind)} ${tileName(kind)}` : monster.back === 'boss' ? 'Boss' : 'Monster';
  return {
    id: monsterToken(monster.id),
    sprite: backSprite(monster),
    at: cellOf(monster.at),
    layer: 'thing',
    label: `${name}, ${monster.stirring ? 'stirring' : enchanted ? 'in magic sleep' : 'asleep'}`,
    ...(kind && { plate: plateOf(kind) }),
    ...(monster.stirring && { badges: ['eye-stir'] }),
    // The tile's closed eye says it for all the others; a spell is another kind of sleep.
    ...(enchanted && { pose: 'asleep' as const, glow: 'magic' as const }),
  };
}

export function backSprite({ back, stirring }: Pick<Monster, 'back' | 'stirring'>): string {
  const sprite = back === 'boss' ? 'tile-back-boss' : 'tile-back';
  return stirring ? `${sprite}-stir` : sprite;
}

/** What it can do, and what has been done to it. */
function monsterBadges(state: State, monster: Monster): string[] {
  const special = specialOf(monster);
  return present(
    isAboutToAct(state, monster) && 'eye-red',
    special && specialIcon(special),
    monster.cancelRound !== null && statusIcon('cancelled'),
    monster.frozenRound !== null && statusIcon('frozen'),
    monster.slowRound !== null && statusIcon('slowed'),
  );
}

function isAboutToAct({ ask }: State, monster: Monster): boolean {
  return ask?.kind === 'react' && ask.window === 'activation' && ask.monster === monster.id;
}

/** They look towards the nearest hero. */
function facingOf(state: State, at: Cell): 'left' | 'right' {
  let nearest: Cell | undefined;
  for (const { at: there } of state.heroes) {
    if (there && (!nearest || range(at, there) < range(at, nearest))) nearest = there;
  }
  return (nearest ?? dungeon.star).x < at.x ? 'left' : 'right';
}

/** Only those inside stand on the board. */
export function heroModel(state: State, hero: Hero): TokenModel | undefined {
  const { at, seat, hp } = hero;
  if (!at) return undefined;
  const badges = statusesOf(state, hero).map(statusIcon);
  return {
    id: heroToken(seat),
    sprite: heroOf(seat).sprite,
    at: cellOf(at),
    layer: 'figure',
    label: `${capital(heroOf(seat).name)} on ${cellName(at)}, ${hp} of ${MAX_HP} hearts`,
    ...(hp < MAX_HP && { gauge: { value: hp, max: MAX_HP } }),
    ...(badges.length > 0 && { badges }),
    ...(hero.invisibleRound !== null && { pose: 'faded' as const }),
    ...(state.ask?.seat === seat && state.heroes.length > 1 && { glow: 'gold' as const }),
    ...(badges.includes(statusIcon('levitating')) && { floats: true }),
  };
}

// ── Light ─────────────────────────────────────────────────────────────────────────────────────────────────────

function light(state: State): LightModel {
  return {
    ambient: AMBIENT,
    sources: [
      ...LAMPS.flatMap(({ type, at, properties }) => {
        const square = squareOf(at);
        if (square && isEmptied(state, square)) return [];
        const radius = DIMMED * Number(properties['radius'] ?? 2);
        return [{ at, radius, tone: lampTone(square), flicker: type === 'torch' }];
      }),
      ...insiders(state).map(({ at }) => glowAt(at, HERO_LIGHT, 'fire')),
      ...state.monsters.filter(isAwakeBoss).map(({ at }) => glowAt(at, BOSS_LIGHT, 'bad')),
    ],
  };
}

function glowAt(square: Cell, radius: number, tone: Tone): LightModel['sources'][number] {
  return { at: cellOf(square), radius, tone, flicker: true };
}

function lampTone(square: Cell | undefined): Tone {
  if (!square) return 'fire';
  if (sameCell(square, dungeon.star)) return 'magic';
  return CHESTS.some(chest => sameCell(chest, square)) ? 'gold' : 'ice';
}
