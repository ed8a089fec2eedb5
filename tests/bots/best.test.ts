import { describe, expect, it } from 'vitest';
import { best } from '../../src/bots/best.ts';

describe('The best', () => {
  it('is the first of those with the highest value', () => {
    const words = ['to', 'delve', 'or', 'leave'];
    expect(best(words, word => word.length)).toBe('delve');
    expect(best(new Set(words), word => -word.length)).toBe('to');
  });

  it('of nothing is nothing, and what is worth nothing at all is not taken', () => {
    expect(best([], () => 1)).toBeUndefined();
    expect(best(['a'], () => -Infinity)).toBeUndefined();
  });
});
