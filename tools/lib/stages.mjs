/** The stages of `npm test` and `npm run check`, in order. Each is one command; most count as one check. */
import { join } from 'node:path';
import { isInstalled } from './install.mjs';
import { commandOf, ROOT } from './project.mjs';
import { SLOW_TESTS } from './slow-tests.mjs';

const LINTED = [
  'src',
  'hall',
  'tests',
  'tools',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
];
const TSX = ['--import', 'tsx'];

/**
 * `counts` names a runner whose report is read; `needs` a stage without which this one is not worth starting; `lacks`
 * says what is not here that it would need.
 */
const types = { name: 'types', command: () => [commandOf('typescript', 'tsc'), '-p', '.'] };
const lint = {
  name: 'lint',
  command: () => [
    commandOf('oxlint', 'oxlint'),
    '--config',
    'oxlint.config.mjs',
    '--type-aware',
    '--deny-warnings',
    ...LINTED,
  ],
};
const borders = { name: 'borders', command: () => ['tools/lib/borders.mjs'] };
const loaded = { name: 'loaded by tests', command: () => ['tools/lib/loaded.mjs'] };
const format = { name: 'format', command: () => [commandOf('@biomejs/biome', 'biome'), 'format', '.'] };
const deadCode = { name: 'dead code', command: () => [commandOf('knip', 'knip'), '--no-progress'] };
const art = { name: 'art', command: () => [...TSX, 'tools/art/index.ts', '--check'] };
const audio = { name: 'audio', command: () => [...TSX, 'tools/audio/index.ts', '--check'] };
const words = { name: 'words', command: () => [...TSX, 'tools/words/index.ts', '--check'] };
const docs = { name: 'docs', command: () => [...TSX, 'tools/docs/index.ts', '--check'] };
const unit = {
  name: 'unit',
  counts: 'vitest',
  command: report => [
    commandOf('vitest', 'vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
};
const quickUnit = {
  ...unit,
  command: report => [
    ...unit.command(report),
    ...SLOW_TESTS.flatMap(name => ['--exclude', `**/${name}.test.ts`]),
  ],
};
const build = {
  name: 'build',
  command: () => [commandOf('vite', 'vite'), 'build', '--outDir', 'dist-e2e', '--logLevel', 'warn'],
  env: () => ({ VITE_E2E: '1' }),
};
const browser = {
  name: 'browser',
  counts: 'playwright',
  needs: 'build',
  command: () => [commandOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
  env: report => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
};

const engines = {
  name: 'engines',
  counts: 'vitest',
  needs: 'build',
  command: report => [...unit.command(report), '--config', 'tests/engines/vitest.config.ts'],
};

/** The Hall has a package of its own, which only those install who run one. */
const lacksHall = () =>
  isInstalled(join(ROOT, 'hall'))
    ? undefined
    : 'the Hall is not installed; `npm run hall` does it, or HALL=1';
const hallTypes = {
  name: 'hall types',
  lacks: lacksHall,
  command: () => [commandOf('typescript', 'tsc'), '-p', 'hall/tsconfig.node.json'],
};
const hallWorker = {
  name: 'hall worker',
  lacks: lacksHall,
  command: () => [commandOf('typescript', 'tsc'), '-p', 'hall'],
};
const hall = {
  name: 'hall',
  counts: 'vitest',
  lacks: lacksHall,
  command: report => [...unit.command(report), '--config', 'tests/hall-server/vitest.config.ts'],
};

// Side by side: each of these keeps one core busy. `audio` plays every sound again and takes as long as all others; the
// engines play one after another, and the Hall mostly waits.
const CHECKS = [types, lint, borders, loaded, format, deadCode];
export const FAST_STAGES = [[CHECKS, [words, docs]], quickUnit];
export const ALL_STAGES = [
  [[audio], [...CHECKS, art, words, docs, build]],
  unit,
  browser,
  [[engines], [hallTypes, hallWorker, hall]],
];
export const ENGINE_STAGES = [build, engines];
