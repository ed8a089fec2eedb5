/** Walks one page over many window sizes at each stop, and tells what is wrong where. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { faultsOf } from '../../layout/faults.ts';
import { sizeName, type Viewport } from '../../layout/sizes.ts';
import type { Snapshot } from '../../layout/snapshot.ts';
import { collect } from './collect.ts';
import type { LayoutStop } from './stops.ts';

const USUAL: Viewport = { width: 1280, height: 720, dpr: 1, touch: false };
/** The same complaint at more windows than this is one complaint. */
const MOST_NAMED = 4;
const PICTURES = 'test-results/layout';

export class Walker {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #found = new Map<string, string[]>();

  static async over(page: Page): Promise<Walker> {
    return new Walker(page, await page.context().newCDPSession(page));
  }

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  async visit(stop: LayoutStop, sizes: readonly Viewport[]): Promise<void> {
    await this.look(USUAL);
    await stop.open(this.#page);
    await this.#paint(false);
    for (const size of sizes) {
      const snapshot = await this.look(size);
      const isNew = this.#note(stop.name, size, stop.isTurn ? { ...snapshot, isTurn: true } : snapshot);
      if (isNew) await this.#picture(stop.name, size);
    }
    await this.#paint(true);
  }

  /** One line a complaint, with the windows in which it was met. */
  get complaints(): string[] {
    return [...this.#found].map(([what, where]) => {
      const rest = where.length - MOST_NAMED;
      return `${what} [${where.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}]`;
    });
  }

  /** The window, its pixels and what points at it, as a device would have them; then one look at what became of it. */
  async look(size: Viewport): Promise<Snapshot> {
    const { width, height, dpr, touch } = size;
    await Promise.all([
      this.#cdp.send('Emulation.setTouchEmulationEnabled', { enabled: touch }),
      this.#cdp.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: dpr,
        mobile: false,
      }),
    ]);
    return this.#page.evaluate(collect, size);
  }

  /** What is only measured need not be painted, which takes most of the time. */
  async #paint(on: boolean): Promise<void> {
    await this.#page.evaluate(painted => {
      window.__delves!.still(!painted);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '#stage { visibility: hidden } #panels, dialog { opacity: 0 } ::backdrop { display: none }',
      );
      document.adoptedStyleSheets = painted ? [] : [sheet];
    }, on);
  }

  /** What is complained of can be looked at: as it was. */
  async #picture(stop: string, size: Viewport): Promise<void> {
    await this.#paint(true);
    // The page's own way to a picture would give it its usual window.
    const { data } = await this.#cdp.send('Page.captureScreenshot', { format: 'png' });
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(`${PICTURES}/${stop} ${sizeName(size)}.png`, data, 'base64');
    await this.#paint(false);
  }

  /** Whether one of them is worth a picture. */
  #note(stop: string, size: Viewport, snapshot: Snapshot): boolean {
    let isNew = false;
    for (const { kind, what, how } of faultsOf(snapshot)) {
      const key = `${stop}: ${kind}: ${what}`;
      const where = this.#found.get(key) ?? [];
      isNew ||= where.length < MOST_NAMED;
      where.push(`${sizeName(size)} (${how})`);
      this.#found.set(key, where);
    }
    return isNew;
  }
}
