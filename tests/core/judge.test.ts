/** One changed byte, one changed letter: never verified, never a crash, and the turn is named. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, type Judgement } from '../../src/core/judge.ts';
import { runFromText, runToFragment } from '../../src/core/link.ts';
import { asLinked, decodeRun, encodeRun, FORMATS, type Run } from '../../src/core/run.ts';
import { game } from '../../src/games/the-cellar/game.ts';
import {
  anyGame,
  findCellar,
  judgeCellar,
  playRestlessly,
  runOf,
  setupOf,
  turnOfEachByte,
} from './cellar-runs.ts';

/** Three finished runs: one straight through, one with steps back, one that lasted until the candle went out. */
const RUNS: readonly (readonly [string, Run])[] = [
  ['a straight run', runOf(playRestlessly(setupOf('judged 1')))],
  ['a run with steps back', runOf(playRestlessly(setupOf('judged 2'), { undoes: 5 }))],
  ['a long run', runOf(playRestlessly({ ...setupOf('judged 11'), options: { candle: 'short' } }))],
];

/** Single bits, and the two extremes. */
function otherValues(byte: number, bits: readonly number[]): number[] {
  const flips = bits.map(bit => byte ^ bit);
  return [...new Set([...flips, 0x00, 0xff])].filter(value => value !== byte);
}

function messageOf(judgement: Judgement): string {
  return judgement.verdict === 'verified' ? '' : judgement.message;
}

function expectTold(judgement: Judgement): void {
  expect(messageOf(judgement)).toMatch(/^[A-Z].*\.$/s);
}

/** A judgement in two words, cheap enough to compare thousands of times. */
function inShort(judgement: Judgement): string {
  if (judgement.verdict === 'verified') return 'verified';
  return judgement.verdict === 'refused' ? `refused ${judgement.turn}` : `unreadable ${judgement.code}`;
}

describe('An untouched run', () => {
  it.each(RUNS)('is verified by its bytes and by its link: %s', async (_name, run) => {
    const [byBytes, byLink] = [
      await judgeCellar(decodeRun(encodeRun(run))),
      await judgeCellar(runFromText(runToFragment(run))),
    ];
    expect(byBytes).toMatchObject({ verdict: 'verified', game: 'the-cellar', seed: run.setup.seed });
    expect(byLink).toEqual(byBytes);
    expect(byBytes.verdict === 'verified' && byBytes.outcome).toBeTruthy();
  });
});

