import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DieModel } from '../../src/core/look.ts';
import { DIE_PIXELS, placePool } from '../../src/table/fight/dice-places.ts';
import type { Box } from '../../src/core/box.ts';
import {
  fightLayout,
  figureScale,
  FRAME,
  HEADER,
  pipsOf,
  SIDES,
  meets,
} from '../../src/table/fight/layout.ts';
import { liftFor, luminance, shaded } from '../../src/table/fight/shades.ts';
import { colour, PALETTE_KEYS } from '../../src/table/palette.ts';

const pool = (count: number, more: Partial<DieModel> = {}): DieModel[] =>
  Array.from({ length: count }, (_, index) => ({
    sides: 6,
    face: 1 + (index % 6),
    colour: 'bone',
    ...more,
  }));

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The view of a fifteen by fifteen board on the four screens, and what a pixel of it is in css pixels. */
const SCREENS = [
  { name: '1280x720', view: { width: 300, height: 214 }, scale: 3 },
  { name: '1920x1080', view: { width: 375, height: 250 }, scale: 4 },
  { name: '390x844', view: { width: 260, height: 293 }, scale: 1.5 },
  { name: '844x390', view: { width: 540, height: 330 }, scale: 1 },
];

describe('A fight', () => {
  it.each(SCREENS)('takes the lower part of the view at $name', ({ view, scale }) => {
    const { place, unit } = fightLayout(view, scale);
    expect(inside(place, { x: 0, y: 0, ...view })).toBe(true);
    expect(place.y + place.height).toBeGreaterThan(view.height - 8 * unit);
    expect(place.height / view.height).toBeLessThan(0.6);
    // Its letters are at least twelve css pixels high.
    expect(unit * scale * 8).toBeGreaterThanOrEqual(12);
  });

  it.each(SCREENS)('leaves dice and hearts in sight when a verdict has risen at $name', ({ view, scale }) => {
    const { verdict, pools, isWide } = fightLayout(view, scale);
    /** Large letters on their ribbon, from the middle up. */
    const half = 10;
    /** Of the tray, under the dice. */
    const rim = 4;
    const { y, height } = pools.left;
    const top = verdict.y - verdict.rise - half;
    expect(top).toBeGreaterThanOrEqual(isWide ? y + height - rim : HEADER);
    if (!isWide) expect(verdict.y - verdict.rise + half).toBeLessThanOrEqual(y + rim);
  });

  it('knows which words a verdict would cover, so that they make room for it', () => {
    const verdict = { from: 60, to: 180 };
    expect(meets(verdict, { from: 8, to: 62 })).toBe(true);
    expect(meets(verdict, { from: 178, to: 230 })).toBe(true);
    expect(meets(verdict, { from: 8, to: 60 })).toBe(false);
    expect(meets(verdict, { from: 180, to: 230 })).toBe(false);
  });

  it('lays a single die no larger than those it is compared with', () => {
    const { pools } = fightLayout({ width: 300, height: 214 }, 3);
    expect(placePool(pool(1), pools.right).size).toBe('large');
    expect(placePool(pool(4), pools.left).size).toBe('small');
    const { size, tray } = placePool(pool(1), pools.right, 'small');
    expect(size).toBe('small');
    expect(inside(tray, pools.right)).toBe(true);
  });

  it('is built of whole pixels in any view, and everything stands inside', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 168, max: 1600 }),
        fc.integer({ min: 168, max: 1100 }),
        fc.constantFrom(0.25, 0.5, 1, 1.5, 2, 3, 4),
        (width, height, scale) => {
          const layout = fightLayout({ width, height }, scale);
          const panel = { x: 0, y: 0, width: layout.width, height: layout.height };
          expect(Number.isInteger(layout.unit)).toBe(true);
          expect(inside(layout.place, { x: 0, y: 0, width, height })).toBe(true);
          expect(layout.feet).toBeLessThan(layout.height - FRAME);
          for (const side of SIDES) expect(inside(layout.pools[side], panel)).toBe(true);
          const { left, right } = layout.pools;
          expect(left.x + left.width).toBeLessThanOrEqual(right.x);
        },
      ),
      { seed: 11, numRuns: 300 },
    );
  });

  it('stands a figure as large as its place allows', () => {
    expect([16, 24, 32, 48].map(size => figureScale(size, { isWide: true }))).toEqual([3, 2, 2, 1]);
    expect([16, 24, 32].map(size => figureScale(size, { isWide: false }))).toEqual([2, 2, 1]);
  });

  it('counts hearts while they can be counted', () => {
    expect(pipsOf(12, 112)).toBe(12);
    expect(pipsOf(13, 200)).toBeUndefined();
    expect(pipsOf(12, 90)).toBeUndefined();
  });
});

describe('Dice before a fighter', () => {
  const area = fightLayout({ width: 240, height: 240 }, 3).pools.left;

  it('lie large while there are few', () => {
    expect(placePool(pool(1), area).size).toBe('large');
    expect(placePool(pool(2), area).size).toBe('large');
  });

  it('make two rows of eight small ones', () => {
    const { size, spots } = placePool(pool(8), area);
    expect(size).toBe('small');
    expect(new Set(spots.map(({ y }) => y)).size).toBe(2);
  });

  it('keep a place for what they need', () => {
    const { tray } = placePool(pool(1, { need: '2 or less' }), area);
    expect(tray.width).toBeGreaterThanOrEqual(9 * 6);
  });

  it('never leave their tray, and their tray never its place', () => {
    for (const view of [...SCREENS.map(screen => screen.view), { width: 180, height: 200 }]) {
      for (const need of [undefined, '3+']) {
        for (let count = 1; count <= 8; count++) {
          const places = fightLayout(view, 2).pools.left;
          const { tray, spots, size } = placePool(pool(count, need === undefined ? {} : { need }), places);
          expect(inside(tray, places), `${count} dice in ${view.width}x${view.height}`).toBe(true);
          const die = DIE_PIXELS[size];
          for (const { x, y } of spots) {
            expect(inside({ x: x - die / 2, y: y - die, width: die, height: die }, tray)).toBe(true);
          }
        }
      }
    }
  });
});

describe('Light in the colours of the palette', () => {
  it('is brighter step by step and never leaves the palette', () => {
    const palette = new Set(PALETTE_KEYS.map(colour));
    for (const key of PALETTE_KEYS) {
      const steps = [-6, -2, -1, 0, 1, 2, 6].map(step => shaded(colour(key), step));
      expect(steps[3]).toBe(colour(key));
      expect(steps[0]).toBe(colour('k'));
      steps.forEach((rgb, index) => {
        expect(palette.has(rgb)).toBe(true);
        if (index > 0) expect(luminance(rgb)).toBeGreaterThanOrEqual(luminance(steps[index - 1]!));
      });
    }
  });

  it('takes grey stone as far as white, and colours only a step', () => {
    expect(shaded(colour('1'), 9)).toBe(colour('5'));
    expect(shaded(colour('G'), 9)).toBe(colour('g'));
  });

  it('lifts dark stone and tames pale stone', () => {
    expect([10, 40, 90, 180].map(liftFor)).toEqual([2, 1, 0, -1]);
  });
});
