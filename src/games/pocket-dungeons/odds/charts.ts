/** What two dice give on the charts. */
import { CHARTS, LOCKS, type ChartId } from '../data/charts.ts';
import type { Character } from '../state/state.ts';
import { doorChance } from './rolls.ts';

/** Ways of two dice to give a total. */
const waysTo = (total: number): number => 6 - Math.abs(7 - total);

/** Chances of a chart's results, by result. */
export function chartChances(chart: ChartId): Readonly<Record<string, number>> {
  const chances: Record<string, number> = {};
  for (const [from, to, result] of CHARTS[chart])
    for (let total: number = from; total <= to; total++)
      chances[result] = (chances[result] ?? 0) + waysTo(total) / 36;
  return chances;
}

const { open = 0, surprise: trap = 0, boo: encounter = 0, ...locked } = chartChances('door');

export function doorOdds(char: Character): { opens: number; trap: number; encounter: number } {
  const forced = Object.entries(LOCKS).reduce(
    (sum, [lock, need]) => sum + (locked[lock] ?? 0) * doorChance(char, need),
    0,
  );
  return { opens: open + forced + trap + encounter, trap, encounter };
}
