/**
 * The balance targets. A figure outside its band points to a rule implemented differently before it points to the
 * tables. `BALANCE=1000 npx vitest run tests/games/nine-bit-dungeon/balance.test.ts` measures in full and prints;
 * without it a small, fixed sample guards against accidents, with bands as wide as such a sample needs.
 */
import { describe, expect, it } from 'vitest';
import { expectBetween, FULL } from '../support/bands.ts';
import { measure, shopUse, type Measures } from './measure.ts';

function measures(bot: Measures['bot'], sample: number): Measures {
  const result = measure(bot, FULL || sample);
  if (FULL) console.log(JSON.stringify(result));
  return result;
}

describe('Balance targets', { timeout: 600_000 }, () => {
  it('a random player never wins', () => {
    const { won, passed } = measures('random', 150);
    expect(won).toBe(0);
    expect(passed[0]).toBeLessThan(2);
  });

  it('easy rushes through Level 1 and dies below', () => {
    const { won, passed, torch } = measures('easy', 60);
    expectBetween(won, [0, 2], [0, 4]);
    expectBetween(passed[0]!, [65, 85], [60, 92]);
    expectBetween(torch, [0, 0.2], [0, 0]);
  });

  it('normal wins now and then', () => {
    const { won, passed, torch } = measures('normal', 60);
    expectBetween(won, [7, 16], [2, 25]);
    expectBetween(passed[0]!, [65, 85], [55, 85]);
    expectBetween(torch, [0, 0.2], [0, 0]);
  });

  it('hard wins about every fourth run, and no level is a wall', () => {
    const { won, passed, torch, wonTurns, mostActions, killers } = measures('hard', 80);
    expectBetween(won, [20, 30], [12, 40]);
    for (const share of passed) expectBetween(share, [60, 85], [50, 95]);
    expectBetween(wonTurns[1]!, [240, 340], [240, 340]);
    expectBetween(torch, [0, 0.2], [0, 0]);
    expect(mostActions).toBeLessThan(5_000);
    expectBetween(killers['warlock'] ?? 0, [10, 25], [5, 35]);
  });

  it('every item is worth its price to somebody', () => {
    const shares = shopUse(FULL || 60);
    if (FULL) console.log(JSON.stringify(shares));
    for (const [item, { percent }] of Object.entries(shares))
      expect.soft(percent, item).toBeGreaterThan(FULL ? 8 : 0);
  });
});
