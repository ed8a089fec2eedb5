import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepInside, layOutSigns, widestSign } from '../../src/panels/logic/signs.ts';

/** The poster's places at 1280 pixels. */
const POSTER = [122, 318, 524, 732, 946, 1148];

describe('signs', () => {
  it('hang over their places where there is room', () => {
    const width = widestSign(POSTER, 1280);
    expect(width).toBe(188);
    expect(
      layOutSigns(
        POSTER.map(x => ({ x, width })),
        1280,
      ),
    ).toEqual(POSTER);
  });

  it('are given back in the order of the places, whatever their order in the picture', () => {
    const signs = [900, 100, 500].map(x => ({ x, width: 100 }));
    expect(layOutSigns(signs, 1000)).toEqual([900, 100, 500]);
  });

  it('come inside where their place is cut off, and push their neighbour no farther than needed', () => {
    const signs = [
      { x: -6, width: 112 },
      { x: 190, width: 130 },
      { x: 396, width: 120 },
    ];
    expect(layOutSigns(signs, 1024)).toEqual([68, 197, 396]);
  });

  it('never touch one another nor leave the page while they are no wider than allowed', () => {
    const anchors = fc.array(fc.integer({ min: -200, max: 2200 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anchors, fc.integer({ min: 1000, max: 2000 }), (places, page) => {
        const width = widestSign(places, page);
        const middles = layOutSigns(
          places.map(x => ({ x, width })),
          page,
        ).toSorted((a, b) => a - b);
        expect(width).toBeGreaterThan(40);
        expect(middles[0]! - width / 2).toBeGreaterThanOrEqual(11);
        expect(middles.at(-1)! + width / 2).toBeLessThanOrEqual(page - 11);
        // Rounding may take one pixel of the gap.
        for (const [index, x] of middles.slice(1).entries())
          expect(x - middles[index]!).toBeGreaterThanOrEqual(width + 7);
      }),
    );
  });

  it('unfold inside the page', () => {
    expect(keepInside(640, 288, 1280)).toBe(640);
    expect(keepInside(60, 288, 1280)).toBe(156);
    expect(keepInside(1270, 288, 1280)).toBe(1124);
  });
});
