/** The board, read once from its Tiled map. The rules know no other geometry. */
import map from '../../../../maps/the-cellar/cellar.json';
import tiles from '../../../../maps/the-cellar/tiles.json';
import { cellAt, isInside, sameCell, type Cell } from '../../../core/grid.ts';
import { TERRAIN } from '../../../core/look.ts';
import { digest } from '../../../core/plain.ts';
import { mustReadMap, onlyObject, type DungeonMap } from '../../../core/tiled.ts';
import { Ways } from '../../../core/ways.ts';

const SITES = ['start', 'key', 'door', 'chest', 'barrel', 'rat'];

const board = mustReadMap(
  'the-cellar/cellar',
  map,
  { 'tiles.json': tiles },
  {
    tileLayers: ['ground', 'liquid', 'walls', 'decor'],
    objectLayers: ['sites'],
    types: { sites: SITES },
  },
);

export const extent = board.extent;
export const fingerprint = digest(map);
export const site = readSites(board);
export const rows = readRows(board);
export const decor = board.tiles('decor').flatMap((tile, index) => {
  const sprite = tile?.properties['sprite'];
  return typeof sprite === 'string' ? [{ sprite, at: cellAt(extent, index) }] : [];
});

export function isFloor(at: Cell): boolean {
  return (
    isInside(extent, at) &&
    rows[at.y]![at.x] === TERRAIN.floor &&
    !site.barrels.some(barrel => sameCell(barrel, at))
  );
}

/** Walls hide; barrels and puddles are too low to. */
export function blocksSight(at: Cell): boolean {
  return !isInside(extent, at) || rows[at.y]![at.x] === TERRAIN.wall;
}

export const ways = new Ways(extent, isFloor);

function readSites(from: DungeonMap) {
  const one = (type: string): Cell => onlyObject(from, 'sites', type).at;
  const all = (type: string): Cell[] =>
    from.objects('sites').flatMap(object => (object.type === type ? [object.at] : []));
  const door = one('door');
  return {
    start: one('start'),
    key: one('key'),
    chest: one('chest'),
    door,
    /** The door stands in the wall; she opens it from the cell south of it. */
    doorstep: { x: door.x, y: door.y + 1 },
    barrels: all('barrel'),
    rats: all('rat'),
  };
}

function readRows(from: DungeonMap): string[] {
  const [walls, liquid] = [from.tiles('walls'), from.tiles('liquid')];
  const terrains = walls.map((wall, index) =>
    wall ? TERRAIN.wall : liquid[index] ? TERRAIN.liquid : TERRAIN.floor,
  );
  return Array.from({ length: extent.rows }, (_, y) =>
    terrains.slice(y * extent.columns, (y + 1) * extent.columns).join(''),
  );
}
