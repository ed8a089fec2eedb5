/**
 * The `test` of every browser test. It fails on any console error or warning, on page errors, and on any request
 * that leaves the game's own origin.
 */
import { type BrowserContext, test as base, expect } from '@playwright/test';

/** Not ours, and harmless: the software renderer grumbles when a screenshot reads pixels, and Playwright tells what it blocks. */
const TOOL_NOISE = /GPU stall due to ReadPixels|Service Worker registration blocked by Playwright/;

/** Held upright, under a finger. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

interface Watch {
  /** What went wrong so far. A test that provokes a complaint on purpose may take it out. */
  readonly complaints: string[];
  /** Origins that a page of this test may ask, beside its own. */
  readonly origins: string[];
}

/** Whatever goes wrong in pages of this context is written down. A test may name further origins as it goes on. */
export function watch(
  context: BrowserContext,
  complaints: string[],
  home: string,
  origins: readonly string[] = [],
): void {
  context.on('console', message => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !TOOL_NOISE.test(message.text())) {
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', error =>
    complaints.push(`page error: ${error.error().stack ?? error.error().message}`),
  );
  context.on('request', request => {
    const url = new URL(request.url());
    const isOutside = url.protocol.startsWith('http') || url.protocol.startsWith('ws');
    if (isOutside && url.origin !== home && !origins.includes(url.origin))
      complaints.push(`request to another origin: ${url.href}`);
  });
}

export const test = base.extend<Watch>({
  // A service worker would answer from its own memory, whatever a test does to the network.
  serviceWorkers: 'block',
  origins: [async ({ browserName: _browser }, use) => use([]), { auto: true }],
  complaints: [
    async ({ context, baseURL, origins }, use) => {
      const complaints: string[] = [];
      const home = new URL(baseURL ?? 'http://localhost/').origin;
      watch(context, complaints, home, origins);
      await use(complaints);
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
