import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteWriter } from '../../src/core/bytes.ts';
import { isSeed } from '../../src/core/seed.ts';
import {
  asLinked,
  chain,
  decodeRun,
  encodeRun,
  FORMATS,
  type Run,
  type RunEntry,
} from '../../src/core/run.ts';
import { playRestlessly, runOf, SETUP, setupOf } from './cellar-runs.ts';

const small = fc.nat({ max: 500 });
const large = fc.nat({ max: 2 ** 31 - 1 }).map(number => number * 1000);
const entries: fc.Arbitrary<RunEntry> = fc.oneof(
  fc.record({ kind: fc.constant('choice' as const), index: fc.oneof(small, large) }),
  fc.record({
    kind: fc.constant('literal' as const),
    json: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
  }),
  fc.constant({ kind: 'undo' as const }),
);
const wholeRuns: fc.Arbitrary<Run> = fc.record({
  game: fc.stringMatching(/^[a-z0-9-]{1,30}$/),
  edition: fc.nat(),
  setup: fc.record({
    seed: fc.string({ unit: 'grapheme', maxLength: 20 }).filter(isSeed),
    seats: fc.array(fc.constantFrom('human', 'random', 'easy', 'normal', 'hard'), {
      minLength: 1,
      maxLength: 4,
    }),
    options: fc.dictionary(
      fc.string().filter(key => key !== '__proto__'),
      fc.oneof(fc.string(), fc.integer(), fc.boolean()),
      { maxKeys: 4 },
    ),
  }),
  checkBytes: fc.constant(2),
  dealt: fc.nat({ max: 0xffff }),
  turns: fc.array(
    fc.record({
      entries: fc.array(entries, { minLength: 1, maxLength: 6 }),
      time: fc.oneof(small, large),
      check: fc.nat({ max: 0xffff }),
    }),
    { maxLength: 6 },
  ),
  marks: fc.array(fc.record({ turns: small, time: fc.oneof(small, large) }), { maxLength: 4 }),
  seal: fc.integer({ min: 0, max: 0xffffffff }),
});
const runs = fc.oneof(wholeRuns, wholeRuns.map(asLinked));

/** The beginning of a run file, as this edition writes it. */
function opening(
  header: unknown = ['the-cellar', 1, 'KTR-BMX-QZP', ['human'], { candle: 'bright' }],
): ByteWriter {
  const out = new ByteWriter();
  for (const letter of '5DLV') out.byte(letter.charCodeAt(0));
  return out.byte(FORMATS.file).text(JSON.stringify(header));
}

describe('Encoding and decoding', () => {
  it('gives any run back as it was', () => {
    fc.assert(
      fc.property(runs, run => {
        expect(decodeRun(encodeRun(run))).toEqual({ ok: true, value: run });
      }),
      { seed: 1101, numRuns: 300 },
    );
  });

  it('gives the run of any match back, undone actions included', () => {
    for (let game = 0; game < 10; game++) {
      const match = playRestlessly(setupOf(`match ${game}`), { undoes: 4 });
      const run = runOf(match);
      expect(match.entries.some(entry => entry.kind === 'undo')).toBe(true);
      expect(run.turns.flatMap(turn => turn.entries)).toHaveLength(match.entries.length);
      expect(decodeRun(encodeRun(run))).toEqual({ ok: true, value: run });
    }
  });

  it('has one spelling: whatever is read whole encodes to the very same bytes', () => {
    const bytes = encodeRun(runOf(playRestlessly(SETUP, { undoes: 5 })));
    fc.assert(
      fc.property(
        fc.nat({ max: bytes.length - 1 }),
        fc.uint8Array({ minLength: 1, maxLength: 3 }),
        (at, put) => {
          const longer = Uint8Array.from([...bytes.slice(0, at), ...put, ...bytes.slice(at)]);
          const result = decodeRun(longer);
          if (result.ok && result.value.torn === undefined) expect(encodeRun(result.value)).toEqual(longer);
        },
      ),
      { seed: 1102, numRuns: 2000 },
    );
  });

  it('reads no header that is spelt in another way', () => {
    const bytes = encodeRun(runOf(playRestlessly(SETUP)));
    const header = JSON.stringify(['the-cellar', 2, 'KTR-BMX-QZP', ['human'], { candle: 'bright' }]);
    const body = bytes.slice(6 + header.length);
    const withHeader = (text: string): Uint8Array => {
      const out = new ByteWriter();
      for (const letter of '5DLV') out.byte(letter.charCodeAt(0));
      return out.byte(FORMATS.file).text(text).raw(body).done();
    };
    expect(withHeader(header)).toEqual(bytes);
    for (const other of [
      ` ${header}`,
      header.slice(1),
      header.replace('2', '2.0'),
      header.replace('K', '\\u004b'),
      header.replace('{', '{"candle":"short",'),
    ]) {
      expect(decodeRun(withHeader(other)), other).toMatchObject({
        ok: false,
        problem: { code: 'run-header' },
      });
    }
  });
});

