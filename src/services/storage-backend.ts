/** Where documents are kept: the browser's storage if it lets us, else memory for as long as the page is open. */

/** The part of the browser's Storage that we use; tests give one that throws, is full or forgets. */
export interface Backend {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

export class MemoryBackend implements Backend {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#items.set(key, text);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

/** Undefined where storage is denied: in a foreign frame even looking at `localStorage` throws. */
export function browserBackend(): Backend | undefined {
  try {
    const storage = window.localStorage;
    const probe = 'five-delves/probe';
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return storage;
  } catch {
    return undefined;
  }
}

/**
 * A backend that never throws. What the browser refuses to keep stays in memory and is read from there, so that
 * the game plays on; `onRefused` is told each time.
 */
export class SafeBackend {
  readonly #kept: Backend;
  readonly #memory = new Map<string, string>();
  readonly #untouchable = new Set<string>();
  readonly #onRefused: () => void;

  constructor(kept: Backend, onRefused: () => void) {
    this.#kept = kept;
    this.#onRefused = onRefused;
  }

  get(key: string): string | undefined {
    const held = this.#memory.get(key);
    if (held !== undefined) return held;
    if (this.#untouchable.has(key)) return undefined;
    try {
      return this.#kept.getItem(key) ?? undefined;
    } catch {
      this.#onRefused();
      return undefined;
    }
  }

  /** Keeps it for good or not at all. */
  keep(key: string, text: string): boolean {
    if (this.#untouchable.has(key)) return false;
    try {
      this.#kept.setItem(key, text);
      this.#memory.delete(key);
      return true;
    } catch {
      this.#onRefused();
      return false;
    }
  }

  /** Keeps it for good if possible, else for as long as the page is open. */
  set(key: string, text: string): void {
    if (!this.keep(key, text)) this.#memory.set(key, text);
  }

  /** From now on this key is served from memory: what the browser holds there could not be saved elsewhere. */
  leaveAlone(key: string): void {
    this.#untouchable.add(key);
  }

  remove(key: string): void {
    this.#memory.delete(key);
    if (this.#untouchable.has(key)) return;
    try {
      this.#kept.removeItem(key);
    } catch {
      this.#onRefused();
    }
  }

  /** In alphabetical order. */
  keys(prefix: string): string[] {
    const keys = new Set([...this.#memory.keys()].filter(key => key.startsWith(prefix)));
    try {
      for (let i = 0; i < this.#kept.length; i++) {
        const key = this.#kept.key(i);
        if (key?.startsWith(prefix)) keys.add(key);
      }
    } catch {
      this.#onRefused();
    }
    return [...keys].toSorted();
  }
}
