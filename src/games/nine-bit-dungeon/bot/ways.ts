/** The bot's ways: cheapest by danger, not by length. */
import { CheapestFirst } from '../../../core/cheapest.ts';
import { cellAt, cellsOf, indexOf, sameCell, type Cell } from '../../../core/grid.ts';
import { BOARD } from '../data/constants.ts';
import { boardIn, slotOf } from '../rules/board.ts';
import type { State } from '../state/state.ts';

const CELLS = BOARD.columns * BOARD.rows;
const SLOTS = Array.from(cellsOf(BOARD), slotOf);
const PER_EXPOSURE = 1.1;
const MONSTER_IN_THE_WAY = 6;
const CROSSING = 3;

export interface WayMap {
  /** What it costs to go there; infinite where no way leads. A monster on the goal itself is no hindrance. */
  costTo(at: Cell): number;
  /** The first step of the way there, or undefined if she stands there already. */
  firstStepTo(at: Cell): Cell | undefined;
}

/** Dijkstra from her tile. */
export function cheapestWays(state: State, exposure: Float64Array): WayMap {
  const { next } = boardIn(state).foot;
  const occupied = new Set(state.monsters.map(monster => indexOf(BOARD, monster.at)));
  const cost = new Float64Array(CELLS).fill(Infinity);
  const from = new Int16Array(CELLS).fill(-1);
  const open = new CheapestFirst(CELLS);
  const start = indexOf(BOARD, state.hero.at);
  cost[start] = 0;
  open.put(start, 0);
  for (let here = open.take(); here !== undefined; here = open.take()) {
    for (const there of next[here]!) {
      const crossing = SLOTS[here] === SLOTS[there] ? 0 : CROSSING;
      const blocked = occupied.has(there) ? MONSTER_IN_THE_WAY : 0;
      const total = cost[here]! + 1 + PER_EXPOSURE * exposure[there]! + blocked + crossing;
      if (total >= cost[there]!) continue;
      cost[there] = total;
      from[there] = here;
      open.put(there, total);
    }
  }
  return {
    costTo(at) {
      const index = indexOf(BOARD, at);
      return cost[index]! - (occupied.has(index) ? MONSTER_IN_THE_WAY : 0);
    },
    firstStepTo(at) {
      let index = indexOf(BOARD, at);
      if (sameCell(at, state.hero.at) || cost[index] === Infinity) return undefined;
      while (from[index] !== start) index = from[index]!;
      return cellAt(BOARD, index);
    },
  };
}
