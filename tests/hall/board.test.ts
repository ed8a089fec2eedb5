import { describe, expect, it } from 'vitest';
import { runFromText, runToFragment } from '../../src/core/link.ts';
import { findRoom } from '../../src/games/index.ts';
import {
  daysOf,
  entryOf,
  judgeFinish,
  ranked,
  unsealedFor,
  type Entry,
  type Judged,
} from '../../src/hall/board.ts';
import { dealDaily, dealRace } from '../../src/hall/day.ts';
import { botRun, playBots } from '../../src/records/bot-match.ts';

const room = await findRoom('nine-bit-dungeon')!.load();
const leg = dealDaily(room, 'nine-bit-dungeon', '2026-11-18', 'a secret of the Hall');

/** As a person might have played it, and as their Hall wrote it down. */
function finished(setup = leg.setup): string {
  const played = playBots(room, { ...setup, seats: ['normal'] });
  return runToFragment({ ...botRun(played), setup });
}

/** Entries only; whether their checks fit is for the judge. */
const link = (() => {
  const played = playBots(room, { ...leg.setup, seats: ['easy'] });
  const run = botRun(played);
  return runToFragment(run);
})();

describe('The day of a Hall', () => {
  it('is certified, hangs on the secret, and is the same for everybody who asks', () => {
    expect(leg.certified).toBe(true);
    expect(leg.par!.turns).toBeGreaterThan(0);
    expect(dealDaily(room, 'nine-bit-dungeon', '2026-11-18', 'a secret of the Hall')).toEqual(leg);
    const other = dealDaily(room, 'nine-bit-dungeon', '2026-11-18', 'another');
    expect(other.setup.seed).not.toBe(leg.setup.seed);
    expect(room.game.create(other.setup).state).not.toEqual(room.game.create(leg.setup).state);
  });

  it('may be a race of one', () => {
    const race = dealRace(room, 1, leg.setup.options, 'abc-def', 'hidden');
    expect(race.setup.seats).toEqual(['human']);
    expect(race.setup.seed).toContain('hidden');
  });
});

describe('Forged runs', () => {
  const dealt = { ...leg.setup, seats: ['easy' as const] };
  const judged = (run: string, gaveUp = false) => {
    const result = judgeFinish(room.game, dealt, { run, gaveUp });
    return result.ok ? result.value : result.problem.code;
  };

  it('lets a true one stand, with what the rules say it is worth', () => {
    expect(judged(link)).toMatchObject({ turns: expect.any(Number) as number });
  });

  it('refuses another dungeon, a changed header, other seats, and what is no run', () => {
    expect(judged(finished({ ...leg.setup, seed: 'another dungeon' }))).toBe('other-dungeon');
    expect(judged('run=AAAA')).toBe('run-unreadable');
    expect(judged(finished())).toBe('other-dungeon');
  });

  it('refuses a run with an action, a check or its end changed, and an unfinished one', () => {
    const read = runFromText(link);
    if (!read.ok) throw new Error(read.problem.message);
    const run = read.value;
    const [first, ...others] = run.turns;
    const changed = [
      {
        ...run,
        turns: [
          { ...first!, entries: [{ kind: 'choice' as const, index: 1 }, ...first!.entries.slice(1)] },
          ...others,
        ],
      },
      { ...run, turns: [{ ...first!, check: (first!.check + 1) & 0xff }, ...others] },
      { ...run, seal: run.seal ^ 1 },
      { ...run, turns: run.turns.slice(0, -1) },
    ];
    for (const forged of changed)
      expect(['not-legal', 'differs', 'seal', 'unfinished']).toContain(judged(runToFragment(forged)));
  });
});

const line = (more: Partial<Entry>): Entry => ({
  day: '2026-11-18', key: 'a', name: 'Ann', score: 10, turns: 20, ms: 3000, won: true, finishedAt: 1, runs: [], ...more,
}); // biome-ignore format: a line

describe('A board', () => {
  const lines = [
    line({}),
    line({ key: 'b', score: 30, turns: 30, ms: 9000 }),
    line({ key: 'c', score: 20, turns: 5, ms: 10, won: false }),
  ];
  const keys = (order: Parameters<typeof ranked>[1]) =>
    ranked(lines, order)
      .map(({ key }) => key)
      .join('');

  it('ranks by score, and winners by turns and time; the first to finish stands above their equals', () => {
    expect([keys('score'), keys('turns'), keys('ms')]).toEqual(['bca', 'ab', 'ab']);
    expect(ranked([line({ key: 'x', finishedAt: 5 }), line({ key: 'y' })], 'score')[0]!.key).toBe('y');
  });

  it('shows today to whoever has finished today, and other days to all', () => {
    const all = [line({}), line({ day: '2026-11-17', key: 'b' })];
    expect(unsealedFor(all, '2026-11-18', false).map(({ key }) => key)).toEqual(['b']);
    expect(unsealedFor(all, '2026-11-18', true)).toHaveLength(2);
    expect(daysOf('week', '2026-11-18')).toEqual(['2026-11-12', '2026-11-18']);
    expect(daysOf('day', '2026-11-18')).toEqual(['2026-11-18', '2026-11-18']);
  });

  it('has a line of the Pentathlon when all its legs are finished', () => {
    const judged = (game: string): Judged => ({ ...line({}), game, run: `run=${game}`, gaveUp: false });
    const legs = ['one', 'two'];
    expect(entryOf(legs, [judged('one')])).toBeUndefined();
    expect(entryOf(legs, [judged('two'), judged('one')])).toMatchObject({
      score: 20,
      turns: 40,
      ms: 6000,
      runs: ['run=one', 'run=two'],
    });
  });
});
