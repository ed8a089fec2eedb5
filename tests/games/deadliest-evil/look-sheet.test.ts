/** What the sheet beside the board says. */
import { describe, expect, it } from 'vitest';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { ButtonPlaces } from '../../../src/panels/logic/button-rows.ts';
import { vitalsOf } from '../../../src/panels/logic/vitals.ts';
import { choiceOf, moving } from './asked.ts';
import { position } from './table.ts';

describe('The sheet', () => {
  it('shows the track with one of each kind on a space, and who comes next', () => {
    const state = position('gallery', '1b', { monsters: 'g1#4 g2#4 s1#4 g3#1' });
    const { parts } = room.sheet(state, 0);
    const track = parts.find(({ part }) => part === 'track');
    expect(track).toMatchObject({
      spaces: [
        { label: '4', sprites: ['goblin'] },
        { label: '3', sprites: [] },
        { label: '2', sprites: [] },
        { label: 'NEXT', sprites: ['skeleton', 'goblin'], badge: '3' },
        { label: 'HERE', sprites: ['kora'] },
      ],
    });
    const lines = parts.flatMap(part => (part.part === 'text' ? part.lines.map(({ text }) => text) : []));
    expect(lines[0]).toBe('In 1: two goblins and one skeleton.');
    const vitals = (of: State) =>
      vitalsOf(room.sheet(of, 0)).map(({ icon, beside = [], value }) => [icon, ...beside, value].join(' '));
    expect(vitals(state)).toEqual(['heart 6/6', 'skeleton goblin x3 in 1', 'goblin in 4', 'exit-door 2']);
    expect(vitals({ ...state, ...moving(8) })).toEqual(vitals(state));
    const beset = position('gallery', '1b', { monsters: 'g1@1 g2@1 g3#1' });
    expect(vitals(beset)).toEqual(['heart 6/6', 'goblin x2 here', 'goblin in 4', 'exit-door 2']);
    expect(vitals(position('gallery', '1b'))[1]).toBe('track-step nobody');
  });

  it('keeps the row of goals as it is when something is carried, with the bag below', () => {
    const listsOf = (state: State) =>
      room.sheet(state, 0).parts.flatMap(part => (part.part === 'items' ? [part] : []));
    const [goals] = listsOf(position('gallery', '1b'));
    const [same, bag, ...more] = listsOf(position('gallery', '1b', { items: ['healing-balm', 'rope'] }));
    expect(same).toEqual(goals);
    expect(bag).toMatchObject({ label: 'Bag', items: [{}, {}] });
    expect(more).toEqual([]);
    // Beside a label of one short word there is room for three pictures in the narrowest panel.
    expect(goals!.label.length).toBeLessThanOrEqual(9);
  });

  it('leaves nobody out of the track in short', () => {
    const short = (monsters: string) =>
      vitalsOf(room.sheet(position('gallery', '1b', { monsters }), 0))
        .slice(1, -1)
        .map(({ icon, value }) => `${icon} ${value}`);
    expect(short('g1#4 g2#2 g3#2 g4#2 s1#1')).toEqual(['goblin in 1', 'goblin x3 in 3', 'skeleton in 4']);
    expect(short('g1@1 g2#4 g3#2 g4#2 s1#1')).toEqual(['goblin here', 'goblin in 1', 'track-step +3 more']);
  });

  it('keeps every action in its place from the search to the walk', () => {
    const places = new ButtonPlaces();
    const main = (ask: 'search' | 'item' | 'act', more = {}) =>
      places
        .rows(room.prompt(position('gallery', '1b', { ask, kora: { life: 3 }, ...more }), 0), 0)
        .main.map(({ label }) => label);
    const order = main('act');
    expect(order).toEqual(['Roll to move', 'Attack', 'Search']);
    expect(main('search')).toEqual(order);
    const item = main('item', { items: ['healing-balm'] });
    expect(item.slice(0, 3)).toEqual(order);
    expect(item).toHaveLength(4);
    expect(main('act')).toEqual(order);
  });

  it('says what a search costs, and what the cards are that it lists', () => {
    const { detail } = choiceOf(position('gallery', '1b', { ask: 'search' }), 'Search this tile');
    expect(detail).toMatch(/^Cards left: .*\. If you get out, this search costs 15 points\.$/);
  });

  it('warns of what a search would let in', () => {
    const state = position('gallery', '1b', { ask: 'search', monsters: 'g1#4 g2#2' });
    const text = JSON.stringify(room.sheet(state, 0).parts);
    expect(text).toContain('A search lets in one goblin.');
  });

  it('says how far the way out is and what lies on it', () => {
    const { parts } = room.sheet(position('pit > blades', '2b', { monsters: 'g1@1' }), 0);
    const stats = parts.find(({ part }) => part === 'stats');
    expect(stats).toMatchObject({ rows: [{ label: 'Way out', value: '4' }] });
    expect(JSON.stringify(stats)).toContain('the Pit, 1 guarded tile');
    // Above dice and bag, so that a low screen shows it without scrolling.
    const order = parts.map(({ part }) => part);
    expect(order.indexOf('stats')).toBeLessThan(order.indexOf('dice'));
  });

  it('counts the goals over their seals, behind the dice, which make way for the table of all six ways', () => {
    const { parts } = room.sheet(position('gallery', '1b'), 0);
    const items = parts.findIndex(({ part }) => part === 'items');
    const dice = parts.findIndex(({ part }) => part === 'dice');
    expect(parts[items]).toMatchObject({ label: 'Goals 0/3', items: [{}, {}, {}] });
    expect(JSON.stringify(parts[items])).toContain('Your next goal counts +100 if you get out.');
    expect(items).toBeGreaterThan(dice);
    const asked = room.sheet(position('gallery', '1b', { ask: 'assign' }), 0);
    expect(asked.parts.map(({ part }) => part)).not.toContain('dice');
  });
});
