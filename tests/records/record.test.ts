import { describe, expect, it } from 'vitest';
import { runFromText } from '../../src/core/link.ts';
import { replay } from '../../src/core/replay.ts';
import { asLinked, type Run } from '../../src/core/run.ts';
import { makeRecord, isWin, dayOfRecord, type About, type RunRecord } from '../../src/records/record.ts';
import { readRecord } from '../../src/records/record-check.ts';
import type { SplitTime } from '../../src/core/clocks.ts';
import { readTimeline, type Timeline } from '../../src/records/timeline.ts';
import { cellar, cellarRun, daily, NOON, record } from './fixtures.ts';

const ABOUT: About = { category: 'random-seed', finishedAt: NOON };
const run = cellarRun('remembered');
const timeline = timelineOf(run);

function timelineOf(one: Run): Timeline {
  const read = readTimeline(cellar.game, one);
  if ('code' in read) throw new Error(read.message);
  return read;
}

function made(about: Partial<About> = {}, one = run): RunRecord {
  return makeRecord(one, timelineOf(one), { ...ABOUT, ...about })!;
}

describe('A finished run', () => {
  it('is remembered with everything that was computed, and passes the check', () => {
    const { verdict } = timeline;
    const one = made();
    expect(one).toMatchObject({
      game: 'the-cellar',
      category: 'random-seed',
      seed: 'remembered',
      seats: ['human'],
      options: { candle: 'bright' },
      ending: verdict.outcome!.ending,
      reason: verdict.outcome!.reason,
      score: verdict.outcome!.results[0]!.score,
      parts: verdict.outcome!.results[0]!.parts,
      place: 1,
      turns: verdict.turns,
      igt: verdict.igt * 100,
      rta: verdict.rta * 100,
      practice: false,
      undos: 0,
      edition: cellar.game.edition,
    });
    expect(readRecord(one)).toEqual({ ok: true, value: one });
    expect(readRecord(JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one });
  });

  it('carries the run itself, which verifies again', () => {
    const again = runFromText(made().run!);
    expect(again).toEqual({ ok: true, value: asLinked(run) });
    expect(again.ok && replay(cellar.game, again.value)).toMatchObject({ verdict: 'verified' });
  });

  it('has the same id wherever it is remembered, and another one at another time', () => {
    expect(made().id).toBe(made().id);
    expect(made().id).toMatch(/^[0-9a-f]{16}$/);
    expect(made({ finishedAt: NOON + 1 }).id).not.toBe(made().id);
    expect(made({}, cellarRun('another')).id).not.toBe(made().id);
  });

  it('is not remembered before its end', () => {
    const verdict = { ...timeline.verdict, outcome: undefined };
    expect(makeRecord(run, { ...timeline, verdict }, ABOUT)).toBeUndefined();
  });

  it('takes the clocks and splits as the table measured them', () => {
    const clocks = { turns: 99, igt: 12_345, rta: 23_456 };
    const measured: SplitTime[] = [
      { name: 'Key', turns: 1, igt: 1111, rta: 1222 },
      { name: 'Key', turns: 4, igt: 4321, rta: 5432 },
      { name: 'Door', turns: 9, igt: 12_345, rta: 23_455 },
    ];
    const one = made({ clocks, splits: measured });
    expect(one).toMatchObject({ igt: 12_345, rta: 23_456, turns: timeline.verdict.turns });
    // The first key was undone; the last split is the end of the run, to the millisecond.
    expect(one.splits).toEqual([
      { name: 'Key', turns: timeline.splits[0]!.turns, igt: 4321, rta: 5432 },
      { name: 'Door', turns: one.turns, igt: 12_345, rta: 23_456 },
    ]);
  });

  it('keeps the claimed times of splits that were not measured', () => {
    const { name, turns, igt, rta } = timeline.splits[0]!;
    expect(made().splits[0]).toEqual({ name, turns, igt, rta });
  });

  it('is practice if chance was undone, a past day was played, or no person sat there', () => {
    const undone = { ...timeline, verdict: { ...timeline.verdict, practice: true } };
    expect(makeRecord(run, undone, ABOUT)!.practice).toBe(true);
    expect(made({ practice: true }).practice).toBe(true);
    expect(made({ category: 'practice' }).practice).toBe(true);
    expect(made({}, cellarRun('remembered', { igt: 0, motion: 0 }, ['hard'])).practice).toBe(true);
  });

  it('counts for the best person among rivals', () => {
    const results = [
      { seat: 2, place: 1, score: 50, parts: [] },
      { seat: 1, place: 2, score: 40, parts: [] },
      { seat: 0, place: 3, score: 30, parts: [] },
    ];
    const outcome = { ending: 'ranked' as const, reason: 'stairs', story: '', results };
    const ranked = { ...timeline, verdict: { ...timeline.verdict, outcome } };
    const seated = { ...run, setup: { ...run.setup, seats: ['human', 'human', 'hard'] as const } };
    expect(makeRecord(seated, ranked, ABOUT)).toMatchObject({ place: 2, score: 40, ending: 'ranked' });
  });
});

describe('A record', () => {
  it('is a win by ending or by first place', () => {
    expect(isWin(record({ ending: 'won' }))).toBe(true);
    expect(isWin(record({ ending: 'lost' }))).toBe(false);
    expect(isWin(record({ ending: 'ranked', place: 1 }))).toBe(true);
    expect(isWin(record({ ending: 'ranked', place: 2 }))).toBe(false);
  });

  it('knows the day of its daily, also after a second deal', () => {
    expect(dayOfRecord(daily('2026-11-16'))).toBe('2026-11-16');
    expect(dayOfRecord(daily('2026-11-16', { seed: 'daily:nine-bit-dungeon:2026-11-16:3' }))).toBe(
      '2026-11-16',
    );
    expect(dayOfRecord(daily('2026-11-16', { category: 'practice' }))).toBeUndefined();
    expect(dayOfRecord(record())).toBeUndefined();
  });
});
