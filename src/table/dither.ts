/** Ordered dithering, so that soft light stays pixel art: bands with a woven edge instead of a smooth gradient. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

/** A threshold 0..1 of this pixel. */
export function threshold(x: number, y: number): number {
  return (BAYER[(y & 3) * 4 + (x & 3)]! + 0.5) / 16;
}

/** `value` 0..1 in so many bands, woven where two meet. */
export function banded(value: number, bands: number, x: number, y: number): number {
  const scaled = Math.max(0, Math.min(1, value)) * bands;
  const base = Math.floor(scaled);
  return Math.min(bands, base + (scaled - base > threshold(x, y) ? 1 : 0)) / bands;
}

/** A whole number from a position: the same picture on every visit, no chance involved. */
export function hashAt(x: number, y: number, salt = 0): number {
  let hash =
    Math.imul(x + 0x9e37, 0x85ebca6b) ^ Math.imul(y + 0x79b9, 0xc2b2ae35) ^ Math.imul(salt, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
  return (hash ^ (hash >>> 16)) >>> 0;
}
