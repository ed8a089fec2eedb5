import { describe, expect, it } from 'vitest';
import { END_MOVE, END_TURN, only, play, position, ROLL, typesOf, walk, where } from './table.ts';

describe('Monsters move and attack', () => {
  it('3. a goblin hits with more, and misses with as much', () => {
    const start = position('gallery', '1b', { monsters: 'g1@1 g2@1', event: 'goblin-lookout' });
    const { state, events } = play(start, [3, 2, 3, 3], END_TURN);
    expect(only(events, 'monster-attacked')).toMatchObject([
      { monster: 'g1', die: 4, roll: 3, defenseDie: 6, defenseTotal: 2, hit: true },
      { monster: 'g2', roll: 3, defenseTotal: 3, hit: false },
    ]);
    expect(only(events, 'wounded')).toEqual([{ type: 'wounded', source: 'goblin', life: 5 }]);
    expect(state).toMatchObject({ turn: 6, ask: { kind: 'assign' }, kora: { life: 5 } });
  });

  it('4. Grislyk strikes again until he fails', () => {
    const start = position('gallery', '1b', { monsters: 'grislyk@1', done: ['book'] });
    const { state, events } = play(start, [5, 2, 8, 6, 4, 4], END_TURN);
    expect(only(events, 'monster-attacked').map(({ hit, repeat }) => [hit, repeat])).toEqual([
      [true, 1],
      [true, 2],
      [false, 3],
    ]);
    expect(state.kora.life).toBe(4);
  });

  it('5. death stops everything', () => {
    const start = position('gallery', '1b', {
      kora: { life: 1 },
      done: ['book'],
      monsters: 'g1@1 grislyk@1',
      event: 'squabble',
    });
    const { state, events } = play(start, [2, 2, 5, 2], END_TURN);
    expect(state.ending).toEqual({ result: 'defeat', cause: 'grislyk' });
    expect(state).toMatchObject({ ask: null, kora: { life: 0 } });
    expect(events.at(-1)).toEqual({ type: 'run-ended', result: 'defeat', cause: 'grislyk', score: 5 });
  });

  it('8. leaving, and being caught', () => {
    const start = position('gallery > cliff', '1c', { monsters: 'g1@1' });
    const { state, events } = play(start, [4, 4, 1], ROLL, ...walk('1d', '2a', '2b'), END_MOVE);
    expect(only(events, 'monster-moved')).toMatchObject([{ monster: 'g1', from: 1, to: 2, by: 'hunt' }]);
    expect(where(state)).toBe('g1@2');
    expect(state).toMatchObject({ turn: 6, kora: { life: 5 } });
  });

  it('9. leaving, and outrunning', () => {
    const start = position('gallery > bend-left > cliff', '1d', { monsters: 'g1@1' });
    const { state, events } = play(start, [5], ROLL, ...walk('2a', '2b', '2c', '3a'), END_MOVE);
    expect(where(state)).toBe('g1@2');
    expect(typesOf(events)).not.toContain('monster-attacked');
    expect(state).toMatchObject({ turn: 6, kora: { life: 6 } });
  });

  it('11. in the Narrow Passage one of each kind attacks', () => {
    const monsters = 'g1@1 g2@1 s1@1 s2@1 s3@1 grislyk@1';
    const start = position('narrow', '1b', { dice: 'C4 D8 S6', monsters, done: ['book'] });
    const { events } = play(start, [1, 1, 1, 1, 1, 1], END_TURN);
    expect(only(events, 'monster-attacked').map(event => event.monster)).toEqual(['g1', 's1', 'grislyk']);
    expect(only(events, 'crowded-out')).toEqual([{ type: 'crowded-out', monsters: ['g2', 's2', 's3'] }]);
  });

  it('12. of five goblins in the Narrow Passage one attacks', () => {
    const monsters = 'g1@1 g2@1 g3@1 g4@1 g5@1';
    const start = position('narrow', '1b', { dice: 'C4 D8 S6', monsters });
    const { state, events } = play(start, [4, 3], END_TURN);
    expect(only(events, 'monster-attacked')).toHaveLength(1);
    expect(state.kora.life).toBe(5);
  });

  it('42. the Shield turns a hit into a tie', () => {
    const items = ['enchanted-shield'] as const;
    const start = position('gallery', '1b', { dice: 'C4 D8 S6', items, monsters: 's1@1' });
    const { state, events } = play(start, [6, 5], END_TURN);
    expect(only(events, 'monster-attacked')).toMatchObject([
      { defenseRoll: 5, bonus: 1, defenseTotal: 6, hit: false },
    ]);
    expect(state.kora.life).toBe(6);
  });

  it('lets the sorcerer keep his repeats in the Narrow Passage', () => {
    const start = position('narrow', '1b', { monsters: 'grislyk@1', done: ['book'] });
    expect(play(start, [8, 1, 8, 1, 1, 1], END_TURN).state.kora.life).toBe(4);
  });

  it('moves monsters over staircases, one tile at a time', () => {
    const start = position('gallery > stairs-1 >> narrow > cliff', '4a', { monsters: 'g1@1 s1@2' });
    const { state } = play(start, [], END_TURN);
    expect(where(state)).toBe('g1@2 s1@3');
  });

  it('brings them back up to her as well', () => {
    const start = position('stairs-1 >> narrow > cliff', '0a', { monsters: 'g1@3' });
    expect(where(play(start, [], END_TURN).state)).toBe('g1@2');
  });
});
