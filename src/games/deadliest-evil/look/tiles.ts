/** One record for each tile as people meet it. Its spaces and ways stand in its map. */
import type { Tone } from '../../../core/look.ts';
import type { TileId } from '../data/tile-maps.ts';
import { tileFace } from '../data/tiles.ts';

interface TileLook {
  /** What it does, where it does anything. */
  readonly note: string;
  /** Something here may cost Life. */
  readonly isDangerous?: true;
  /** The chambers she came for have a banner; over every other tile stands a word. */
  readonly prize?: Tone;
  /** What lies about, as the tile is drawn: entered from the south. */
  readonly clutter: readonly (readonly [sprite: string, x: number, y: number])[];
}

// biome-ignore format: a table
export const TILES: Readonly<Record<TileId, TileLook>> = {
  entrance: {
    note: 'Stop here with the Book taken or the Crucible broken, and you are out.',
    clutter: [['rubble-small', 2, 3], ['mushrooms', 5, 5]],
  },
  cliff: {
    note: 'High ground: +1 on every roll of your Combat die here.',
    clutter: [['crack', 2, 2], ['bones', 3, 6]],
  },
  narrow: {
    note: 'So narrow that only one monster of each kind can strike you here.',
    clutter: [['cobweb', 3, 2], ['crack', 4, 6]],
  },
  blades: {
    note: 'On entering, and as each round begins here: d4 against Defense, or lose 1 Life.',
    isDangerous: true,
    clutter: [['bloodstain', 3, 2], ['bloodstain', 4, 5], ['bones', 2, 6]],
  },
  pit: {
    note: 'Each crossing: d6 against Speed. Fail, and you lose 1 Life and your walk ends beyond it.',
    isDangerous: true,
    clutter: [['crack', 4, 2], ['rubble-small', 5, 6], ['bones', 2, 1]],
  },
  'bend-left': {
    note: 'A plain passage that turns left.',
    clutter: [['mushrooms', 4, 6], ['crack', 1, 3]],
  },
  'bend-right': {
    note: 'A plain passage that turns right.',
    clutter: [['mushrooms', 3, 6], ['crack', 6, 4]],
  },
  gallery: {
    note: 'A plain passage between pillars.',
    clutter: [['crack', 2, 4], ['banner', 2, 0], ['banner', 5, 0], ['rubble-small', 5, 1]],
  },
  'stairs-1': {
    note: 'The steps lead down to Level II. The passage runs on past them.',
    clutter: [['rubble-small', 3, 1], ['crack', 4, 6]],
  },
  'stairs-2': {
    note: 'The steps lead down to Level III. The passage runs on past them.',
    clutter: [['bones', 4, 1], ['crack', 3, 6]],
  },
  book: {
    note: 'Be here when a round starts and the Book is yours. It wakes Grislyk.',
    prize: 'magic',
    clutter: [['candles', 1, 1], ['candles', 6, 1], ['rune', 3, 5], ['banner', 3, 0], ['banner', 4, 0]],
  },
  crucible: {
    note: 'Be here when a round starts and the Crucible breaks.',
    prize: 'good',
    clutter: [['bones', 1, 4], ['bloodstain', 5, 5], ['candles', 2, 1], ['candles', 5, 1], ['bones', 6, 2]],
  },
  'dead-end': {
    note: 'Rubble, and no way on. It may be searched.',
    clutter: [['bones', 4, 3], ['mushrooms', 5, 5], ['bloodstain', 3, 3]],
  },
};

export function tileName(id: TileId): string {
  // The level is told beside it; "(to Level II)" would be said twice.
  return tileFace(id).name.replace(/ \(.*\)$/, '');
}

/** "the Long Gallery", "the Stairs Down": within a sentence. */
export function placeName(id: TileId): string {
  return `the ${tileName(id).replace(/^The /, '')}`;
}
