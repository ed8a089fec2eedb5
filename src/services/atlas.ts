/** Which picture shows a sprite: the loaded atlases, so that panels can show any sprite by its name. */
import type { AtlasIndex, AtlasRect } from '../core/atlas.ts';

export interface SpritePicture {
  readonly url: string;
  /** Of the whole atlas. */
  readonly size: { readonly w: number; readonly h: number };
  readonly frames: readonly AtlasRect[];
  readonly fps: number;
}

interface Loaded {
  readonly pack: string;
  readonly url: string;
  readonly index: AtlasIndex;
}

export class Atlases {
  /** The newest first. */
  #loaded: readonly Loaded[] = [];
  #preferred: readonly string[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #found = new Map<string, SpritePicture | undefined>();

  /** A pack may have several pictures, each with its index. */
  add(pack: string, url: string, index: AtlasIndex): void {
    this.#loaded = [{ pack, url, index }, ...this.#loaded.filter(one => one.url !== url)];
    this.#found.clear();
    for (const listener of this.#listeners) listener();
  }

  /** Rooms may have pictures of the same name: from now on those of these packs stand before all others, in this order. */
  prefer(packs: readonly string[]): void {
    this.#preferred = packs;
    this.#found.clear();
    for (const listener of this.#listeners) listener();
  }

  /** Looks through all packs unless one is named. */
  sprite(name: string, pack?: string): SpritePicture | undefined {
    const key = pack === undefined ? name : `${pack}/${name}`;
    if (!this.#found.has(key)) this.#found.set(key, this.#find(name, pack));
    return this.#found.get(key);
  }

  /** Where the first frame lies. */
  spriteRect(name: string): AtlasRect | undefined {
    return this.sprite(name)?.frames[0];
  }

  names(pack: string): string[] {
    const loaded = this.#loaded.filter(one => one.pack === pack);
    return loaded.flatMap(one => Object.keys(one.index.sprites)).toSorted();
  }

  /** Called whenever a pack arrives. Gives the way to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #find(name: string, pack: string | undefined): SpritePicture | undefined {
    const rank = ({ pack: from }: Loaded) => {
      const place = this.#preferred.indexOf(from);
      return place < 0 ? this.#preferred.length : place;
    };
    for (const { pack: from, url, index } of this.#loaded.toSorted((a, b) => rank(a) - rank(b))) {
      if (pack !== undefined && pack !== from) continue;
      const count = index.sprites[name]?.frames ?? 1;
      const frames: AtlasRect[] = [];
      for (let i = 0; i < count; i++) {
        const frame = index.frames[`${name}-${i}`];
        if (frame) frames.push(frame);
      }
      if (frames.length > 0) return { url, size: index.size, frames, fps: index.sprites[name]?.fps ?? 0 };
    }
    return undefined;
  }
}

/** The one registry of the page. */
export const atlases = new Atlases();
