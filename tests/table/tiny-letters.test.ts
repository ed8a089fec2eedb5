import { describe, expect, it } from 'vitest';
import { tinyText } from '../../src/table/views/tiny-letters.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?+-'.split('');

describe('Tiny letters', () => {
  it('tell all letters and digits apart', () => {
    const shapes = SIGNS.map(sign => JSON.stringify(tinyText(sign)!.dots));
    expect(new Set(shapes).size).toBe(SIGNS.length);
  });

  it('are no digits at a glance: Z10 is not 210', () => {
    const dotsOf = (sign: string): Set<string> =>
      new Set(tinyText(sign)!.dots.map(({ x, y }) => `${x},${y}`));
    for (const letter of 'ABCDEFGHIJKLMNPQRSTUVWXYZ')
      for (const digit of '0123456789') {
        const [one, other] = [dotsOf(letter), dotsOf(digit)];
        const differing = [...one, ...other].filter(dot => one.has(dot) !== other.has(dot));
        expect(differing.length, `${letter}, ${digit}`).toBeGreaterThan(2);
      }
  });

  it('stand in a box five high, a pixel apart', () => {
    const text = tinyText('Q10')!;
    expect([text.width, text.height]).toEqual([4 + 1 + 3 + 1 + 3, 5]);
    for (const { x, y } of text.dots) expect(x >= 0 && x < text.width && y >= 0 && y < 5).toBe(true);
  });

  it('have nothing to say where a sign is missing', () => {
    expect(tinyText('Q€')).toBeUndefined();
  });
});
