import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuShape } from '../../src/panels/logic/menu-shape.ts';
import { pictureLayout } from '../../src/scenes/picture-layout.ts';

const PICTURE = { width: 640, height: 360 };
/** The doors of the poster stand between these. */
const DOORS = { left: 37, right: 598, roof: 205, foot: 258 };

const windows = fc.record({
  width: fc.integer({ min: 320, max: 3840 }),
  height: fc.integer({ min: 320, max: 2160 }),
});
const densities = fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3);

describe('The shape of the menu', () => {
  it.each([
    [1366, 768, 'poster'],
    [640, 360, 'poster'],
    [3440, 1440, 'poster'],
    [820, 1180, 'cards'],
    [800, 750, 'cards'],
    [412, 915, 'list'],
    [568, 320, 'short-list'],
    [320, 480, 'short-list'],
  ] as const)('at %i x %i is a %s', (width, height, shape) => {
    expect(menuShape({ width, height })).toBe(shape);
  });
});

describe('The picture behind the menu', () => {
  it('covers every window, and its layers may sway without baring a side', () => {
    fc.assert(
      fc.property(windows, densities, (window, dpr) => {
        const { zoom, buffer, device } = pictureLayout(window, dpr, PICTURE);
        expect(buffer.width * zoom).toBeGreaterThan(device.width - 0.01);
        expect(buffer.height * zoom).toBeGreaterThan(device.height - 0.01);
        expect(buffer.width).toBeLessThanOrEqual(PICTURE.width - 13);
      }),
      { seed: 14, numRuns: 500 },
    );
  });

  it('shows all doors of a poster, and a sky for their signs', () => {
    fc.assert(
      fc.property(windows, densities, (window, dpr) => {
        fc.pre(menuShape(window) === 'poster' && window.width / window.height < 2.6);
        const { buffer, foot, scale } = pictureLayout(window, dpr, PICTURE);
        const side = (PICTURE.width - buffer.width) / 2;
        const top = foot - PICTURE.height;
        expect(DOORS.left).toBeGreaterThan(side);
        expect(DOORS.right).toBeLessThan(PICTURE.width - side);
        expect(top + DOORS.foot).toBeLessThan(buffer.height);
        expect((top + DOORS.roof) * scale).toBeGreaterThan(150);
      }),
      { seed: 14, numRuns: 500 },
    );
  });

  it('stands on the lower edge of a window that is taller than itself', () => {
    const { buffer, foot } = pictureLayout({ width: 1024, height: 768 }, 1, PICTURE);
    expect(foot).toBe(buffer.height);
  });

  it('leaves the lower part of an upright phone to the list', () => {
    const { buffer, foot } = pictureLayout({ width: 390, height: 844 }, 2, PICTURE);
    expect(foot).toBeLessThan(buffer.height);
  });
});
