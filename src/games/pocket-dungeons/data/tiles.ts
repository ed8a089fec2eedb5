/** Chapter "Dungeon tiles": what lies in the bag. The edges themselves are drawn in the maps (see prefabs.ts). */
import type { Cell } from '../../../core/grid.ts';

// biome-ignore format: a table
const TABLE = [
  { id: 'hall-straight',  name: 'Straight hallway',    word: 'straight hallway',     count: 12 },
  { id: 'hall-corner',    name: 'Hallway corner',      word: 'hallway corner',       count: 10 },
  { id: 'hall-tee',       name: 'Hallway junction',    word: 'junction',             count: 8 },
  { id: 'hall-cross',     name: 'Hallway crossroads',  word: 'crossroads',           count: 5 },
  { id: 'hall-dead',      name: 'Dead end',            word: 'dead end',             count: 4 },
  { id: 'room-vault',     name: 'Vault',               word: 'vault',                count: 3 },
  { id: 'room-through',   name: 'Long room',           word: 'long room',            count: 4 },
  { id: 'room-bend',      name: 'Corner room',         word: 'corner room',          count: 3 },
  { id: 'room-tee',       name: 'Room, three exits',   word: 'room of three exits',  count: 5 },
  { id: 'room-cross',     name: 'Room, four exits',    word: 'room of four exits',   count: 2 },
  { id: 'water',          name: 'Flooded chamber',     word: 'flooded chamber',      count: 4 },
  { id: 'start',          name: 'Start',               word: 'start',                count: 0 },
] as const;

export type TileKind = (typeof TABLE)[number]['id'];

export interface TileRow {
  readonly id: TileKind;
  readonly name: string;
  /** In the middle of a sentence, after "a". */
  readonly word: string;
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
