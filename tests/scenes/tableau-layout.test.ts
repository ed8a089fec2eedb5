import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableauLayout } from '../../src/scenes/tableau-layout.ts';

const CORE = { x: 152, y: 40, w: 176, h: 160 };

/** Any window from a small phone to a large screen, with a panel at its right or below. */
const windows = fc.record({
  width: fc.integer({ min: 320, max: 3840 }),
  height: fc.integer({ min: 390, max: 2160 }),
  dpr: fc.constantFrom(1, 1.25, 2, 3),
  share: fc.double({ min: 0.34, max: 0.75, noNaN: true }),
});

describe('A tableau', () => {
  it('shows its core whole in the part that no panel covers, in any window', () => {
    fc.assert(
      fc.property(windows, ({ width, height, dpr, share }) => {
        const stage =
          width > height
            ? { x: 0, y: 0, width: width * share, height }
            : { x: 0, y: 0, width, height: height * share };
        const { zoom, left, top, buffer, device } = tableauLayout({ width, height }, stage, dpr, CORE);
        const [right, bottom] = [(stage.width * dpr) / zoom, (stage.height * dpr) / zoom];
        expect(zoom).toBeGreaterThanOrEqual(1);
        // Everything moves in whole drawn pixels, so half of one may be missing.
        const fits = stage.width * dpr >= CORE.w && stage.height * dpr >= CORE.h;
        if (!fits) return;
        expect(left + CORE.x).toBeGreaterThanOrEqual(-1);
        expect(top + CORE.y).toBeGreaterThanOrEqual(-1);
        expect(left + CORE.x + CORE.w).toBeLessThanOrEqual(right + 1);
        expect(top + CORE.y + CORE.h).toBeLessThanOrEqual(bottom + 1);
        expect(buffer.width * zoom).toBeGreaterThanOrEqual(device.width - 0.01);
        expect(buffer.height * zoom).toBeGreaterThanOrEqual(device.height - 0.01);
      }),
      { seed: 16 },
    );
  });

  it('is as large as it can be: one side of its core fills the free part', () => {
    const { zoom } = tableauLayout(
      { width: 1366, height: 768 },
      { x: 0, y: 0, width: 926, height: 700 },
      1,
      CORE,
    );
    expect(zoom).toBeCloseTo(Math.min(926 / CORE.w, 700 / CORE.h));
  });
});