describe('A header', () => {
  // biome-ignore format: a table
  it.each([
    ['a text',               'the-cellar'],
    ['no list',              { game: 'the-cellar' }],
    ['too short',            ['the-cellar', 1, 'seed', ['human']]],
    ['too long',             ['the-cellar', 1, 'seed', ['human'], {}, 0]],
    ['without a game',       [null, 1, 'seed', ['human'], {}]],
    ['with a worded edition', ['the-cellar', '1', 'seed', ['human'], {}]],
    ['without a seed',       ['the-cellar', 1, 7, ['human'], {}]],
    ['without seats',        ['the-cellar', 1, 'seed', [], {}]],
    ['with a strange guest', ['the-cellar', 1, 'seed', ['dragon'], {}]],
    ['with lists as options', ['the-cellar', 1, 'seed', ['human'], []]],
    ['without options',      ['the-cellar', 1, 'seed', ['human'], null]],
    ['with deep options',    ['the-cellar', 1, 'seed', ['human'], { candle: {} }]],
    ['far too long',         ['the-cellar', 1, 'x'.repeat(4000), ['human'], {}]],
  ])('is refused as a damaged beginning when it is %s', (_what, header) => {
    const bytes = opening(header).fixed(0, 2).varint(0).varint(0).fixed(0, 4).done();
    expect(decodeRun(bytes)).toMatchObject({ ok: false, problem: { code: 'run-header' } });
  });
});

describe('Bytes that are no run', () => {
  it('are unreadable', () => {
    expect(decodeRun(new Uint8Array(0))).toMatchObject({ ok: false, problem: { code: 'run-unreadable' } });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
        expect(decodeRun(bytes)).toMatchObject({ ok: false, problem: { code: 'run-unreadable' } });
      }),
      { seed: 1103, numRuns: 500 },
    );
  });

  it('are unreadable in an older format or in that of links, and named as newer in a newer one', () => {
    const bytes = encodeRun(runOf(playRestlessly(SETUP)));
    for (const other of [FORMATS.file - 1, FORMATS.link]) {
      bytes[4] = other;
      expect(decodeRun(bytes)).toMatchObject({ ok: false, problem: { code: 'run-unreadable' } });
    }
    bytes[4] = FORMATS.link + 1;
    const newer = decodeRun(bytes);
    expect(newer).toMatchObject({ ok: false, problem: { code: 'run-newer' } });
    expect(newer.ok ? '' : newer.problem.message).toContain(`format ${FORMATS.link + 1}`);
  });

  it('are too long to be a run when they are longer than two million', () => {
    expect(decodeRun(new Uint8Array(2_000_001))).toMatchObject({
      ok: false,
      problem: { code: 'run-too-long' },
    });
  });
});

describe('Hostile numbers', () => {
  const HUGE = 2 ** 49 - 1;
  // biome-ignore format: a table
  it.each([
    ['a turn of endless entries',     () => opening().fixed(0, 2).varint(HUGE)],
    ['just too many entries',         () => opening().fixed(0, 2).varint(100_001)],
    ['as many entries as allowed',    () => opening().fixed(0, 2).varint(100_000)],
    ['a literal without an end',      () => opening().fixed(0, 2).varint(1).varint(1).varint(HUGE)],
    ['marks without an end',          () => opening().fixed(0, 2).varint(0).varint(HUGE)],
    ['a number that never ends',      () => opening().fixed(0, 2).raw(new Uint8Array(50).fill(0xff))],
    ['bytes left over',               () => opening().fixed(0, 2).varint(0).varint(0).fixed(0, 4).byte(0)],
    ['a seal cut short',              () => opening().fixed(0, 2).varint(0).varint(0).fixed(0, 3)],
  ])('%s: torn, not read', (_what, build) => {
    expect(decodeRun(build().done())).toMatchObject({ ok: true, value: { turns: [], torn: 0 } });
  });

  it('a header without an end is a damaged beginning', () => {
    const out = new ByteWriter();
    for (const letter of '5DLV') out.byte(letter.charCodeAt(0));
    const bytes = out.byte(FORMATS.file).varint(HUGE).done();
    expect(decodeRun(bytes)).toMatchObject({ ok: false, problem: { code: 'run-header' } });
  });

  it('are kept as they are where they are only claims', () => {
    const bytes = opening().fixed(0, 2).varint(1).varint(HUGE).varint(HUGE).fixed(7, 2);
    bytes.varint(0).varint(1).varint(HUGE).varint(HUGE).fixed(9, 4);
    expect(decodeRun(bytes.done())).toMatchObject({
      ok: true,
      value: {
        turns: [{ entries: [{ kind: 'choice', index: HUGE - 2 }], time: HUGE, check: 7 }],
        marks: [{ turns: HUGE, time: HUGE }],
      },
    });
  });
});

describe('The chain of check values', () => {
  it('covers every byte, however long a turn was', () => {
    const bytes = Uint8Array.from({ length: 10_000 }, (_, index) => index & 0xff);
    const whole = chain(1, bytes, 2);
    for (const at of [0, 1, 4095, 4096, 4097, 8192, 9999]) {
      const other = bytes.slice();
      other[at]! ^= 1;
      expect(chain(1, other, 2), `byte ${at}`).not.toBe(whole);
    }
  });

  it('depends on what came before, on the bytes and on the state', () => {
    const bytes = Uint8Array.of(1, 2, 3);
    const values = [chain(1, bytes, 2), chain(2, bytes, 2), chain(1, bytes, 3), chain(1, bytes.slice(1), 2)];
    expect(new Set(values).size).toBe(4);
  });
});
