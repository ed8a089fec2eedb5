import { describe, expect, it } from 'vitest';
import { isStray } from '../../src/panels/logic/second-click.ts';

const FIRST = { detail: 1, timeStamp: 1000, on: 'Shop' };

describe('The second click of a double click', () => {
  it('is meant for what the first has pressed', () => {
    expect(isStray({ detail: 2, timeStamp: 1200, on: 'Shop' }, FIRST)).toBe(false);
  });

  it('is not meant for what came to lie there', () => {
    expect(isStray({ detail: 2, timeStamp: 1200, on: 'Buy a sword' }, FIRST)).toBe(true);
  });

  it.each([
    ['a click elsewhere', { detail: 1, timeStamp: 1200 }],
    ['a key', { detail: 0, timeStamp: 1200 }],
    ['somebody who had time to read', { detail: 2, timeStamp: 1450 }],
  ])('%s is no second click', (_name, click) => {
    expect(isStray({ ...click, on: 'Buy a sword' }, FIRST)).toBe(false);
    expect(isStray({ ...click, on: 'Buy a sword' }, undefined)).toBe(false);
  });
});
