/** The floor of a labyrinth with its walls and doors on the grid lines. It changes when a door opens, or a pawn comes where nobody was. */
import { cellAt, type Cell } from '../../../core/grid.ts';
import { TERRAIN, type GroundModel, type LineModel } from '../../../core/look.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD } from '../data/constants.ts';
import type { DungeonId } from '../data/dungeons.ts';
import type { Line } from '../data/labyrinth.ts';
import type { State } from '../state/state.ts';
import { LABYRINTHS } from './labyrinths.ts';

const FLOOR = Array.from({ length: BOARD.rows }, () => TERRAIN.floor.repeat(BOARD.columns));

/** The outer edge is a wall that stands beside the first and last squares: it covers no part of them. */
const OUT = 3 / 16;
/** Of its own thickness: at the corners walls meet. */
const HALF = 2 / 16;
/** In pixels, to its far side. */
export const FRAME = 5;
const EAST = BOARD.columns + OUT;
const SOUTH = BOARD.rows + OUT;
const EDGE: readonly LineModel[] = [
  wall(corner(-OUT - HALF, -OUT), corner(EAST + HALF, -OUT)),
  wall(corner(-OUT - HALF, SOUTH), corner(EAST + HALF, SOUTH)),
  wall(corner(-OUT, -OUT), corner(-OUT, SOUTH)),
  wall(corner(EAST, -OUT), corner(EAST, SOUTH)),
];

/** By which doors are open: at most sixteen grounds of one labyrinth. */
const grounds = new Map<string, GroundModel>();

export function groundOf(state: State): GroundModel {
  const lit = litGround(state);
  if (state.dark.length === 0) return lit;
  const shade = state.dark.map(square => ({ sprite: 'floor-unseen', at: cellAt(BOARD, square) }));
  return { ...lit, key: `${lit.key}/dark ${state.dark.join()}`, decor: [...lit.decor, ...shade] };
}

function litGround(state: State): GroundModel {
  const { dungeon } = state.options;
  const open = state.doors.filter(door => door.open).map(door => door.id);
  const key = [dungeon, ...open].join('/');
  const known = grounds.get(key);
  if (known) return known;
  const made = makeGround(key, dungeon, open);
  grounds.set(key, made);
  return made;
}

function makeGround(key: string, dungeon: DungeonId, open: readonly string[]): GroundModel {
  const { starts, lines, doors } = labyrinthOf(dungeon);
  return {
    key,
    theme: dungeon,
    rows: FLOOR,
    decor: [
      ...starts.map(({ x, y }) => ({ sprite: 'floor-zone', at: { x, y } })),
      ...LABYRINTHS[dungeon].litter.map(([sprite, x, y]) => ({ sprite, at: { x, y } })),
    ],
    lines: [
      ...EDGE,
      ...lines.map(({ from, to }) => wall(from, to)),
      ...doors.flatMap(({ id, letter, lines: leaves }) =>
        open.includes(id)
          ? posts(leaves)
          : leaves.map(leaf => ({ ...leaf, kind: 'door', text: letter }) as const),
      ),
    ],
  };
}

/** Of a double door that stands open only the posts are left, a quarter of a square at both ends. */
function posts(leaves: readonly Line[]): LineModel[] {
  const ends = leaves.flatMap(({ from, to }) => [from, to]);
  const low = { x: Math.min(...ends.map(end => end.x)), y: Math.min(...ends.map(end => end.y)) };
  const high = { x: Math.max(...ends.map(end => end.x)), y: Math.max(...ends.map(end => end.y)) };
  const post = { x: high.x > low.x ? 0.25 : 0, y: high.y > low.y ? 0.25 : 0 };
  return [
    wall(low, corner(low.x + post.x, low.y + post.y)),
    wall(corner(high.x - post.x, high.y - post.y), high),
  ];
}

function wall(from: Cell, to: Cell): LineModel {
  return { from, to, kind: 'wall' };
}

/** A crossing of grid lines: (0,0) is the board's upper left corner. */
function corner(x: number, y: number): Cell {
  return { x, y };
}
