/** The engines by name. */
import { startChromium } from './chromium.ts';
import type { EnginePage, Start } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export const STARTERS: Readonly<
  Record<'chromium' | 'firefox' | 'webkit', (start: Start) => Promise<EnginePage>>
> = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
