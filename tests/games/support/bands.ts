/** Balance targets: `BALANCE=1000` measures so many games against the true bands, without it a small sample suffices. */
import { expect } from 'vitest';

/** How many games to measure in full; 0 where a sample will do. */
export const FULL = Number(process.env['BALANCE'] ?? 0);

export type Band = readonly [low: number, high: number];

/** The band of the full measurement, or the wide one of the sample. */
export function expectBetween(value: number, full: Band, sample: Band): void {
  const [low, high] = FULL ? full : sample;
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}
