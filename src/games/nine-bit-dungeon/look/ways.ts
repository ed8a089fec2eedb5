/** Ways over the board: the footprints to a square. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { pathTo } from '../../../core/ways.ts';
import { BOARD } from '../data/constants.ts';
import { boardIn, isWalkable } from '../rules/board.ts';
import { isFree } from '../rules/monsters.ts';
import type { State } from '../state/state.ts';

/** A shortest way with the monsters where they are; only while she may walk. */
export function wayTo(state: State, to: Cell): readonly Cell[] | undefined {
  const { at } = state.hero;
  if (state.ask?.kind !== 'act') return undefined;
  if (sameCell(at, to)) return [];
  const isOpen = isOpenTo(state);
  return isOpen(to) ? pathTo(BOARD, at, to, isOpen) : undefined;
}

/** Steps until she stands beside a square; undefined where no way leads there. */
export function pathBeside(state: State, from: Cell, to: Cell): number | undefined {
  const isOpen = isOpenTo(state);
  const way = pathTo(BOARD, from, to, at => isOpen(at) || sameCell(at, from));
  return way && way.length - 1;
}

function isOpenTo(state: State): (at: Cell) => boolean {
  const dungeon = boardIn(state);
  return at => isWalkable(dungeon, at) && isFree(state, at);
}
