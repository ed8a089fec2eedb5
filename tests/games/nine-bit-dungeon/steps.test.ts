import { describe, expect, it } from 'vitest';
import type { MonsterId } from '../../../src/games/nine-bit-dungeon/data/monsters.ts';
import { approaches, kindestStep } from '../../../src/games/nine-bit-dungeon/rules/steps.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { at, monster, play, position, to, type At } from './table.ts';

function choiceOf(hero: At, kind: MonsterId, figure: At, level: State['level'] = 1) {
  const state = position(hero, { level, monsters: [[kind, ...figure]] });
  const options = approaches(state, monster(state, 0));
  return { options, taken: kindestStep(state, monster(state, 0), options) };
}

describe('Choices left to the player, decided automatically', () => {
  it('avoids the tile from which it could attack', () => {
    expect(choiceOf([10, 1], 'goblin-archer', [6, 1])).toEqual({
      options: [at([6, 0]), at([7, 1])],
      taken: at([6, 0]),
    });
  });

  it('then avoids the tile from which it would see her', () => {
    expect(choiceOf([4, 0], 'goblin-sneak', [7, 1])).toEqual({
      options: [at([7, 0]), at([6, 1])],
      taken: at([6, 1]),
    });
  });

  it('then walks along the longer axis', () => {
    expect(choiceOf([5, 4], 'goblin-sneak', [8, 5])).toEqual({
      options: [at([8, 4]), at([7, 5])],
      taken: at([7, 5]),
    });
  });

  it('then goes north before east, south and west', () => {
    expect(choiceOf([10, 7], 'goblin-sneak', [11, 8]).taken).toEqual(at([11, 7]));
  });

  it('judges a tile as if the monster stood there already: it does not hide behind itself', () => {
    expect(choiceOf([5, 5], 'rattlebones', [3, 7], 2)).toEqual({
      options: [at([3, 6]), at([3, 8])],
      taken: at([3, 6]),
    });
  });

  it('opens the first of equally far hatches', () => {
    const { state } = play(position([7, 7]), { events: [3], 'level:1': [1] }, to(6, 7));
    expect(monster(state, 0).at).toEqual(at([11, 2]));
  });
});
