import { describe, expect, it } from 'vitest';
import { pictureLayout } from '../../src/scenes/picture-layout.ts';

const PICTURE = { width: 640, height: 360 };

describe('The picture behind the menu', () => {
  it.each([
    { name: 'a desktop', width: 1280, height: 720, dpr: 1, zoom: 2 },
    { name: 'a large desktop', width: 1920, height: 1080, dpr: 1, zoom: 3 },
    { name: 'a phone held upright', width: 390, height: 844, dpr: 2, zoom: 3 },
    { name: 'a phone on its side', width: 844, height: 390, dpr: 2, zoom: 3 },
  ])('has whole device pixels on $name', ({ width, height, dpr, zoom }) => {
    const { scale, buffer } = pictureLayout({ width, height }, dpr, PICTURE);
    expect(scale * dpr).toBe(zoom);
    expect(buffer.width * zoom).toBeGreaterThanOrEqual(width * dpr);
    expect(buffer.height * zoom).toBeGreaterThanOrEqual(height * dpr);
  });

  it('never leaves the sides bare', () => {
    for (const width of [320, 700, 1100, 2560]) {
      expect(pictureLayout({ width, height: 600 }, 1, PICTURE).buffer.width).toBeLessThanOrEqual(640);
    }
  });

  it('keeps rows free below only where there are rows to spare', () => {
    expect(pictureLayout({ width: 1280, height: 720 }, 1, PICTURE).below).toBe(0);
    expect(pictureLayout({ width: 390, height: 844 }, 2, PICTURE).below).toBeGreaterThan(0);
  });
});
