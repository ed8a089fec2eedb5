/** The export is read back with LiveSplit's own parser. */
import { Run, type SegmentRef, type TimeRef } from 'livesplit-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportLss, type LssAbout } from '../../src/records/lss.ts';
import type { RunRecord } from '../../src/records/record.ts';
import { bestSegments, sumOfBest } from '../../src/records/splits.ts';
import { NOON, record, split } from './fixtures.ts';

const ABOUT: LssAbout = {
  game: '9-Bit Dungeon',
  category: 'Random Seed',
  bracket: { game: 'nine-bit-dungeon', category: 'random-seed' },
};

interface Times {
  readonly rta: number | undefined;
  readonly igt: number | undefined;
}

const ms = (time: { totalSeconds(): number } | null): number | undefined =>
  time ? Math.round(time.totalSeconds() * 1000) : undefined;
const times = (time: TimeRef): Times => ({ rta: ms(time.realTime()), igt: ms(time.gameTime()) });

function segment(ref: SegmentRef) {
  const iterator = ref.segmentHistory().iter();
  const history: (Times & { attempt: number })[] = [];
  for (let one = iterator.next(); one; one = iterator.next()) {
    history.push({ attempt: one.index(), ...times(one.time()) });
  }
  return {
    name: ref.name(),
    best: times(ref.personalBestSplitTime()),
    gold: times(ref.bestSegmentTime()),
    history,
  };
}

function parse(xml: string | undefined) {
  return Run.parseString(xml ?? '', '', false).with(result => {
    if (!result.parsedSuccessfully()) throw new Error('LiveSplit cannot read this.');
    expect(result.timerKind()).toBe('LiveSplit');
    return result.unwrap().with(run => ({
      game: run.gameName(),
      category: run.categoryName(),
      count: run.attemptCount(),
      attempts: Array.from({ length: run.attemptHistoryLen() }, (_, index) => {
        const attempt = run.attemptHistoryIndex(index);
        return {
          id: attempt.index(),
          started: attempt.started()?.with(date => date.toRfc3339()),
          ended: attempt.ended()?.with(date => date.toRfc3339()),
          ...times(attempt.time()),
        };
      }),
      segments: Array.from({ length: run.len() }, (_, index) => segment(run.segment(index))),
    }));
  });
}

/** A won run whose last split is its end. */
function won(fields: Partial<RunRecord>, ...splits: ReturnType<typeof split>[]): RunRecord {
  const { turns, igt, rta } = splits.at(-1)!;
  return record({ splits, turns, igt, rta, ...fields });
}

const first = won(
  { finishedAt: NOON },
  split('key 1', 10, 10_123, 15_456),
  split('level 1', 30, 31_007, 50_001),
);
const second = won(
  { finishedAt: NOON + 60_000 },
  split('key 1', 14, 14_000, 20_000),
  split('level 1', 25, 25_999, 40_010),
);
const lost = record({
  finishedAt: NOON + 90_000,
  ending: 'lost',
  splits: [split('key 1', 5, 5005, 7007)],
  rta: 9000,
});

