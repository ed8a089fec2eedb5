/** What the page and the band's worker say to each other. */
import type { Cue } from '../../core/cue.ts';
import type { Sting } from '../score/section.ts';
import type { Bar, Manner } from './band.ts';
import type { TuneLevels } from './tune-levels.ts';

/** Where a tune is found. */
export interface TuneSource {
  readonly url: string;
  readonly levels: TuneLevels | undefined;
}

/** A lane is one performance of one tune; whoever begins another has no more to ask of the one before. */
export type ToBand =
  | {
      readonly say: 'play';
      readonly lane: number;
      readonly seed: number;
      readonly tune: string;
      readonly source: TuneSource;
    }
  | { readonly say: 'more'; readonly lane: number; readonly cue: Cue; readonly manner: Manner }
  | { readonly say: 'stings'; readonly lane: number };

export interface HeardBar extends Omit<Bar, 'samples'> {
  /** With its seams (`seams.ts`). */
  readonly samples: Float32Array<ArrayBuffer>;
  readonly seconds: number;
  /** Seconds that it took. */
  readonly took: number;
  /** Seconds of a sixteenth. */
  readonly sixteenth: number;
}

export type StingSamples = Partial<Record<Sting, Float32Array<ArrayBuffer>>>;

export type FromBand =
  | { readonly lane: number; readonly bar: HeardBar }
  | { readonly lane: number; readonly stings: StingSamples }
  | { readonly lane: number; readonly problem: string };
