/**
 * Walking distances. One breadth-first field per target serves every token that walks towards it: a field is made
 * once and kept as long as the ground stays the same, never once per token.
 */
import { cellAt, indexOf, isInside, neighbours, sameCell, type Cell, type Extent } from './grid.ts';

export const UNREACHED = 0x7fff;

/** Distances to one target, by cell index; UNREACHED where no way leads. */
export type Field = Int16Array;

export type Passable = (at: Cell) => boolean;

/** Breadth-first from the target. The target itself need not be passable. */
export function distanceField(extent: Extent, target: Cell, passable: Passable): Field {
  const field = new Int16Array(extent.columns * extent.rows).fill(UNREACHED);
  if (!isInside(extent, target)) return field;
  const queue = new Int32Array(field.length);
  let head = 0;
  let tail = 0;
  field[indexOf(extent, target)] = 0;
  queue[tail++] = indexOf(extent, target);
  while (head < tail) {
    const index = queue[head++]!;
    for (const next of neighbours(cellAt(extent, index))) {
      if (!isInside(extent, next)) continue;
      const at = indexOf(extent, next);
      if (field[at] !== UNREACHED || !passable(next)) continue;
      field[at] = field[index]! + 1;
      queue[tail++] = at;
    }
  }
  return field;
}

/** Keeps the fields of one unchanging ground: ask as often as you like. */
export class Ways {
  readonly #extent: Extent;
  readonly #passable: Passable;
  readonly #fields = new Map<number, Field>();

  constructor(extent: Extent, passable: Passable) {
    this.#extent = extent;
    this.#passable = passable;
  }

  to(target: Cell): Field {
    // Off the board there is no index: (-1,1) would be taken for a cell of the row above.
    const key = isInside(this.#extent, target) ? indexOf(this.#extent, target) : -1;
    let field = this.#fields.get(key);
    if (!field) {
      field = distanceField(this.#extent, target, this.#passable);
      this.#fields.set(key, field);
    }
    return field;
  }

  distance(from: Cell, to: Cell): number {
    return isInside(this.#extent, from) ? this.to(to)[indexOf(this.#extent, from)]! : UNREACHED;
  }
}

/** The cells of a shortest way from `from` (left out) to `to` (last), or undefined. Ties go north, east, south, west. */
export function pathTo(extent: Extent, from: Cell, to: Cell, passable: Passable): Cell[] | undefined {
  const field = distanceField(extent, to, passable);
  if (!isInside(extent, from)) return undefined;
  const path: Cell[] = [];
  let here = from;
  let left = field[indexOf(extent, from)]!;
  if (left === UNREACHED) {
    const beside = neighbours(from).filter(next => isInside(extent, next));
    left = 1 + Math.min(...beside.map(next => field[indexOf(extent, next)]!));
    if (left > UNREACHED) return undefined;
  }
  while (!sameCell(here, to)) {
    const next = neighbours(here).find(
      candidate => isInside(extent, candidate) && field[indexOf(extent, candidate)] === left - 1,
    );
    if (!next) return undefined;
    path.push(next);
    here = next;
    left -= 1;
  }
  return path;
}