describe('A LiveSplit file', () => {
  const file = parse(exportLss([lost, second, first], ABOUT));

  it('names game and category and counts the attempts', () => {
    expect(file).toMatchObject({ game: '9-Bit Dungeon', category: 'Random Seed', count: 3 });
  });

  it('has every attempt with its dates, and times for the ones that were won', () => {
    expect(file.attempts).toEqual([
      {
        id: 1,
        started: '2026-11-16T11:59:09+00:00',
        ended: '2026-11-16T12:00:00+00:00',
        rta: 50_001,
        igt: 31_007,
      },
      {
        id: 2,
        started: '2026-11-16T12:00:19+00:00',
        ended: '2026-11-16T12:01:00+00:00',
        rta: 40_010,
        igt: 25_999,
      },
      {
        id: 3,
        started: '2026-11-16T12:01:21+00:00',
        ended: '2026-11-16T12:01:30+00:00',
        rta: undefined,
        igt: undefined,
      },
    ]);
  });

  it('has the splits of the personal best', () => {
    expect(file.segments.map(({ name, best }) => ({ name, ...best }))).toEqual([
      { name: 'key 1', rta: 20_000, igt: 14_000 },
      { name: 'level 1', rta: 40_010, igt: 25_999 },
    ]);
  });

  it('has the best segments, also of lost runs, and they add up to our sum of best', () => {
    expect(file.segments.map(({ gold }) => gold)).toEqual([
      { rta: 7007, igt: 5005 },
      { rta: 20_010, igt: 11_999 },
    ]);
    const ours = sumOfBest(bestSegments([first, second, lost], ['key 1', 'level 1']), 'rta');
    expect(ours).toBe(7007 + 20_010);
  });

  it('has the history of each segment', () => {
    expect(file.segments[1]!.history).toEqual([
      { attempt: 1, rta: 34_545, igt: 20_884 },
      { attempt: 2, rta: 20_010, igt: 11_999 },
    ]);
    expect(file.segments[0]!.history.map(one => one.attempt)).toEqual([1, 2, 3]);
  });

  it('can take the personal best by deciding time', () => {
    const quiet = won(
      { finishedAt: NOON + 70_000 },
      split('key 1', 9, 1000, 90_000),
      split('level 1', 20, 2000, 99_000),
    );
    const byIgt = parse(exportLss([first, quiet], { ...ABOUT, by: 'igt' }));
    expect(byIgt.segments[1]!.best).toEqual({ rta: 99_000, igt: 2000 });
  });

  it('leaves practice and other categories out, and is none without attempts', () => {
    const others = [
      record({ practice: true }),
      record({ category: 'daily' }),
      record({ game: 'the-cellar' }),
    ];
    expect(exportLss(others, ABOUT)).toBeUndefined();
    expect(parse(exportLss([...others, first], ABOUT)).count).toBe(1);
  });

  it('has an end to run to where the last split lies before it, or nobody has come there', () => {
    const early = record({ splits: [split('boss', 4)], turns: 9, igt: 9000, rta: 12_000 });
    expect(parse(exportLss([early], ABOUT)).segments.map(one => one.name)).toEqual(['boss', 'Finish']);
    expect(parse(exportLss([lost], ABOUT)).segments.map(one => one.name)).toEqual(['key 1', 'Finish']);
    const bare = record({ ending: 'lost' });
    expect(parse(exportLss([bare], ABOUT)).segments.map(one => one.name)).toEqual(['Finish']);
  });

  it('holds times of more than a day', () => {
    const long = won({}, split('level 1', 9, 90_061_001, 200_000_002));
    expect(parse(exportLss([long], ABOUT)).attempts[0]).toMatchObject({ igt: 90_061_001, rta: 200_000_002 });
  });

  it('escapes everything', () => {
    const names = `<&>"' ]]> é 鼠 🐀`;
    const odd = won({}, split(names, 3), split('a\u0000b\u0008\uD800c', 4));
    const read = parse(exportLss([odd], { ...ABOUT, game: names, category: names }));
    expect(read).toMatchObject({ game: names, category: names });
    expect(read.segments.map(one => one.name)).toEqual([names, 'abc']);
  });

  it('reads back whatever was written', () => {
    const step = fc.record({ igt: fc.integer({ min: 1, max: 5e6 }), rta: fc.integer({ min: 1, max: 9e6 }) });
    const runs = fc.array(fc.array(step, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(runs, list => {
        const records = list.map(steps => {
          let [igt, rta] = [0, 0];
          const splits = steps.map((one, n) => split(`s${n}`, n, (igt += one.igt), (rta += one.rta)));
          return won({}, ...splits);
        });
        const read = parse(exportLss(records, ABOUT));
        expect(read.attempts.map(({ rta, igt }) => ({ rta, igt }))).toEqual(
          records.map(({ rta, igt }) => ({ rta, igt })),
        );
        const fastest = records.toSorted((a, b) => a.rta - b.rta)[0]!;
        expect(read.segments.map(one => one.best.rta)).toEqual(fastest.splits.map(one => one.rta));
        const golds = read.segments.reduce((sum, one) => sum + one.gold.igt!, 0);
        expect(golds).toBe(sumOfBest(bestSegments(records, ['s0', 's1', 's2']), 'igt'));
      }),
      { seed: 9, numRuns: 60 },
    );
  });
});
