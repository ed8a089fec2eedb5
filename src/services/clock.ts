/** Whole milliseconds, and the game's own turns. */
export interface ClockSnapshot {
  /** Real time: first input to last action. */
  readonly rta: number;
  /** Time spent deciding; motion and loading excluded. */
  readonly igt: number;
  readonly turns: number;
}
