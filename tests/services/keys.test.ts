import { describe, expect, it } from 'vitest';
import {
  DEFAULT_KEYS,
  isBindable,
  isPlainKey,
  isTaken,
  KEY_ORDERS,
  keyName,
  keyOf,
  orderOf,
  rebind,
  repairKeys,
  steeringOf,
} from '../../src/services/keys.ts';

describe('keys', () => {
  it('are written for people', () => {
    expect([' ', 'arrowup', 'a', 'f1', 'escape', '?'].map(keyName)).toEqual([
      'Space',
      '↑',
      'A',
      'F1',
      'Esc',
      '?',
    ]);
  });

  it('are kept in lower case and never with the browser’s own modifiers', () => {
    expect(keyOf({ key: 'ArrowUp' })).toBe('arrowup');
    expect(isPlainKey({ ctrlKey: true, altKey: false, metaKey: false })).toBe(false);
  });

  it('by default are all different and bindable', () => {
    const keys = KEY_ORDERS.map(({ order }) => DEFAULT_KEYS[order]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every(isBindable)).toBe(true);
  });

  it('find their order', () => {
    expect(orderOf(DEFAULT_KEYS, 'u')).toBe('undo');
    expect(orderOf(DEFAULT_KEYS, 'q')).toBeUndefined();
  });
});

describe('rebinding', () => {
  it('takes a free key', () => {
    const { keys, swapped } = rebind(DEFAULT_KEYS, 'undo', 'q');
    expect(keys.undo).toBe('q');
    expect(swapped).toBeUndefined();
  });

  it('swaps with the order that had the key, so that none is left without', () => {
    const { keys, swapped } = rebind(DEFAULT_KEYS, 'undo', 'l');
    expect(keys).toMatchObject({ undo: 'l', actions: 'u' });
    expect(swapped).toBe('actions');
  });

  it('to its own key changes nothing', () => {
    expect(rebind(DEFAULT_KEYS, 'undo', 'u').keys).toEqual(DEFAULT_KEYS);
  });
});

describe('stored keys', () => {
  it('keep what makes sense', () => {
    expect(repairKeys({ undo: 'q', hint: 5, nonsense: 'x', speed: 'Control'.toLowerCase() })).toEqual({
      ...DEFAULT_KEYS,
      undo: 'q',
    });
    expect(repairKeys(undefined)).toEqual(DEFAULT_KEYS);
  });

  it('start again when two orders share a key', () => {
    expect(repairKeys({ undo: 'q', hint: 'q' })).toEqual(DEFAULT_KEYS);
  });
});

describe('Steering', () => {
  it('is done by the bound keys, and by arrows, Enter and Escape unless they mean something else', () => {
    const keys = { ...DEFAULT_KEYS, north: 'w', confirm: 'x', hint: 'enter' };
    expect(steeringOf(keys, 'w')).toBe('north');
    expect(steeringOf(keys, 'arrowup')).toBe('north');
    expect(steeringOf(keys, 'x')).toBe('confirm');
    expect(steeringOf(keys, 'enter')).toBeUndefined();
    expect(steeringOf(keys, 'u')).toBeUndefined();
  });

  it('takes a key from the rooms only where a player said so', () => {
    expect(isTaken({ ...DEFAULT_KEYS, north: 'a' }, 'a')).toBe(true);
    expect(isTaken(DEFAULT_KEYS, 'r')).toBe(false);
    expect(isTaken(DEFAULT_KEYS, 'a')).toBe(false);
  });
});
