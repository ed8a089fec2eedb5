/**
 * The table's own chance, for embers, sparks and trembling. No rule ever sees it; it starts alike on every page, so
 * that pictures taken at the same moment are the same.
 */
let state = 0x5eed;

/** 0 up to, but not including, 1. */
export function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
}
