import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CELL,
  cameraCorner,
  canvasFor,
  layoutFor,
  overviewFor,
  usefulSteps,
} from '../../src/table/layout.ts';

const board = { columns: 14, rows: 10 };

describe('How large a pixel is', () => {
  it('takes a whole zoom where that nearly fills the region, and else as much as fits', () => {
    expect(layoutFor({ width: 896, height: 656 }, 1, board)).toMatchObject({ zoom: 4, scale: 4, fits: true });
    expect(layoutFor({ width: 940, height: 700 }, 1, board).zoom).toBe(4);
    expect(layoutFor({ width: 895, height: 656 }, 1, board).zoom).toBeCloseTo(895 / 230);
    expect(layoutFor({ width: 1536, height: 1016 }, 1, board).zoom).toBe(6);
    expect(layoutFor({ width: 896, height: 656 }, 1, { ...board, frame: 5 }).zoom).toBeCloseTo(656 / 176);
  });

  it('counts in device pixels, so that a phone uses the fine screen it has', () => {
    const phone = layoutFor({ width: 390, height: 422 }, 3, board);
    expect(phone.zoom).toBe(5);
    expect(phone.scale).toBeCloseTo(5 / 3);
    expect(phone.device).toEqual({ width: 1170, height: 1266 });
  });

  const regions = [
    fc.integer({ min: 120, max: 4000 }),
    fc.integer({ min: 120, max: 2400 }),
    fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 2.75, 3, 3.5),
    fc.integer({ min: 4, max: 40 }),
    fc.integer({ min: 4, max: 40 }),
  ] as const;

  it('covers the region and never overhangs by more than one pixel of the board', () => {
    fc.assert(
      fc.property(...regions, fc.integer({ min: -3, max: 6 }), (width, height, dpr, columns, rows, steps) => {
        const { zoom, scale, buffer, device } = layoutFor({ width, height }, dpr, { columns, rows }, steps);
        expect(Math.abs(device.width - width * dpr)).toBeLessThanOrEqual(0.5);
        for (const side of ['width', 'height'] as const) {
          expect(buffer[side] * zoom).toBeGreaterThan(device[side] - 0.01);
          expect(buffer[side] * zoom).toBeLessThan(device[side] + zoom + 0.01);
        }
        expect(scale * CELL).toBeGreaterThanOrEqual(15 - 1e-6);
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it('fills at least 92 % of the tighter side with a board that is not as near as boards go', () => {
    fc.assert(
      fc.property(...regions, (width, height, dpr, columns, rows) => {
        const { zoom, scale, device, fits } = layoutFor({ width, height }, dpr, { columns, rows });
        fc.pre(fits && scale < 16);
        const filled = Math.max((columns * CELL * zoom) / device.width, (rows * CELL * zoom) / device.height);
        expect(filled).toBeGreaterThanOrEqual(0.92);
        expect(filled).toBeLessThanOrEqual(1 + 1e-9);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  it("has a canvas of the screen's own pixels, up to the largest of screens", () => {
    expect(canvasFor({ width: 3840, height: 2160 })).toEqual({
      size: { width: 3840, height: 2160 },
      part: 1,
    });
    expect(canvasFor({ width: 7680, height: 4320 })).toEqual({
      size: { width: 3840, height: 2160 },
      part: 2,
    });
    expect(canvasFor({ width: 5160, height: 2160 })).toMatchObject({ part: 2 });
  });

  it('shows a part of a board that cannot fit, at a comfortable size', () => {
    const board = { columns: 180, rows: 46 };
    expect(layoutFor({ width: 900, height: 680 }, 1, board)).toMatchObject({ zoom: 4, fits: false });
    expect(layoutFor({ width: 390, height: 420 }, 2, board)).toMatchObject({
      zoom: 4,
      scale: 2,
      fits: false,
    });
  });

  it('has cells of at least 24 css pixels where it is shown in parts, on the smallest phone too', () => {
    const board = { columns: 60, rows: 60, roams: true };
    for (const dpr of [1, 1.25, 2, 3])
      expect(16 * layoutFor({ width: 320, height: 200 }, dpr, board).scale).toBeGreaterThanOrEqual(24);
  });

  const kinds = fc.constantFrom({}, { roams: true }, { grows: true });

  it('has cells of at least 24 css pixels on any board, of any size, on any screen', () => {
    fc.assert(
      fc.property(...regions, kinds, (width, height, dpr, columns, rows, kind) => {
        const { scale } = layoutFor({ width, height }, dpr, { columns, rows, ...kind });
        expect(scale * CELL).toBeGreaterThanOrEqual(24 - 1e-6);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  it('gives up the rim of a board before a cell of it', () => {
    const square = { columns: 15, rows: 15 };
    expect(layoutFor({ width: 360, height: 372 }, 2, square)).toMatchObject({ scale: 1.5, fits: true });
    // A row too many for the window: nearly all is seen, as small as a finger can hit.
    expect(layoutFor({ width: 500, height: 340 }, 2, square)).toMatchObject({ scale: 1.5, fits: false });
    // Much too many: what is seen is seen well.
    expect(layoutFor({ width: 700, height: 400 }, 1, { columns: 40, rows: 30 }).scale).toBeCloseTo(33.3 / 16);
  });

  it('shrinks a cell below that only for somebody who wishes to see more', () => {
    const board = { columns: 40, rows: 40 };
    expect(layoutFor({ width: 300, height: 300 }, 1, board, -9)).toMatchObject({ zoom: 1, fits: false });
  });

  it('draws back as far as a fight needs, and no farther', () => {
    const room = { width: 168, height: 168 };
    const tiny = { columns: 5, rows: 5 };
    expect(layoutFor({ width: 900, height: 680 }, 1, tiny).zoom).toBe(8);
    expect(layoutFor({ width: 900, height: 680 }, 1, tiny, 0, room).zoom).toBeCloseTo(680 / 168);
    expect(layoutFor({ width: 900, height: 680 }, 1, board, 0, room).zoom).toBe(4);
    expect(layoutFor({ width: 120, height: 100 }, 1, tiny, 0, room).zoom).toBe(1);
  });

  it('shows a board that roams in parts, at a comfortable size', () => {
    const large = { columns: 40, rows: 40 };
    expect(layoutFor({ width: 1200, height: 1000 }, 1, large)).toMatchObject({ fits: true });
    expect(layoutFor({ width: 900, height: 680 }, 1, { ...large, roams: true })).toMatchObject({
      zoom: 4,
      fits: false,
    });
    const farther = { ...large, roams: true, inSight: 14 };
    expect(layoutFor({ width: 900, height: 680 }, 1, farther)).toMatchObject({ zoom: 3, fits: false });
    const small = { columns: 5, rows: 5, roams: true };
    expect(layoutFor({ width: 900, height: 680 }, 1, small)).toMatchObject({ zoom: 8, fits: true });
  });

  it('shows everything at once, with several pixels on one if need be', () => {
    const region = { width: 900, height: 680 };
    const zoomOf = (columns: number, rows: number) => overviewFor(region, 1, { columns, rows }).zoom;
    expect(zoomOf(40, 30)).toBeCloseTo(900 / 646);
    expect(zoomOf(100, 30)).toBeCloseTo(900 / 1606);
    expect(zoomOf(180, 46)).toBeCloseTo(900 / 2886);
    expect(overviewFor(region, 1, { columns: 180, rows: 46 }).fits).toBe(true);
    expect(overviewFor(region, 1, { columns: 900, rows: 900 }).zoom).toBe(1 / 4);
  });

  it('zooms in whole steps and forgets wishes beyond the end', () => {
    const region = { width: 896, height: 656 };
    expect(layoutFor(region, 1, board, 2).zoom).toBe(6);
    expect(layoutFor(region, 1, board, -9).zoom).toBe(1);
    expect(usefulSteps(region, 1, board, -9)).toBe(-3);
    expect(usefulSteps(region, 1, board, 99)).toBe(12);
  });
});

describe('Where the camera looks', () => {
  it('keeps a board that fits in the middle, whatever is wished', () => {
    expect(cameraCorner(240, 224, 500, 4)).toBe(-8);
    expect(cameraCorner(241, 224, -500, 4)).toBe(-8);
  });

  it('pans a larger board to its edge and a little beyond', () => {
    expect(cameraCorner(100, 224, -500, 4)).toBe(-4);
    expect(cameraCorner(100, 224, 60.4, 4)).toBe(60);
    expect(cameraCorner(100, 224, 500, 30)).toBe(224 + 30 - 100);
  });

  it('moves what matters out from under a fight', () => {
    // The board fits above the fight, then only by panning.
    expect(cameraCorner(240, 120, 0, 4, 100)).toBe(-10);
    expect(cameraCorner(240, 240, 150, 4, 100)).toBe(240 + 4 - 140);
    expect(cameraCorner(240, 240, 20, 4, 100)).toBe(20);
  });
});

describe('A board that is being built', () => {
  const region = { width: 940, height: 650 };
  const zoomOf = (columns: number, rows: number) => layoutFor(region, 1, { columns, rows, grows: true }).zoom;

  it('is looked at from near while it is small, and never from too far', () => {
    expect(zoomOf(9, 9)).toBe(3);
    expect(zoomOf(24, 15)).toBe(2);
    expect(zoomOf(60, 60)).toBe(2);
    const large = { width: 1440, height: 1000 };
    expect(layoutFor(large, 1, { columns: 9, rows: 9, grows: true }).zoom).toBe(5);
  });
});
