import { describe, expect, it } from 'vitest';
import { replay } from '../../src/core/replay.ts';
import { runFromText, runToFragment } from '../../src/core/link.ts';
import { asLinked } from '../../src/core/run.ts';
import { dailySeed, isSeedCode, readDailySeed } from '../../src/core/seed.ts';
import type { Bot } from '../../src/bots/bot.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import type { GameAction, GameState } from '../../src/core/game.ts';
import { room as nineBit } from '../../src/games/nine-bit-dungeon/index.ts';
import { certify } from '../../src/records/certify.ts';
import { dailySetup, PENTATHLON } from '../../src/records/daily.ts';
import { cellar } from './fixtures.ts';

/** The Cellar with a bot that need not think long. */
const quick: AnyRoom = { ...cellar, bot: (_level, seat) => cellar.bot('easy', seat) };
/** A bot that always does the last thing on the list: in The Cellar, it waits for the dark. */
const idler: Bot<GameState, GameAction> = {
  choose: (_view, legal) => ({ action: legal.at(-1)!, why: 'It is the last one.' }),
};
const hopeless: AnyRoom = { ...cellar, bot: () => idler };

describe('A certified daily', () => {
  it('of 9-Bit Dungeon was won by the bot, in a run that anybody can verify', () => {
    for (const date of ['2026-11-16', '2026-11-17']) {
      const { seed, attempt, certified, par, run } = certify(nineBit, date);
      expect(certified).toBe(true);
      expect(seed).toBe(dailySeed('nine-bit-dungeon', date, attempt));
      expect(readDailySeed(seed)).toMatchObject({ date, event: 'nine-bit-dungeon' });
      expect(isSeedCode(seed)).toBe(false);
      const verdict = replay(nineBit.game, run);
      expect(verdict).toMatchObject({ verdict: 'verified', practice: false, turns: par.turns });
      if (verdict.verdict === 'verified') {
        expect(verdict.outcome).toMatchObject({ ending: 'won' });
        expect(verdict.outcome!.results[0]!.score).toBe(par.score);
      }
      // A par run can be shared and raced like any other.
      const link = runToFragment(run);
      expect(link.length).toBeLessThanOrEqual(2000);
      expect(runFromText(link)).toEqual({ ok: true, value: asLinked(run) });
    }
  });

  it('is the dungeon that people play: who sits there does not change the deal', () => {
    const { seed, run } = certify(quick, '2026-11-16');
    const { seats: _bots, ...bots } = run.setup;
    const { seats: _people, ...people } = dailySetup(quick, seed);
    expect(bots).toEqual(people);
    expect(quick.game.create(dailySetup(quick, seed)).state).toEqual(quick.game.create(run.setup).state);
  });

  it('is the same every time it is computed', () => {
    expect(certify(quick, '2026-11-16')).toEqual(certify(quick, '2026-11-16'));
    expect(certify(quick, '2026-11-16').seed).not.toBe(certify(quick, '2026-11-17').seed);
  });

  it('is dealt again until it can be won', () => {
    const dates = Array.from({ length: 30 }, (_, day) => `2026-06-${String(day + 1).padStart(2, '0')}`);
    const all = dates.map(date => certify(quick, date));
    expect(all.every(one => one.certified)).toBe(true);
    const again = all.filter(one => one.attempt > 0);
    expect(again.length).toBeGreaterThan(0);
    for (const { date, attempt } of again) {
      const tooHard = certify(quick, date, quick.card.id, attempt);
      expect(tooHard.certified).toBe(false);
    }
  });

  it('that cannot be won at all is marked so, with the run that came farthest', () => {
    const one = certify(hopeless, '2026-11-16', hopeless.card.id, 3);
    expect(one).toMatchObject({ certified: false, date: '2026-11-16' });
    expect(replay(cellar.game, one.run)).toMatchObject({ verdict: 'verified', outcome: { ending: 'lost' } });
  });

  it('as a leg of the Pentathlon has the seed of the Pentathlon', () => {
    const leg = certify(quick, '2026-11-16', PENTATHLON);
    expect(leg.game).toBe('the-cellar');
    expect(readDailySeed(leg.seed)).toMatchObject({ event: PENTATHLON, date: '2026-11-16' });
  });

  it('among rivals only has to come to an end, and the best of them sets the par', () => {
    const rivals: AnyRoom = {
      ...hopeless,
      game: {
        ...cellar.game,
        outcome: state => {
          const outcome = cellar.game.outcome(state);
          const results = [
            { seat: 1, place: 1, score: 9, parts: [] },
            { seat: 0, place: 2, score: 4, parts: [] },
          ];
          return outcome && { ...outcome, ending: 'ranked', results };
        },
      },
    };
    expect(certify(rivals, '2026-11-16')).toMatchObject({ certified: true, attempt: 0, par: { score: 9 } });
  });

  it('of a room that never ends is a bug, and says so', () => {
    const endless: AnyRoom = { ...hopeless, game: { ...cellar.game, outcome: () => undefined } };
    expect(() => certify(endless, '2026-11-16', 'x', 1)).toThrow('the-cellar');
  });
});
