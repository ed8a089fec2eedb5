/** The chance of a die of six to show at least so much, as a player reads it. */
export function percentAtLeast(need: number): string {
  return `${Math.round(((7 - need) * 100) / 6)}%`;
}
