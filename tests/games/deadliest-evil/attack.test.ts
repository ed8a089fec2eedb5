import { describe, expect, it } from 'vitest';
import { attack, END_TURN, legal, only, play, position, ROLL, spot, walk, where } from './table.ts';

describe('Attacking', () => {
  it('6. a chain goes on while each blow slays', () => {
    const start = position('gallery', '1b', { dice: 'C8 D6 S4', monsters: 'g1@1 s1@1' });
    expect(legal(start)).toEqual(['attack g1', 'attack s1', 'roll-move', 'end-turn']);
    const { state, events } = play(start, [5, 3, 6, 6], attack('g1'), attack('s1'));
    expect(only(events, 'attacked').map(({ monster, hit, chain }) => [monster, hit, chain])).toEqual([
      ['g1', true, 1],
      ['s1', false, 2],
    ]);
    expect(where(state)).toBe('s1@1');
    expect(state.act.attack).toBe('done');
    expect(state.stats.slain).toEqual({ goblin: 1, skeleton: 0, grislyk: 0 });
    expect(legal(state)).toEqual(['roll-move', 'end-turn']);
  });

  it('13. the Cliff and the Magic Sword add up', () => {
    const dice = 'C6 D8 S4';
    const armed = position('cliff', '1b', { dice, items: ['magic-sword'], monsters: 'g1@1' });
    const { state, events } = play(armed, [3, 4], attack('g1'));
    expect(only(events, 'attacked')).toMatchObject([{ roll: 3, bonus: 2, total: 5, foeRoll: 4, hit: true }]);
    expect(where(state)).toBe('');
    const bare = position('cliff', '1b', { dice, monsters: 'g1@1' });
    expect(only(play(bare, [3, 4], attack('g1')).events, 'attacked')).toMatchObject([
      { total: 4, hit: false },
    ]);
  });

  it('40. no second attack after attacking and moving', () => {
    const start = position('gallery > cliff', '1d', { dice: 'C8 D6 S4', monsters: 'g1@1 g2@2' });
    const { state, events } = play(start, [7, 2, 3, 1, 1], attack('g1'), ROLL, ...walk('2a'));
    expect(only(events, 'move-ended')).toMatchObject([{ reason: 'monsters', pointsLost: 2 }]);
    expect(only(events, 'monster-attacked')).toMatchObject([{ monster: 'g2', hit: false }]);
    expect(state).toMatchObject({ turn: 6, ask: { kind: 'assign' } });
    expect(spot(state)).toBe('2a');
  });

  it('may come after a movement, and then in a chain', () => {
    const start = position('gallery > cliff', '1d', { dice: 'C8 D6 S4', monsters: 'g1@2 g2@2' });
    const { state } = play(start, [4, 6, 1, 6, 1], ROLL, ...walk('2a'), attack('g1'), attack('g2'));
    expect(where(state)).toBe('');
    expect(state.turn).toBe(6);
  });

  it('is not possible in the middle of a movement', () => {
    const start = position('gallery', '1b', { monsters: 'g1@1' });
    expect(legal(play(start, [5], ROLL).state)).toEqual(['step 1a', 'step 1c', 'end-move']);
  });

  it('may stop, and the turn may end with the chain open', () => {
    const start = position('gallery', '1b', { dice: 'C8 D6 S4', monsters: 'g1@1 g2@1' });
    const { state } = play(start, [8, 1, 1, 1], attack('g2'), END_TURN);
    expect(where(state)).toBe('g1@1');
  });

  it('frees the token for a newcomer, but the sorcerer stays dead', () => {
    const start = position('gallery', '1b', {
      dice: 'C8 D6 S4',
      monsters: 'g1@1 grislyk@1',
      done: ['book'],
      event: 'goblin-lookout',
    });
    const { state, events } = play(start, [8, 1, 8, 1], attack('grislyk'), attack('g1'), END_TURN);
    expect(where(state)).toBe('g1#1 g2#1');
    expect(state.objectives.grislyk).toBe(true);
    expect(only(events, 'objective-done')).toEqual([
      { type: 'objective-done', objective: 'grislyk', tile: 1 },
    ]);
  });
});
