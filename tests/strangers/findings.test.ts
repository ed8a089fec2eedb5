/** What strangers' files were found to do, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../src/app/ledger.ts';
import { recall, SAVE_DOCUMENT } from '../../src/app/saves.ts';
import { runFromText, runToFragment } from '../../src/core/link.ts';
import { decodeRun, encodeRun, type Run } from '../../src/core/run.ts';
import { readDailySeed, readSeed } from '../../src/core/seed.ts';
import { findRoom } from '../../src/games/index.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { makeRecord, type RunRecord } from '../../src/records/record.ts';
import { readRecord } from '../../src/records/record-check.ts';
import { RECORDS_DOCUMENT } from '../../src/records/records-document.ts';
import { streakOf } from '../../src/records/streak.ts';
import { readTimeline } from '../../src/records/timeline.ts';
import { repairSettings, SETTINGS_DOCUMENT, withName } from '../../src/services/settings.ts';
import { exportAll, exportAside, importAll } from '../../src/services/storage-file.ts';
import { SmallBackend } from '../services/fake-backend.ts';
import { Storage } from '../../src/services/storage.ts';
import { cellar, cellarRun, daily, NOON, record } from '../records/fixtures.ts';
import { bombOf } from './bombs.ts';
import { browserWith, DOCUMENTS, fileOf, judged, nested, sealed, withDepth } from './support.ts';

const ids = (records: readonly RunRecord[] | undefined): string[] =>
  (records ?? []).map(one => one.id).toSorted();
const SAVE = {
  game: 'the-cellar',
  setup: { seed: 'KTR-BMX-QZP', seats: ['human'], options: { candle: 'bright' } },
  flag: 'Set seed',
  entries: [{ entry: { kind: 'act', action: { type: 'step', to: { x: 2, y: 1 } } }, igt: 7, rta: 7 }],
  splits: [],
  clocks: { rta: 7, igt: 7, turns: 1 },
};

/** With a name that a terminal can show. */
function named(text: string): [string, string] {
  const name = JSON.stringify(text).replace(
    /[^ -~]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return [name, text];
}

describe('A seed is one everywhere or nowhere', () => {
  const NO_SEEDS = [
    '',
    ' ',
    '\u200b',
    'a\u0000b',
    '\u202eabc',
    '\ud800',
    'x'.repeat(101),
    'daily:a:2027-99-99',
    'daily:',
  ];

  it.each(NO_SEEDS.map(named))(
    '%s is refused in a run, in its link, in a save and in a record',
    async (_name, seed) => {
      const run = cellarRun(seed);
      for (const decoded of [decodeRun(encodeRun(run)), runFromText(runToFragment(run))]) {
        expect(await judged(decoded)).toMatchObject({ verdict: 'refused', code: 'run-header' });
      }
      expect(SAVE_DOCUMENT.check({ ...SAVE, setup: { ...SAVE.setup, seed } }, 1).ok).toBe(false);
      expect(readRecord(record({ seed })).ok).toBe(false);
    },
  );

  it.each(['KTR-BMX-QZP', 'golden 1', 'lesson', 'daily:the-cellar:2028-02-29:3'])(
    '%j verifies, and what verifies can be recorded',
    async seed => {
      const run = cellarRun(seed);
      expect(await judged(decodeRun(encodeRun(run)))).toMatchObject({ verdict: 'verified' });
      expect(readRecord(recordOf(run)).ok).toBe(true);
      expect(SAVE_DOCUMENT.check({ ...SAVE, setup: { ...SAVE.setup, seed } }, 1).ok).toBe(true);
    },
  );

  function recordOf(run: Run): RunRecord {
    const timeline = readTimeline(cellar.game, run);
    if ('code' in timeline) throw new Error(timeline.message);
    return makeRecord(run, timeline, { category: 'set-seed', finishedAt: NOON })!;
  }
});

describe('One bad record costs that record', () => {
  const good = [record(), record(), record()];
  const bad = { ...record(), seed: '' };
  const book = sealed([good[0], bad, good[1], good[2]]);

  it('in a stored book: the rest stays, the bad one is set aside by name and told once', () => {
    const { storage, backend } = browserWith({ records: book });
    expect(ids(storage.read(RECORDS_DOCUMENT))).toEqual(ids(good));
    expect(ids(storage.read(RECORDS_DOCUMENT))).toEqual(ids(good));
    expect(storage.notices).toHaveLength(1);
    expect(storage.notices[0]).toContain(`1 run can't be read: run 2 of ${bad.game} ("seed" is not a seed)`);
    const aside = JSON.parse(backend.getItem('five-delves/set-aside/records/1')!) as { value: unknown };
    expect(aside.value).toEqual([bad]);
    expect(ids(new Storage({ backend }).read(RECORDS_DOCUMENT))).toEqual(ids(good));
    expect(new Storage({ backend }).notices).toEqual([]);
  });

  it('and the next run is written beside the good ones', async () => {
    const { storage } = browserWith({ records: book });
    const next = record();
    await new Ledger(storage, () => NOON).add(next);
    expect(ids(storage.read(RECORDS_DOCUMENT))).toEqual(ids([...good, next]));
  });

  it('is refused before it is added, set aside and told', async () => {
    const { storage } = browserWith({ records: sealed(good) });
    const ledger = new Ledger(storage, () => NOON);
    expect(ledger.hasAside).toBe(false);
    const added = await ledger.add(bad);
    expect(added).toMatchObject({ ok: false });
    if (!added.ok) expect(added.problem.message).toContain('"seed" is not a seed');
    expect(ids(ledger.records)).toEqual(ids(good));
    expect(ledger.hasAside).toBe(true);
  });

  it('in an imported file: the good ones come in, and the file says what it left', () => {
    const mine = record();
    const { storage } = browserWith({ records: sealed([mine]) });
    const result = importAll(storage, fileOf({ records: book }), DOCUMENTS);
    expect(result).toMatchObject({ ok: true, value: { names: ['records'] } });
    if (result.ok) expect(result.value.left.join()).toContain("1 run can't be read: run 2");
    expect(ids(storage.read(RECORDS_DOCUMENT))).toEqual(ids([mine, ...good]));
    expect(JSON.stringify(storage.asideOf(RECORDS_DOCUMENT))).toContain(bad.id);
  });

  it('and what was set aside can be saved as a file, which can be imported again', () => {
    const { storage } = browserWith({ records: book });
    storage.read(RECORDS_DOCUMENT);
    const file = exportAside(storage, RECORDS_DOCUMENT);
    expect(file).toContain(bad.id);
    for (const one of good) expect(file).not.toContain(one.id);
    const other = browserWith().storage;
    expect(importAll(other, file, DOCUMENTS)).toMatchObject({ ok: true });
    expect(exportAside(other, RECORDS_DOCUMENT)).toBe(file);
    importAll(other, file, DOCUMENTS);
    expect(exportAside(other, RECORDS_DOCUMENT)).toBe(file);
  });

  it('also when the browser has no room to set it aside: then the book is left alone and read in memory', async () => {
    const backend = new SmallBackend(book.length + 40);
    backend.setItem('five-delves/records', book);
    const storage = new Storage({ backend });
    expect(ids(storage.read(RECORDS_DOCUMENT))).toEqual(ids(good));
    await new Ledger(storage, () => NOON).add(record());
    expect(storage.read(RECORDS_DOCUMENT)).toHaveLength(4);
    expect(backend.getItem('five-delves/records')).toBe(book);
    expect(storage.notices.join(' ')).toContain('left as it is');
  });

  it('nested options cost their record or their save, and nothing else', () => {
    const options = { candle: { bright: true } };
    const { storage } = browserWith({
      save: sealed({ ...SAVE, setup: { ...SAVE.setup, options } }),
      records: sealed([good[0], { ...good[1], options }]),
      settings: sealed({ mute: true }),
    });
    expect(storage.read(SAVE_DOCUMENT)).toBeUndefined();
    expect(storage.notices[0]).toContain('"setup.options" is not a set of options');
    expect(ids(storage.read(RECORDS_DOCUMENT))).toEqual(ids([good[0]!]));
    expect(storage.read(SETTINGS_DOCUMENT)).toEqual({ mute: true });
  });

  it('a revision that cannot be counted on does not condemn what is written next', () => {
    const { storage } = browserWith();
    importAll(storage, fileOf({ records: sealed(good, { revision: Number.MAX_SAFE_INTEGER }) }), DOCUMENTS);
    expect(ids(storage.read(RECORDS_DOCUMENT))).toEqual(ids(good));
  });
});

describe('200,000 nested arrays are refused with a message, never thrown', () => {
  const one = record();
  const deep = withDepth(JSON.stringify(record()));

  it('in an unknown field of a record, stored or imported: that record is set aside whole', () => {
    const book = `{"version":1,"revision":1,"value":[${JSON.stringify(one)},${deep}]}`;
    const { storage } = browserWith({ records: book });
    expect(ids(storage.read(RECORDS_DOCUMENT))).toEqual([one.id]);
    expect(storage.notices[0]).toContain('it is nested too deeply');
    expect(Object.values(storage.asideOf(RECORDS_DOCUMENT))[0]).toContain(nested());
    const other = browserWith().storage;
    const imported = importAll(other, fileOf({ records: book }), DOCUMENTS);
    expect(imported).toMatchObject({ ok: true });
    expect(ids(other.read(RECORDS_DOCUMENT))).toEqual([one.id]);
    expect(importAll(browserWith().storage, exportAll(other), DOCUMENTS)).toMatchObject({ ok: true });
  });

  it('in an unknown field of the export file itself', () => {
    const file = withDepth(fileOf({ records: sealed([one]) }));
    const { storage } = browserWith();
    const result = importAll(storage, file, DOCUMENTS);
    expect(result).toMatchObject({ ok: false, problem: { code: 'damaged' } });
    if (!result.ok)
      expect(result.problem.message).toBe(
        'This export is damaged: it is nested too deeply. Nothing was changed.',
      );
    expect(storage.raw()).toEqual({});
  });

  it.each(DOCUMENTS.map(type => [type.name, type] as const))('in the stored document "%s"', (name, type) => {
    for (const value of [nested(), withDepth('{"seed":"x"}'), `[${nested()}]`]) {
      const text = `{"version":1,"revision":1,"value":${value}}`;
      const { storage } = browserWith({ [name]: text });
      expect(() => storage.read(type)).not.toThrow();
      expect(storage.notices.length).toBeGreaterThan(0);
      expect(Object.values(storage.asideOf(type)).join()).toContain(nested());
    }
  });

  it("in an action of a save, in a run's header and in an action that was written out", async () => {
    const text = sealed(SAVE).replace('"x":2', `"x":${nested()}`);
    const { storage } = browserWith({ save: text });
    expect(storage.read(SAVE_DOCUMENT)).toBeUndefined();
    expect(storage.notices[0]).toContain('"entries.1.entry.action" is nested too deeply');
    const run = cellarRun('KTR-BMX-QZP');
    const options = JSON.parse(nested(1800)) as Run['setup']['options'];
    expect(await judged(decodeRun(encodeRun({ ...run, setup: { ...run.setup, options } })))).toMatchObject({
      verdict: 'refused',
      code: 'run-header',
    });
    const entries = [{ kind: 'literal' as const, json: withDepth('{"type":"word"}', 90) }];
    expect(
      await judged(decodeRun(encodeRun({ ...run, turns: [{ ...run.turns[0]!, entries }] }))),
    ).toMatchObject({
      verdict: 'refused',
    });
  });
});

describe('A short link cannot keep the judge busy', () => {
  it('fifty thousand times built and undone in one turn is refused before anything is played', async () => {
    const run = bombOf(await room('pocket-dungeons'));
    const link = runToFragment(run);
    expect(link.length).toBeLessThan(1000);
    const before = process.cpuUsage();
    const verdict = await judged(runFromText(link));
    const { user, system } = process.cpuUsage(before);
    expect(verdict).toMatchObject({ verdict: 'refused', code: 'long-turn', turn: 0 });
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it('nor can a save: it is set aside by whoever wants to go on with it', async () => {
    const step = SAVE.entries[0]!;
    const undo = { entry: { kind: 'undo' }, igt: 0, rta: 0 };
    const entries = Array.from({ length: 40_000 }, () => [step, undo]).flat();
    const { storage } = browserWith({ save: sealed({ ...SAVE, entries }) });
    const saved = storage.read(SAVE_DOCUMENT)!;
    expect(saved.entries).toHaveLength(80_000);
    expect(await recall(cellar, saved)).toBeUndefined();
    expect(await recall(cellar, { ...saved, entries: saved.entries.slice(0, 4000) })).toBeDefined();
  });

  async function room(id: string): Promise<AnyRoom> {
    return findRoom(id)!.load();
  }
});

describe('Days, spellings and marks', () => {
  it('a day such as 2027-99-99 is no day, so it shortens no streak', () => {
    expect(readDailySeed('daily:the-cellar:2027-99-99')).toBeUndefined();
    expect(readDailySeed('daily:the-cellar:2027-02-29')).toBeUndefined();
    const played = ['2026-11-14', '2026-11-15', '2026-11-16'].map(day => daily(day));
    const odd = ['2027-99-99', '2026-00-10', '2026-11-31'].map(day =>
      daily('2026-11-16', { seed: `daily:nine-bit-dungeon:${day}` }),
    );
    const { storage } = browserWith({ records: sealed(played) });
    importAll(storage, fileOf({ records: sealed(odd) }), DOCUMENTS);
    const streak = streakOf(storage.read(RECORDS_DOCUMENT)!, 'nine-bit-dungeon', '2026-11-16');
    expect(streak).toEqual({ state: 'alive', days: 3, longest: 3 });
    expect(streakOf([...played, ...odd], 'nine-bit-dungeon', '2026-11-16').days).toBe(3);
  });

  it('the NFC and NFD forms of a typed seed give the same code', () => {
    for (const word of ['Café', 'Ångström', '가나', 'İstanbul', 'hello']) {
      expect(readSeed(word.normalize('NFD'))).toEqual(readSeed(word.normalize('NFC')));
    }
    expect(readSeed('hel\u200blo\u200e')).toEqual(readSeed('hello'));
    expect(readSeed('hello')).toEqual({ ok: true, value: 'BRN-BPM-JPL' });
  });

  it.each(
    [
      '\u200b',
      '\u200b\u200c\u200d\ufeff',
      '\u202e',
      '\u00ad',
      '\u2060',
      '\u3164',
      '\u2800',
      '\u0000',
      '\ud800',
      '\ufe0f -',
    ].map(named),
  )('a seed of nothing but %s is refused like an empty one', (_name, typed) => {
    expect(readSeed(typed)).toMatchObject({ ok: false, problem: { code: 'seed-empty' } });
  });

  it('direction marks, NUL, other controls and lone surrogates leave the names of people', () => {
    const dirty = '\u202eA\u0000d\u2066a\ud800\u0007\u200e\u2028L.';
    expect(withName([], 0, dirty)).toEqual(['Ada L.']);
    expect(repairSettings({ names: [dirty, '\u200b\u200d', 'Zoë 🗡️'] })).toEqual({
      names: ['Ada L.', '', 'Zoë 🗡️'],
    });
    expect(withName([], 0, `${'x'.repeat(15)}🗡`)).toEqual(['x'.repeat(15)]);
    const { storage } = browserWith({ settings: sealed({ names: [dirty] }) });
    expect(storage.read(SETTINGS_DOCUMENT)).toEqual({ names: ['Ada L.'] });
  });

  it('and whatever else a file can put on the screen', () => {
    const dirty = 'a\u202eb\u0000c';
    const clean = record({
      reason: dirty,
      parts: [{ label: dirty, points: 1 }],
      splits: [{ name: dirty, turns: 1, igt: 1, rta: 1 }],
    });
    const read = readRecord(clean);
    expect(read).toMatchObject({
      ok: true,
      value: { reason: 'abc', parts: [{ label: 'abc' }], splits: [{ name: 'abc' }] },
    });
    expect(SAVE_DOCUMENT.check({ ...SAVE, flag: dirty }, 1)).toMatchObject({
      ok: true,
      value: { flag: 'abc' },
    });
    const result = importAll(browserWith().storage, fileOf({ [dirty]: '{}' }), DOCUMENTS);
    expect(result.ok ? '' : result.problem.message).toContain('"abc"');
  });
});
