import { describe, expect, it } from 'vitest';
import {
  assign,
  attack,
  END_ITEMS,
  END_TURN,
  legal,
  only,
  play,
  position,
  ROLL,
  use,
  walk,
  where,
} from './table.ts';

describe('Use Item', () => {
  it('30. the Fireball burns goblins and skeletons here, nobody else', () => {
    const items = ['fireball-scroll'] as const;
    const start = position('gallery', '1b', {
      ask: 'item',
      items,
      monsters: 'g1@1 s1@1 grislyk@1 g2#2',
      done: ['book'],
    });
    const { state, events } = play(start, [], use('fireball-scroll'));
    expect(where(state)).toBe('g2#2 grislyk@1');
    expect(only(events, 'monster-slain')).toMatchObject([
      { monster: 'g1', by: 'fireball-scroll' },
      { monster: 's1', by: 'fireball-scroll' },
    ]);
    expect(state.stats.slain).toEqual({ goblin: 1, skeleton: 1, grislyk: 0 });
    expect(legal(state)).toEqual(['attack grislyk', 'roll-move', 'end-turn']);
    const alone = position('gallery', '1b', { ask: 'assign', items, monsters: 'grislyk@1', done: ['book'] });
    expect(play(alone, [], assign(8, 6, 4)).state.ask?.kind).toBe('act');
  });

  it('31. invisible she walks through, and nobody moves or strikes', () => {
    const start = position('gallery > bend-left > cliff', '1d', {
      ask: 'item',
      items: ['invisibility-scroll'],
      monsters: 's1@2 g1@1 g2#4',
      event: 'goblin-lookout',
    });
    const entered = play(start, [4], use('invisibility-scroll'), ROLL, ...walk('2a')).state;
    expect(entered.act.points).toBe(3);
    const { state, events } = play(entered, [], ...walk('2b', '2c', '3a'));
    expect(only(events, 'monster-arrived')).toMatchObject([{ monster: 'g2', tile: 3 }]);
    expect(only(events, 'unseen')).toHaveLength(1);
    expect(where(state)).toBe('g1@1 g2@3 g3#1 g4#1 s1@2');
    expect(state).toMatchObject({ turn: 6, kora: { invisible: false, life: 6 } });
  });

  it('41. the Rope and loose flagstones', () => {
    const start = position('gallery', '1b', { items: ['rope'], event: 'loose-flagstones' });
    const { state, events } = play(start, [], END_TURN);
    expect(only(events, 'rope-used')).toEqual([{ type: 'rope-used', source: 'loose-flagstones' }]);
    expect(state.kora.life).toBe(6);
  });

  it('takes any number, in order of finding, each kind once', () => {
    const items = ['invisibility-scroll', 'healing-balm', 'healing-balm'] as const;
    const start = position('gallery', '1b', { ask: 'item', items, kora: { life: 3 } });
    expect(legal(start)).toEqual(['use invisibility-scroll', 'use healing-balm', 'end-items']);
    const one = play(start, [], use('healing-balm')).state;
    expect(one).toMatchObject({ ask: { kind: 'item' }, kora: { life: 5 } });
    const two = play(one, [], use('healing-balm')).state;
    expect(two.kora.items).toEqual(['invisibility-scroll']);
    expect(play(two, [], END_ITEMS).state.ask?.kind).toBe('act');
  });

  it('lets an invisible Kora attack', () => {
    const start = position('gallery', '1b', {
      ask: 'item',
      dice: 'C8 D6 S4',
      items: ['invisibility-scroll'],
      monsters: 'g1@1 g2@1',
    });
    const { state } = play(
      start,
      [8, 1, 1, 1],
      use('invisibility-scroll'),
      attack('g1'),
      attack('g2'),
      END_TURN,
    );
    expect(where(state)).toBe('g2@1');
    expect(state.kora.life).toBe(6);
  });

  it('does not hide her from a chase, nor from the Blades', () => {
    const start = position('gallery > blades', '2b', {
      kora: { invisible: true },
      monsters: 'g1@0',
      event: 'side-tunnels',
    });
    const { state, events } = play(start, [3, 3], END_TURN);
    expect(only(events, 'monster-moved')).toMatchObject([{ monster: 'g1', to: 1, by: 'side-tunnels' }]);
    expect(only(events, 'rolled-vs')).toMatchObject([{ source: 'blades' }]);
    expect(where(state)).toBe('g1@1 g2#1');
  });
});
