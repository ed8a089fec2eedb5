/** How far a walk may lead. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { angryAssaults } from '../rules/assaults.ts';
import { cellOfKey, keyOf } from '../rules/cells.ts';
import { charAt } from '../rules/characters.ts';
import { hasCounter, mayCross, reachOf } from '../rules/reach.ts';
import { longestRush } from '../rules/rolls.ts';
import type { Character, State } from '../state/state.ts';
import { reachChance, stepChance } from './rolls.ts';

export interface WalkPreview {
  readonly at: Cell;
  /** The fewest that lead there. */
  readonly steps: number;
  /** Chance to get there alive, once it sets out: the rush, and then the driest way that the rush allows. */
  readonly chance: number;
  /** Even the driest way leads through water that may drown it. */
  readonly isWet: boolean;
  /** An unexplored counter ends the walk here. */
  readonly stops: boolean;
}

/** Every tile that one walk may lead to; `left` is what a rolled rush still allows. Healing by others does not count. */
export function walkPreviews(state: State, char: Character, left?: number): WalkPreview[] {
  if (left === undefined && !mayWalk(state, char)) return [];
  const ways = driestWays(state, char, left ?? longestRush(char));
  const found: WalkPreview[] = [];
  for (const [key, dry] of ways) {
    const at = cellOfKey(key);
    if (key === keyOf(char.at) || charAt(state, at, char.id)) continue;
    const steps = dry.findIndex(chance => chance > 0);
    const chance = left === undefined ? arrival(char, dry) : dry.at(-1)!;
    const stops = char.role === 'hero' && hasCounter(state, at);
    found.push({ at, steps, chance, isWet: dry.at(-1)! < 1, stops });
  }
  return found.toSorted((a, b) => a.steps - b.steps);
}

/** What lies down, and a Troll that sees somebody, goes nowhere. */
function mayWalk(state: State, char: Character): boolean {
  return !char.paralysed && !angryAssaults(state, char);
}

/** By tile: the best chance to be there alive within 0, 1, 2 … steps. */
function driestWays(state: State, char: Character, most: number): Map<string, readonly number[]> {
  const isPassable = (at: Cell): boolean => sameCell(at, char.at) || mayCross(state, char, at);
  const ways = new Map<string, number[]>([[keyOf(char.at), [1]]]);
  for (let step = 1; step <= most; step++) {
    const before = [...ways].map(([key, dry]) => [cellOfKey(key), dry.at(-1)!] as const);
    for (const dry of ways.values()) dry.push(dry.at(-1)!);
    for (const [from, chance] of before) {
      if (!isPassable(from)) continue;
      for (const at of reachOf(state, char, from)) {
        if (charAt(state, at, char.id) && !isPassable(at)) continue;
        const dry = chance * stepChance(state, char, at);
        const known = ways.get(keyOf(at)) ?? Array.from({ length: step + 1 }, () => 0);
        known[step] = Math.max(known[step]!, dry);
        ways.set(keyOf(at), known);
      }
    }
  }
  return ways;
}

function arrival({ card }: Character, dry: readonly number[]): number {
  return dry.reduce(
    (sum, chance, steps) =>
      steps === 0 ? sum : sum + chance * (reachChance(card, steps) - reachChance(card, steps + 1)),
    0,
  );
}
