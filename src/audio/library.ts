/** Which pack a name is found in: the room's own first, `shared` last. */
import type { AudioUrls } from './audio.ts';
import type { TuneSource } from './band/talk.ts';

export interface Found {
  readonly pack: string;
  readonly urls: AudioUrls;
}

export class SoundLibrary {
  /** The pack that was loaded last stands first. */
  #packs: Found[] = [];

  load(pack: string, urls: AudioUrls): void {
    const others = this.#packs.filter(known => known.pack !== pack);
    const isLast = (one: Found): boolean => one.pack === 'shared';
    const all = [{ pack, urls }, ...others];
    this.#packs = [...all.filter(one => !isLast(one)), ...all.filter(isLast)];
  }

  sound(key: string): Found | undefined {
    return this.#packs.find(({ urls }) => urls.sounds !== undefined && Object.hasOwn(urls.index, key));
  }

  tune(key: string): TuneSource | undefined {
    const found = this.#packs.find(({ urls }) => Object.hasOwn(urls.music, key));
    return found?.urls.music[key];
  }
}