describe('Every single byte of a run', () => {
  // Every bit of the shortest run; the first and the last bit of the others keep the suite quick.
  const EVERY_BIT = [1, 2, 4, 8, 16, 32, 64, 128];
  const byLength = RUNS.toSorted(([, a], [, b]) => a.turns.length - b.turns.length);
  it.each(byLength)('is guarded, and the right turn is named: %s', async (_name, run) => {
    const bits = run === byLength[0]![1] ? EVERY_BIT : [1, 128];
    const bytes = encodeRun(run);
    const { turns, headerEnd } = turnOfEachByte(run);
    expect(headerEnd).toBeLessThan(bytes.length);
    const wrong: string[] = [];
    for (const [at, byte] of bytes.entries()) {
      for (const value of otherValues(byte, bits)) {
        const changed = bytes.slice();
        changed[at] = value;
        const unreadable =
          at === 4 && value > FORMATS.link ? 'unreadable run-newer' : 'unreadable run-unreadable';
        const wanted = at < 5 ? unreadable : `refused ${turns[at]}`;
        const told = inShort(await judgeCellar(decodeRun(changed)));
        if (told !== wanted) wrong.push(`byte ${at}, ${byte} to ${value}: ${told} instead of ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of a run that was saved from a link is guarded by half as much: its turn is named, or a later one', async () => {
    const run = asLinked(byLength[0]![1]);
    const bytes = encodeRun(run);
    const { turns } = turnOfEachByte(run);
    for (const [at, byte] of bytes.entries()) {
      for (const value of otherValues(byte, EVERY_BIT)) {
        const changed = bytes.slice();
        changed[at] = value;
        const judgement = await judgeCellar(decodeRun(changed));
        const where = `byte ${at}, ${byte} to ${value}`;
        expect(judgement.verdict, where).toMatch(at < 5 ? /^(unreadable|refused)$/ : /^refused$/);
        if (judgement.verdict === 'refused' && at >= 5)
          expect(judgement.turn, where).toBeGreaterThanOrEqual(turns[at]!);
      }
    }
  });

  it.each(RUNS)(
    'is needed: cut anywhere, it is refused in the turn where it breaks off: %s',
    async (_name, run) => {
      const bytes = encodeRun(run);
      const { turns } = turnOfEachByte(run);
      for (let length = 0; length < bytes.length; length++) {
        const judgement = await judgeCellar(decodeRun(bytes.slice(0, length)));
        const where = `cut to ${length} of ${bytes.length}`;
        expect(judgement.verdict, where).toBe(length < 5 ? 'unreadable' : 'refused');
        if (judgement.verdict === 'refused') expect(judgement.turn, where).toBe(turns[length]);
      }
    },
  );

  it('may be followed by nothing', async () => {
    const bytes = encodeRun(RUNS[0]![1]);
    for (const extra of [0, 1, 255]) {
      const judgement = await judgeCellar(decodeRun(Uint8Array.from([...bytes, extra])));
      expect(judgement).toMatchObject({ verdict: 'refused', code: 'torn' });
    }
  });

  it('may be swapped with no other, taken out, or put in twice', async () => {
    const bytes = encodeRun(byLength[0]![1]);
    const whole = bytes.join();
    for (let at = 0; at + 1 < bytes.length; at++) {
      const swapped = bytes.slice();
      [swapped[at], swapped[at + 1]] = [bytes[at + 1]!, bytes[at]!];
      const out = Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(at + 1)]);
      const twice = Uint8Array.from([...bytes.slice(0, at + 1), ...bytes.slice(at)]);
      for (const changed of [swapped, out, twice]) {
        if (changed.join() === whole) continue;
        const { verdict } = await judgeCellar(decodeRun(changed));
        expect(verdict, `byte ${at}`).not.toBe('verified');
      }
    }
  });
});

describe('Every single letter of a link', () => {
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

  it.each(RUNS)('is guarded: %s', async (_name, run) => {
    const link = runToFragment(run);
    for (let at = 'run='.length; at < link.length; at++) {
      const here = ALPHABET.indexOf(link[at]!);
      for (const by of [1, 8, 33]) {
        const letter = ALPHABET[(here + by) % 64]!;
        const judgement = await judgeCellar(runFromText(link.slice(0, at) + letter + link.slice(at + 1)));
        expect(inShort(judgement), `letter ${at} of ${link.length}`).toMatch(
          /^(refused \d+|unreadable run-.+)$/,
        );
      }
    }
  });

  it('is guarded to the last, whatever it becomes', async () => {
    for (const [, run] of RUNS) {
      const link = runToFragment(run);
      for (const letter of ALPHABET) {
        if (letter === link.at(-1)) continue;
        const { verdict } = await judgeCellar(runFromText(link.slice(0, -1) + letter));
        expect(verdict).not.toBe('verified');
      }
    }
  });

  it('is needed: no shorter and no longer link is verified', async () => {
    const link = runToFragment(RUNS[1]![1]);
    for (let length = 0; length < link.length; length++) {
      expect((await judgeCellar(runFromText(link.slice(0, length)))).verdict).not.toBe('verified');
    }
    for (const more of ['A', 'AA', 'AAAA', '_', '='])
      expect((await judgeCellar(runFromText(link + more))).verdict).not.toBe('verified');
  });
});

describe('Anything at all', () => {
  it('is judged without a crash: random bytes and random text are unreadable', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.string({ maxLength: 100 }),
        async (bytes, text) => {
          for (const decoded of [decodeRun(bytes), runFromText(text)]) {
            const judgement = await judgeCellar(decoded);
            expect(judgement.verdict).toBe('unreadable');
            expectTold(judgement);
          }
        },
      ),
      { seed: 1301, numRuns: 300 },
    );
  });

  it('is judged without a crash: random bytes behind a true beginning are refused', async () => {
    const run = RUNS[0]![1];
    const { headerEnd } = turnOfEachByte(run);
    const beginning = encodeRun(run).slice(0, headerEnd);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 120 }), async bytes => {
        const judgement = await judgeCellar(decodeRun(Uint8Array.from([...beginning, ...bytes])));
        expect(judgement.verdict).toBe('refused');
        expectTold(judgement);
      }),
      { seed: 1302, numRuns: 500 },
    );
  });

  it('is judged without a crash: a run with many bytes changed is never verified', async () => {
    const bytes = encodeRun(RUNS[2]![1]);
    const changes = fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(changes, async list => {
        const changed = bytes.slice();
        for (const [at, by] of list) changed[at]! ^= by;
        fc.pre(changed.join() !== bytes.join());
        const { verdict } = await judgeCellar(decodeRun(changed));
        expect(verdict).not.toBe('verified');
      }),
      { seed: 1303, numRuns: 500 },
    );
  });
});

describe('The judgement', () => {
  const run = RUNS[0]![1];

  it('names a game that this edition does not have', async () => {
    const judgement = await judge({ ok: true, value: { ...run, game: 'the-attic' } }, findCellar);
    expect(judgement).toMatchObject({ verdict: 'refused', turn: 0, code: 'unknown-game', game: 'the-attic' });
    expect(messageOf(judgement)).toContain('"the-attic"');
  });

  it('names the edition a run belongs to', async () => {
    const later = async () => anyGame({ ...game, edition: game.edition + 1 });
    expect(await judge({ ok: true, value: run }, later)).toMatchObject({
      verdict: 'refused',
      turn: 0,
      code: 'edition',
      message: expect.stringContaining('an older edition') as string,
    });
    expect(await judge({ ok: true, value: { ...run, edition: 9 } }, later)).toMatchObject({
      code: 'edition',
      message: expect.stringContaining('a newer edition') as string,
    });
  });

  it('refuses a damaged beginning, and cannot read what is not ours', async () => {
    const bytes = encodeRun(run);
    bytes[8] = 0xff;
    expect(await judgeCellar(decodeRun(bytes))).toMatchObject({
      verdict: 'refused',
      turn: 0,
      code: 'run-header',
    });
    expect(await judgeCellar(runFromText('hello'))).toMatchObject({ verdict: 'unreadable' });
  });

  it('is given even when the rules fail over a forged run', async () => {
    const failing = async () =>
      anyGame({
        ...game,
        apply: () => {
          throw new TypeError('nobody thought of this');
        },
      });
    const judgement = await judge({ ok: true, value: run }, failing);
    expect(judgement).toMatchObject({ verdict: 'refused', turn: 1 });
    expectTold(judgement);
  });

  it('is given even when the room cannot be loaded', async () => {
    const judgement = await judge({ ok: true, value: run }, () => Promise.reject(new Error('no network')));
    expect(judgement).toMatchObject({ verdict: 'unreadable', code: 'room-not-loaded' });
    expectTold(judgement);
  });
});
