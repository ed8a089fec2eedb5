/** Ways through the dungeon, with doors, water, strangers and counters as costs. */
import { CheapestFirst } from '../../../core/cheapest.ts';
import type { Cell } from '../../../core/grid.ts';
import { waterChance } from '../odds/rolls.ts';
import { CELLS, KEYS, numberOf } from '../rules/cells.ts';
import { can } from '../rules/characters.ts';
import { geometryOf } from '../rules/geometry.ts';
import type { Character, State } from '../state/state.ts';

const DOOR = 4;
const STRANGER = 5;
const COUNTER = 1.2;
/** What it costs a Mage to phase, in steps of a walk: the wall may hold, and the turn is over behind it. */
const WALL = 1.2;

export interface Routes {
  cost(to: Cell): number;
  /** The first tile of the cheapest way; undefined where there is none, or at its end. */
  next(to: Cell): Cell | undefined;
}

export function routesOf(view: State, char: Character, dread: number, from: Cell = char.at): Routes {
  const geometry = geometryOf(view.dungeon);
  const drowning = dread * (1 - waterChance(char)) * (1 + char.treasure);
  const isGhost = can(char, 'incorporeal');
  const phases = can(char, 'phase');
  const ways = isGhost || phases ? geometry.beside : geometry.passages;
  const strangers = new Uint8Array(CELLS.length);
  for (const { id, at } of view.chars) if (id !== char.id) strangers[numberOf(at)] = 1;
  const costOfTile = new Float64Array(CELLS.length).fill(Infinity);
  for (const index of geometry.tiles) {
    const water = geometry.isWater[index] ? drowning : 0;
    const stranger = strangers[index] ? STRANGER : 0;
    const counter = char.role === 'hero' && KEYS[index]! in view.hidden ? COUNTER : 0;
    costOfTile[index] = 1 + water + stranger + counter;
  }
  const start = numberOf(from);
  const cost = new Float64Array(CELLS.length).fill(Infinity);
  const before = new Int16Array(CELLS.length).fill(-1);
  const open = new CheapestFirst(CELLS.length);
  cost[start] = 0;
  open.put(start, 0);
  for (let here = open.take(); here !== undefined; here = open.take()) {
    for (const next of ways[here]!) {
      const isWall = phases && !geometry.passages[here]!.includes(next);
      // Nobody phases into somebody.
      if (isWall && strangers[next]) continue;
      const isShut = !isGhost && !isWall && !geometry.links[here]!.includes(next);
      const total = cost[here]! + costOfTile[next]! + (isShut ? DOOR : 0) + (isWall ? WALL : 0);
      if (total >= cost[next]!) continue;
      cost[next] = total;
      before[next] = here;
      open.put(next, total);
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
