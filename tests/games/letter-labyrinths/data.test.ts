import { describe, expect, it } from 'vitest';
import { cellsOf, DIRECTIONS, indexOf, sameCell, type Cell } from '../../../src/core/grid.ts';
import { boardsDigest, labyrinthOf } from '../../../src/games/letter-labyrinths/data/boards.ts';
import { ABILITIES, abilitiesOfClass, COLOURS } from '../../../src/games/letter-labyrinths/data/classes.ts';
import {
  BOARD,
  DECK_SIZES,
  DIFFICULTIES,
  VOWELS,
} from '../../../src/games/letter-labyrinths/data/constants.ts';
import {
  bossWord,
  dungeonOf,
  DUNGEONS,
  healthOf,
} from '../../../src/games/letter-labyrinths/data/dungeons.ts';
import { fortuneOf, fortuneSet, wayOf } from '../../../src/games/letter-labyrinths/data/fortunes.ts';
import { HANDFUL } from '../../../src/games/letter-labyrinths/data/handful.ts';
import { readLabyrinth } from '../../../src/games/letter-labyrinths/data/labyrinth.ts';
import { OPTIONS } from '../../../src/games/letter-labyrinths/look/options.ts';
import { dictionary } from '../../../src/games/letter-labyrinths/words/open.ts';
import tiles from '../../../maps/letter-labyrinths/tiles.json';
import trial from '../../../maps/letter-labyrinths/translucent-trial.json';
import { BOARDS } from './printed.ts';
import { sq } from './table.ts';

const SETS = [...fortuneSet('standard'), ...fortuneSet('gentle')];

describe('Fortune cards (2.2, 2.3)', () => {
  it('are 32 and 23', () => {
    expect(fortuneSet('standard')).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
    expect(fortuneSet('gentle')).toEqual(Array.from({ length: 23 }, (_, index) => index + 101));
    expect(fortuneSet('fierce')).toEqual(fortuneSet('standard'));
  });

  it.each(SETS)('card %i has twelve letters, a vowel each way, and lacks one vowel', id => {
    const { triads, hushed } = fortuneOf(id);
    const letters = triads.join('');
    expect(letters).toMatch(/^[A-Z]{12}$/);
    expect(new Set(letters).size).toBe(12);
    for (const triad of triads) expect(VOWELS.filter(vowel => triad.includes(vowel))).toHaveLength(1);
    expect(VOWELS.filter(vowel => !letters.includes(vowel))).toEqual([hushed]);
  });

  it('gentle cards have no J, Q, X, Y or Z', () => {
    for (const id of fortuneSet('gentle')) expect(fortuneOf(id).triads.join('')).not.toMatch(/[JQXYZ]/);
  });

  it('read up, right, down, left', () => {
    expect(fortuneOf(19).triads).toEqual(['MEJ', 'TIX', 'LAV', 'POY']);
    expect(['M', 'I', 'V', 'O', 'S'].map(letter => wayOf(fortuneOf(19), letter))).toEqual([
      'north',
      'east',
      'south',
      'west',
      undefined,
    ]);
  });
});

