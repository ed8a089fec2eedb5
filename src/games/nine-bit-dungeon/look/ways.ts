/** Ways over the board: the footprints to a square. */
import { CheapestFirst } from '../../../core/cheapest.ts';
import { cellAt, cellsOf, indexOf, sameCell, type Cell } from '../../../core/grid.ts';
import { pathTo } from '../../../core/ways.ts';
import { BOARD } from '../data/constants.ts';
import { boardIn, isWalkable, slotOf } from '../rules/board.ts';
import { isFree } from '../rules/monsters.ts';
import type { State } from '../state/state.ts';

const SLOTS = Array.from(cellsOf(BOARD), slotOf);
/** Two turns' walk: most events hurt, and nobody who points at a square asks for one. */
const CROSSING = 4;

/** The way with the monsters where they are, around seams where that is not far; only while she may walk. */
export function wayTo(state: State, to: Cell): readonly Cell[] | undefined {
  const { at } = state.hero;
  if (state.ask?.kind !== 'act') return undefined;
  if (sameCell(at, to)) return [];
  const { cost, next } = costsTo(state, to);
  let here = indexOf(BOARD, at);
  if (cost[here] === Infinity) return undefined;
  const way: Cell[] = [];
  while (!sameCell(cellAt(BOARD, here), to)) {
    // Ties go north, east, south, west: the same from every square of the way, so what is shown is what is walked.
    here = next[here]!.find(there => cost[there]! + price(here, there) === cost[here])!;
    way.push(cellAt(BOARD, here));
  }
  return way;
}

/** How far a square is by that way, seams counted; undefined where no way leads. */
export function lengthTo(state: State, to: Cell): number | undefined {
  if (state.ask?.kind !== 'act') return undefined;
  const length = costsTo(state, to).cost[indexOf(BOARD, state.hero.at)]!;
  return length === Infinity ? undefined : length;
}

/** From every square. */
function costsTo(
  state: State,
  to: Cell,
): { readonly cost: Float64Array; readonly next: readonly (readonly number[])[] } {
  const { next } = boardIn(state).foot;
  const cost = new Float64Array(SLOTS.length).fill(Infinity);
  if (!isOpenTo(state)(to) && !sameCell(state.hero.at, to)) return { cost, next };
  const taken = new Set(state.monsters.map(({ at }) => indexOf(BOARD, at)));
  const open = new CheapestFirst(SLOTS.length);
  cost[indexOf(BOARD, to)] = 0;
  open.put(indexOf(BOARD, to), 0);
  for (let here = open.take(); here !== undefined; here = open.take()) {
    for (const there of next[here]!) {
      const total = cost[here]! + price(here, there);
      if (taken.has(there) || total >= cost[there]!) continue;
      cost[there] = total;
      open.put(there, total);
    }
  }
  return { cost, next };
}

function price(from: number, to: number): number {
  return SLOTS[from] === SLOTS[to] ? 1 : 1 + CROSSING;
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
