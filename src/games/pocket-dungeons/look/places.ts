/**
 * From dungeon tiles to the cells that are shown, and back. While it is built by hand the whole board is there from
 * the first tile to the last door, so that nothing jumps; the finished dungeon is dealt anew and shows its own frame.
 */
import type { Door } from '../data/tiles.ts';
import { cell, directionTo, stepFrom, type Cell, type Extent } from '../../../core/grid.ts';
import { TERRAIN, type Choice } from '../../../core/look.ts';
import { BOARD } from '../data/board.ts';
import { TILE_SIDE } from '../data/constants.ts';
import { charAt } from '../rules/characters.ts';
import { keyOf } from '../rules/cells.ts';
import { cornerOf, pictureOf, tileUnder } from './picture.ts';
import type { Character, State } from '../state/state.ts';

const WHOLE: Extent = { columns: BOARD.columns * TILE_SIDE + 2, rows: BOARD.rows * TILE_SIDE + 2 };
const NO_SHIFT: Cell = { x: 0, y: 0 };

/** All that the place of the dungeon on the board depends on. */
export type Shown = Pick<State, 'phase' | 'dungeon'>;

export function isSite({ phase }: Shown): boolean {
  return phase === 'tiles' || phase === 'counters' || phase === 'doors';
}

/** How far the picture of the dungeon lies from the corner of the shown board. */
export function shiftOf(state: Shown): Cell {
  const { frame } = state.dungeon;
  if (!isSite(state) || !frame) return NO_SHIFT;
  return { x: frame.at.x * TILE_SIDE, y: frame.at.y * TILE_SIDE };
}

export function extentOf(state: Shown): Extent {
  return isSite(state) ? WHOLE : pictureOf(state.dungeon).extent;
}

export function moved(by: Cell, { x, y }: Cell): Cell {
  return { x: x + by.x, y: y + by.y };
}

/** The top left cell of a tile. */
export function cornerCell(state: State, at: Cell): Cell {
  return moved(shiftOf(state), cornerOf(state.dungeon, at));
}

/** All cells of a tile. */
export function tileRegion(state: State, at: Cell): { readonly at: Cell; readonly extent: Extent } {
  return { at: cornerCell(state, at), extent: { columns: TILE_SIDE, rows: TILE_SIDE } };
}

/** Whether a shown cell can be stood on. */
export function isGround(state: State, { x, y }: Cell): boolean {
  const shift = shiftOf(state);
  const letter = pictureOf(state.dungeon).rows[y - shift.y]?.[x - shift.x];
  return letter === TERRAIN.floor || letter === TERRAIN.liquid;
}

/** The cell in the middle of a tile: where its figure stands. */
export function middleCell(state: State, at: Cell): Cell {
  return moved({ x: 1, y: 1 }, cornerCell(state, at));
}

/** For a choice: all of the tile stands for it. */
export function onTile(state: State, at: Cell): Required<Pick<Choice, 'at' | 'span'>> {
  return { at: middleCell(state, at), span: (TILE_SIDE - 1) / 2 };
}

/** The tile that a shown cell belongs to; undefined on the rim. Nothing need lie there. */
export function tileAt(state: State, shown: Cell): Cell | undefined {
  const { x, y } = shiftOf(state);
  return tileUnder(state.dungeon, { x: shown.x - x, y: shown.y - y });
}

// ── Tokens ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const charToken = (id: number): string => `char-${id}`;
export const counterToken = (at: Cell): string => `counter-${keyOf(at)}`;
export const looseToken = (at: Cell): string => `loose-${keyOf(at)}`;
export const doorToken = ({ at, side }: Door): string => `door-${keyOf(at)}-${side}`;
export const STAIRS_TOKEN = 'stairs';
export const SHAFT_TOKEN = 'stairs-shaft';

/** On the near side of its edge: a door belongs to both tiles, but it can stand only on one cell. */
export function doorCell(state: State, { at, side }: Door): Cell {
  return stepFrom(middleCell(state, at), side);
}

/** Whoever comes into a tile that is taken stops at its edge, on the side it comes from. */
export function cellBeside(state: State, at: Cell, from: Cell | undefined): Cell {
  const side = (from && directionTo(at, from)) ?? 'west';
  return stepFrom(middleCell(state, at), side);
}

export function standCell(state: State, char: Character): Cell {
  const isGuest = char.id === state.active && charAt(state, char.at, char.id) !== undefined;
  return isGuest ? cellBeside(state, char.at, backOf(state, char.id)) : middleCell(state, char.at);
}

/** Where an attacker came from, as long as the fight is on. */
function backOf({ combat, stack }: State, id: number): Cell | undefined {
  if (combat?.attacker === id) return combat.back ?? undefined;
  const declared = stack.find(task => task.do === 'declare');
  return declared?.char === id ? declared.back : undefined;
}

/** Treasure lies in the middle; when somebody stands there, beside the feet. */
export function looseCell(state: State, at: Cell): Cell {
  return charAt(state, at) ? asideCell(state, at) : middleCell(state, at);
}

/** Beside the middle of their tile, or whoever finds them would hide them; not where treasure is laid aside, nor under badges. */
export function stairsCell(state: State, at: Cell): Cell {
  return besideMiddle(state, at, STAIRS_ASIDE);
}

// biome-ignore format: a row of places
const STAIRS_ASIDE: readonly Cell[] = [cell(-1, 1), cell(-1, 0), cell(1, 0), cell(0, -1), cell(0, 1), cell(1, 1)];
/** Nearest to the eye first. */
const ASIDE: readonly Cell[] = [cell(1, 1), cell(-1, 1), cell(0, 1), cell(1, 0), cell(-1, 0), cell(0, -1)];

/** A cell of the tile beside its middle that can be stood on. */
export function asideCell(state: State, at: Cell): Cell {
  return besideMiddle(state, at, ASIDE);
}

function besideMiddle(state: State, at: Cell, places: readonly Cell[]): Cell {
  const middle = middleCell(state, at);
  const around = places.map(by => moved(by, middle));
  return around.find(each => isGround(state, each)) ?? middle;
}
