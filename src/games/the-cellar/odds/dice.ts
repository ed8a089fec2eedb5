/** The chance of a die of six to show at least so much. */
export function atLeast(need: number): number {
  return (7 - need) / 6;
}
