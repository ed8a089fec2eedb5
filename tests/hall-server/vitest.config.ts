/** The Hall's server, in processes of its own: where its package is installed (`hall/package.json`). */
import { defineConfig } from 'vitest/config';
import { ROOT } from '../../tools/lib/project.mjs';

export default defineConfig({
  root: ROOT,
  test: {
    environment: 'node',
    include: ['tests/hall-server/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    // A machine may be busy, and an engine starts in it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
