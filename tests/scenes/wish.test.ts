import { describe, expect, it } from 'vitest';
import { Overtaken, unlessOvertaken, Wishes } from '../../src/scenes/wish.ts';

describe('A wish', () => {
  it('counts until the next one', () => {
    const wishes = new Wishes();
    const first = wishes.next();
    expect(first).not.toThrow();
    const second = wishes.next();
    expect(first).toThrow(Overtaken);
    expect(second).not.toThrow();
  });

  it('that was overtaken comes to nothing; what fails for another reason is told', async () => {
    await expect(unlessOvertaken(Promise.resolve(1))).resolves.toBe(1);
    await expect(unlessOvertaken(Promise.reject(new Overtaken()))).resolves.toBeUndefined();
    await expect(unlessOvertaken(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  });
});
