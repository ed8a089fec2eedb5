/**
 * The balance targets. A figure outside its band points to a rule implemented differently before it points to the
 * tables. `BALANCE=1000 npx vitest run tests/games/deadliest-evil/balance.test.ts` measures in full and prints;
 * without it a small, fixed sample guards against accidents, with bands as wide as such a sample needs.
 */
import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../../src/core/game.ts';
import { botOf, TEMPERAMENTS } from '../../../src/games/deadliest-evil/bot/index.ts';
import { game } from '../../../src/games/deadliest-evil/game.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { expectBetween, FULL } from '../support/bands.ts';
import { playedByBots } from '../support/whole-runs.ts';
import { gainOfBank, measure, type Measures } from './measure.ts';

function measures(bot: BotLevel, sample: number): Measures {
  const result = measure(bot, FULL || sample);
  if (FULL) console.log(bot, JSON.stringify(result));
  return result;
}

describe('Balance targets', { timeout: 600_000 }, () => {
  it('a random raider does not come home', () => {
    const { ultimate, defeat, longest } = measures('random', 100);
    expect(ultimate).toBe(0);
    expect(defeat).toBeGreaterThanOrEqual(99.5);
    expect(longest).toBeLessThanOrEqual(60);
  });

  it('easy comes home now and then', () => {
    const { defeat, longest } = measures('easy', 80);
    expectBetween(100 - defeat, [7, 19], [3, 27]);
    expect(longest).toBeLessThanOrEqual(60);
  });

  it('normal comes home about every third time', () => {
    const { ultimate, defeat, longest } = measures('normal', 80);
    expectBetween(ultimate, [5, 13], [1, 20]);
    expectBetween(100 - defeat, [24, 38], [16, 46]);
    expect(longest).toBeLessThanOrEqual(60);
  });

  it('hard has every fifth time all three', () => {
    const { ultimate, greater, minor, defeat, rounds, longest, searches, tiles } = measures('hard', 100);
    expectBetween(ultimate, [15, 25], [9, 33]);
    expectBetween(greater + minor, [31, 43], [24, 52]);
    expectBetween(defeat, [36, 50], [28, 58]);
    expectBetween(rounds, [11, 14], [10.5, 14.5]);
    expectBetween(searches, [3.5, 5], [3.2, 5.2]);
    expectBetween(tiles, [7.5, 9], [7.2, 9.3]);
    expect(longest).toBeLessThanOrEqual(60);
  });

  it.each(['standard', 'deadliest'] as const)(
    'when to go home has its best in the middle (%s)',
    difficulty => {
      for (const bank of [0, 2, 6, Infinity]) {
        const gain = gainOfBank(bank, FULL || 60, 'HOME', { difficulty });
        if (FULL) console.log(difficulty, bank, JSON.stringify(gain));
        // Nothing is better than the middle; the ends are worse by more than chance, once there are games enough to see it.
        expect(gain.mean, `bank ${bank}`).toBeLessThan(gain.error);
        if (FULL >= 1000 && (bank === 0 || bank === Infinity))
          expect(gain.mean, `bank ${bank}`).toBeLessThan(-gain.error);
      }
    },
  );

  it('a first game that goes home with its first goal has a fight in it, and is mostly won', () => {
    const games = FULL || 80;
    const newcomer = { ...TEMPERAMENTS.hard, search: 'careful', bank: Infinity, hunt: false } as const;
    const played = Array.from({ length: games }, (_, index) => {
      const { state } = game.create({ seed: `FIRST-${index}`, seats: ['human'], options: room.easy ?? {} });
      const steps = [...playedByBots(game, state, [botOf(newcomer, 0)])];
      const isFight = steps.some(({ events }) => events.some(({ type }) => type === 'monster-arrived'));
      return { isFight, isWon: steps.at(-1)!.after.ending?.result !== 'defeat' };
    });
    expect(played.filter(({ isFight }) => isFight).length / games).toBeGreaterThan(0.85);
    expect(played.filter(({ isWon }) => isWon).length / games).toBeGreaterThan(0.7);
  });
});
