import type { KeyBindings } from './keys.ts';

export const SPEEDS = [1, 2, 4, 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** Volumes from 0 to 100. */
  readonly master: number;
  readonly music: number;
  readonly effects: number;
  readonly mute: boolean;
  readonly speed: Speed;
  /** Per cent, 90 to 160. */
  readonly textSize: number;
  readonly reducedMotion: boolean;
  readonly colourSafe: boolean;
  /** Lights and particles off. */
  readonly lowPower: boolean;
  readonly showClocks: boolean;
  /** Ask before what cannot be undone. */
  readonly confirmations: boolean;
  /** Walking into a monster strikes it. */
  readonly bumpToAttack: boolean;
  /** Windows to react pass by themselves where nothing useful could be done. */
  readonly autoPass: boolean;
  /** A cross of arrows on touch screens. */
  readonly touchCross: boolean;
  readonly keys: KeyBindings;
}
