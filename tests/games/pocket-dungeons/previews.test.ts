import { describe, expect, it } from 'vitest';
import { threatenedTiles } from '../../../src/games/pocket-dungeons/odds/threats.ts';
import { walkPreviews } from '../../../src/games/pocket-dungeons/odds/walks.ts';
import { beam, tilesInSight } from '../../../src/games/pocket-dungeons/rules/sight.ts';
import { flipDeath, trapDeath } from '../../../src/games/pocket-dungeons/odds/perils.ts';
import { prompt } from '../../../src/games/pocket-dungeons/look/prompt.ts';
import { at, char, position } from './table.ts';

describe('Deadly', () => {
  const start = position('S─────╴', [['mage', 0, [3, 0]]], {
    hidden: [
      ['hazard', [4, 0]],
      ['treasure', [1, 0]],
    ],
    stairs: [0, 0],
  });
  // Of 36 traps: dart, pit, five fireballs, five cave-ins; Action and Ranged defence 1, Magic defence 3.
  const trap = (1 * (1 / 2) + 2 * (4 / 6) + 5 * (1 / 27) + 5 * (4 / 6)) / 36;

  it('is a counter by what is known to lie face down', () => {
    const springs = (16 / 36 + 2 / 36) / 2;
    expect(flipDeath(start, char(start, 0), at([4, 0]))).toBeCloseTo(springs * trap, 12);
  });

  it('is a cave-in for whoever is boxed in', () => {
    expect(trapDeath(start, char(start, 0), 'cave-in')).toBeCloseTo(4 / 6, 12);
    const boxed = position('S─────╴', [
      ['mage', 0, [6, 0]],
      ['troll', null, [5, 0]],
    ]);
    expect(trapDeath(boxed, char(boxed, 0), 'cave-in')).toBe(1);
    expect(trapDeath(boxed, char(boxed, 0), 'ambush')).toBe(0);
  });

  it('stands on the button that leads there', () => {
    const walking = { ...start, ask: { seat: 0, kind: 'moving', char: 0, left: 1 }, active: 0 } as const;
    const steps = prompt(walking).choices.map(({ odds }) => odds);
    expect(steps).toContain('survives 96%');
  });
});

describe('Previews', () => {
  it('of a walk: the first step is sure, the others are a matter of dice, water and counters', () => {
    const start = position('S─~──────╴', [['thief', 0, [1, 0]]], { hidden: [['hazard', [4, 0]]] });
    const shown = walkPreviews(start, char(start, 0)).map(({ at: cell, chance, isWet, stops }) => [
      cell.x,
      chance,
      isWet,
      stops,
    ]);
    expect(shown).toEqual([
      [2, 7 / 8, true, false],
      [0, 1, false, false],
      [3, (7 / 8) ** 2, true, false],
      [4, 7 / 16, true, true],
    ]);
    expect(walkPreviews(start, char(start, 0), 2).map(({ chance }) => chance)).toEqual([7 / 8, 1, 7 / 8]);
  });

  it('of a walk: round the water, where the rush is long enough for it', () => {
    const start = position(
      `
      S┬~┬╴
      .└─┘.
      `,
      [['thief', 0, [1, 0]]],
    );
    const end = walkPreviews(start, char(start, 0)).find(preview => preview.at.x === 3 && preview.at.y === 0);
    // Two or three steps lead through the water, four round it.
    expect(end).toMatchObject({ steps: 2, chance: (6 / 8) * (7 / 8) + 1 / 8, isWet: false });
  });

  it('of a walk: none for the paralysed, nor for a Troll that sees somebody', () => {
    const start = position('S─────╴', [
      ['thief', 0, [1, 0], { paralysed: true }],
      ['troll', null, [4, 0]],
    ]);
    expect(walkPreviews(start, char(start, 0))).toEqual([]);
    expect(walkPreviews(start, char(start, 1))).toEqual([]);
  });

  it('of a walk: the Priestess saves herself from drowning half of the time', () => {
    const start = position('S─~╴', [['priestess', 0, [1, 0]]]);
    const [water] = walkPreviews(start, char(start, 0)).filter(preview => preview.at.x === 2);
    expect(water!.chance).toBeCloseTo(7 / 8, 12);
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
    // Also 0: whoever goes there is in its line of sight, and no longer in the way.
    expect(by(2)).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    expect(by(0)).toEqual([]);
  });

  it('of threats: an Elf steps and shoots, a Troll reaches no farther than it can run', () => {
    const corner = `
      S─┐...
      ..└──╴
    `;
    const elf = position(corner, [
      ['thief', 0, [0, 0]],
      ['elf', 1, [2, 0]],
    ]);
    expect(threatenedTiles(elf, 0).map(tile => tile.at.x)).toContain(5);
    const troll = position('S──────╴', [
      ['thief', 0, [0, 0]],
      ['troll', null, [6, 0]],
    ]);
    expect(threatenedTiles(troll, 0).map(tile => tile.at.x)).toEqual([4, 5, 7]);
  });
});
