/** The commands themselves: what counts as passed, when dependencies are old, which browser is taken. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/lib/browser.mjs';
import { countsOf } from '../../tools/lib/counts.mjs';
import { isInstalled } from '../../tools/lib/install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'five-delves-stages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

describe('counting', () => {
  it('takes a plain stage as one check', () => {
    expect(countsOf(undefined, '', 0)).toEqual({ passed: 1, failed: 0 });
    expect(countsOf(undefined, '', 2)).toEqual({ passed: 0, failed: 1 });
  });

  it.each([
    ['all well', { numPassedTests: 7, numFailedTests: 0, success: true }, 0, { passed: 7, failed: 0 }],
    ['two tests fail', { numPassedTests: 5, numFailedTests: 2, success: false }, 1, { passed: 5, failed: 2 }],
    [
      'a file does not load',
      { numPassedTests: 5, numFailedTests: 0, success: false },
      1,
      { passed: 5, failed: 1 },
    ],
  ])('reads vitest: %s', (name, report, exitCode, counts) => {
    expect(countsOf('vitest', file(`${name}.json`, JSON.stringify(report)), exitCode)).toEqual(counts);
  });

  it.each([
    ['all well', { expected: 3, flaky: 0, unexpected: 0 }, 0, 0, { passed: 3, failed: 0 }],
    ['one test fails', { expected: 2, flaky: 0, unexpected: 1 }, 1, 1, { passed: 2, failed: 1 }],
    ['the server does not start', { expected: 0, flaky: 0, unexpected: 0 }, 1, 1, { passed: 0, failed: 1 }],
  ])('reads Playwright: %s', (name, stats, errors, exitCode, counts) => {
    const report = { stats, errors: Array.from({ length: errors }, () => ({})) };
    expect(countsOf('playwright', file(`${name}.json`, JSON.stringify(report)), exitCode)).toEqual(counts);
  });

  it('takes a runner that left no report as failed', () => {
    expect(countsOf('vitest', join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('dependencies', () => {
  const lock = (version: string) =>
    JSON.stringify({
      packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version, optional: true } },
    });

  it('are missing, old, or there', () => {
    const root = join(folder, 'project');
    file('project/package-lock.json', lock('1.2.3'));
    expect(isInstalled(root)).toBe(false);
    file('project/node_modules/.package-lock.json', lock('1.2.2'));
    expect(isInstalled(root)).toBe(false);
    file(
      'project/node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/a': { version: '1.2.3' } } }),
    );
    expect(isInstalled(root)).toBe(true);
    file('project/node_modules/.package-lock.json', 'torn');
    expect(isInstalled(root)).toBe(false);
  });
});

describe.skipIf(process.platform === 'win32')('the browser', () => {
  it('is the named one, else the first on the path that really runs', () => {
    const stub = file('stub/chromium', '#!/bin/sh\nexit 10\n');
    const real = file('real/chromium', '#!/bin/sh\nexit 0\n');
    for (const path of [stub, real]) chmodSync(path, 0o755);
    const PATH = [join(folder, 'stub'), join(folder, 'real')].join(':');
    expect(findChromium({ PATH })).toBe(real);
    expect(findChromium({ PATH, CHROMIUM: real })).toBe(real);
  });
});