describe('Tables', () => {
  it('the deck shrinks with the party (2.4)', () => {
    expect(DECK_SIZES.standard).toEqual([12, 11, 10, 9, 8, 7]);
    expect(DECK_SIZES.gentle).toEqual([15, 12, 10, 9, 8, 7]);
    expect(DECK_SIZES.fierce).toEqual([11, 10, 9, 8, 7, 6]);
  });

  it('six colours have six abilities (2.6)', () => {
    const owned = COLOURS.flatMap(colour => abilitiesOfClass(colour, 'disable'));
    expect(owned).toEqual(['reveal', 'recover', 'disable', 'portal', 'sprint', 'double-up']);
    expect(abilitiesOfClass('orange', 'pass-walls')).toEqual(['pass-walls']);
    expect(abilitiesOfClass('orange', 'both')).toEqual(['disable', 'pass-walls']);
    expect(new Set([...owned, 'pass-walls'])).toEqual(new Set(ABILITIES));
  });

  it('foes have health for every party (2.8)', () => {
    const row = (id: (typeof DUNGEONS)[number], mode: 'book' | 'even') =>
      [1, 2, 3, 4, 5, 6].map(players => Object.values(healthOf(id, mode, players)).join('/')).join(' ');
    expect(row('translucent-trial', 'book')).toBe('4/15 4/15 4/15 4/15 4/15 4/15');
    expect(row('translucent-trial', 'even')).toBe('3/10 4/15 4/23 4/24 4/30 4/32');
    expect(row('drifting-drains', 'even')).toBe('3/11 3/16 4/20 4/24 4/26 4/30');
    expect(row('guarded-gates', 'even')).toBe('3/17 3/27 4/34 5/35 5/40 5/37');
    expect(row('growing-grove', 'even')).toBe('3/15 3/22 4/27 5/27 5/26 5/28');
    expect(row('hushed-halls', 'even')).toBe('3/15 3/21 4/30 5/28 5/31 5/37');
  });

  it.each(DUNGEONS)('%s: every word of a foe is in the list, and its die is shared out', id => {
    const dungeon = dungeonOf(id);
    expect(dungeon.enemies).toHaveLength(5);
    const words = [...dungeon.enemies, ...dungeon.bossTable.map(row => row.word)];
    expect(words.filter(word => !dictionary().has(word))).toEqual([]);
    const faces = Array.from({ length: dungeon.bossDie }, (_, index) => bossWord(dungeon, index + 1));
    expect(new Set(faces)).toEqual(new Set(dungeon.bossTable.map(row => row.word)));
    expect(dungeon.bossTable.at(-1)!.to).toBe(dungeon.bossDie);
  });

  it('the first card is the printed one (2.7)', () => {
    const { enemies, bossTable, front, boss, bossDie, bossMoves, bossTells } = dungeonOf('translucent-trial');
    expect([front, boss]).toEqual(['Translucent Trial', 'Gelatinous Jelly']);
    expect(enemies).toEqual(['SLIME', 'WASTE', 'RUSTY', 'SPOIL', 'FUNKY']);
    expect(bossTable.map(({ from, to, word }) => `${from}-${to} ${word}`)).toEqual([
      '1-1 WRECK',
      '2-4 WASTE',
      '5-8 TRASH',
      '9-11 GRASP',
      '12-12 SLIDE',
    ]);
    expect([bossDie, bossMoves, bossTells]).toEqual([12, 3, 0]);
  });

  it('the handful has every letter and length, and the house may say it', () => {
    expect(HANDFUL.filter(word => !dictionary().isSayable(word))).toEqual([]);
    expect(new Set(HANDFUL).size).toBe(HANDFUL.length);
    expect(new Set(HANDFUL.join('')).size).toBe(26);
    expect(new Set(HANDFUL.map(word => word.length))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
  });

  it('the dialog offers both kinds of health by name', () => {
    const health = OPTIONS.find(option => option.id === 'health')!;
    expect(health.values.map(({ value }) => value)).toEqual(['book', 'even']);
    expect([1, 2, 6].map(seats => health.usual!(seats))).toEqual(['even', 'book', 'book']);
    expect(OPTIONS.find(option => option.id === 'difficulty')!.values.map(({ value }) => value)).toEqual([
      ...DIFFICULTIES,
    ]);
  });
});

/** A labyrinth drawn as in printed.ts. */
function drawn(id: (typeof DUNGEONS)[number]): string {
  const { walls, doorAt, doors, starts } = labyrinthOf(id);
  const side = (at: Cell, way: number): number => indexOf(BOARD, at) * 4 + way;
  const letterAt = (at: Cell, way: number): string | undefined => doors[doorAt[side(at, way)]! - 1]?.letter;
  const rows = Array.from({ length: BOARD.rows }, (_, y) =>
    Array.from({ length: BOARD.columns }, (__, x) => {
      const at = { x, y };
      const isStart = starts.some(start => sameCell(start, at));
      const below = y < BOARD.rows - 1 && walls[side(at, 2)] ? '_' : letterAt(at, 2);
      const right = walls[side(at, 1)] ? '|' : (letterAt(at, 1) ?? ' ');
      return `${below ?? (isStart ? 'z' : '.')}${right}`;
    }).join(''),
  );
  return `\n${rows.map(row => `|${row}`).join('\n')}`;
}

describe('Labyrinths (10)', () => {
  it.each(DUNGEONS)('%s is the printed board', id => {
    expect(drawn(id)).toBe(BOARDS[id]);
  });

  it.each(DUNGEONS)('%s: map and card agree; walls stand on both sides; none runs through the centre', id => {
    const labyrinth = labyrinthOf(id);
    const { order, traps, twist, bossSize } = dungeonOf(id);
    expect(labyrinth).toMatchObject({ id, order, traps, twist, boss: { at: sq(6, 4), size: bossSize } });
    expect(labyrinth.doors.length > 0).toBe(twist === 'doors');
    for (const at of cellsOf(BOARD)) {
      DIRECTIONS.forEach((direction, way) => {
        const here = indexOf(BOARD, at) * 4 + way;
        if (labyrinth.walls[here]) expect(labyrinth.doorAt[here], direction).toBe(0);
      });
    }
    const centre = [side(6, 4, 1), side(6, 5, 1), side(6, 4, 2), side(7, 4, 2)];
    expect(centre.map(here => labyrinth.walls[here])).toEqual([0, 0, 0, 0]);
  });

  it('have starting zones on four sides, four squares each', () => {
    const { starts } = labyrinthOf('translucent-trial');
    const on = (name: string) =>
      starts.filter(start => start.side === name).map(({ x, y }) => `${x + 1},${y}`);
    expect(on('north')).toEqual(['5,0', '6,0', '7,0', '8,0']);
    expect(on('south')).toEqual(['5,9', '6,9', '7,9', '8,9']);
    expect(on('west')).toEqual(['1,3', '1,4', '1,5', '1,6']);
    expect(on('east')).toEqual(['12,3', '12,4', '12,5', '12,6']);
  });

  it('have a check value that does not change by itself', () => {
    expect(boardsDigest).toMatchInlineSnapshot(`4051673015`);
  });

  it('a broken map is refused with its layer and object', () => {
    const broken = structuredClone(trial) as {
      layers: { name: string; objects?: { x: number; id: number }[] }[];
    };
    const wall = broken.layers.find(layer => layer.name === 'walls')!.objects![0]!;
    wall.x += 8;
    const read = readLabyrinth('broken', broken, { 'tiles.json': tiles });
    expect(read).toMatchObject({ ok: false, problem: { code: 'line', layer: 'walls', object: wall.id } });
  });
});

function side(column: number, row: number, way: number): number {
  return indexOf(BOARD, sq(column, row)) * 4 + way;
}
