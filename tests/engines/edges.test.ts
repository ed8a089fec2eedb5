/** The measure itself, on pictures that are known. */
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { sharpnessOf, widthsAlong } from './support/edges.ts';

/** A board of dark and light squares of `cell` device pixels, drawn by `shade` from 0 to 1. */
function chequered(cell: number, shade: (x: number, y: number) => number): Buffer {
  const picture = new PNG({ width: 8 * cell, height: 8 * cell });
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const value = Math.round(30 + 180 * shade((x + 0.5) / cell, (y + 0.5) / cell));
      picture.data.set([value, value, value, 255], 4 * (y * picture.width + x));
    }
  }
  return PNG.sync.write(picture);
}

const hard = (x: number, y: number): number => (Math.floor(x) + Math.floor(y)) % 2;
const whole = { x: 0, y: 0, width: 80, height: 80 };

/** The mean over a square of `size` cells around the point: what smoothing does. */
function smeared(size: number): (x: number, y: number) => number {
  const offsets = Array.from({ length: 9 }, (_, index) => ((index - 4) / 8) * size);
  return (x, y) => {
    const values = offsets.flatMap(dx => offsets.map(dy => hard(x + dx + 8, y + dy + 8)));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
}

describe('the width of an edge', () => {
  it('is nothing where colours meet', () => {
    const { edges, width, widest } = sharpnessOf(chequered(10, hard), whole);
    expect(edges).toBe(2 * 80 * 7);
    expect([width, widest]).toEqual([0, 0]);
  });

  it('is that of the smear', () => {
    expect(sharpnessOf(chequered(10, smeared(0.1)), whole).width).toBeLessThanOrEqual(1);
    expect(sharpnessOf(chequered(10, smeared(0.5)), whole).width).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['a hard edge', [0, 0, 0, 200, 200, 200], [0]],
    ['one pixel between', [0, 0, 0, 90, 200, 200, 200], [1]],
    ['a detail between', [0, 0, 0, 250, 200, 200, 200], []],
    ['hardly any contrast', [0, 0, 0, 20, 20, 20], []],
    ['a long slope', [0, 0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100], []],
  ])('along %s', (_what, line, widths) => expect(widthsAlong(line)).toEqual(widths));
});
