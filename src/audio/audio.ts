/** What the rest of the game knows of sound. No call of it ever throws, and none waits for anything. */

/** A pack's files: addresses in order of preference (ogg, then mp3), and where each sound lies in the sprite. */
export interface AudioUrls {
  readonly sounds: readonly string[];
  /** Start and duration in milliseconds, and whether it carries a tune. */
  readonly index: Readonly<Record<string, readonly [number, number, 'tune'?]>>;
  readonly music: Readonly<Record<string, readonly string[]>>;
}

/** Each from 0 to 1. */
export interface Volumes {
  readonly master: number;
  readonly music: number;
  readonly effects: number;
}

export interface Audio {
  /**
   * Makes a pack's names known; nothing is fetched before it is heard. Names are looked up in the pack that was
   * loaded last, then in earlier ones, and in `shared` at the end. Loading a pack again puts it first.
   */
  load(pack: string, urls: AudioUrls): void;
  play(key: string): void;
  /** Crossfades to a tune; the same one again goes on, undefined fades to silence. */
  music(key: string | undefined): void;
  /** The music steps back for a moment, for what must be heard. */
  duck(): void;
  volumes(volumes: Volumes): void;
  mute(on: boolean): void;
  /** While the page is hidden. */
  pause(): void;
  resume(): void;
}

/** The silent twin: for tests and for tables without a screen. */
export function createSilentAudio(): Audio {
  const nothing = (): void => undefined;
  return {
    load: nothing,
    play: nothing,
    music: nothing,
    duck: nothing,
    volumes: nothing,
    mute: nothing,
    pause: nothing,
    resume: nothing,
  };
}
