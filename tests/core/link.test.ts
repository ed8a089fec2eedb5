import { deflateSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteWriter, toBase64Url } from '../../src/core/bytes.ts';
import { runFromText, runToFragment } from '../../src/core/link.ts';
import { Match } from '../../src/core/match.ts';
import { replay } from '../../src/core/replay.ts';
import { asLinked, chain, FORMATS, openingOf, type Run } from '../../src/core/run.ts';
import { game } from '../../src/games/the-cellar/game.ts';
import { playRestlessly, runOf, SETUP, setupOf } from './cellar-runs.ts';

/** A link as this edition writes it, around any packed columns and checks, with a true check of its own. */
function linkOf(packed: Uint8Array, checks = new Uint8Array(0), length = packed.length): string {
  const bytes = new ByteWriter().varint(length).raw(packed).raw(checks).done();
  const check = chain(0, bytes, 0) & 0xffff;
  return `run=${toBase64Url(new ByteWriter().raw(bytes).fixed(check, 2).done())}`;
}

/** The number of the turn that a record belongs to: undone turns are counted again. */
function turnNumber(run: Run, record: number): number {
  const match = new Match(game, run.setup);
  for (const turn of run.turns.slice(0, record)) {
    for (const entry of turn.entries) {
      if (entry.kind === 'choice') match.act(match.legalActions()[entry.index]!);
      else match.undo();
    }
  }
  return match.state.turn;
}

describe('Links', () => {
  const run = runOf(playRestlessly(SETUP));
  const fragment = runToFragment(run);

  it('are read whole, by their fragment, or as the bare code, with space around', () => {
    const code = fragment.slice('run='.length);
    for (const text of [
      fragment,
      `#${fragment}`,
      code,
      `  ${code}\n`,
      `https://delves.example/play/#${fragment}`,
      `https://delves.example/?game=the-cellar#${fragment}`,
      `#${fragment}&speed=4`,
      `#speed=4&${fragment}#top`,
    ]) {
      expect(runFromText(text), text).toEqual({ ok: true, value: asLinked(run) });
    }
  });

  it('give the run of any match back, undone actions included, with half of its checks', () => {
    for (let match = 0; match < 10; match++) {
      const long = runOf(playRestlessly(setupOf(`match ${match}`), { undoes: 4 }));
      const read = runFromText(runToFragment(long));
      expect(read).toEqual({ ok: true, value: asLinked(long) });
      // Handed on, it is the same link.
      expect(read.ok && runToFragment(read.value)).toBe(runToFragment(long));
    }
  });

  it('name the turn whose check was changed, or a later one', () => {
    for (const index of run.turns.keys()) {
      const turns = run.turns.with(index, { ...run.turns[index]!, time: run.turns[index]!.time + 1 });
      const read = runFromText(runToFragment({ ...run, turns }));
      const verdict = read.ok && replay(game, read.value);
      expect(verdict).toMatchObject({ verdict: 'refused' });
      const changedIn = turnNumber(run, index);
      expect(verdict && verdict.verdict === 'refused' ? verdict.turn : 0).toBeGreaterThanOrEqual(changedIn);
    }
  });

  it('are short: a whole match fits well into a message', () => {
    for (let game = 0; game < 20; game++) {
      const link = runToFragment(runOf(playRestlessly(setupOf(`short ${game}`))));
      expect(link.length).toBeLessThan(600);
      expect(link).toMatch(/^run=[A-Za-z0-9_-]+$/);
    }
  });

  it.each([
    '',
    ' ',
    'run=',
    '#',
    'hello',
    'KTR-BMX-QZP',
    'run=!!!!',
    'https://delves.example/',
    'päper',
    'AAAA',
  ])('are unreadable or damaged, never a run: "%s"', text => {
    const result = runFromText(text);
    expect(result.ok ? 'read' : result.problem.code).toMatch(/^run-(unreadable|damaged)$/);
  });

  it('are damaged when they are cut anywhere', () => {
    for (let length = 0; length < fragment.length; length++) {
      const result = runFromText(fragment.slice(0, length));
      if (result.ok) expect(result.value.torn, `cut to ${length}`).toBeDefined();
      else expect(result.problem.code).toMatch(/^run-(unreadable|damaged|header)$/);
    }
  });

  it('do not blow up: a small link that unfolds into something huge is refused', () => {
    const bomb = linkOf(deflateSync(new Uint8Array(40_000_000), { level: 9 }));
    const before = process.memoryUsage().arrayBuffers;
    const result = runFromText(bomb);
    expect(result.ok).toBe(false);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    expect(runFromText(`run=${'A'.repeat(500_000)}`)).toMatchObject({
      ok: false,
      problem: { code: 'run-too-long' },
    });
  });

  it('of random text are never a whole run', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.base64String({ maxLength: 200 }), (text, code) => {
        expect(runFromText(text).ok).toBe(false);
        expect(runFromText(code.replaceAll(/[+/=]/g, '')).ok).toBe(false);
      }),
      { seed: 1104, numRuns: 500 },
    );
  });
});

