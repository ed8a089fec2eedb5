/** The cellars, read once from their Tiled maps: the seed decides in which one a match is played. */
import cellar from '../../../../maps/the-cellar/cellar.json';
import coalCellar from '../../../../maps/the-cellar/coal-cellar.json';
import floodedCellar from '../../../../maps/the-cellar/flooded-cellar.json';
import rootCellar from '../../../../maps/the-cellar/root-cellar.json';
import wineCellar from '../../../../maps/the-cellar/wine-cellar.json';
import tiles from '../../../../maps/the-cellar/tiles.json';
import { cellAt, isInside, rowsOf, sameCell, type Cell, type Extent } from '../../../core/grid.ts';
import { TERRAIN } from '../../../core/look.ts';
import { digest } from '../../../core/plain.ts';
import { mustReadMap, onlyObject, type DungeonMap } from '../../../core/tiled.ts';
import { Ways } from '../../../core/ways.ts';

const MAPS = {
  'wine-cellar': wineCellar,
  cellar,
  'flooded-cellar': floodedCellar,
  'coal-cellar': coalCellar,
  'root-cellar': rootCellar,
} as const;

export type CellarId = keyof typeof MAPS;

export interface Cellar {
  readonly name: string;
  /** Its stones. */
  readonly theme: string;
  readonly extent: Extent;
  readonly rows: readonly string[];
  readonly decor: readonly { readonly sprite: string; readonly at: Cell }[];
  readonly site: Sites;
  /** Distances over open floor. */
  readonly ways: Ways;
  readonly isFloor: (at: Cell) => boolean;
  /** Walls hide; barrels and puddles are too low to. */
  readonly blocksSight: (at: Cell) => boolean;
}

const DEMANDS = {
  tileLayers: ['ground', 'liquid', 'walls', 'decor'],
  objectLayers: ['sites'],
  types: { sites: ['start', 'key', 'door', 'chest', 'bottle', 'barrel', 'rat'] },
};

export const CELLARS = Object.keys(MAPS) as readonly CellarId[];
/** The one of the lesson, older than the others. */
export const OLD_CELLAR: CellarId = 'cellar';

const READ = new Map(CELLARS.map(id => [id, readCellar(id)]));

export function cellarOf({ cellar: id }: { readonly cellar: CellarId }): Cellar {
  return READ.get(id)!;
}

/** The check value of what the rules read of the maps. Decor may change without ending old runs. */
export const boardsDigest = digest([...READ].map(([id, { rows, site }]) => [id, rows, site]));

function readCellar(id: CellarId): Cellar {
  const map = mustReadMap(`the-cellar/${id}`, MAPS[id], { 'tiles.json': tiles }, DEMANDS);
  const { extent, properties } = map;
  const site = readSites(map);
  const rows = readRows(map);
  const isFloor = (at: Cell): boolean =>
    isInside(extent, at) &&
    rows[at.y]![at.x] === TERRAIN.floor &&
    !site.barrels.some(barrel => sameCell(barrel, at));
  return {
    name: String(properties['name']),
    theme: String(properties['theme']),
    extent,
    rows,
    decor: map.tiles('decor').flatMap((tile, index) => {
      const sprite = tile?.properties['sprite'];
      return typeof sprite === 'string' ? [{ sprite, at: cellAt(extent, index) }] : [];
    }),
    site,
    ways: new Ways(extent, isFloor),
    isFloor,
    blocksSight: at => !isInside(extent, at) || rows[at.y]![at.x] === TERRAIN.wall,
  };
}

type Sites = ReturnType<typeof readSites>;

function readSites(from: DungeonMap) {
  const one = (type: string): Cell => onlyObject(from, 'sites', type).at;
  const all = (type: string): readonly Cell[] =>
    from.objects('sites').flatMap(object => (object.type === type ? [object.at] : []));
  const door = one('door');
  return {
    start: one('start'),
    key: one('key'),
    chest: one('chest'),
    bottle: one('bottle'),
    door,
    /** The door stands in the wall; she opens it from the cell south of it. */
    doorstep: { x: door.x, y: door.y + 1 },
    barrels: all('barrel'),
    rats: all('rat'),
  };
}

function readRows(from: DungeonMap): readonly string[] {
  const [walls, liquid] = [from.tiles('walls'), from.tiles('liquid')];
  const terrains = walls.map((wall, index) =>
    wall ? TERRAIN.wall : liquid[index] ? TERRAIN.liquid : TERRAIN.floor,
  );
  return rowsOf(from.extent, terrains);
}
