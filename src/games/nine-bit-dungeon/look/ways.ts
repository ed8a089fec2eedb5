/** Ways over the board: the footprints to a square, and whether she can be there before her turn ends. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { pathTo } from '../../../core/ways.ts';
import { BOARD } from '../data/constants.ts';
import { boardIn, isWalkable, slotOf } from '../rules/board.ts';
import { isFree } from '../rules/monsters.ts';
import type { State } from '../state/state.ts';

/** A shortest way with the monsters where they are; only while she may walk. */
export function wayTo(state: State, to: Cell): readonly Cell[] | undefined {
  return state.ask?.kind === 'act' ? pathOver(state, to, isOpenTo(state)) : undefined;
}

/** Steps until she stands beside a square; undefined where no way leads there. */
export function pathBeside(state: State, from: Cell, to: Cell): number | undefined {
  const isOpen = isOpenTo(state);
  const way = pathTo(BOARD, from, to, at => isOpen(at) || sameCell(at, from));
  return way && way.length - 1;
}

/** This turn without an event, this turn over a seam, or not this turn. */
export type Reach = 'now' | 'seam' | 'later';

export function reachOf(state: State, to: Cell): Reach {
  const isOpen = isOpenTo(state);
  const isOnHerCard = (at: Cell): boolean => isOpen(at) && slotOf(at) === slotOf(state.hero.at);
  const isNear = (way: readonly Cell[] | undefined): boolean =>
    way !== undefined && way.length <= state.actionsLeft;
  if (isNear(pathOver(state, to, isOnHerCard))) return 'now';
  return isNear(pathOver(state, to, isOpen)) ? 'seam' : 'later';
}

type Passable = (at: Cell) => boolean;

function isOpenTo(state: State): Passable {
  const dungeon = boardIn(state);
  return at => isWalkable(dungeon, at) && isFree(state, at);
}

function pathOver(state: State, to: Cell, isOpen: Passable): readonly Cell[] | undefined {
  const { at } = state.hero;
  if (sameCell(at, to)) return [];
  return isOpen(to) ? pathTo(BOARD, at, to, isOpen) : undefined;
}
