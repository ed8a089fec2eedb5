import { describe, expect, it } from 'vitest';
import { lastly, lately, once, oncePer, remembered } from '../../src/core/memo.ts';

describe('What was worked out', () => {
  it('lastly is kept for the last object only', () => {
    let worked = 0;
    const next = lastly(({ n }: { n: number }) => {
      worked += 1;
      return n + 1;
    });
    const [one, two] = [{ n: 1 }, { n: 2 }];
    expect([one, one, two, two, one].map(next)).toEqual([2, 2, 3, 3, 2]);
    expect(worked).toBe(3);
  });

  it('is remembered for each object, also where it came to nothing', () => {
    let works = 0;
    const size = once((list: readonly number[]) => {
      works += 1;
      return list.length === 0 ? undefined : list.length;
    });
    const [three, none] = [[1, 2, 3], []];
    expect([size(three), size(three), size(none), size(none)]).toEqual([3, 3, undefined, undefined]);
    expect(works).toBe(2);
    expect(size([1, 2, 3])).toBe(3);
    expect(works).toBe(3);
  });

  it('is remembered for each key beside the object', () => {
    let works = 0;
    const at = oncePer((list: readonly string[], place: number) => {
      works += 1;
      return list[place];
    });
    const list = ['a', 'b'];
    expect([at(list, 0), at(list, 1), at(list, 0), at(list, 7), at(list, 7)]).toEqual([
      'a',
      'b',
      'a',
      undefined,
      undefined,
    ]);
    expect(works).toBe(3);
  });

  it('is remembered by name, and only the latest are', () => {
    const worked: string[] = [];
    const loud = lately(2, String, (of: string | number) => {
      worked.push(`${of}`);
      return `${of}!`;
    });
    expect(['a', 'b', 'a', 'c', 'b', 'a'].map(loud)).toEqual(['a!', 'b!', 'a!', 'c!', 'b!', 'a!']);
    expect(worked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('is remembered for each key of a list', () => {
    const known = new Map<string, number>();
    let works = 0;
    const length = (text: string): number => remembered(known, text, () => ++works && text.length);
    expect([length('abc'), length('abc'), length('')]).toEqual([3, 3, 0]);
    expect(works).toBe(2);
    expect([...known]).toEqual([
      ['abc', 3],
      ['', 0],
    ]);
  });
});
