/** A press by mouse or finger gives the keys back to the board; one by keyboard keeps the focus. */
import { describe, expect, it } from 'vitest';
import { isByPointer } from '../../src/panels/logic/by-pointer.ts';

describe('A click', () => {
  it('comes from a pointer where the engine says so', () => {
    expect(isByPointer({ pointerType: 'mouse', detail: 1 })).toBe(true);
    expect(isByPointer({ pointerType: 'touch', detail: 1 })).toBe(true);
    expect(isByPointer({ pointerType: '', detail: 0 })).toBe(false);
    // Of a screen reader: it counts, and has no pointer.
    expect(isByPointer({ pointerType: '', detail: 1 })).toBe(false);
  });

  it('where clicks are plain mouse events, if it is counted', () => {
    expect(isByPointer({ detail: 1 })).toBe(true);
    expect(isByPointer({ detail: 0 })).toBe(false);
  });
});
