import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The whole of Phaser starts only in a browser; tests get what they need of it out of its own sources.
  resolve: {
    alias: [
      { find: /^phaser$/, replacement: fileURLToPath(import.meta.resolve('./tests/support/phaser.ts')) },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/engines/**', 'tests/hall-server/**'],
    // Nothing under test keeps what another test could trip over, so files share workers and what they have loaded.
    pool: 'threads',
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Whole matches are played in single tests, often on small and busy machines.
    testTimeout: 30_000,
  },
});
