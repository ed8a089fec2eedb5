import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_STEP, MOST_PITCH, SOFTEST, Varying } from '../../src/audio/variation.ts';

/** Rounding of fractions. */
const DUST = 1e-9;

describe('The same sound again', () => {
  it('never has the same pitch twice in a row, strays by at most 4 %, and is never much softer', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 8 }), chances => {
        let next = 0;
        const varying = new Varying(() => chances[next++ % chances.length]!);
        let last: number | undefined;
        for (let n = 0; n < 12; n++) {
          const { rate, volume } = varying.next('step');
          expect(Math.abs(rate - 1)).toBeLessThanOrEqual(MOST_PITCH + DUST);
          expect(volume).toBeGreaterThanOrEqual(SOFTEST - DUST);
          expect(volume).toBeLessThanOrEqual(1 + DUST);
          if (last !== undefined) expect(Math.abs(rate - last)).toBeGreaterThanOrEqual(LEAST_STEP - DUST);
          last = rate;
        }
      }),
      { seed: 16, numRuns: 200 },
    );
  });

  it('remembers each sound by itself', () => {
    const varying = new Varying(() => 0.5);
    expect(varying.next('step').rate).toBe(varying.next('coin').rate);
    expect(varying.next('step').rate).not.toBe(varying.next('step').rate);
  });
});
