/** What the rest of the game knows of sound. No call of it ever throws, and none waits for anything. */
import type { Amount, Cue } from '../core/cue.ts';
import type { TuneSource } from './band/talk.ts';

/** A pack's files: all its sounds in one, where each lies in it, and its scores. */
export interface AudioUrls {
  readonly sounds: string | undefined;
  /** Start and duration in milliseconds, and whether it carries a tune. */
  readonly index: Readonly<Record<string, readonly [number, number, 'tune'?]>>;
  readonly music: Readonly<Record<string, TuneSource>>;
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
  /**
   * What the band is to play; undefined fades to silence. The same tune of the same match goes on, another one fades
   * in. The seed is the match's: the same match has the same music. Without one it is this visit's own.
   */
  music(cue: Cue | undefined, seed?: string): void;
  /** The music steps back for so many milliseconds, for what must be heard. */
  duck(ms: number): void;
  /** How much music there is; none is none. */
  amount(amount: Amount): void;
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
    amount: nothing,
    volumes: nothing,
    mute: nothing,
    pause: nothing,
    resume: nothing,
  };
}
