/** Chapter "Dungeon tiles": what lies in the bag. The edges themselves are drawn in the maps (see prefabs.ts). */
import type { Cell } from '../../../core/grid.ts';

// biome-ignore format: a table
const TABLE = [
  { id: 'hall-straight',  name: 'Straight hallway',    word: 'straight hallway',   style: 'hall',   count: 12 },
  { id: 'hall-corner',    name: 'Hallway corner',      word: 'hallway corner',     style: 'hall',   count: 10 },
  { id: 'hall-tee',       name: 'Hallway junction',    word: 'junction',           style: 'hall',   count: 8 },
  { id: 'hall-cross',     name: 'Hallway crossroads',  word: 'crossroads',         style: 'hall',   count: 5 },
  { id: 'hall-dead',      name: 'Dead end',            word: 'dead end',           style: 'hall',   count: 4 },
  { id: 'room-vault',     name: 'Vault',               word: 'vault',              style: 'room',   count: 3 },
  { id: 'room-through',   name: 'Long room',           word: 'long room',          style: 'room',   count: 4 },
  { id: 'room-bend',      name: 'Corner room',         word: 'corner room',        style: 'room',   count: 3 },
  { id: 'room-tee',       name: 'Room, three exits',   word: 'room of three exits', style: 'room',  count: 5 },
  { id: 'room-cross',     name: 'Room, four exits',    word: 'room of four exits', style: 'room',   count: 2 },
  { id: 'water',          name: 'Flooded chamber',     word: 'flooded chamber',    style: 'water',  count: 4 },
  { id: 'start',          name: 'Start',               word: 'start',              style: 'start',  count: 0 },
] as const;

export type TileKind = (typeof TABLE)[number]['id'];

export interface TileRow {
  readonly id: TileKind;
  readonly name: string;
  /** In the middle of a sentence, after "a". */
  readonly word: string;
  readonly style: (typeof TABLE)[number]['style'];
  /** In the bag; the Start tile never is. */
  readonly count: number;
}

export const TILE_KINDS: readonly TileRow[] = TABLE;

export function tileRow(kind: TileKind): TileRow {
  return TILE_KINDS.find(row => row.id === kind)!;
}

/** The west or the north tile owns the edge. */
export interface Door {
  readonly at: Cell;
  readonly side: 'east' | 'south';
}

/** Bits of an edge mask: north 1, east 2, south 4, west 8. */
export type Mask = number;
export type Rotation = 0 | 1 | 2 | 3;
export const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

/** Turned clockwise by so many quarters. */
export function turned(mask: Mask, quarters: number): Mask {
  let result = mask;
  for (let turn = 0; turn < quarters; turn++) result = ((result << 1) | (result >> 3)) & 15;
  return result;
}
