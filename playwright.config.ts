import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './tools/lib/browser.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 4830);
const chromium = process.env['CHROMIUM'] ?? findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Two pages at a time on two cores: each waits for its own moves often enough that both finish sooner.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 360_000,
  reporter: 'list',
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixels: 0 } },
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1280, height: 720 },
    // A trace of every action doubles the time of a whole match; ask for one with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [...CHROMIUM_FLAGS],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir dist-e2e --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env['CI'],
  },
});
