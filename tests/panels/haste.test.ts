import { describe, expect, it } from 'vitest';
import { isHasty } from '../../src/panels/logic/haste.ts';

describe('A press on the results', () => {
  it('by a key or a pad is not meant for them just after they came', () => {
    expect(isHasty({ timeStamp: 1100 }, 1000)).toBe(true);
    expect(isHasty({ pointerType: '', timeStamp: 1599 }, 1000)).toBe(true);
    expect(isHasty({ pointerType: '', timeStamp: 1600 }, 1000)).toBe(false);
  });

  it('by a pointer always is: somebody aimed', () => {
    expect(isHasty({ pointerType: 'mouse', timeStamp: 1001 }, 1000)).toBe(false);
    expect(isHasty({ pointerType: 'touch', timeStamp: 1001 }, 1000)).toBe(false);
  });
});
