/** The three engines: tests of their own, because they need a build and browsers. */
import { defineConfig } from 'vitest/config';
import { ROOT } from '../../tools/lib/project.mjs';

export default defineConfig({
  root: ROOT,
  test: {
    environment: 'node',
    include: ['tests/engines/*.test.ts'],
    // Each has processes of its own to end.
    pool: 'forks',
    maxWorkers: 2,
    // A whole match, painted in software.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
