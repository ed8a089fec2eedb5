/** The maps of the thirteen tiles by their ids, in the order of the printed list. A new tile is a map and a row here. */
import bendLeft from '../../../../maps/deadliest-evil/bend-left.json';
import bendRight from '../../../../maps/deadliest-evil/bend-right.json';
import blades from '../../../../maps/deadliest-evil/blades.json';
import book from '../../../../maps/deadliest-evil/book.json';
import cliff from '../../../../maps/deadliest-evil/cliff.json';
import crucible from '../../../../maps/deadliest-evil/crucible.json';
import deadEnd from '../../../../maps/deadliest-evil/dead-end.json';
import entrance from '../../../../maps/deadliest-evil/entrance.json';
import gallery from '../../../../maps/deadliest-evil/gallery.json';
import narrow from '../../../../maps/deadliest-evil/narrow.json';
import pit from '../../../../maps/deadliest-evil/pit.json';
import stairs1 from '../../../../maps/deadliest-evil/stairs-1.json';
import stairs2 from '../../../../maps/deadliest-evil/stairs-2.json';

export const TILE_MAPS = {
  entrance,
  cliff,
  narrow,
  blades,
  pit,
  'bend-left': bendLeft,
  'bend-right': bendRight,
  gallery,
  'stairs-1': stairs1,
  'stairs-2': stairs2,
  book,
  crucible,
  'dead-end': deadEnd,
} as const;

export type TileId = keyof typeof TILE_MAPS;
export const TILE_IDS = Object.keys(TILE_MAPS) as readonly TileId[];
