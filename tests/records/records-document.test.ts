import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/records/record.ts';
import { KEPT, RECORDS_DOCUMENT, tidied, withRecord } from '../../src/records/records-document.ts';
import { exportAll, importAll } from '../../src/services/storage-file.ts';
import { MemoryBackend } from '../../src/services/storage-backend.ts';
import { type Locks, Storage } from '../../src/services/storage.ts';
import { SmallBackend, ThrowingBackend } from '../services/fake-backend.ts';
import { daily, DAY, NOON, record, split } from './fixtures.ts';

const merge = (mine: readonly RunRecord[], theirs: readonly RunRecord[]) =>
  RECORDS_DOCUMENT.merge!(mine, theirs);
const ids = (records: readonly RunRecord[]): string[] => records.map(one => one.id);

describe('The check', () => {
  const sound = [record({ splits: [split('key 1', 4)], par: { turns: 4, score: 5 } }), daily('2026-11-16')];

  it('lets sound records pass, as they are', () => {
    expect(RECORDS_DOCUMENT.check(sound, 1)).toEqual({ ok: true, value: sound });
    expect(RECORDS_DOCUMENT.check([], 1)).toEqual({ ok: true, value: [] });
  });

  it('leaves alone what a later program has added', () => {
    const richer = [{ ...record(), mood: 'proud' }];
    expect(RECORDS_DOCUMENT.check(richer, 1)).toEqual({ ok: true, value: richer });
  });

  // biome-ignore format: a table
  const WRONG: readonly (readonly [keyof RunRecord, unknown])[] = [
    ['id', 'x'],            ['id', undefined],          ['game', ''],               ['game', 'A B'],
    ['category', 'any%'],   ['seed', ''],               ['seed', 7],                ['options', []],
    ['options', { a: {} }], ['options', null],          ['seats', []],              ['seats', ['cat']],
    ['finishedAt', -1],     ['finishedAt', 9e15],       ['finishedAt', 'today'],    ['ending', 'draw'],
    ['reason', ''],         ['score', 1.5],             ['score', '12'],            ['place', 0],
    ['parts', [{}]],        ['parts', null],            ['turns', -1],              ['igt', Number.NaN],
    ['rta', null],          ['splits', [{ name: 'a' }]], ['splits', [split('a', 1), split('a', 2)]],
    ['practice', 'no'],     ['undos', -1],              ['edition', 'first'],       ['par', {}],
    ['run', 'AAAA'],        ['run', 1],                 ['badges', 'one'],          ['badges', ['A badge']],
  ];

  it.each(WRONG)('says that "%s" is wrong when it is %j', (field, value) => {
    const [good, bad, last] = [record(), { ...record(), [field]: value }, record()];
    const result = RECORDS_DOCUMENT.check([good, bad, last], 1);
    expect(result).toMatchObject({ ok: true, value: [good, last], left: { parts: [bad] } });
    const told = result.ok ? result.left?.told : '';
    expect(told).toMatch(new RegExp(`^1 run can't be read: run 2[^(]* \\("${field}[^"]*" is .+\\)\\.$`));
  });

  it('says so when it is no list at all, or no record', () => {
    for (const value of [null, undefined, 7, 'x', {}, { records: [] }]) {
      expect(RECORDS_DOCUMENT.check(value, 1)).toMatchObject({ ok: false });
    }
    for (const value of [null, 7, 'x', []]) {
      expect(RECORDS_DOCUMENT.check([value], 1)).toMatchObject({
        ok: true,
        value: [],
        left: { parts: [value] },
      });
    }
  });

  it('never throws, whatever lies there', () => {
    fc.assert(
      fc.property(fc.anything(), value => {
        const result = RECORDS_DOCUMENT.check(value, 1);
        expect(result.ok).toBe(Array.isArray(value));
        if (result.ok) expect(result.left?.parts ?? []).toEqual(value);
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});

describe('Two histories', () => {
  it('become one, newest first, each run once', () => {
    const [a, b, c] = [record(), record(), record()];
    expect(ids(merge([b, a], [c, b]))).toEqual(ids([c, b, a]));
  });

  it('keep the run itself if either has it', () => {
    const whole = record();
    const { run: _run, ...thin } = whole;
    expect(merge([thin], [whole])).toEqual([whole]);
    expect(merge([whole], [thin])).toEqual([whole]);
  });

  it('join the same in any order and grouping, and joining twice changes nothing', () => {
    const pool = Array.from({ length: 12 }, (_, n) =>
      n % 3 === 0 ? daily(`2026-11-${10 + n}`) : record({ score: n, turns: 20 - n }),
    );
    const some = fc.subarray(pool);
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
        expect(merge(merge(a, b), b)).toEqual(merge(a, b));
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});

describe('Room for all', () => {
  const many = Array.from({ length: KEPT.known + 200 }, (_, n) =>
    record({ finishedAt: NOON + DAY + n, score: 100, turns: 500, category: 'set-seed', ending: 'lost' }),
  );
  // All of these are older than everything above.
  const best = record({ category: 'set-seed', score: 999, finishedAt: NOON });
  const fewest = record({ category: 'set-seed', turns: 7, finishedAt: NOON + 1 });
  const gold = record({
    category: 'set-seed',
    finishedAt: NOON + 2,
    ending: 'lost',
    score: 1,
    splits: [split('key 1', 1)],
  });
  const twist = record({
    finishedAt: NOON + 4,
    practice: false,
    category: 'set-seed',
    turns: 400,
    parts: [{ label: 'Gold', points: 150 }],
  });
  const bestDaily = daily('2026-11-15', {
    score: 99_999,
    turns: 1,
    igt: 1,
    rta: 1,
    splits: [split('key 1', 0, 1, 1)],
  });
  const first = daily('2026-11-16', { finishedAt: NOON + 5, ending: 'lost', splits: [split('key 1', 9)] });
  const repeat = daily('2026-11-16', { finishedAt: NOON + 6 });
  const plain = record({ finishedAt: NOON + 7, category: 'set-seed', ending: 'lost', score: 3 });
  const all = [...many, bestDaily, best, fewest, gold, twist, first, repeat, plain];
  const kept = tidied(all);
  const find = (one: RunRecord): RunRecord | undefined => kept.find(({ id }) => id === one.id);

  it('keeps the latest 300 whole', () => {
    expect(ids(kept.slice(0, KEPT.whole))).toEqual(ids(many.slice(-KEPT.whole).toReversed()));
    expect(kept.slice(0, KEPT.whole).every(one => one.run !== undefined)).toBe(true);
  });

  it('keeps older ones without the text of the run', () => {
    const old = kept[KEPT.whole + 5]!;
    expect(old.run).toBeUndefined();
    expect(RECORDS_DOCUMENT.check(kept, 1).ok).toBe(true);
  });

  it('keeps bests whole for ever, holders of best segments and goals without the run, and dailies as a result', () => {
    expect(find(best)).toEqual(best);
    expect(find(fewest)).toEqual(fewest);
    for (const one of [gold, twist]) {
      const { run: _run, ...rest } = one;
      expect(find(one)).toEqual(rest);
    }
    const { run: _run, ...result } = first;
    expect(find(first)).toEqual({ ...result, splits: [], parts: [] });
  });

  it('lets go of the rest', () => {
    expect(find(repeat)).toBeUndefined();
    expect(find(plain)).toBeUndefined();
    expect(find(many[0]!)).toBeUndefined();
  });

  it('is the same however it was reached', () => {
    const half = Math.floor(all.length / 2);
    expect(tidied([...tidied(all.slice(0, half)), ...tidied(all.slice(half))])).toEqual(kept);
    expect(tidied(kept)).toEqual(kept);
  });
});

describe('In the browser', () => {
  /** One at a time, as navigator.locks does it. */
  function queueing(): Locks {
    let last: Promise<unknown> = Promise.resolve();
    return { request: (_name, run) => (last = last.then(run)) };
  }

  it('two tabs that finish at the same time keep both runs', async () => {
    const backend = new MemoryBackend();
    const locks = queueing();
    const tabs = [new Storage({ backend, locks }), new Storage({ backend, locks })];
    const runs = Array.from({ length: 20 }, () => record());
    await Promise.all(
      runs.map((one, n) => tabs[n % 2]!.update(RECORDS_DOCUMENT, records => withRecord(records, one))),
    );
    expect(new Set(ids(tabs[0]!.read(RECORDS_DOCUMENT)!))).toEqual(new Set(ids(runs)));
  });

  it('a damaged, newer or foreign document is set aside and said; new runs begin beside it', async () => {
    const texts = {
      damaged: '{"version":1,"revision":1,"value":{"id":"x"}}',
      newer: '{"version":2,"revision":1,"value":[]}',
      foreign: 'hello',
    };
    for (const text of Object.values(texts)) {
      const backend = new MemoryBackend();
      backend.setItem('five-delves/records', text);
      const storage = new Storage({ backend });
      const one = record();
      await storage.update(RECORDS_DOCUMENT, records => withRecord(records, one));
      expect(storage.read(RECORDS_DOCUMENT)).toEqual([one]);
      expect(storage.notices[0]).toContain('"records"');
      expect(backend.getItem('five-delves/set-aside/records/1')).toBe(text);
    }
  });

  it('a full or forbidden store loses nothing of what was there and plays on', async () => {
    const full = new SmallBackend(1200);
    const storage = new Storage({ backend: full });
    const one = record();
    await storage.update(RECORDS_DOCUMENT, records => withRecord(records, one));
    const before = full.getItem('five-delves/records');
    expect(before).not.toBeNull();
    for (let n = 0; n < 5; n++)
      await storage.update(RECORDS_DOCUMENT, records => withRecord(records, record()));
    expect(storage.read(RECORDS_DOCUMENT)).toHaveLength(6);
    expect(full.getItem('five-delves/records')).toContain(one.id);
    expect(storage.notices).not.toEqual([]);

    const forbidden = new Storage({ backend: new ThrowingBackend() });
    await forbidden.update(RECORDS_DOCUMENT, records => withRecord(records, one));
    expect(forbidden.read(RECORDS_DOCUMENT)).toEqual([one]);
  });

  it('a file from another machine joins what is here', async () => {
    const here = new Storage({ backend: new MemoryBackend() });
    const there = new Storage({ backend: new MemoryBackend() });
    const [mine, theirs, both] = [record(), record(), record()];
    for (const one of [mine, both]) await here.update(RECORDS_DOCUMENT, known => withRecord(known, one));
    for (const one of [theirs, both]) await there.update(RECORDS_DOCUMENT, known => withRecord(known, one));
    expect(importAll(here, exportAll(there), [RECORDS_DOCUMENT])).toMatchObject({ ok: true });
    expect(ids(here.read(RECORDS_DOCUMENT)!)).toEqual(ids([both, theirs, mine]));
  });
});
