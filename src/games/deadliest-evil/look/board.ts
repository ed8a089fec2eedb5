/** The level that Kora is on, as things on a table. */
import type { Seat } from '../../../core/game.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import type { BoardModel, LightModel, TokenModel, Tone } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { counted } from '../../phrases.ts';
import { BOARD, type Level } from '../data/constants.ts';
import { wayOut } from '../odds/outlook.ts';
import { ifStaying } from '../odds/staying.ts';
import { dungeonOf } from '../rules/dungeon.ts';
import { levelOf, mayLeave } from '../rules/ending.ts';
import { onTrack } from '../rules/monsters.ts';
import { tileHere } from '../rules/tiles.ts';
import { advancesUntil } from '../rules/track.ts';
import type { Monster, State } from '../state/state.ts';
import { asFromOutside, isRivals } from './contest.ts';
import { furniture, PRIZES } from './furniture.ts';
import { gateRow, groundOf } from './ground.ts';
import { koraModel } from './kora.ts';
import { arrivalCells, exitCell, foeCells, isShown, KORA, koraCell, openWays, standCell } from './places.ts';
import { foeTitle, smallFoe } from './words.ts';

const AMBIENT: Readonly<Record<Level, number>> = { 1: 46, 2: 42, 3: 40 };
/** The sorcerer brings the night along. */
const DREAD = 8;

/** `you` looks from outside while a rival is in there. */
export function board(state: State, _seat?: Seat, you?: Seat): BoardModel {
  if (!isRivals(state, you)) return levelBoard(state);
  const outside = levelBoard(asFromOutside(state));
  return { ...outside, tokens: outside.tokens.filter(({ id }) => id !== KORA) };
}

function levelBoard(state: State): BoardModel {
  return {
    extent: BOARD,
    roams: true,
    ground: groundOf(state).model,
    tokens: [...furniture(state), ...hunters(state), ...foes(state), koraModel(state)],
    light: light(state),
    focus: koraCell(state),
    ahead: aheadOf(state),
  };
}

/** So many cells beside her the camera would rather look. */
const AHEAD = 2;

/** A little ahead: where her tile leads, else what it holds; with a goal done, the way she came. */
export function aheadOf(state: State): Cell {
  const kora = koraCell(state);
  const { tile } = state.kora;
  const dark = openWays(state).filter(({ loc }) => loc.tile === tile);
  const home = mayLeave(state)
    ? wayOut(state)
        .way.slice(1, 4)
        .filter(loc => isShown(state, loc.tile))
    : [];
  const ways = [home.map(loc => standCell(state, loc)), dark.map(way => exitCell(state, way))];
  const ahead = ways.find(cells => cells.length > 0);
  const goal = middleOf([kora, ...(ahead ?? dungeonOf(state.tiles).floors[tile]!)]);
  const near = (at: number, to: number): number => at + Math.max(-AHEAD, Math.min(AHEAD, to - at));
  return { x: near(kora.x, goal.x), y: near(kora.y, goal.y) };
}

function middleOf(cells: readonly Cell[]): Cell {
  const middle = (axis: 'x' | 'y'): number => {
    const places = cells.map(at => at[axis]);
    return Math.round((Math.min(...places) + Math.max(...places)) / 2);
  };
  return { x: middle('x'), y: middle('y') };
}

export function foes(state: State): TokenModel[] {
  const cells = foeCells(state);
  const strikers = new Set(eyed(state).map(({ id }) => id));
  const kora = koraCell(state);
  return state.monsters.flatMap(monster => {
    const at = cells.get(monster.id);
    if (!at) return [];
    const facing = at.x > kora.x ? 'left' : 'right';
    return [{ ...foeModel(monster, strikers.has(monster.id)), at, facing }];
  });
}

/** Of those who come next the board shows where they will burst in; of the others the track tells enough. */
const CLOSE = 1;

/**
 * Faded, where they would stand. A mark, not a number: numbers on the floor are those of a way. While she walks nobody
 * comes, and the way has to be read.
 */
export function hunters(state: State): TokenModel[] {
  if (state.act.move === 'moving') return [];
  const cells = arrivalCells(state);
  const taken = [koraCell(state), ...foeCells(state).values()];
  return onTrack(state).flatMap(({ id, kind, at: { space } }) => {
    const at = cells.get(id);
    const away = advancesUntil(state, space);
    if (away > CLOSE || !at || taken.some(other => sameCell(other, at))) return [];
    taken.push(at);
    return [
      {
        id: `hunter-${id}`,
        sprite: smallFoe(kind),
        at,
        layer: 'figure' as const,
        label: `${foeTitle(id, kind)}, ${counted(away, 'advance')} away`,
        pose: 'faded' as const,
        plate: '!',
      },
    ];
  });
}

/** An eye where it tells something: all on her tile strike, except where only the first of each kind gets at her. */
function eyed(state: State): Monster[] {
  if (tileHere(state).id !== 'narrow') return [];
  const sure = ifStaying(state).strikers.filter(({ comes }) => comes === 1);
  return sure.map(({ monster }) => monster);
}

function foeModel({ id, kind }: Monster, strikes: boolean): Omit<TokenModel, 'at' | 'facing'> {
  return {
    id,
    sprite: kind,
    layer: 'figure',
    label: foeTitle(id, kind),
    ...(kind === 'grislyk' && { glow: 'magic' }),
    ...(strikes && { badges: ['eye-red'] }),
  };
}

type Light = LightModel['sources'][number];

function light(state: State): LightModel {
  const level = levelOf(state);
  const sorcerer = foeCells(state).get('grislyk');
  const isAwake = state.monsters.some(({ kind }) => kind === 'grislyk');
  const flame = (at: Cell, radius: number, tone: Tone): Light => ({ at, radius, tone, flicker: true });
  return {
    ambient: AMBIENT[level] - (isAwake ? DREAD : 0),
    sources: [
      flame(koraCell(state), 6, 'fire'),
      ...groundOf(state).torches.map(at => flame(at, 3, state.objectives.book ? 'good' : 'fire')),
      ...glows(state),
      ...(sorcerer ? [flame(sorcerer, 3, 'magic')] : []),
      ...present(level === 1 && daylight()),
    ],
  };
}

/** What she came for shines as long as it is there, and the stairs down do. */
function glows(state: State): Light[] {
  return dungeonOf(state.tiles).props.flatMap(({ sprite, tile, at }): Light[] => {
    if (tile === null || !isShown(state, tile)) return [];
    if (sprite === 'staircase-down') return [{ at, radius: 2, tone: 'ice', flicker: false }];
    const prize = PRIZES[sprite];
    if (!prize || state.objectives[prize.objective]) return [];
    return [{ at, radius: 4, tone: prize.tone, flicker: prize.flicker }];
  });
}

/** Morning lies on the meadow; only a glimmer of it reaches the pale steps behind the gate. */
function daylight(): Light {
  const { x, y } = gateRow();
  return { at: { x: x + 3, y: y + 2 }, radius: 4, tone: 'gold', flicker: false };
}
