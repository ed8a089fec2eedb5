/** Walks one page over many window sizes at each stop, and tells what is wrong where. */
import type { CDPSession, Page } from '@playwright/test';
import { faultsOf } from '../../layout/faults.ts';
import { sizeName, type Viewport } from '../../layout/sizes.ts';
import type { Snapshot } from '../../layout/snapshot.ts';
import { collect } from './collect.ts';
import type { LayoutStop } from './stops.ts';

const USUAL: Viewport = { width: 1280, height: 720, dpr: 1, touch: false };
/** The same complaint at more windows than this is one complaint. */
const MOST_NAMED = 4;

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
      this.#note(stop.name, size, stop.isTurn ? { ...snapshot, isTurn: true } : snapshot);
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

  #note(stop: string, size: Viewport, snapshot: Snapshot): void {
    for (const { kind, what, how } of faultsOf(snapshot)) {
      const key = `${stop}: ${kind}: ${what}`;
      const where = this.#found.get(key) ?? [];
      where.push(`${sizeName(size)} (${how})`);
      this.#found.set(key, where);
    }
  }
}
