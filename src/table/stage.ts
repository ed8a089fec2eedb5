/** What a motion may use: the views of one table, its time, and a few helpers that several motions share. */
import type Phaser from 'phaser';
import type { BoardModel, Motion, MotionKind, Place, Tone } from '../core/look.ts';
import type { BoardCamera } from './camera.ts';
import type { FightView } from './fight/fight-view.ts';
import type { Spot } from './layout.ts';
import type { MotionClock } from './motion-clock.ts';
import type { PaletteKey } from './palette.ts';
import type { Sprites } from './textures.ts';
import type { DiceTray } from './views/dice-tray.ts';
import type { Ground } from './views/ground.ts';
import type { Light } from './views/light.ts';
import type { Particles } from './views/particles.ts';
import type { Tokens } from './views/tokens.ts';

export interface Stage {
  readonly scene: Phaser.Scene;
  readonly sprites: Sprites;
  readonly clock: MotionClock;
  readonly camera: BoardCamera;
  readonly ground: Ground;
  readonly tokens: Tokens;
  readonly light: Light;
  readonly particles: Particles;
  readonly tray: DiceTray;
  readonly fight: FightView;
  /** Reduced motion: shakes and flashes become outlines, hops become fades. */
  readonly calm: boolean;
  /** The figure that everyone looks at stands in the lower half of the view. */
  focusIsLow(): boolean;
  /** The middle of a place in board pixels; undefined when its token or panel is not there. */
  spot(place: Place): Spot | undefined;
  toneKey(tone: Tone): PaletteKey;
  /** The same for thin letters. */
  wordKey(tone: Tone): PaletteKey;
  /** How many times their own size words over the board have. */
  letters(): number;
  /** Draws the camera back if a fight needs more room than the view has. */
  stepBack(): void;
  /** A fight came or went: the camera looks past it. */
  uncover(): void;
  /**
   * Puts another board under the motions that follow, without the figures on it: they arrive by motions of their own.
   * A board that only grew keeps them.
   */
  lay(board: BoardModel, keepsFigures: boolean): void;
  play(soundKey: string): void;
  perform(motion: Motion): Promise<void>;
}

/** Resolves when the next motion may begin; what lingers is left to the clock. */
export type Performer<K extends MotionKind> = (
  motion: Extract<Motion, { do: K }>,
  stage: Stage,
) => Promise<void> | void;
