/**
 * Where monsters stand. The rules only know their tile, so the look is free to give everyone room: near the middle,
 * not shoulder to shoulder, never where Kora would stand, and the tall sorcerer not in front of her.
 */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { dungeonOf } from '../rules/dungeon.ts';
import { levelOf } from '../rules/ending.ts';
import { onTile } from '../rules/monsters.ts';
import type { Monster, State } from '../state/state.ts';
import { remember } from './places.ts';

/** The cells of all monsters on the shown level, by id. */
export const foeCells = remember(cellsOfFoes);

function cellsOfFoes(state: State): ReadonlyMap<string, Cell> {
  const level = levelOf(state);
  const cells = new Map<string, Cell>();
  state.tiles.forEach((tile, index) => {
    if (tile.level !== level) return;
    for (const [id, at] of crowd(state, index)) cells.set(id, at);
  });
  return cells;
}

/** The largest first: it needs its place most. */
function crowd(state: State, tile: number): Map<string, Cell> {
  const placed = new Map<string, Cell>();
  const foes = onTile(state, tile).toReversed();
  if (foes.length === 0) return placed;
  const { floors, spaces } = dungeonOf(state.tiles);
  const stands = spaces.filter(({ loc }) => loc.tile === tile).map(({ stand }) => stand);
  const all = floors[tile]!;
  const free = all.filter(at => !stands.some(stand => sameCell(stand, at)));
  const middle = { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) };
  for (const foe of foes) {
    const taken = [...placed.values()];
    const left = free.filter(at => !taken.some(other => sameCell(other, at)));
    const price = (at: Cell): number =>
      Math.hypot(at.x - middle.x, at.y - middle.y) + crush(foe, at, taken, stands);
    placed.set(foe.id, cheapest(left.length > 0 ? left : free, price));
  }
  return placed;
}

/** How much it would be in the way of others, or they in its. */
function crush({ kind }: Monster, at: Cell, taken: readonly Cell[], stands: readonly Cell[]): number {
  const near = (other: Cell): boolean => Math.abs(other.x - at.x) <= 1 && Math.abs(other.y - at.y) <= 1;
  const shoulder = taken.filter(near).length * 3;
  // Two cells high and two wide: whoever stands behind it is hidden.
  const hides = (other: Cell): boolean => near(other) && other.y <= at.y;
  return kind === 'grislyk' ? shoulder + stands.filter(hides).length * 6 : shoulder;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function cheapest(cells: readonly Cell[], price: (at: Cell) => number): Cell {
  return cells.reduce((best, at) => (price(at) < price(best) ? at : best));
}
