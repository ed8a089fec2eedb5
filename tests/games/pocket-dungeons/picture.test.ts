import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/pocket-dungeons/game.ts';
import { middleOf, pictureOf, tileUnder } from '../../../src/games/pocket-dungeons/look/picture.ts';
import { geometryOf } from '../../../src/games/pocket-dungeons/rules/geometry.ts';
import { CELLS, numberOf } from '../../../src/games/pocket-dungeons/rules/cells.ts';
import { at, dungeon } from './table.ts';

describe('The picture of a dungeon', () => {
  it('shows hallways as lanes, open ends as walls, and rock around', () => {
    expect(pictureOf(dungeon('S─┼~')).rows).toEqual([
      '#####    #####',
      '#...######~~~#',
      '#.........~~~#',
      '#...######~~~#',
      '#####    #####',
    ]);
  });

  it('knows where each tile lies', () => {
    const built = dungeon('S─╴');
    expect(middleOf(built, at([1, 0]))).toEqual({ x: 5, y: 2 });
    expect(tileUnder(built, { x: 6, y: 3 })).toEqual(at([1, 0]));
    expect(tileUnder(built, { x: 0, y: 0 })).toBeUndefined();
  });

  it('can be walked exactly where the rules can: cells of two tiles touch openly only at passages', () => {
    for (let index = 0; index < 25; index++) {
      const { state } = game.create({ seed: `PICTURE-${index}`, seats: ['human', 'human'], options: {} });
      const { rows, walls, spaces, extent } = pictureOf(state.dungeon);
      expect(rows).toHaveLength(extent.rows);
      expect(rows.every(row => row.length === extent.columns)).toBe(true);
      const isOpen = (x: number, y: number): boolean => rows[y]?.[x] === '.' || rows[y]?.[x] === '~';
      const lines = new Set(walls.map(({ from, to }) => `${from.x},${from.y}-${to.x},${to.y}`));
      const { passages } = geometryOf(state.dungeon);
      for (const { at: tile, middle } of spaces) {
        expect(tileUnder(state.dungeon, middle)).toEqual(tile);
        expect(isOpen(middle.x, middle.y)).toBe(true);
        const east = [-1, 0, 1].some(
          part =>
            isOpen(middle.x + 1, middle.y + part) &&
            isOpen(middle.x + 2, middle.y + part) &&
            !lines.has(`${middle.x + 2},${middle.y + part}-${middle.x + 2},${middle.y + part + 1}`),
        );
        const next = CELLS.findIndex(cell => cell.x === tile.x + 1 && cell.y === tile.y);
        expect(east).toBe(next >= 0 && passages[numberOf(tile)]!.includes(next));
      }
    }
  });

  it('is drawn once per dungeon', () => {
    const { state } = game.create({ seed: 'ONCE', seats: ['human', 'human'], options: {} });
    expect(pictureOf(state.dungeon)).toBe(pictureOf(game.view!(state, 0).dungeon));
  });
});
