/** What stands on the shown level without being alive: lectern, crucible, stairs, signposts, bars, open ways. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { TERRAIN, type TokenModel, type Tone } from '../../../core/look.ts';
import { once } from '../../../core/memo.ts';
import { WAYS_UP } from '../data/board-map.ts';
import { ROMAN, type Level, type Objective } from '../data/constants.ts';
import { dungeonOf, type ExitOnBoard, type PropOnBoard } from '../rules/dungeon.ts';
import { levelOf } from '../rules/ending.ts';
import { onTile } from '../rules/monsters.ts';
import { slipsPast } from '../rules/movement.ts';
import type { State } from '../state/state.ts';
import { gateRow, groundOf } from './ground.ts';
import { CRUCIBLE, exitCell, isShown, LECTERN, markerToken, openWays } from './places.ts';
import { tileName } from './tiles.ts';
import { crowd } from './words.ts';

export const furniture = once(makeFurniture);

function makeFurniture(state: State): TokenModel[] {
  const level = levelOf(state);
  const large = dungeonOf(state.tiles).props.filter(({ size }) => size.columns > 1);
  return [
    ...large.flatMap(prop => largeProp(state, level, prop)),
    ...(level === 1 ? [gate()] : []),
    ...signposts(state, level),
    ...openWays(state).map(exit => openWay(state, exit)),
    ...bars(state),
    ...searchedMarks(state, level),
  ];
}

/** Two cells wide. A lectern is one cell deep and stands on that cell's lower edge. */
function largeProp(state: State, level: Level, { sprite, tile, at, size }: PropOnBoard): TokenModel[] {
  if (tile === null) {
    const way = WAYS_UP.find(({ cells }) => cells[0]!.x === at.x);
    return way?.from === level
      ? [mark(`steps-up-${level}`, sprite, at, `Steps up to Level ${ROMAN[way.to]}`, 2)]
      : [];
  }
  if (!isShown(state, tile)) return [];
  if (sprite === 'staircase-down')
    return [mark(`steps-down-${tile}`, sprite, at, `Steps down to Level ${ROMAN[below(level)]}`, 2)];
  const prize = PRIZES[sprite];
  if (!prize) return [];
  const { objective, id, tone, whole, empty } = prize;
  const place = { id, at: { x: at.x, y: at.y + size.rows - 2 }, size: 2, layer: 'thing' } as const;
  return [
    state.objectives[objective] ? { ...place, ...empty } : { ...place, sprite, label: whole, glow: tone },
  ];
}

interface Prize {
  readonly objective: Exclude<Objective, 'grislyk'>;
  readonly id: string;
  readonly tone: Tone;
  readonly flicker: boolean;
  readonly whole: string;
  readonly empty: { readonly label: string; readonly sprite: string };
}

/** What she came for, by the furniture that holds it: how it shines, and what is left of it. */
export const PRIZES: Readonly<Partial<Record<string, Prize>>> = {
  'lectern-book': {
    objective: 'book',
    id: LECTERN,
    tone: 'magic',
    flicker: false,
    whole: 'The Book of Lore',
    empty: { label: 'An empty lectern', sprite: 'lectern-empty' },
  },
  crucible: {
    objective: 'crucible',
    id: CRUCIBLE,
    tone: 'good',
    flicker: true,
    whole: 'The Black Crucible',
    empty: { label: 'The broken Crucible', sprite: 'crucible-broken' },
  },
};

const below = (level: Level): Level => (level === 1 ? 2 : 3);

function mark(id: string, sprite: string, at: Cell, label: string, size = 1): TokenModel {
  return { id, sprite, at, layer: 'mark', label, ...(size > 1 && { size }) };
}

/** In the masonry under the Entrance; seen from the meadow. */
function gate(): TokenModel {
  const { x, y } = gateRow();
  return mark('gate', 'gate', { x: x + 3, y: y - 1 }, 'The gate', 2);
}

/** "To Level II" beside the stairs, "To Level I" beside the steps back. */
function signposts(state: State, level: Level): TokenModel[] {
  const down = state.tiles.flatMap((tile, index) => {
    if (tile.level !== level || (tile.id !== 'stairs-1' && tile.id !== 'stairs-2')) return [];
    const prop = dungeonOf(state.tiles).props.find(each => each.tile === index);
    return prop ? [signpost(index, below(level), postBeside(state, prop.at))] : [];
  });
  const way = WAYS_UP.find(({ from }) => from === level);
  const first = state.tiles.findIndex(tile => tile.level === level);
  if (!way || first < 0) return down;
  const { x, y } = way.cells[0]!;
  return [...down, signpost(first, way.to, { x: x - 1, y })];
}

function signpost(tile: number, to: Level, at: Cell): TokenModel {
  return mark(markerToken(tile, to), `marker-level-${to}`, at, `To Level ${ROMAN[to]}`);
}

/** On a wall beside the stairs where there is one; the passage stays free. */
function postBeside(state: State, { x, y }: Cell): Cell {
  const { rows } = groundOf(state).model;
  const around = [
    { x, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 2, y },
    { x: x - 1, y },
    { x, y: y + 2 },
  ];
  return around.find(at => rows[at.y]?.[at.x] === TERRAIN.wall) ?? around[0]!;
}

function openWay(state: State, exit: ExitOnBoard): TokenModel {
  const label = exit.exit === 'stair' ? 'Nobody has gone down here' : 'Nobody has seen what lies beyond';
  const token = mark(`way-${exit.loc.tile}-${exit.exit}`, 'exit-unknown', exitCell(state, exit), label);
  return { ...token, glow: 'magic', floats: true };
}

/** A bar across the threshold of a tile where monsters would end her walk; green where she may slip past. */
function bars(state: State): TokenModel[] {
  return dungeonOf(state.tiles).exits.flatMap(({ loc, exit, to, cells }) => {
    if (to !== state.kora.tile || exit === 'stair' || !isShown(state, loc.tile)) return [];
    const guards = onTile(state, loc.tile);
    if (guards.length === 0) return [];
    const who = crowd(guards.map(({ kind }) => kind));
    return slipsPast(state)
      ? [mark(`bar-${loc.tile}`, 'pass-bar', cells[1]!, `You may slip past ${who}`)]
      : [mark(`bar-${loc.tile}`, 'stop-bar', cells[1]!, `${who} would stop you`)];
  });
}

/** A glass on the floor of a tile that holds nothing more. */
function searchedMarks({ tiles }: State, level: Level): TokenModel[] {
  const { floors, spaces, props } = dungeonOf(tiles);
  const isStand = (at: Cell): boolean => spaces.some(({ stand }) => sameCell(stand, at));
  // A pillar on the next cell would stand across it.
  const isBehind = ({ x, y }: Cell): boolean => props.some(({ at }) => sameCell(at, { x, y: y + 1 }));
  return tiles.flatMap(({ id, searched, level: of }, index) => {
    const at = floors[index]!.findLast(cell => !isStand(cell) && !isBehind(cell));
    if (!searched || of !== level || !at) return [];
    return [mark(`searched-${index}`, 'icon-searched', at, `${tileName(id)}: searched`)];
  });
}