describe('Hostile links', () => {
  const run = runOf(playRestlessly(SETUP));
  const HUGE = 2 ** 49 - 1;
  const opened = (): ByteWriter => openingOf(run, FORMATS.link);
  const packed = (columns: ByteWriter): string => linkOf(deflateSync(columns.done(), { level: 9 }));

  // biome-ignore format: a table
  it.each([
    ['a turn of endless entries',   () => opened().varint(HUGE)],
    ['a literal without an end',    () => opened().varint(1).varint(1).varint(HUGE)],
    ['turns without an end',        () => opened().raw(new Uint8Array(50).fill(1))],
    ['times that are missing',      () => opened().varint(1).varint(2).varint(0)],
    ['marks without an end',        () => opened().varint(0).varint(HUGE)],
    ['a number that never ends',    () => opened().raw(new Uint8Array(50).fill(0xff))],
    ['bytes left over',             () => opened().varint(0).varint(0).fixed(0, 4).byte(0)],
    ['a seal cut short',            () => opened().varint(0).varint(0).fixed(0, 3)],
  ])('%s: torn, not read', (_what, build) => {
    expect(runFromText(packed(build()))).toMatchObject({ ok: true, value: { turns: [], torn: 0 } });
  });

  it('are torn when they have more or fewer checks than turns', () => {
    const columns = deflateSync(
      opened().varint(1).varint(2).varint(0).varint(5).varint(0).fixed(0, 4).done(),
    );
    expect(runFromText(linkOf(columns, Uint8Array.of(7)))).toMatchObject({
      ok: true,
      value: { turns: [{}] },
    });
    for (const checks of [[], [7, 7], [7, 7, 7]]) {
      const read = runFromText(linkOf(columns, Uint8Array.from(checks)));
      expect(read).toMatchObject({ ok: true, value: { torn: Math.min(1, checks.length) } });
    }
  });

  it('are no run when they say that more is packed than there is, or nothing', () => {
    const columns = deflateSync(opened().varint(0).varint(0).fixed(0, 4).done());
    for (const length of [columns.length + 1, HUGE, 0, 1]) {
      const read = runFromText(linkOf(columns, new Uint8Array(0), length));
      expect(read.ok ? 'read' : read.problem.code).toMatch(/^run-(damaged|unreadable)$/);
    }
  });

  it('in the format of files are unreadable, and of a newer edition are named so', () => {
    for (const [format, code] of [
      [FORMATS.file, 'run-unreadable'],
      [FORMATS.linkedFile, 'run-unreadable'],
      [FORMATS.link + 1, 'run-newer'],
    ] as const) {
      const columns = openingOf(run, format).varint(0).varint(0).fixed(0, 4);
      expect(runFromText(packed(columns))).toMatchObject({ ok: false, problem: { code } });
    }
  });
});
