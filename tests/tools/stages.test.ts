/** The commands themselves: what counts as passed, when dependencies are old, which browser is taken. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findChromium } from '../../tools/lib/browser.mjs';
import { countsOf } from '../../tools/lib/counts.mjs';
import { adviceFor, missingEngines } from '../../tools/lib/engines.mjs';
import { isInstalled } from '../../tools/lib/install.mjs';
import { runStages } from '../../tools/lib/run-stages.mjs';
import { SLOW_TESTS } from '../../tools/lib/slow-tests.mjs';
import { skippedIn, tellSkipped } from '../../tools/lib/skipped.mjs';
import { unless } from '../support/unless.ts';

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

describe('running', () => {
  const stage = (name: string, code: string, needs?: string) => ({
    name,
    command: () => ['-e', code],
    ...(needs === undefined ? {} : { needs }),
  });
  const told = async (...stages: Parameters<typeof runStages>[0]): Promise<string[]> => {
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation(line => void lines.push(String(line)));
    await runStages(stages).finally(() => log.mockRestore());
    return lines.map(line => line.replace(/ +[\d.]+ s/, '').trim());
  };

  it('goes on after a failure, and leaves out what needs the failed one', async () => {
    const lines = await told(stage('a', 'process.exit(1)'), stage('b', ''), stage('c', '', 'a'));
    expect(lines.filter(Boolean)).toEqual([
      'a          FAILED',
      'b          ok',
      'c          FAILED  not run, because "a" failed',
      '1 passed, 2 failed',
    ]);
  });

  it('runs lanes side by side, and what follows after both', async () => {
    const [made, seen] = [join(folder, 'made'), join(folder, 'seen')];
    const wait = `const fs = require('node:fs'); const t = setInterval(() => fs.existsSync(${JSON.stringify(made)}) && clearInterval(t), 20)`;
    const make = `require('node:fs').writeFileSync(${JSON.stringify(made)}, '')`;
    const look = `require('node:fs').accessSync(${JSON.stringify(made)}); require('node:fs').writeFileSync(${JSON.stringify(seen)}, '')`;
    const lines = await told([[stage('waits', wait)], [stage('makes', make)]], stage('looks', look));
    expect(lines.at(-1)).toBe('3 passed, 0 failed');
    expect(lines.at(-2)).toBe('looks      ok');
  });
});

describe('what is skipped', () => {
  const tiled = unless(false, 'the package "tiled" (a drawing board) is not installed');
  const vitest = {
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'maps are there' },
          { status: 'skipped', fullName: `maps of one open in Tiled${tiled}` },
          { status: 'skipped', fullName: `maps of two open in Tiled${tiled}` },
        ],
      },
      { assertionResults: [{ status: 'todo', fullName: 'some day' }] },
      { assertionResults: [{ status: 'skipped', fullName: `${unless(false, 'no shell')} in a describe` }] },
    ],
  };
  const playwright = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [{ title: 'plays', tests: [{ status: 'expected' }] }],
        suites: [{ title: 'inside', specs: [{ title: 'waits', tests: [{ status: 'skipped' }] }] }],
      },
    ],
  };

  it('is told with its reason, each reason once', () => {
    const skipped = [
      ...skippedIn('vitest', file('skipped-vitest.json', JSON.stringify(vitest))),
      ...skippedIn('playwright', file('skipped-playwright.json', JSON.stringify(playwright))),
    ];
    expect(tellSkipped(skipped)).toEqual([
      'skipped, because the package "tiled" (a drawing board) is not installed:',
      '    maps of one open in Tiled',
      '    maps of two open in Tiled',
      'skipped, because it does not say why:',
      '    some day',
      '    a.spec.ts inside waits',
      'skipped, because no shell:',
      '    in a describe',
    ]);
  });

  it('is nothing where a stage has no report', () => {
    expect(skippedIn(undefined, '')).toEqual([]);
    expect(skippedIn('vitest', join(folder, 'none.json'))).toEqual([]);
    expect(tellSkipped([])).toEqual([]);
  });
});

describe('the engines', () => {
  it('that are missing say what would bring them', () => {
    const missing = missingEngines({ PATH: '' });
    const firefox = missing.find(({ name }) => name === 'firefox');
    expect(firefox && adviceFor(firefox)).toMatch(/^firefox is not installed.*apt-get install firefox-esr/);
  });
});

describe('the slow tests', () => {
  it('are all there', () => {
    const names = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' }).map(
      name => basename(name, '.test.ts'),
    );
    expect(SLOW_TESTS.filter(name => !names.includes(name))).toEqual([]);
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

const hasScripts = process.platform !== 'win32';
const why = 'on Windows no script can stand for a browser';
describe.skipIf(!hasScripts)(`the browser${unless(hasScripts, why)}`, () => {
  it('is the named one, else the first on the path that really runs', () => {
    const stub = file('stub/chromium', '#!/bin/sh\nexit 10\n');
    const real = file('real/chromium', '#!/bin/sh\nexit 0\n');
    for (const path of [stub, real]) chmodSync(path, 0o755);
    const PATH = [join(folder, 'stub'), join(folder, 'real')].join(':');
    expect(findChromium({ PATH })).toBe(real);
    expect(findChromium({ PATH, CHROMIUM: real })).toBe(real);
  });
});
