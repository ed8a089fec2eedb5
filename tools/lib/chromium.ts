/** A Chromium for the tools: the same one, with the same flags, as for the browser tests. */
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './browser.mjs';

export async function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: [...CHROMIUM_FLAGS] });
}
