import { describe, expect, it } from 'vitest';
import {
  beam,
  threatenedTiles,
  tilesInSight,
  walkPreviews,
} from '../../../src/games/pocket-dungeons/previews.ts';
import { at, char, position } from './table.ts';

describe('Previews', () => {
  it('of a walk: the first step is sure, the others are a matter of dice, water and counters', () => {
    const start = position('S─~──────╴', [['thief', 0, [1, 0]]], { hidden: [['hazard', [4, 0]]] });
    const shown = walkPreviews(start, char(start, 0)).map(({ at: cell, chance, dry, stops }) => [
      cell.x,
      chance,
      dry,
      stops,
    ]);
    expect(shown).toEqual([
      [2, 1, 7 / 8, false],
      [0, 1, 1, false],
      [3, 7 / 8, 7 / 8, false],
      [4, 1 / 2, 7 / 8, true],
    ]);
    expect(walkPreviews(start, char(start, 0), 2).every(({ chance }) => chance === 1)).toBe(true);
  });

  it('of sight: the line, and what blocks it', () => {
    const start = position('S──────╴', [['elf', 0, [1, 0]]], {
      hidden: [['hazard', [3, 0]]],
      doors: [{ at: at([5, 0]), side: 'east' }],
    });
    expect(tilesInSight(start, at([1, 0]), 0).map(({ x }) => x)).toEqual([2, 3, 0]);
    expect(beam(start, at([1, 0]), at([3, 0]))).toMatchObject({ blockedAt: undefined });
    expect(beam(start, at([1, 0]), at([5, 0]))).toMatchObject({ blockedAt: at([3, 0]) });
    expect(beam(start, at([4, 0]), at([7, 0]))).toMatchObject({ blockedAt: at([6, 0]) });
    expect(beam(start, at([1, 0]), at([2, 1]))).toBeUndefined();
  });

  it('of threats: where others could strike', () => {
    const start = position('S──────────╴', [
      ['elf', 0, [1, 0]],
      ['dwarf', 1, [9, 0]],
      ['goblin-hunter', null, [4, 0]],
    ]);
    const threats = threatenedTiles(start, 0);
    const by = (id: number): number[] => threats.filter(tile => tile.by.includes(id)).map(tile => tile.at.x);
    expect(by(1)).toEqual([7, 8, 10, 11]);
    expect(by(2)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
    expect(by(0)).toEqual([]);
  });
});
