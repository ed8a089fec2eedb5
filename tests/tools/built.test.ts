/** `npm start` builds once, and again only when it must. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../tools/lib/built.mjs';

let root = '';
let builds = 0;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'five-delves-built-'));
  builds = 0;
  write('src/main.ts', 'one');
  write('tools/vite/policy.ts', 'strict');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}

async function built(exitCode = 0): Promise<number> {
  await ensureBuilt(async () => {
    builds++;
    write('dist/index.html', 'page');
    return exitCode;
  }, root);
  return builds;
}

describe('the build behind npm start', () => {
  it('is made once as long as nothing changes', async () => {
    expect(await built()).toBe(1);
    expect(await built()).toBe(1);
  });

  it.each([
    ['a source changes', () => write('src/main.ts', 'two')],
    ['a source is added', () => write('src/deep/new.ts', '')],
    ['a source is gone', () => rmSync(join(root, 'src/main.ts'))],
    ['how it is built changes', () => write('tools/vite/policy.ts', 'lax')],
    ['the dependencies change', () => write('package-lock.json', '{}')],
    ['another command has written over it', () => write('dist/index.html', 'with a hook')],
    ['it is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
  ])('is made again when %s', async (_what, change) => {
    await built();
    change();
    expect(await built()).toBe(2);
    expect(await built()).toBe(2);
  });

  it('is not made again for what is not in it', async () => {
    await built();
    write('tests/some.test.ts', '');
    write('README.md', 'words');
    expect(await built()).toBe(1);
  });

  it('that failed is tried again', async () => {
    await built(1);
    expect(await built()).toBe(2);
  });
});
