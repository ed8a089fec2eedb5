/**
 * The balance targets. A figure outside its band points to a rule implemented differently before it points to the
 * tables. `BALANCE=200 npx vitest run tests/games/letter-delve/balance.test.ts` measures in full and prints; without
 * it a small, fixed sample guards against accidents, with bands as wide as such a sample needs.
 */
import { describe, expect, it } from 'vitest';
import { expectBetween, FULL } from '../support/bands.ts';
import { measure, type Measures, type Player, type Terms } from './measure.ts';

function measures(bots: readonly Player[], sample: number, terms: Terms = {}): Measures {
  const result = measure(bots, FULL || sample, terms);
  if (FULL) console.log(JSON.stringify(result));
  return result;
}

/** The band of the full measurement; the sample's is as much wider as these measures stray. */
function expectNear(value: number | undefined, low: number, high: number): void {
  const slack = (high - low) / 2 + 8;
  expectBetween(value ?? NaN, [low, high], [low - slack, high + slack]);
}

/** As the dialog proposes. */
const TRUCE: Terms = { options: { duels: 'truce' } };

describe('Balance targets', { timeout: 900_000 }, () => {
  it('easy comes home with little', () => {
    const { deaths, scores, rounds } = measures(['easy'], 25);
    expectNear(deaths[0], 0, 10);
    expectNear(scores[0], 43, 59);
    expectNear(rounds[1], 8, 12);
  });

  it('normal comes home with more', () => {
    const { deaths, scores, rounds } = measures(['normal'], 25);
    expectNear(deaths[0], 20, 40);
    expectNear(scores[0], 38, 60);
    expectNear(rounds[1], 12, 20);
  });

  it('hard comes home with most, or not at all', () => {
    const { deaths, scores, rounds, torch } = measures(['hard'], 20);
    expectNear(deaths[0], 4, 20);
    expectNear(scores[0], 58, 74);
    expectNear(rounds[1], 16, 23);
    expect(torch).toBeLessThan(2);
  });

  it('two equals win alike', () => {
    const { wins, deaths } = measures(['normal', 'normal'], 20, TRUCE);
    for (const win of wins) expectNear(win, 32, 50);
    for (const death of deaths) expectNear(death, 38, 60);
  });

  it('better bots win more', () => {
    const { wins } = measures(['easy', 'normal', 'hard'], 15, TRUCE);
    expect(wins[2]).toBeGreaterThan(wins[0]!);
    if (FULL) expect(wins[1]).toBeGreaterThan(wins[0]!);
    const { wins: pair } = measures(['normal', 'hard'], 30, TRUCE);
    expect(pair[1]).toBeGreaterThan(pair[0]!);
  });

  it('running out in round 2 does not pay', () => {
    const { wins } = measures(['runner', 'normal', 'normal'], 10);
    expectNear(wins[0], 0, 25);
  });

  it('the thirty items save lives', () => {
    const { deaths } = measures(['normal'], 20, { withoutItems: true });
    expectNear(deaths[0], 30, 70);
  });

  it('four at a table die more often, above all by one another and the two D20s', () => {
    const { deaths, killers, torch } = measures(
      Array.from({ length: 4 }, () => 'normal' as const),
      12,
    );
    expectNear(deaths.reduce((sum, death) => sum + death, 0) / 4, 48, 64);
    expect(torch).toBeLessThan(2);
    const monsters = Object.entries(killers).filter(([cause]) => cause !== 'duel' && cause !== 'snipe');
    const all = monsters.reduce((sum, [, share]) => sum + share, 0);
    expect(((killers['quagga'] ?? 0) + (killers['zombie-lord'] ?? 0)) / Math.max(1, all)).toBeGreaterThan(
      0.6,
    );
  });
});
