import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeRun, type Run, runToFragment } from '../../src/core/run.ts';
import { newStreams, stream } from '../../src/core/rng.ts';
import { playBotMatch, runOf } from '../../tools/lib/bot-match.ts';
import { defaultOptions, openRoom } from '../../tools/lib/terms.ts';
import { runTool } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'five-delves-verify-'));
let run: Run;

beforeAll(async () => {
  const room = await openRoom('the-cellar');
  const setup = { seed: 'KTR-BMX-QZP', seats: ['easy'], options: defaultOptions(room) } as const;
  run = runOf(playBotMatch(room, setup).match);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function verify(name: string, content: string | Uint8Array) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return judged(file);
}

function judged(source: string) {
  const { exitCode, stdout, stderr } = runTool('tools/verify.ts', source);
  expect(`${stdout}${stderr}`).not.toMatch(/^\s+at /m);
  return { exitCode, verdict: JSON.parse(stdout) as Record<string, unknown> };
}

describe('npm run verify', () => {
  it('verifies a run file', () => {
    const { exitCode, verdict } = verify('good.run', encodeRun(run));
    expect(exitCode).toBe(0);
    expect(verdict).toMatchObject({ verdict: 'verified', game: 'the-cellar', seed: 'KTR-BMX-QZP' });
  });

  it('verifies a link, and a file with a link in it', () => {
    const link = `https://example.org/delves/#${runToFragment(run)}`;
    expect(judged(link).exitCode).toBe(0);
    expect(verify('link.txt', `${link}\n`).exitCode).toBe(0);
  });

  it('refuses a run with one byte changed, and names the turn', () => {
    const bytes = encodeRun(run);
    for (const share of [0.4, 0.9]) {
      const at = Math.floor(bytes.length * share);
      const forged = Uint8Array.from(bytes);
      forged[at] = (forged[at]! + 1) & 0xff;
      const { exitCode, verdict } = verify('forged.run', forged);
      expect(exitCode, `byte ${at}`).toBe(1);
      expect(verdict).toMatchObject({ verdict: 'refused' });
      expect(typeof verdict['turn']).toBe('number');
    }
  });

  it('refuses a run that breaks off', () => {
    expect(verify('torn.run', encodeRun(run).slice(0, -7)).exitCode).toBe(1);
  });

  it('cannot read random bytes, an empty file or a missing one', () => {
    const dice = stream(newStreams('noise'), 'bytes');
    const noise = Uint8Array.from({ length: 500 }, () => dice.int(256));
    expect(verify('noise.run', noise)).toMatchObject({ exitCode: 2, verdict: { verdict: 'unreadable' } });
    expect(verify('empty.run', '').exitCode).toBe(2);
    expect(verify('words.txt', 'just some words in a file').exitCode).toBe(2);
    expect(judged(join(folder, 'missing.run')).exitCode).toBe(2);
    expect(judged(folder).exitCode).toBe(2);
  });

  it('asks for a run when there is none', () => {
    const { exitCode, stderr } = runTool('tools/verify.ts');
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Say which run');
  });
});
