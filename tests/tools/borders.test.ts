/** A check that has never failed proves nothing: each forbidden thing is written down once, and must be found. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const GAME = 'src/games/some-room';
/** The one file of a room that may fetch, and nothing else. */
const WORDS = 'src/games/letter-labyrinths/words/open.ts';

interface Fixture {
  readonly what: string;
  readonly file: string;
  readonly code: string;
}

const row = (what: string, file: string, code: string): Fixture => ({ what, file, code });

// biome-ignore format: a table
const LINT_CATCHES = [
  row('Math.random in core',                'src/core/random.ts',          `export const r = Math.random();`),
  row('Math.random in a game',              `${GAME}/random.ts`,           `export const r = Math.random();`),
  row('Math.random taken apart',            `${GAME}/random-apart.ts`,     `const { random } = Math; export const r = random();`),
  row('Math.random in a panel',             'src/panels/random.ts',        `export const r = Math.random();`),
  row('Date.now in a game',                 `${GAME}/date-now.ts`,         `export const r = Date.now();`),
  row('new Date in a game',                 `${GAME}/new-date.ts`,         `export const r = new Date();`),
  row('performance.now in a game',          `${GAME}/performance.ts`,      `export const r = performance.now();`),
  row('document in a game',                 `${GAME}/document.ts`,         `export const r = document.title;`),
  row('window in core',                     'src/core/window.ts',          `export const r = window.name;`),
  row('document by the back door',          'src/core/global-this.ts',     `export const r = globalThis.document;`),
  row('localStorage in a game',             `${GAME}/storage.ts`,          `export const r = localStorage.getItem('x');`),
  row('a timer in a game',                  `${GAME}/timer.ts`,            `setTimeout(() => 1, 1); export const r = 1;`),
  row('a session that waits',               'src/session/timer.ts',        `setTimeout(() => 1, 1); export const r = 1;`),
  row('a record asks what time it is',      'src/records/now.ts',          `export const r = Date.now();`),
  row('a document where only words come',   WORDS,                         `export const r = document.title;`),
];

// biome-ignore format: a table
const BORDERS_CATCH = [
  row('core imports Phaser',                'src/core/phaser.ts',          `import Phaser from 'phaser'; export const p = Phaser;`),
  row('core imports a type of Phaser',      'src/core/phaser-type.ts',     `import type { Scene } from 'phaser'; export type S = Scene;`),
  row('core names a type of Phaser inline', 'src/core/phaser-inline.ts',   `export type P = typeof import('phaser');`),
  row('core imports Phaser later',          'src/core/phaser-later.ts',    `export const p = () => import('phaser');`),
  row('core hands Phaser on',               'src/core/phaser-again.ts',    `export * from 'phaser';`),
  row('core imports a part of Preact',      'src/core/hooks.ts',           `import { useState } from 'preact/hooks'; export const u = useState;`),
  row('core imports a game',                'src/core/game-by-name.ts',    `import { v } from '../games/some-room/clean.ts'; export const w = v;`),
  row('core imports a game later',          'src/core/game-later.ts',      `export const g = () => import('../games/some-room/clean.ts');`),
  row('core imports nobody knows what',     'src/core/computed.ts',        `export const g = (name: string) => import(name);`),
  row('core opens a worker of services',    'src/core/worker.ts',          `export const u = new URL('../services/clean.ts', import.meta.url);`),
  row('core collects all games',            'src/core/glob.ts',            `export const g = import.meta.glob(['../games/*.ts']);`),
  row('core imports a test',                'src/core/test.ts',            `import { v } from '../../tests/support/v.ts'; export const w = v;`),
  row('a game imports Phaser',              `${GAME}/phaser.ts`,           `import Phaser from 'phaser'; export const p = Phaser;`),
  row('a game imports Preact',              `${GAME}/preact.ts`,           `import { h } from 'preact'; export const p = h;`),
  row('a game draws from its own seed',     `${GAME}/seedrandom.ts`,       `import random from 'seedrandom'; export const r = random('x');`),
  row('a game takes a package',             `${GAME}/package.ts`,          `import { z } from 'fflate'; export const r = z;`),
  row('a game imports the table',           `${GAME}/table.ts`,            `import { v } from '../../table/clean.ts'; export const w = v;`),
  row('a game imports a panel',             `${GAME}/panel.ts`,            `import { v } from '../../panels/clean.ts'; export const w = v;`),
  row('a game imports a type of the table', `${GAME}/table-type.ts`,       `import type { v } from '../../table/clean.ts'; export type W = typeof v;`),
  row('a room knows another room',          `${GAME}/neighbour.ts`,        `import { v } from '../other-room/clean.ts'; export const w = v;`),
  row('data knows rules',                   `${GAME}/data/rows.ts`,        `import { v } from '../rules/clean.ts'; export const w = v;`),
  row('rules know the look',                `${GAME}/rules/step.ts`,       `import { v } from '../look/clean.ts'; export const w = v;`),
  row('a bot knows the look',               `${GAME}/bot/step.ts`,         `import { v } from '../look/clean.ts'; export const w = v;`),
  row('a bot imports Phaser',               'src/bots/phaser.ts',          `import Phaser from 'phaser'; export const p = Phaser;`),
  row('a record takes a service',           'src/records/service.ts',      `import { v } from '../services/clean.ts'; export const w = v;`),
  row('a record imports a panel',           'src/records/panel.ts',        `import { v } from '../panels/clean.ts'; export const w = v;`),
  row('a service imports Howler',           'src/services/howler.ts',      `import { Howl } from 'howler'; export const h = Howl;`),
  row('a scene imports Howler',             'src/scenes/howler.ts',        `import { Howl } from 'howler'; export const h = Howl;`),
  row('Node in the browser',                'src/services/node.ts',        `import { join } from 'node:path'; export const j = join;`),
  row('a panel imports Phaser',             'src/panels/phaser.ts',        `import Phaser from 'phaser'; export const p = Phaser;`),
  row('the table imports a panel',          'src/table/panel.ts',          `import { v } from '../panels/clean.ts'; export const w = v;`),
  row('a view knows a motion',              'src/table/views/token.ts',    `import { v } from '../motions/clean.ts'; export const w = v;`),
  row('a folder that no list names',        'src/attic/clean.ts',          `import { v } from '../core/clean.ts'; export const w = v;`),
  row('a ring of imports',                  'src/core/ring-a.ts',          `import { b } from './ring-b.ts'; export const a = () => b;`),
  row('a ring of types',                    'src/core/ring-c.ts',          `import type { D } from './ring-d.ts'; export type C = D[];`),
  row('a long ring, half of it types',      'src/core/ring-e.ts',          `import { f } from './ring-f.ts'; export const e = () => f; export type E = 1;`),
  row('a file that imports itself',         'src/core/ring-h.ts',          `import { h as g } from './ring-h.ts'; export const h = () => g;`),
  row('a ring of tests',                    'tests/support/ring-a.ts',     `import { h } from './ring-b.ts'; export const r = () => h;`),
];

