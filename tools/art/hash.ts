/** Chance for painters: a hash of a place and a name, so that the same sources always give the same pixels. */

/** A whole number from 0 to 2^32 - 1. */
export function hash(seed: string, ...numbers: number[]): number {
  let h = 2166136261;
  for (let index = 0; index < seed.length; index++) h = Math.imul(h ^ seed.charCodeAt(index), 16777619);
  for (const number of numbers) {
    h = Math.imul(h ^ (number | 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  }
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
}

/** True in about `percent` of all places. */
export function chance(percent: number, seed: string, ...numbers: number[]): boolean {
  return hash(seed, ...numbers) % 1000 < percent * 10;
}

/** Smooth noise between 0 and 1 along x, repeating after `period` steps of `scale` pixels. */
export function wave(seed: string, x: number, scale: number, period: number): number {
  const step = Math.floor(x / scale);
  const part = x / scale - step;
  const at = (n: number) => (hash(seed, ((n % period) + period) % period) % 1024) / 1023;
  const ease = part * part * (3 - 2 * part);
  return at(step) * (1 - ease) + at(step + 1) * ease;
}
