import { describe, expect, it } from 'vitest';
import { isInside, range, type Cell } from '../../../src/core/grid.ts';
import { BOARD, SECTION } from '../../../src/games/deadliest-evil/data/constants.ts';
import type { TileId } from '../../../src/games/deadliest-evil/data/tile-maps.ts';
import { tilesOf } from '../../../src/games/deadliest-evil/data/tiles.ts';
import { dungeonOf, levelWindow } from '../../../src/games/deadliest-evil/rules/dungeon.ts';
import { rotate, stepsTo, tileToward } from '../../../src/games/deadliest-evil/rules/tiles.ts';
import type { PlacedTile } from '../../../src/games/deadliest-evil/state/tiles.ts';
import { dungeon, loc } from './table.ts';

const SEQUENCES = sequences();

describe('Where a tile goes', () => {
  it('adds quarter turns', () => {
    expect(rotate('W', 'E')).toBe('N');
    expect(rotate('E', 'N')).toBe('E');
    expect(rotate('N', 'W')).toBe('W');
  });

  it('follows the bends: left, then right again', () => {
    const tiles = dungeon('bend-left > gallery > bend-right > cliff');
    expect(tiles.map(({ gx, gy, heading }) => `${gx},${gy}${heading}`)).toEqual([
      '3,4N',
      '3,3N',
      '2,3W',
      '1,3W',
      '1,2N',
    ]);
  });

  it('no level sequence ever collides, touches itself or leaves its section', () => {
    expect(SEQUENCES.size).toBe(462);
    const wrong = [...SEQUENCES].filter(([, tiles]) => {
      const own = tiles.filter(tile => tile.level === tiles.at(-1)!.level);
      const at = own.map(({ gx, gy }) => ({ x: gx, y: gy }));
      const isSound = at.every(
        (one, index) =>
          isInside(SECTION, one) &&
          at.slice(index + 1).every((two, gap) => range(one, two) >= (gap === 0 ? 1 : 2)),
      );
      return !isSound || own.some(({ heading }) => !['N', 'E', 'W'].includes(heading));
    });
    expect(wrong.map(([way]) => way)).toEqual([]);
  });

  it('knows the only way between two tiles', () => {
    const tiles = dungeon('stairs-1 >> narrow > cliff');
    expect(tileToward(tiles, 3, 0)).toBe(2);
    expect(tileToward(tiles, 0, 3)).toBe(1);
    expect(tileToward(tiles, 1, 2)).toBe(2);
    expect(stepsTo(tiles, loc('0a')).get('3b')).toBe(8);
  });
});

describe('The board of cells', { timeout: 60_000 }, () => {
  const WAY = 'bend-left > stairs-1 >> bend-right > book';

  it('is 180 by 46, with every tile stamped as it lies', () => {
    const { rows, extent } = dungeonOf(dungeon(WAY));
    expect(extent).toEqual(BOARD);
    expect(rows).toHaveLength(46);
    expect(rows.every(row => row.length === 180)).toBe(true);
    expect(cut(rows, 26, 26, 8, 8)).toEqual([
      '########',
      '########',
      '########',
      '.....###',
      '.....###',
      '###..###',
      '###..###',
      '###..###',
    ]);
    // The Stairs Down lie on their side: entered from the east, their own right hand points north.
    expect(cut(rows, 18, 26, 8, 8)).toEqual([
      '########',
      '####..##',
      '####..##',
      '........',
      '........',
      '########',
      '########',
      '########',
    ]);
  });

  it('shows the steps up only once their level is reached', () => {
    const above = dungeonOf(dungeon('stairs-1'));
    expect(above.rows[42]!.trim()).toBe('');
    expect(above.props.some(prop => prop.sprite === 'staircase-up')).toBe(false);
    const below = dungeonOf(dungeon(WAY));
    expect(cut(below.rows, 88, 42, 4, 3)).toEqual(['#..#', '#..#', '####']);
    expect(below.props.find(prop => prop.sprite === 'staircase-up')?.at).toEqual({ x: 89, y: 42 });
  });

  it('opens every known way between two neighbouring tiles', () => {
    const shut = [...SEQUENCES].filter(([, tiles]) => {
      const { exits, rows } = dungeonOf(tiles);
      return exits.some(({ exit, cells, loc: from, to }) => {
        if (exit === 'stair' || to === null || tiles[to]!.level !== tiles[from.tile]!.level) return false;
        const back = exits.find(each => each.loc.tile === to && each.to === from.tile)!;
        const isOpen = cells.every(
          cell => rows[cell.y]![cell.x] === '.' && back.cells.some(other => range(cell, other) === 1),
        );
        return !isOpen;
      });
    });
    expect(shut.map(([way]) => way)).toEqual([]);
  });

  it('has a free place for Kora in every space, on its own floor', () => {
    const blocked = [...SEQUENCES].filter(([, tiles]) => {
      const { spaces, rows, props } = dungeonOf(tiles);
      const isCovered = (cell: Cell): boolean =>
        props.some(({ at, size }) => isInside(size, { x: cell.x - at.x, y: cell.y - at.y }));
      return !spaces.every(
        ({ cells, stand }) => cells.includes(stand) && rows[stand.y]![stand.x] === '.' && !isCovered(stand),
      );
    });
    expect(blocked.map(([way]) => way)).toEqual([]);
  });

  it('keeps each level in a window of its own', () => {
    const { spaces } = dungeonOf(dungeon(WAY));
    const tiles = dungeon(WAY);
    for (const { stand, loc: at } of spaces) {
      const { at: corner, extent } = levelWindow(tiles[at.tile]!.level);
      expect(isInside(extent, { x: stand.x - corner.x, y: stand.y - corner.y })).toBe(true);
    }
  });

  it('knows a dungeon again by its tiles, searched or not', () => {
    const tiles = dungeon(WAY);
    expect(dungeonOf(tiles)).toBe(dungeonOf(tiles.map(tile => ({ ...tile, searched: true }))));
  });
});

/** All ways a level can be laid: its tiles before the terminus, with the staircase where it may lie. */
function sequences(): Map<string, PlacedTile[]> {
  const general = tilesOf('general');
  const ways = new Map<string, PlacedTile[]>();
  const end = (way: string): unknown => ways.set(way, dungeon(way));
  for (const a of general) {
    for (const b of general) {
      if (b === a) continue;
      const stairs: TileId[][] = [
        ['stairs-1', a, b],
        [a, 'stairs-1', b],
        [a, b, 'stairs-1'],
      ];
      for (const row of stairs) end([...row, 'dead-end'].join(' > '));
      // Levels II and III begin at their anchors, wherever the staircase above lies.
      for (const row of stairs) {
        const second = row.map(id => (id === 'stairs-1' ? 'stairs-2' : id));
        end(`stairs-1 >> ${[...second, 'dead-end'].join(' > ')}`);
      }
      for (const c of general) {
        if (c === a || c === b) continue;
        end(`stairs-1 >> stairs-2 >> ${[a, b, c, 'dead-end'].join(' > ')}`);
      }
    }
  }
  return ways;
}

function cut(rows: readonly string[], x: number, y: number, width: number, height: number): string[] {
  return rows.slice(y, y + height).map(row => row.slice(x, x + width));
}
