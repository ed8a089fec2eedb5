/** What a room tells the band: which tune, how dangerous it is, and what moment it is. */

/** 0 calm, 1 something is about, 2 a fight, 3 the worst of it. */
export type Danger = 0 | 1 | 2 | 3;

export type Moment = 'opening' | 'boss' | 'near-death' | 'breath' | 'victory' | 'defeat' | 'results';

/** How much music a player wants: all of it, with long rests, only where the story turns, none. */
export const AMOUNTS = ['full', 'sparse', 'moments', 'none'] as const;
export type Amount = (typeof AMOUNTS)[number];

export interface Cue {
  readonly tune: string;
  readonly danger: Danger;
  /** Comes before danger while it lasts. */
  readonly moment?: Moment;
}
