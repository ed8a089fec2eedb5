/** Ways through the dungeon, with doors, water, strangers and counters as costs. */
import type { Cell } from '../../../core/grid.ts';
import { waterChance } from '../odds/rolls.ts';
import { CELLS, KEYS, numberOf } from '../rules/cells.ts';
import { can, charAt } from '../rules/characters.ts';
import { geometryOf } from '../rules/geometry.ts';
import type { Character, State } from '../state/state.ts';

const DOOR = 4;
const STRANGER = 5;
const COUNTER = 1.2;

export interface Routes {
  cost(to: Cell): number;
  /** The first tile of the cheapest way; undefined where there is none, or at its end. */
  next(to: Cell): Cell | undefined;
}

export function routesOf(view: State, char: Character, dread: number, from: Cell = char.at): Routes {
  const geometry = geometryOf(view.dungeon);
  const drowning = dread * (1 - waterChance(char)) * (1 + char.treasure);
  const isGhost = can(char, 'incorporeal');
  const ways = isGhost ? geometry.beside : geometry.passages;
  const costOfTile = CELLS.map((at, index) => {
    if (!geometry.isTile[index]) return Infinity;
    const water = geometry.isWater[index] ? drowning : 0;
    const stranger = charAt(view, at, char.id) ? STRANGER : 0;
    const counter = char.role === 'hero' && KEYS[index]! in view.hidden ? COUNTER : 0;
    return 1 + water + stranger + counter;
  });
  const start = numberOf(from);
  const cost: number[] = CELLS.map(() => Infinity);
  const before: number[] = CELLS.map(() => -1);
  const open = new Set([start]);
  cost[start] = 0;
  while (open.size > 0) {
    let here = -1;
    for (const index of open) if (here < 0 || cost[index]! < cost[here]!) here = index;
    open.delete(here);
    for (const next of ways[here]!) {
      const isShut = !isGhost && !geometry.links[here]!.includes(next);
      const total = cost[here]! + costOfTile[next]! + (isShut ? DOOR : 0);
      if (total >= cost[next]!) continue;
      cost[next] = total;
      before[next] = here;
      open.add(next);
    }
  }
  return {
    cost: to => cost[numberOf(to)]!,
    next: to => {
      let index = numberOf(to);
      if (index === start || before[index] === -1) return undefined;
      while (before[index] !== start) index = before[index]!;
      return CELLS[index]!;
    },
  };
}

/** The cost of reaching somebody is the cost of standing before it. */
export function costToMeet(routes: Routes, at: Cell): number {
  return routes.cost(at) - STRANGER;
}
