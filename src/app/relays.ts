/** The matches by link that this device keeps: many at once, beside the one save of each room. */
import type { Run } from '../core/run.ts';
import { freeId, kinOf, type Relay, RELAYS_DOCUMENT, runOf, withRelay } from '../records/relay.ts';
import type { Storage } from '../services/storage.ts';

export class Relays {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** The newest first. */
  get all(): readonly Relay[] {
    return this.#storage.read(RELAYS_DOCUMENT) ?? [];
  }

  of(game: string): readonly Relay[] {
    return this.all.filter(relay => runOf(relay)?.game === game);
  }

  find(id: string): Relay | undefined {
    return this.all.find(relay => relay.id === id);
  }

  kinOf(run: Run): ReturnType<typeof kinOf> {
    return kinOf(this.all, run);
  }

  freeId(run: Run): string {
    return freeId(this.all, run);
  }

  /** What is kept already and goes further stays; what went on differently is kept beside it. */
  async keep(relay: Omit<Relay, 'at'>): Promise<void> {
    const kept = { ...relay, at: this.#now() };
    await this.#storage.update(RELAYS_DOCUMENT, relays => withRelay(relays ?? [], kept));
  }

  async drop(id: string): Promise<void> {
    await this.#storage.update(RELAYS_DOCUMENT, relays => (relays ?? []).filter(relay => relay.id !== id));
  }
}
