import { describe, expect, it } from 'vitest';
import { range } from '../../../src/core/grid.ts';
import { boardIn } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import { inSight, seesHero, tilesSeen } from '../../../src/games/nine-bit-dungeon/rules/sight.ts';
import { at, monster, position, type At } from './table.ts';

function lookAt(hero: At, figure: At) {
  const state = position(hero, { monsters: [['goblin-sneak', ...figure]] });
  const sneak = monster(state, 0);
  return {
    range: range(sneak.at, state.hero.at),
    sight: seesHero(state, sneak),
    steps: boardIn(state).foot.ways.distance(sneak.at, state.hero.at),
  };
}

describe('Range and Sight', () => {
  it('1. sees past a corner that the line only brushes', () => {
    expect(lookAt([0, 1], [1, 0])).toMatchObject({ range: 2, sight: true });
  });

  it('2. sees over water, however long the way around', () => {
    expect(lookAt([7, 1], [10, 2])).toEqual({ range: 4, sight: true, steps: 6 });
  });

  it('3. does not see through a wall that the line crosses', () => {
    expect(lookAt([3, 2], [6, 4])).toMatchObject({ range: 5, sight: false });
  });

  it('4. sees five tiles far and no farther', () => {
    expect(lookAt([0, 7], [6, 7])).toMatchObject({ range: 6, sight: false });
    expect(lookAt([1, 7], [6, 7])).toMatchObject({ range: 5, sight: true });
  });

  it('5. counts Range orthogonally', () => {
    const from = at([7, 7]);
    expect(range(from, at([8, 7]))).toBe(1);
    expect(range(from, at([8, 6]))).toBe(2);
    expect(range(from, at([9, 6]))).toBe(3);
  });

  it("6. crosses both tiles beside a knight's move", () => {
    expect(lookAt([0, 4], [1, 2]).sight).toBe(false);
  });

  it('7. is blocked by a monster in between', () => {
    const state = position([7, 7], {
      monsters: [
        ['goblin-sneak', 8, 7],
        ['goblin-sneak', 10, 7],
      ],
    });
    expect(state.monsters.map(each => seesHero(state, each))).toEqual([true, false]);
  });

  it('lets diagonal neighbours see each other even between two walls', () => {
    const state = position([8, 9]);
    expect(inSight(boardIn(state), [], at([8, 9]), at([9, 8]))).toBe(true);
    expect([at([9, 9]), at([8, 8])].map(wall => boardIn(state).fly.passable[wall.y * 14 + wall.x])).toEqual([
      0, 0,
    ]);
  });

  it('is never blocked by the Adventurer', () => {
    const state = position([8, 7]);
    expect(inSight(boardIn(state), state.monsters, at([7, 7]), at([9, 7]))).toBe(true);
  });

  it('lists the tiles that she sees, her own among them, never a wall', () => {
    const state = position([3, 2]);
    const seen = [...tilesSeen(state, state.hero.at)];
    expect(seen).toContainEqual({ x: 3, y: 2 });
    expect(seen).toContainEqual({ x: 8, y: 2 });
    expect(seen).not.toContainEqual({ x: 1, y: 1 });
    expect(seen).not.toContainEqual({ x: 6, y: 4 });
  });
});
