import { describe, expect, it } from 'vitest';
import { REAL_SIZES, randomSizes, sizeName } from './sizes.ts';

describe('the windows of the net', () => {
  it('are at least forty real ones, each once', () => {
    expect(REAL_SIZES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(REAL_SIZES.map(sizeName)).size).toBe(REAL_SIZES.length);
  });

  it('are the same random ones for a seed, and others for another', () => {
    expect(randomSizes(20, 7)).toEqual(randomSizes(20, 7));
    expect(randomSizes(20, 7)).not.toEqual(randomSizes(20, 8));
  });

  it('stay between a small phone and a large screen', () => {
    for (const { width, height, dpr } of randomSizes(500, 1)) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(480);
      expect(width / height).toBeGreaterThanOrEqual(0.42);
      expect(width / height).toBeLessThanOrEqual(2.5);
      expect(width).toBeLessThanOrEqual(3840);
      expect(height).toBeLessThanOrEqual(2160);
      expect(width * height * dpr ** 2).toBeLessThanOrEqual(3840 * 2160);
    }
  });
});
