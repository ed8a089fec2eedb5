/** Who hammers Enter through the end of a match does not mean what the results put under the key. */

const HASTE_MS = 600;

export interface Press {
  /** Empty or missing for keys, pads and screen readers: a pointer had to be taken there. */
  readonly pointerType?: string | undefined;
  /** In ms, on the clock of `shownAt`. */
  readonly timeStamp: number;
}

export function isHasty({ pointerType, timeStamp }: Press, shownAt: number): boolean {
  return !pointerType && timeStamp - shownAt < HASTE_MS;
}
