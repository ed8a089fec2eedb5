/** One screen at a time: fetches what it needs, and has its desk take over from the one before. */
import { atlases } from '../services/atlas.ts';
import { loadPack, type Pack } from '../services/packs.ts';
import type { Desk } from './desk.ts';
import type { Parts } from './parts.ts';

/** Lays out a screen, and gives what makes its desk: nothing is made for a screen that was left meanwhile. */
type Prepare = (packs: Pack[]) => Promise<() => Desk>;

export class Screens {
  readonly #parts: Pick<Parts, 'panels' | 'audio' | 'isLeaving'>;
  /** Told whenever another desk, or none, minds the screen. */
  readonly #changed: (desk: Desk | undefined) => void;
  #desk: Desk | undefined;
  /** Counts changes of screen, so that a slow load never overtakes a later one. */
  #visit = 0;

  constructor(
    parts: Pick<Parts, 'panels' | 'audio' | 'isLeaving'>,
    changed: (desk: Desk | undefined) => void,
  ) {
    this.#parts = parts;
    this.#changed = changed;
  }

  get desk(): Desk | undefined {
    return this.#desk;
  }

  async show(title: string, packs: readonly string[], prepare: Prepare): Promise<void> {
    const visit = this.#leave();
    const isLeft = (): boolean => visit !== this.#visit;
    try {
      const loaded = await this.#fetch(title, packs, isLeft);
      if (isLeft()) return;
      atlases.prefer(packs);
      const open = await prepare(loaded);
      if (!isLeft()) this.#take(open());
    } catch (error) {
      if (!isLeft()) this.failed(error);
    }
  }

  /** At once: everything is there already. */
  follow(open: () => Desk): void {
    this.#leave();
    this.#take(open());
  }

  failed(error: unknown): void {
    if (this.#parts.isLeaving()) return;
    console.error(error);
    this.#parts.panels.update({
      screen: {
        screen: 'error',
        sentence: "Something went wrong, and this screen can't continue.",
        safe: 'Your records, settings and the saved game are untouched.',
        detail: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
      },
    });
  }

  /** Before the next desk is made: what the old one clears away must not be the new one's. */
  #leave(): number {
    const left = this.#desk;
    this.#desk = undefined;
    left?.leave();
    this.#changed(undefined);
    return ++this.#visit;
  }

  #take(desk: Desk): void {
    this.#desk = desk;
    this.#changed(desk);
  }

  async #fetch(title: string, names: readonly string[], isLeft: () => boolean): Promise<Pack[]> {
    const { panels, audio } = this.#parts;
    const show = (done: number): void =>
      panels.update({ screen: { screen: 'boot', title, line: 'Fetching pictures and sounds', done } });
    let done = 0;
    show(0);
    const packs = await Promise.all(
      names.map(async name => {
        const pack = await loadPack(name);
        done += 1;
        if (!isLeft()) show(done / names.length);
        return pack;
      }),
    );
    for (const pack of packs) hear(audio, pack);
    return packs;
  }
}

/** What a pack sounds like is known to the audio before anything plays. */
export function hear(audio: Parts['audio'], { name, sounds, music }: Pack): void {
  audio.load(name, { sounds: sounds?.url, index: { ...sounds?.index }, music });
}
