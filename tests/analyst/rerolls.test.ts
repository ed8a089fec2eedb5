import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luckierThan, RUNS, swingsOf } from '../../src/analyst/rerolls.ts';
import { foresightOf } from '../../src/analyst/review.ts';
import { viewOf } from '../../src/core/view.ts';
import { lived } from './lived.ts';
import { foretold } from './rooms.ts';

describe('Of a thousand runs that decide alike', () => {
  const coin = [-100, 100];

  it('all had less luck than the luckiest, and none less than the unluckiest', () => {
    expect(luckierThan([coin, coin, coin], 301, 'most')).toBe(RUNS);
    expect(luckierThan([coin, coin, coin], -301, 'least')).toBe(0);
  });

  it('half had less where there was no luck', () => {
    expect(luckierThan([], 0, 'none')).toBe(RUNS / 2);
    expect(Math.abs(luckierThan(Array(31).fill(coin), 0, 'coins') - RUNS / 2)).toBeLessThan(50);
  });

  it('more luck is never less lucky, and the same salt says the same', () => {
    const swings = fc.array(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 6 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(swings, fc.integer({ min: -4000, max: 4000 }), fc.nat(500), (all, luck, more) => {
        const [less, again, most] = [luck, luck, luck + more].map(of => luckierThan(all, of, 'salt'));
        expect(again).toBe(less);
        expect(most).toBeGreaterThanOrEqual(less!);
      }),
      { seed: 20, numRuns: 30 },
    );
  });
});

describe.each(foretold)('chance rolled again in $id', { timeout: 60_000 }, ({ room, outlook }) => {
  it('is even: what is better than the mean makes up for what is worse', () => {
    const { game } = room;
    const parts = {
      game,
      foresight: foresightOf(game, outlook),
      model: (seat: number) => room.bot('normal', seat),
      effort: { steps: 10, ahead: 1, most: 4 },
    };
    const rolls = 5;
    for (const [at, { before, seat, action }] of lived(room, 'rolled').entries()) {
      if (at % 25 > 0) continue;
      const view = viewOf(game, before, seat);
      const swings = swingsOf(parts, { view, seat, action, salt: `test ${at}`, rolls });
      expect(swings).toHaveLength(rolls);
      expect(Math.abs(swings.reduce((sum, swing) => sum + swing, 0))).toBeLessThanOrEqual(rolls);
      expect(swingsOf(parts, { view, seat, action, salt: `test ${at}`, rolls })).toEqual(swings);
    }
  });
});
