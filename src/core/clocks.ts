/** What the three clocks of a run showed at a moment. The clocks themselves run in `services/clock.ts`. */
import { count, fields, type Fields } from './reader.ts';

/** Whole milliseconds, and the game's own turns. */
export interface ClockSnapshot {
  /** Real time: first input to last action. */
  readonly rta: number;
  /** Time spent deciding; motion and loading excluded. */
  readonly igt: number;
  readonly turns: number;
}

/** The clocks at a moment worth a name. */
export interface SplitTime extends ClockSnapshot {
  readonly name: string;
}

export const CLOCK_FIELDS: Fields<ClockSnapshot> = { turns: count, igt: count, rta: count };

/** Reads a clock from saved data. */
export const clocks = fields(CLOCK_FIELDS);
