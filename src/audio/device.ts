/** What the player needs of the browser. Howler is one, tests have another. */
import type { FromBand, ToBand } from './band/talk.ts';

/** A file of sound, fetched from the moment it is made. */
export interface Clip {
  /** Starts a part of the sprite; returns the voice's id. */
  play(part: string): number;
  /** Of the whole clip, or of one voice. */
  volume(value: number, voice?: number): void;
  rate(value: number, voice: number): void;
}

export interface ClipOptions {
  readonly url: string;
  readonly parts: Readonly<Record<string, readonly [number, number, ...unknown[]]>>;
  readonly volume: number;
  readonly onLoad: () => void;
  readonly onProblem: (reason: string) => void;
}

/** A way to the speakers for samples that are played one after the other. Times are those of `Device.time`. */
export interface Lane {
  queue(samples: Float32Array<ArrayBuffer>, at: number): void;
  /** Glides to this volume; a new one begins in silence. */
  volume(value: number, seconds: number): void;
  /** Whatever still sounds in it stops. */
  close(): void;
}

/** The band's worker. */
export interface BandLine {
  tell(message: ToBand): void;
  close(): void;
}

export interface Device {
  clip(options: ClipOptions): Clip;
  /** Undefined where samples cannot be played. */
  lane(): Lane | undefined;
  /** Undefined where there is no worker. */
  band(hear: (message: FromBand) => void, failed: (reason: string) => void): BandLine | undefined;
  /** Seconds of the clock that samples are played by; it stands still while the device sleeps. */
  time(): number;
  /** Whether a sound that is started now is heard now. */
  isRunning(): boolean;
  /** Asks a sleeping device to run again; a browser may refuse. */
  wake(): void;
  /** Silence until it is woken. */
  sleep(): void;
  master(volume: number): void;
  mute(on: boolean): void;
  /** Calls once, at the first gesture after which the browser allows sound. */
  onGesture(unlocked: () => void): void;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** From 0 to 1, for what no rule sees. */
  random(): number;
  /** Calls again and again until the returned function is called. */
  every(ms: number, tick: () => void): () => void;
  /** For developers' eyes. */
  report(message: string): void;
}
