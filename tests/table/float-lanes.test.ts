import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Floating, heightOf, keepApart, LANE } from '../../src/table/motions/float-lanes.ts';

const line = (left: number, y: number, width = 20): Floating => ({ left, width, y, lift: 0 });

describe('Floating words', () => {
  it('make room for a new one in their place', () => {
    const [first, second] = [line(0, 100), line(5, 100)];
    keepApart([first, second]);
    expect(heightOf(second)).toBe(100);
    expect(heightOf(first)).toBe(100 - LANE);
  });

  it('leave those beside them alone', () => {
    const [first, second] = [line(0, 100), line(20, 100)];
    keepApart([first, second]);
    expect([first.lift, second.lift]).toEqual([0, 0]);
  });

  it('never overlap, however many rise from wherever, at whatever moment', () => {
    const starts = fc.array(
      fc.record({
        left: fc.nat(60),
        y: fc.integer({ min: 60, max: 120 }),
        width: fc.integer({ min: 4, max: 40 }),
      }),
      { minLength: 2, maxLength: 8 },
    );
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 6 }), (all, apart) => {
        const hanging: { readonly top: number; readonly own: Floating; age: number }[] = [];
        for (let frame = 0; frame < all.length * apart + 20; frame++) {
          const next = frame % apart === 0 ? all[frame / apart] : undefined;
          if (next) hanging.push({ top: next.y, own: { ...next, lift: 0 }, age: 0 });
          for (const one of hanging) one.own.y = one.top - Math.min(16, one.age++);
          keepApart(hanging.map(({ own }) => own));
          for (const { own: a } of hanging)
            for (const { own: b } of hanging) {
              if (a === b || a.left >= b.left + b.width || b.left >= a.left + a.width) continue;
              expect(Math.abs(heightOf(a) - heightOf(b))).toBeGreaterThanOrEqual(LANE);
            }
        }
      }),
      { seed: 1616, numRuns: 200 },
    );
  });
});
