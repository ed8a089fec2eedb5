/** The cheap path: every step costs 1, and waking somebody on the way costs what that somebody is worth fearing. */
import type { Cell } from '../../../core/grid.ts';
import { board } from '../data/board.ts';
import { seemsBoss } from '../odds/tiles.ts';
import { isDozing } from '../rules/pieces.ts';
import { around, beside, indexAt, isWall, SPAWNS, SQUARE_COUNT, SQUARES } from '../rules/squares.ts';
import type { Mind } from './mind.ts';

const NEXT = SQUARES.map(at => beside(at).map(indexAt));
const WALLS = SQUARES.map(isWall);

export interface Ways {
  /** Infinity where no way leads. */
  costTo(at: Cell): number;
  /** The squares of the way, the first step first. */
  wayTo(at: Cell): Cell[];
}

/** How many walls may be crossed: none, one per secret door, or all. */
export function cheapWays(mind: Mind, wallsAllowed: number): Ways {
  const { state, hero } = mind;
  const blocked = new Uint8Array(SQUARE_COUNT);
  for (const monster of state.monsters) blocked[indexAt(monster.at)] = 1;
  /** By square: who would wake there, as bits of `fears`. */
  const fears: number[] = [];
  const wakes = new Int32Array(SQUARE_COUNT);
  if (hero.invisibleRound === null) {
    for (const monster of state.monsters) {
      if (!isDozing(monster) || (hero.firstTurn && seemsBoss(monster)) || fears.length === 31) continue;
      const fear = fearOf(mind, monster);
      if (fear === 0) continue;
      for (const at of around(monster.at)) wakes[indexAt(at)]! |= 1 << fears.length;
      fears.push(fear);
    }
  }
  const layers = Math.min(wallsAllowed, 4) + 1;
  const size = SQUARE_COUNT * layers;
  const cost = new Float64Array(size).fill(Infinity);
  const woken = new Int32Array(size);
  const from = new Int32Array(size).fill(-1);
  const done = new Uint8Array(size);
  const start = indexAt(hero.at);
  cost[start] = 0;
  const open = [start];
  while (open.length > 0) {
    const here = takeCheapest(open, cost);
    if (done[here]) continue;
    done[here] = 1;
    const walls = Math.floor(here / SQUARE_COUNT);
    for (const index of NEXT[here % SQUARE_COUNT]!) {
      const isThrough = WALLS[index]!;
      const layer = walls + (isThrough && wallsAllowed < 99 ? 1 : 0);
      if (blocked[index] || layer >= layers || (isThrough && wallsAllowed === 0)) continue;
      const next = index + layer * SQUARE_COUNT;
      const fresh = wakes[index]! & ~woken[here]!;
      const total = cost[here]! + 1 + sum(fears, fresh);
      if (total >= cost[next]!) continue;
      cost[next] = total;
      woken[next] = woken[here]! | fresh;
      from[next] = here;
      open.push(next);
    }
  }
  const bestAt = (at: Cell): number => {
    let chosen = indexAt(at);
    for (let layer = 1; layer < layers; layer++) {
      const other = indexAt(at) + layer * SQUARE_COUNT;
      if (cost[other]! < cost[chosen]!) chosen = other;
    }
    return chosen;
  };
  return {
    costTo: at => cost[bestAt(at)]!,
    wayTo: at => {
      const way: Cell[] = [];
      for (let here = bestAt(at); from[here] !== -1; here = from[here]!)
        way.unshift(SQUARES[here % SQUARE_COUNT]!);
      return way;
    },
  };
}

function takeCheapest(open: number[], cost: Float64Array): number {
  let at = 0;
  for (let i = 1; i < open.length; i++) if (cost[open[i]!]! < cost[open[at]!]!) at = i;
  const found = open[at]!;
  open[at] = open.at(-1)!;
  open.pop();
  return found;
}

function sum(fears: readonly number[], bits: number): number {
  let total = 0;
  for (let index = 0; bits >>> index; index++) if ((bits >>> index) & 1) total += fears[index]!;
  return total;
}

/** What waking this one costs, in steps. */
function fearOf(mind: Mind, monster: Parameters<Mind['meet']>[0]): number {
  if (mind.level === 'easy') return isBossSpawn(monster.at) ? 6 : 0;
  const { win, loss, loot } = mind.meet(monster);
  if (mind.level === 'normal') return win < 0.9 ? 12 : Math.max(0, loss - 1);
  return Math.max(0, 0.6 * loss + (1 - win) * (mind.hero.coins + 25) - loot);
}

const BOSS_SPAWNS = new Set(SPAWNS.filter(at => board.bossSpawns.includes(at)).map(indexAt));

function isBossSpawn(at: Cell): boolean {
  return BOSS_SPAWNS.has(indexAt(at));
}
