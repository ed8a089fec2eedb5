/** Chapter "Range and Sight": five tiles far, stopped by walls and monsters that the straight line crosses. */
import { indexOf, range, type Cell } from '../../../core/grid.ts';
import { cellsBetween } from '../../../core/sight.ts';
import { BOARD, SIGHT } from '../data/constants.ts';
import type { Monster, State } from '../state/state.ts';
import { boardIn, type Board } from './board.ts';
import { kindOf } from './monsters.ts';

const CLEAR = 1;
const BLOCKED = 2;
const CELLS = BOARD.columns * BOARD.rows;

/** The cells between two cells, by index. The same on every board. */
const between: (readonly number[])[] = [];

function indexesBetween(pair: number, from: Cell, to: Cell): readonly number[] {
  return (between[pair] ??= cellsBetween(from, to).map(at => indexOf(BOARD, at)));
}

/** Sight between two tiles. `except` is a monster that is about to stand elsewhere: it does not block. */
export function inSight(
  board: Board,
  monsters: readonly Monster[],
  from: Cell,
  to: Cell,
  except?: number,
): boolean {
  if (range(from, to) > SIGHT) return false;
  const pair = indexOf(BOARD, from) * CELLS + indexOf(BOARD, to);
  const crossed = indexesBetween(pair, from, to);
  if (board.seen[pair] === 0) {
    const isWall = (index: number): boolean => board.fly.passable[index] === 0;
    board.seen[pair] = crossed.some(isWall) ? BLOCKED : CLEAR;
  }
  if (board.seen[pair] === BLOCKED) return false;
  if (crossed.length === 0) return true;
  for (const monster of monsters) {
    if (monster.id !== except && crossed.includes(indexOf(BOARD, monster.at))) return false;
  }
  return true;
}

/** Whether she and the monster see each other. */
export function seesHero(state: State, monster: Monster): boolean {
  return inSight(boardIn(state), state.monsters, monster.at, state.hero.at);
}

/** Whether the monster could attack her from this tile: in its Range and in Sight. */
export function canAttackFrom(state: State, monster: Monster, at: Cell): boolean {
  return (
    range(at, state.hero.at) <= kindOf(state, monster).range &&
    inSight(boardIn(state), state.monsters, at, state.hero.at, monster.id)
  );
}

/** The tiles that she sees, for the overlay; `from` may be any tile. */
export function* tilesSeen(state: State, from: Cell): Generator<Cell> {
  const board = boardIn(state);
  for (let y = Math.max(0, from.y - SIGHT); y <= Math.min(BOARD.rows - 1, from.y + SIGHT); y++) {
    for (let x = Math.max(0, from.x - SIGHT); x <= Math.min(BOARD.columns - 1, from.x + SIGHT); x++) {
      const isWall = board.fly.passable[indexOf(BOARD, { x, y })] === 0;
      if (!isWall && inSight(board, state.monsters, from, { x, y })) yield { x, y };
    }
  }
}
