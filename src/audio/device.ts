/** What the player needs of the browser. Howler is one, tests have another. */

/** A file of sound, fetched from the moment it is made. */
export interface Clip {
  /** Starts a part of a sprite, a paused voice by its id, or the whole; returns the voice's id. */
  play(what?: string | number): number;
  pause(voice: number): void;
  /** Of the whole clip, or of one voice. */
  volume(value: number, voice?: number): void;
  rate(value: number, voice: number): void;
  unload(): void;
}

export interface ClipOptions {
  readonly urls: readonly string[];
  readonly parts?: Readonly<Record<string, readonly [number, number, ...unknown[]]>>;
  readonly loop: boolean;
  readonly volume: number;
  readonly onLoad: () => void;
  readonly onProblem: (reason: string) => void;
}

export interface Device {
  clip(options: ClipOptions): Clip;
  /** Whether a sound that is started now is heard now. */
  isRunning(): boolean;
  /** Asks a sleeping device to run again; a browser may refuse. */
  wake(): void;
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
