import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../src/games/letter-labyrinths/look/typing.ts';
import { position } from './table.ts';

describe('The letters on the screen', () => {
  it('tell their four directions by an arrow and a word, not by colour alone', () => {
    const state = position({ card: 15, pawns: [{ at: [3, 6] }, { at: [12, 9] }] });
    const leading = entryOf(state, 0).letters.filter(({ means }) => means !== 'idle');
    const arrows = new Map(leading.map(({ means, icon }) => [means, icon]));
    expect(Object.fromEntries(arrows)).toEqual({ up: 'dir-n', right: 'dir-e', down: 'dir-s', left: 'dir-w' });
    for (const { means, icon } of leading) expect(icon).toBe(arrows.get(means));
  });
});
