/** What every tableau agrees on: its size, the part that always shows, and what the game is told of it. */
import type { Picture } from '../../picture.ts';
import type { Sprite } from '../../sprite-text.ts';

export const WIDTH = 480;
export const HEIGHT = 288;
/** The middle, on which every tableau is built. */
export const MIDDLE = WIDTH / 2;
/** Of every window at least this shows: all that matters stands in it, below the title and above the story. */
export const CORE = { x: MIDDLE - 88, y: 40, w: 176, h: 160 };
/** Where feet stand. */
export const GROUND = 178;

export interface Spot {
  readonly x: number;
  /** Of the feet. */
  readonly y: number;
  /** Looks to the left. */
  readonly turned?: boolean;
  /** Looms: twice as large as figures are. */
  readonly looms?: boolean;
  /** Behind the layer in front of it: on the far side of a table. */
  readonly behind?: boolean;
}

/** Something that moves in the picture: a sprite of the same sheet, by the middle of its foot. */
export interface Lively {
  readonly sprite: string;
  readonly x: number;
  readonly y: number;
  /** Only shown where the ending names it. */
  readonly when?: string;
}

/** What drifts through the air. */
export type Weather = 'motes' | 'coins' | 'petals' | 'embers' | 'ash' | 'snow' | 'cards' | 'sparks';

export interface Composition {
  readonly spots: Readonly<Record<string, Spot>>;
  readonly lively: readonly Lively[];
  readonly weather: Weather;
  /** The same place in other colours: pairs of palette keys, from and to. */
  readonly tints?: Readonly<Record<string, string>>;
}

export interface Tableau extends Composition {
  /** Opaque, as large as the tableau. */
  readonly back: Picture;
  /** What stands before the figures; clear where nothing does. */
  readonly front?: Picture;
  /** What moves, and what only some endings show. */
  readonly sprites?: readonly Sprite[];
}

/** A sprite of the room, or of the shared pack, enlarged as the figures are. */
export type Prop = (name: string) => Picture;
