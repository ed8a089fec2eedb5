/** Where figures stand on the board of cells, and what a cell stands for. For looks; no rule asks. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import type { Loc, State } from '../state.ts';
import { dungeonOf, type Dungeon, type ExitOnBoard } from './dungeon.ts';
import { onTile } from './monsters.ts';
import { sameLoc } from './tiles.ts';

/** The cell on which Kora stands in a space. */
export function cellOf(state: State, loc: Loc): Cell {
  return dungeonOf(state.tiles).spaces.find(space => sameLoc(space.loc, loc))!.stand;
}

/** The space that a cell belongs to. */
export function locAt(state: State, at: Cell): Loc | undefined {
  return dungeonOf(state.tiles).spaces.find(space => space.cells.some(cell => sameCell(cell, at)))?.loc;
}

/** The way out, or down, that a cell belongs to. */
export function exitAt(state: State, at: Cell): ExitOnBoard | undefined {
  return dungeonOf(state.tiles).exits.find(exit => exit.cells.some(cell => sameCell(cell, at)));
}

/**
 * The cells of the monsters on one tile, by id, from the middle outwards. Nobody stands where Kora would, so that they
 * need not shuffle about while she walks past them.
 */
export function monsterCells(state: State, tile: number): ReadonlyMap<string, Cell> {
  const dungeon = dungeonOf(state.tiles);
  const cells = slotsOn(dungeon, tile);
  return new Map(onTile(state, tile).map(({ id }, index) => [id, cells[index % cells.length]!]));
}

/** The free cells of a tile, those in its middle first. */
function slotsOn({ floors, spaces }: Dungeon, tile: number): Cell[] {
  const stands = spaces.filter(space => space.loc.tile === tile).map(space => space.stand);
  const all = floors[tile]!;
  const middle = (axis: 'x' | 'y'): number => all.reduce((sum, at) => sum + at[axis], 0) / all.length;
  const [x, y] = [middle('x'), middle('y')];
  const far = (at: Cell): number => (at.x - x) ** 2 + (at.y - y) ** 2;
  return all.filter(at => !stands.some(stand => sameCell(stand, at))).toSorted((a, b) => far(a) - far(b));
}
