/**
 * Keeps the screen lit while a match is thought about. The browser takes the lock away whenever the page is hidden, and
 * may refuse it (battery low, a foreign frame); a phone that dims is then no worse than before.
 */

interface WakeSentinel {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}

/** The part of Navigator that we use; all of it may be missing. */
export interface WakePage {
  readonly wakeLock?: { request(type: 'screen'): Promise<WakeSentinel> } | undefined;
}

/** What a document says of the rules of the frame it stands in; not every browser does. */
interface Ruled {
  readonly featurePolicy?: { allowsFeature(name: string): boolean } | undefined;
}

/** Nothing at all where the frame forbids it: to ask all the same would be told as an error in the console. */
export function wakePageOf(navigator: WakePage, document: object): WakePage {
  const { featurePolicy } = document as Ruled;
  return featurePolicy?.allowsFeature('screen-wake-lock') === false ? {} : navigator;
}

export class WakeLock {
  readonly #page: WakePage;
  #wanted = false;
  #asking = false;
  #held: WakeSentinel | undefined;

  constructor(page: WakePage) {
    this.#page = page;
  }

  /** Asked for again, a lock that was taken away meanwhile is taken anew. */
  async keep(wanted: boolean): Promise<void> {
    this.#wanted = wanted;
    if (!wanted) return this.#release();
    if (this.#held || this.#asking) return undefined;
    this.#asking = true;
    try {
      const held = await this.#page.wakeLock?.request('screen');
      this.#held = held;
      held?.addEventListener('release', () => {
        if (this.#held === held) this.#held = undefined;
      });
    } catch {
      this.#held = undefined;
    } finally {
      this.#asking = false;
    }
    // It may have come too late.
    return this.#wanted ? undefined : this.#release();
  }

  async #release(): Promise<void> {
    const held = this.#held;
    this.#held = undefined;
    try {
      await held?.release();
    } catch {
      return;
    }
  }
}
