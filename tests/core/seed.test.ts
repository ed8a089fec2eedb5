import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newStreams, stream } from '../../src/core/rng.ts';
import { dailySeed, isSeedCode, readDailySeed, readSeed, seedCode, seedLabel } from '../../src/core/seed.ts';

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const codes = fc
  .array(fc.constantFrom(...LETTERS.split('')), { minLength: 9, maxLength: 9 })
  .map(letters => letters.join('').replace(/(...)(...)(...)/, '$1-$2-$3'));

function read(typed: string): string {
  const result = readSeed(typed);
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

describe('Seed codes', () => {
  it('are nine consonants in three groups', () => {
    for (let game = 0; game < 50; game++) {
      const dice = stream(newStreams(`${game}`), 'code');
      const code = seedCode(sides => dice.int(sides));
      expect(code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{3}-[B-DF-HJ-NP-TV-XZ]{3}-[B-DF-HJ-NP-TV-XZ]{3}$/);
      expect(isSeedCode(code)).toBe(true);
    }
  });

  it('use every letter of the alphabet of consonants', () => {
    let draw = 0;
    const letters = Array.from({ length: 20 }, () => seedCode(sides => draw++ % sides)).join('');
    expect(new Set(letters.replaceAll('-', ''))).toEqual(new Set(LETTERS));
  });

  it('read to themselves in any spelling', () => {
    const spellings = fc.record({
      before: fc.constantFrom('', ' ', '  \t'),
      mark: fc.constantFrom('-', '', ' ', '_', '.', ' - '),
      small: fc.boolean(),
      after: fc.constantFrom('', ' ', '\n'),
    });
    fc.assert(
      fc.property(codes, spellings, (code, { before, mark, small, after }) => {
        const spelt = before + code.replaceAll('-', mark) + after;
        expect(read(small ? spelt.toLowerCase() : spelt)).toBe(code);
      }),
      { seed: 201, numRuns: 300 },
    );
  });

  it('are told from everything else', () => {
    for (const other of [
      '',
      'KTRBMXQZP',
      'ktr-bmx-qzp',
      'KTR-BMX-QZ',
      'KTR-BMX-QZA',
      'KT-RBMX-QZP',
      'KTR-BMX-QZP-',
    ]) {
      expect(isSeedCode(other), other).toBe(false);
    }
    expect(isSeedCode('KTR-BMX-QZP')).toBe(true);
  });
});

describe('Words as seeds', () => {
  it('give these codes for ever: they are written down', () => {
    expect(read('hello')).toBe('BRN-BPM-JPL');
    expect(read('Five Delves')).toBe('NBX-FBS-TFR');
  });

  it('do not mind capitals or space around them', () => {
    expect(read('  Old Cellar ')).toBe(read('old cellar'));
    expect(read('OLD CELLAR')).toBe(read('old cellar'));
  });

  it('tell words from other words', () => {
    const words = ['rat', 'rats', 'cat', 'a rat', 'star', '1', '2', '12', '21', 'é', '鼠'];
    expect(new Set(words.map(read)).size).toBe(words.length);
  });

  it('always give a code, and a code reads to itself again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), typed => {
        const result = readSeed(typed);
        if (result.ok) {
          expect(isSeedCode(result.value)).toBe(true);
          expect(read(result.value)).toBe(result.value);
        } else {
          expect(result.problem.code).toMatch(/^seed-(empty|long)$/);
        }
      }),
      { seed: 202, numRuns: 500 },
    );
  });

  it('spread over all letters at every place', () => {
    const places = Array.from({ length: 9 }, () => new Set<string>());
    for (let word = 0; word < 400; word++) {
      for (const [place, letter] of read(`word ${word}`).replaceAll('-', '').split('').entries()) {
        places[place]!.add(letter);
      }
    }
    for (const seen of places) expect(seen.size).toBe(20);
  });

  it('refuses nothing at all, and far too much, in a plain sentence', () => {
    for (const nothing of ['', '   ', ' - ', '._-']) {
      expect(readSeed(nothing)).toMatchObject({ ok: false, problem: { code: 'seed-empty' } });
    }
    expect(readSeed('x'.repeat(101))).toMatchObject({ ok: false, problem: { code: 'seed-long' } });
    expect(readSeed('x'.repeat(100)).ok).toBe(true);
  });
});

describe('Daily seeds', () => {
  const events = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
  const days = fc
    .date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map(date => date.toISOString().slice(0, 10));

  it('tell their event and day again', () => {
    fc.assert(
      fc.property(events, days, (event, date) => {
        expect(readDailySeed(dailySeed(event, date))).toEqual({ event, date, attempt: 0 });
        expect(seedLabel(dailySeed(event, date))).toBe(`Daily ${date}`);
      }),
      { seed: 203, numRuns: 100 },
    );
  });

  it('stay the daily of their day when another attempt was dealt', () => {
    fc.assert(
      fc.property(events, days, fc.integer({ min: 1, max: 9999 }), (event, date, attempt) => {
        const seed = dailySeed(event, date, attempt);
        expect(readDailySeed(seed)).toEqual({ event, date, attempt });
        expect(seedLabel(seed)).toBe(`Daily ${date}`);
        expect(isSeedCode(seed)).toBe(false);
        const typed = readSeed(seed);
        expect(typed.ok && typed.value).not.toBe(seed);
      }),
      { seed: 206, numRuns: 100 },
    );
    expect(dailySeed('the-cellar', '2026-11-16', 0)).toBe(dailySeed('the-cellar', '2026-11-16'));
  });

  it('can never be typed, not even letter by letter', () => {
    fc.assert(
      fc.property(events, days, (event, date) => {
        const daily = dailySeed(event, date);
        for (const typed of [daily, ` ${daily}`, daily.toUpperCase(), daily.replaceAll(':', ' ')]) {
          const result = readSeed(typed);
          expect(result.ok && readDailySeed(result.value)).toBe(result.ok ? undefined : false);
          expect(result.ok && result.value).not.toBe(daily);
        }
      }),
      { seed: 204, numRuns: 100 },
    );
  });

  it('are no codes, and codes are no daily seeds', () => {
    fc.assert(
      fc.property(codes, events, days, (code, event, date) => {
        expect(isSeedCode(dailySeed(event, date))).toBe(false);
        expect(readDailySeed(code)).toBeUndefined();
        expect(seedLabel(code)).toBe(code);
      }),
      { seed: 205, numRuns: 100 },
    );
  });

  it('are not read from what only looks like one', () => {
    for (const other of [
      'daily:the-cellar:2026-1-2',
      'daily::2026-01-02',
      'xdaily:a:2026-01-02',
      'daily:a:2026-01-02 ',
      'daily:a:2026-01-02:',
      'daily:a:2026-01-02:0',
      'daily:a:2026-01-02:07',
      'daily:a:2026-01-02:1:1',
    ]) {
      expect(readDailySeed(other), other).toBeUndefined();
    }
  });
});
