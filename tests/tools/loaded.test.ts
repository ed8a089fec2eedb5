/** The check that a quick test loads every file: what it must find, and what it must let pass. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

// biome-ignore format: a table
const FILES: readonly (readonly [file: string, code: string, isMissed: boolean])[] = [
  ['src/app/tried.ts',                `import { helper } from './helper.ts'; export const v = helper;`,          false],
  ['src/app/helper.ts',               `export const helper = () => import('../session/later.ts');`,              false],
  ['src/session/later.ts',            `export const v = 1;`,                                                     false],
  ['src/session/types.ts',            `import type { V } from '../app/tried.ts'; export interface T { v: V } type U = T; export type { U };`, false],
  ['src/records/by-support.ts',       `export const v = 1;`,                                                     false],
  ['src/records/by-type-only.ts',     `export const v = 1; export type V = 2;`,                                  true],
  ['src/services/by-slow-test.ts',    `export const v = 1;`,                                                     true],
  ['src/services/in-browser-only.ts', `export const v = 1;`,                                                     true],
  ['src/services/by-nobody.ts',       `console.log('never');`,                                                   true],
  ['src/services/half-types.ts',      `export interface T { v: 1 } export const v = 1;`,                         true],
  ['src/panels/not-of-the-middle.ts', `export const v = 1;`,                                                     false],
];
const TESTS: Readonly<Record<string, string>> = {
  'tests/app/tried.test.ts': `import { v } from '../../src/app/tried.ts'; import type { V } from '../../src/records/by-type-only.ts'; import { w } from './support.ts';`,
  'tests/app/support.ts': `export { v as w } from '../../src/records/by-support.ts';`,
  'tests/app/fuzz.test.ts': `import { v } from '../../src/services/by-slow-test.ts';`,
  'tests/browser/page.test.ts': `import { v } from '../../src/services/in-browser-only.ts';`,
};

const folder = mkdtempSync(join(tmpdir(), 'five-delves-loaded-'));
let found: { readonly lines: readonly string[]; readonly status: number | null };

beforeAll(() => {
  const all = [...FILES.map(([file, code]) => [file, code] as const), ...Object.entries(TESTS)];
  for (const [file, code] of all) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const { stdout, status } = spawnSync(process.execPath, [join(ROOT, 'tools/lib/loaded.mjs'), folder], {
    encoding: 'utf8',
  });
  found = { lines: stdout.split('\n').map(line => line.split(':')[0]!), status };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the check of what tests load', () => {
  it('fails where a file is missed', () => expect(found.status).toBe(1));
  it.each(FILES.filter(([, , isMissed]) => isMissed))('misses %s', file =>
    expect(found.lines).toContain(file),
  );
  it.each(FILES.filter(([, , isMissed]) => !isMissed))('is content with %s', file =>
    expect(found.lines).not.toContain(file),
  );
});
