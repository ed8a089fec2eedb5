/** Chapter "Board and Tiled map": where the three levels lie on the one board, and where each begins. */
import board from '../../../../maps/deadliest-evil/board.json';
import tileset from '../../../../maps/deadliest-evil/tiles.json';
import { cellsIn, type Cell } from '../../../core/grid.ts';
import { mustReadMap } from '../../../core/tiled.ts';
import { BOARD, LEVELS, type Level } from './constants.ts';

export interface Section {
  readonly level: Level;
  readonly title: string;
  /** Top left cell. */
  readonly at: Cell;
  /** Where its first tile goes, in dungeon tiles. Every level begins heading north. */
  readonly first: { readonly gx: number; readonly gy: number };
}

const map = mustReadMap(
  'deadliest-evil/board',
  board,
  { 'tiles.json': tileset },
  {
    tileLayers: ['ground'],
    objectLayers: ['sections', 'anchors', 'markers'],
    types: { sections: ['level-section'], anchors: ['anchor'], markers: ['connection-marker'] },
    extent: BOARD,
  },
);

const SECTIONS = LEVELS.map((level): Section => {
  const section = map.objects('sections').find(object => object.properties['level'] === level);
  const anchor = map.objects('anchors').find(object => object.properties['level'] === level);
  const title = section?.properties['title'];
  const gx = anchor?.properties['gx'];
  const gy = anchor?.properties['gy'];
  if (!section || typeof title !== 'string' || typeof gx !== 'number' || typeof gy !== 'number')
    throw new Error(`Map "deadliest-evil/board": Level ${level} needs a titled section and an anchor.`);
  return { level, title, at: section.at, first: { gx, gy } };
});

export function levelSection(level: Level): Section {
  return SECTIONS[level - 1]!;
}

/** The steps back up, under the first tile of Levels II and III. */
export interface WayUp {
  readonly from: Level;
  readonly to: Level;
  readonly cells: readonly Cell[];
}

export const WAYS_UP: readonly WayUp[] = map.objects('markers').map(marker => ({
  from: marker.properties['from'] as Level,
  to: marker.properties['to'] as Level,
  cells: cellsIn(marker),
}));
