import { describe, expect, it } from 'vitest';
import { isStray } from '../../src/panels/logic/second-click.ts';

const FIRST = { pointerType: 'mouse', detail: 1, timeStamp: 1000, on: 'Shop' };

describe('The second click of a double click', () => {
  it('is meant for what the first has pressed', () => {
    expect(isStray({ pointerType: 'mouse', detail: 2, timeStamp: 1200, on: 'Shop' }, FIRST)).toBe(false);
  });

  it('is not meant for what came to lie there', () => {
    expect(isStray({ pointerType: 'mouse', detail: 2, timeStamp: 1200, on: 'Buy a sword' }, FIRST)).toBe(
      true,
    );
  });

  it.each([
    ['a click elsewhere', { pointerType: 'mouse', detail: 1, timeStamp: 1200 }],
    ['a key', { pointerType: '', detail: 0, timeStamp: 1200 }],
    ['a finger', { pointerType: 'touch', detail: 2, timeStamp: 1200 }],
    ['somebody who had time to read', { pointerType: 'mouse', detail: 2, timeStamp: 1350 }],
  ])('%s is no second click', (_name, click) => {
    expect(isStray({ ...click, on: 'Buy a sword' }, FIRST)).toBe(false);
    expect(isStray({ ...click, on: 'Buy a sword' }, undefined)).toBe(false);
  });
});
