/** Chapters 2.1 and 6.2: what lies between two squares, and what stands on one. */
import type { Seat } from '../../../core/game.ts';
import {
  DIRECTIONS,
  indexOf,
  isInside,
  range,
  sameCell,
  stepFrom,
  type Cell,
  type Direction,
} from '../../../core/grid.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD } from '../data/constants.ts';
import type { Boss, Door, Enemy, State, Trap } from '../state/state.ts';

type Barrier = 'edge' | 'wall';

/** The edge of the board or a wall; doors are looked up with `doorBetween`. */
export function barrierAt(state: State, at: Cell, direction: Direction): Barrier | undefined {
  if (!labyrinthOf(state.options.dungeon).walls[sideOf(at, direction)]) return undefined;
  return isInside(BOARD, stepFrom(at, direction)) ? 'wall' : 'edge';
}

/** The closed door on this side of a square. */
export function closedDoorAt(state: State, at: Cell, direction: Direction): Door | undefined {
  const number = labyrinthOf(state.options.dungeon).doorAt[sideOf(at, direction)]!;
  const door = number > 0 ? state.doors[number - 1] : undefined;
  return door && !door.open ? door : undefined;
}

function sideOf(at: Cell, direction: Direction): number {
  return indexOf(BOARD, at) * 4 + DIRECTIONS.indexOf(direction);
}

export function enemyAt(state: State, at: Cell): Enemy | undefined {
  return state.enemies.find(enemy => enemy.at && sameCell(enemy.at, at));
}

export function isUnderBoss(boss: Pick<Boss, 'at' | 'size'> | null, at: Cell): boolean {
  if (!boss) return false;
  const { x, y } = boss.at;
  return at.x >= x && at.y >= y && at.x < x + boss.size && at.y < y + boss.size;
}

/** All squares of the boss, in reading order. */
export function squaresOfBoss({ at, size }: Pick<Boss, 'at' | 'size'>): Cell[] {
  const squares: Cell[] = [];
  for (let y = at.y; y < at.y + size; y++) for (let x = at.x; x < at.x + size; x++) squares.push({ x, y });
  return squares;
}

export function trapAt(state: State, at: Cell): Trap | undefined {
  return state.traps.find(trap => sameCell(trap.at, at));
}

export function seatAt(state: State, at: Cell): Seat | undefined {
  return state.pawns.find(pawn => pawn.at && sameCell(pawn.at, at))?.seat;
}

/** No pawn, foe or trap. */
export function isFree(state: State, at: Cell): boolean {
  return (
    seatAt(state, at) === undefined &&
    !trapAt(state, at) &&
    !enemyAt(state, at) &&
    !isUnderBoss(state.boss, at)
  );
}

export function freeStarts(state: State): Cell[] {
  return labyrinthOf(state.options.dungeon)
    .starts.filter(at => isFree(state, at))
    .map(({ x, y }) => ({ x, y }));
}

/** Of these squares, the ones nearest to `from` by rows and columns, whatever lies between. */
export function nearest(from: Cell, squares: readonly Cell[]): Cell[] {
  const least = Math.min(...squares.map(at => range(from, at)));
  return squares.filter(at => range(from, at) === least);
}
