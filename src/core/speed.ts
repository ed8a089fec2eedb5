/** How fast a match is shown; "instant" shows no motion at all. The run is the same. */
export const SPEEDS = [1, 2, 4, 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