/** The other halves of the rings: told with the first, and once. */
// biome-ignore format: a table
const OTHER_HALVES = [
  row('of imports', 'src/core/ring-b.ts', `import { a } from './ring-a.ts'; export const b = () => a;`),
  row('of types',   'src/core/ring-d.ts', `import { type C } from './ring-c.ts'; export interface D { c: C }`),
  row('the second', 'src/core/ring-f.ts', `import { g } from './ring-g.ts'; export const f = g;`),
  row('the third',  'src/core/ring-g.ts', `import type { E } from './ring-e.ts'; export const g: E = 1;`),
  row('of tests',   'tests/support/ring-b.ts', `import { r } from './ring-a.ts'; export const h = () => r;`),
];

// biome-ignore format: a table
const CLEAN = [
  row('core',                       'src/core/clean.ts',             `/** Not "from 'phaser'", see: import('phaser'). */ export const v = "import('phaser')";`),
  row('core with its generator',    'src/core/generator.ts',         `import alea from 'seedrandom/lib/alea'; export const r = alea('x');`),
  row('a game',                     `${GAME}/clean.ts`,              `import { v as one } from '../../core/clean.ts'; export const v = one;`),
  row('a game with a map',          `${GAME}/map.ts`,                `import map from '../../../maps/some-room/board.json'; export const v = map;`),
  row('a game with a local window', `${GAME}/local.ts`,              `export const v = (window: number) => window + 1;`),
  row('another game',               'src/games/other-room/clean.ts', `import { v as one } from '../../core/clean.ts'; export const v = one;`),
  row('a rule that reads data',     `${GAME}/rules/clean.ts`,        `import { v as one } from '../data/clean.ts'; export const v = Math.floor(one);`),
  row('data',                       `${GAME}/data/clean.ts`,         `export const v = 1;`),
  row('a look that reads rules',    `${GAME}/look/clean.ts`,         `import { v as one } from '../rules/clean.ts'; export const v = one;`),
  row('a record of a given day',    'src/records/day.ts',            `export const day = (now: number) => new Date(now).toISOString();`),
  row('the table with Phaser',      'src/table/clean.ts',            `import Phaser from 'phaser'; export const v = Phaser;`),
  row('a motion',                   'src/table/motions/clean.ts',    `export const v = 1;`),
  row('a panel with Preact',        'src/panels/clean.ts',           `import { h } from 'preact'; export const v = h;`),
  row('audio with Howler',          'src/audio/clean.ts',            `import { Howl } from 'howler'; export const v = Howl;`),
  row('the clock of a service',     'src/services/clean.ts',         `export const v = () => Date.now();`),
];

const folder = mkdtempSync(join(tmpdir(), 'five-delves-purity-'));
let linted: ReadonlySet<string>;
let crossed: ReadonlySet<string>;

/** The files that a check complains about, from lines such as `src/core/grid.ts:1:2: …`. */
function blamed(args: readonly string[]): ReadonlySet<string> {
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return new Set([...stdout.matchAll(/^((?:src|tests)\/[^:\s]+):/gm)].map(match => match[1]!));
}

beforeAll(() => {
  for (const { file, code } of [...LINT_CATCHES, ...BORDERS_CATCH, ...OTHER_HALVES, ...CLEAN]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const config = pathToFileURL(join(ROOT, 'oxlint.config.mjs')).href;
  writeFileSync(join(folder, 'oxlint.config.mjs'), `export { default } from '${config}';\n`);
  linted = blamed([
    join(ROOT, 'node_modules/oxlint/bin/oxlint'),
    '--config=oxlint.config.mjs',
    '--format=unix',
    'src',
  ]);
  crossed = blamed([join(ROOT, 'tools/lib/borders.mjs'), folder]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(LINT_CATCHES)('catches: $what', ({ file }) => expect(linted).toContain(file));
  it.each(CLEAN)('is content with $what', ({ file }) => expect(linted).not.toContain(file));
});

describe('the border check', () => {
  it.each(BORDERS_CATCH)('catches: $what', ({ file }) => expect(crossed).toContain(file));
  it.each(OTHER_HALVES)('tells a ring once: $what', ({ file }) => expect(crossed).not.toContain(file));
  it.each(CLEAN)('is content with $what', ({ file }) => expect(crossed).not.toContain(file));
});
