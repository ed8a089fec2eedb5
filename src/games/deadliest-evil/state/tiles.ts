/** The dungeon as it has been laid out so far. */
import type { Level } from '../data/constants.ts';
import type { ExitName, SpaceId } from '../data/tile-faces.ts';
import type { TileId } from '../data/tile-maps.ts';

/** A space of a placed tile; `tile` counts in the order of reveal, 0 is the Entrance. */
export interface Loc {
  readonly tile: number;
  readonly space: SpaceId;
}

/** Which way a tile's own north points. No arrangement ever heads south. */
export type Heading = 'N' | 'E' | 'W';

export interface PlacedTile {
  readonly id: TileId;
  readonly level: Level;
  readonly gx: number;
  readonly gy: number;
  readonly heading: Heading;
  readonly searched: boolean;
  /** Neighbours by their index; null where nothing is known or no exit is. */
  readonly links: Readonly<Record<ExitName, number | null>>;
}
