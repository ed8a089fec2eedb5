import { usualOptions } from '../../src/games/room.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runToFragment } from '../../src/core/link.ts';
import { newStreams, stream } from '../../src/core/rng.ts';
import { asLinked, encodeRun, type Run } from '../../src/core/run.ts';
import { botRun, playBots } from '../../src/records/bot-match.ts';
import { readRun } from '../../tools/lib/read-run.ts';
import { openRoom } from '../../tools/lib/command-line.ts';
import { bombOf } from '../strangers/bombs.ts';
import { spawnTool } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'five-delves-verify-'));
let run: Run;

beforeAll(async () => {
  const room = await openRoom('the-cellar');
  const setup = { seed: 'KTR-BMX-QZP', seats: ['easy'], options: usualOptions(room, 1) } as const;
  run = botRun(playBots(room, setup));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function verify(source: string) {
  const { exitCode, stdout, stderr } = spawnTool('tools/verify.ts', source);
  expect(`${stdout}${stderr}`).not.toMatch(/^\s+at /m);
  return { exitCode, verdict: JSON.parse(stdout) as Record<string, unknown> };
}

describe('npm run verify', () => {
  it('verifies a run', () => {
    const { exitCode, verdict } = verify(file('good.run', encodeRun(run)));
    expect(exitCode).toBe(0);
    expect(verdict).toMatchObject({ verdict: 'verified', game: 'the-cellar', seed: 'KTR-BMX-QZP' });
  });

  it('refuses a run with one byte changed, and names the turn', () => {
    const forged = encodeRun(run);
    const at = Math.floor(forged.length * 0.8);
    forged[at] = (forged[at]! + 1) & 0xff;
    const { exitCode, verdict } = verify(file('forged.run', forged));
    expect(exitCode).toBe(1);
    expect(verdict).toMatchObject({ verdict: 'refused' });
    expect(typeof verdict['turn']).toBe('number');
  });

  it('refuses a run that is made to be long, at once and with the turn', async () => {
    const bomb = bombOf(await openRoom('pocket-dungeons'));
    const { exitCode, verdict } = verify(file('bomb.txt', runToFragment(bomb)));
    expect(exitCode).toBe(1);
    expect(verdict).toMatchObject({
      verdict: 'refused',
      turn: 0,
      code: 'long-turn',
      message: 'Turn 0 has 100,000 actions, and 2,000 are the most we check.',
    });
  });

  it('cannot read random bytes', () => {
    const dice = stream(newStreams('noise'), 'bytes');
    const noise = Uint8Array.from({ length: 500 }, () => dice.int(256));
    expect(verify(file('noise.run', noise))).toMatchObject({
      exitCode: 2,
      verdict: { verdict: 'unreadable' },
    });
  });

  it('asks for a run when there is none', () => {
    const { exitCode, stderr } = spawnTool('tools/verify.ts');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Say which run');
  });
});

describe('a run is read from', () => {
  it('its bytes, its link, and a file with its link', () => {
    const link = `https://example.org/delves/#${runToFragment(run)}`;
    expect(readRun(file('bytes.run', encodeRun(run)))).toEqual({ ok: true, value: run });
    for (const source of [link, file('link.txt', `${link}\n`)]) {
      expect(readRun(source)).toEqual({ ok: true, value: asLinked(run) });
    }
  });

  it.each([
    ['an empty file', () => file('empty.run', '')],
    ['words', () => file('words.txt', 'just some words in a file')],
    ['a missing file', () => join(folder, 'missing.run')],
    ['a folder', () => folder],
    ['a word', () => 'hello'],
  ])('not from %s', (_, source) => {
    const { ok } = readRun(source());
    expect(ok).toBe(false);
  });
});
