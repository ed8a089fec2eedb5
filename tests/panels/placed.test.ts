/** In a window, what may be done in several places is one card; the board asks where. */
import { expect, it } from 'vitest';
import { room } from '../../src/games/pocket-dungeons/index.ts';
import { isFirst, namedChoice } from '../../src/panels/logic/placed.ts';
import { position } from '../games/pocket-dungeons/table.ts';

it('a new delver who may enter on several tiles is one card, and its name says nothing of tiles', () => {
  // Somebody stands on Start: its neighbours are open to all who wait outside.
  const state = position('─S─', [['mage', 1, [1, 0]]]);
  const prompt = room.prompt(state, 0);
  const entries = prompt.choices.flatMap(({ action }, index) => (action.type === 'enter' ? [index] : []));
  const cards = entries.filter(index => isFirst(prompt, index));
  expect(entries.length).toBe(2 * state.recruits.length);
  expect(cards.map(index => namedChoice(prompt, index).label)).toEqual([
    'Enter: Warrior',
    'Enter: Elf',
    'Enter: Priestess',
    'Enter: Thief',
    'Enter: Dwarf',
  ]);
});
