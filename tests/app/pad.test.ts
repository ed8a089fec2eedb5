import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Intent } from '../../src/table/intent.ts';
import { program } from './program.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const LED: readonly Intent[] = [
  { do: 'move', direction: 'east' },
  { do: 'confirm' },
  { do: 'back' },
  { do: 'panel' },
  { do: 'next' },
  { do: 'previous' },
];

describe('What a pad says', () => {
  it('goes to the panels first, and on to the board if they leave it', () => {
    const { picture, panels } = program();
    expect(LED.map(intent => picture.padUsed(intent))).toEqual(LED.map(() => false));
    expect(panels.steered).toEqual(['east', 'press', 'back', 'panel', 'next', 'previous']);
    panels.takesPad = true;
    expect(LED.map(intent => picture.padUsed(intent))).toEqual(LED.map(() => true));
  });

  it('is the board only where the panels know no such thing', () => {
    const { picture, panels } = program();
    panels.takesPad = true;
    expect(picture.padUsed({ do: 'look', direction: 'north' })).toBe(false);
    expect(picture.padUsed({ do: 'overlay', hold: false })).toBe(false);
    expect(panels.steered).toEqual([]);
  });

  it('is noted: sentences name the pad from now on', () => {
    const { picture, panels } = program();
    picture.padUsed({ do: 'confirm' });
    expect(panels.model.input).toBe('pad');
  });
});
