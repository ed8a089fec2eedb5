/** Chapter "Tiles": what a dungeon tile is. The thirteen of them are drawn in Tiled and read by `tile-reader.ts`. */
import type { Area, Cell, Direction } from '../../../core/grid.ts';
import type { TileId } from './tile-maps.ts';

export const GROUPS = ['entrance', 'general', 'stairs', 'terminus'] as const;
export type Group = (typeof GROUPS)[number];

export const SPACES = ['a', 'b', 'c', 'd'] as const;
export type SpaceId = (typeof SPACES)[number];

/** Back to where she came from, on along the level, down to the next one. */
export const EXITS = ['entry', 'onward', 'stair'] as const;
export type ExitName = (typeof EXITS)[number];

/** Clockwise, so that turning is adding. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];
export const DIRECTION_OF: Readonly<Record<Side, Direction>> = {
  N: 'north',
  E: 'east',
  S: 'south',
  W: 'west',
};

export interface Exit {
  readonly space: SpaceId;
  readonly side: Side;
}

/** Something that stands on the tile, by the sprite that shows it. */
export interface Prop extends Area {
  readonly sprite: string;
  readonly light: boolean;
}

export interface TileFace {
  readonly id: TileId;
  readonly name: string;
  readonly group: Group;
  /** Must be entered at the arrow's tail; since every tile is, the arrow only shows which way it bends. */
  readonly arrow: boolean;
  /** One terrain letter a cell, as entered from the south. */
  readonly rows: readonly string[];
  /** In walking order: each adjoins the one before and the one after it. */
  readonly spaces: readonly SpaceId[];
  /** The floor cells of each space, in reading order. */
  readonly cells: Readonly<Partial<Record<SpaceId, readonly Cell[]>>>;
  readonly exits: Readonly<Partial<Record<ExitName, Exit>>>;
  readonly props: readonly Prop[];
}

/** The two cells in the middle of a side. */
// biome-ignore format: a table
export const DOOR_CELLS: Readonly<Record<Side, readonly [Cell, Cell]>> = {
  N: [{ x: 3, y: 0 }, { x: 4, y: 0 }],
  E: [{ x: 7, y: 3 }, { x: 7, y: 4 }],
  S: [{ x: 3, y: 7 }, { x: 4, y: 7 }],
  W: [{ x: 0, y: 3 }, { x: 0, y: 4 }],
};
