/**
 * Reads Tiled maps (JSON, orthogonal, external tilesets) into plain squares. Tiled itself opens maps with missing
 * tilesets or ids out of range without a word, so everything a rule relies on is checked here, and every problem
 * names its map, layer and object.
 */
import type {
  Point,
  TiledLayerObjectgroup,
  TiledLayerTilelayer,
  TiledMap,
  TiledObject,
  TiledProperty,
  TiledTile,
  TiledTileset,
} from 'tiled-types';
import { isInside, type Cell, type Extent } from './grid.ts';
import { isFields } from './reader.ts';
import { fail, ok, type Problem, type Result } from './result.ts';

export interface MapProblem extends Problem {
  readonly map: string;
  readonly layer?: string;
  readonly object?: number;
}

export type Properties = Readonly<Record<string, string | number | boolean>>;

export interface MapTile {
  /** The tile's `type` in the tileset, e.g. `wall`. */
  readonly type: string;
  readonly properties: Properties;
}

export interface MapObject {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  /** In cells, rounded down; `size` likewise. Points and polylines have size 0. */
  readonly at: Cell;
  readonly size: Extent;
  /** Whether position and size are whole cells, so that nothing was rounded. */
  readonly aligned: boolean;
  /** Corners of a polyline in cells (not rounded: walls lie on lines). */
  readonly line: readonly Cell[];
  readonly properties: Properties;
}

export interface DungeonMap {
  readonly name: string;
  readonly extent: Extent;
  readonly properties: Properties;
  /** Reading order; undefined where the layer is empty. */
  tiles(layer: string): readonly (MapTile | undefined)[];
  objects(layer: string): readonly MapObject[];
}

/** What a room expects of its maps. */
export interface MapDemands {
  readonly tileLayers: readonly string[];
  readonly objectLayers: readonly string[];
  /** Object types that may stand in each object layer. */
  readonly types?: Readonly<Record<string, readonly string[]>>;
  readonly extent?: Extent;
}

/** Should be a `T`: its fields have the names that Tiled gave them, and so far any value. */
type Claimed<T> = { readonly [Field in keyof T]?: unknown };
type ClaimedLayer = Claimed<TiledLayerTilelayer> & Claimed<TiledLayerObjectgroup>;
/** Tiled 1.9 wrote `class` where every other version writes `type`. */
type Classed<T> = T & { class: string };

/** A tile id's flip flags live in its three top bits; boards never use them. */
const FLIPS = 0xe0000000;

/** `tilesets` holds the external tileset files by the name that the map uses as `source`. */
export function readMap(
  name: string,
  raw: unknown,
  tilesets: Readonly<Record<string, unknown>>,
  demands: MapDemands,
): Result<DungeonMap, MapProblem> {
  return readMapAs(name, raw, tilesets, demands, map => map);
}

/** The same for a map that becomes something else: `read` may `refuse` it. */
export function readMapAs<T>(
  name: string,
  raw: unknown,
  tilesets: Readonly<Record<string, unknown>>,
  demands: MapDemands,
  read: (map: DungeonMap) => T,
): Result<T, MapProblem> {
  try {
    return ok(read(parse(name, raw, tilesets, demands)));
  } catch (error) {
    if (error instanceof BrokenMap) return fail(error.problem);
    throw error;
  }
}

/** For maps that ship with the game: a broken one is a broken build, told by name. */
export function mustReadMap(...args: Parameters<typeof readMap>): DungeonMap {
  const result = readMap(...args);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** The one object of a type; for maps that ship with the game. */
export function onlyObject(map: DungeonMap, layer: string, type: string): MapObject {
  const found = map.objects(layer).filter(object => object.type === type);
  if (found.length !== 1)
    refuse(map.name, 'count', `there must be one ${type}, not ${found.length}.`, { layer });
  return found[0]!;
}

class BrokenMap extends Error {
  readonly problem: MapProblem;
  constructor(problem: MapProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The map cannot be used: said by name, layer and object. */
export function refuse(
  map: string,
  code: string,
  detail: string,
  place: { layer?: string; object?: number } = {},
): never {
  const where = [`Map "${map}"`];
  if (place.layer !== undefined) where.push(`layer "${place.layer}"`);
  if (place.object !== undefined) where.push(`object ${place.object}`);
  throw new BrokenMap({ code, map, ...place, message: `${where.join(', ')}: ${detail}` });
}

function parse(
  name: string,
  raw: unknown,
  tilesets: Readonly<Record<string, unknown>>,
  demands: MapDemands,
): DungeonMap {
  if (!claims<TiledMap>(raw)) refuse(name, 'not-a-map', 'this is not a Tiled map.');
  const columns = counted(name, raw.width, 'width');
  const rows = counted(name, raw.height, 'height');
  const tileSize = counted(name, raw.tilewidth, 'tilewidth');
  if (counted(name, raw.tileheight, 'tileheight') !== tileSize)
    refuse(name, 'tile-size', 'its tiles must be square.');
  if (raw.orientation !== 'orthogonal') refuse(name, 'orientation', 'only orthogonal maps are used here.');
  if (raw.infinite === true) refuse(name, 'infinite', 'the map must have a fixed size.');
  const extent = { columns, rows };
  if (demands.extent && (demands.extent.columns !== columns || demands.extent.rows !== rows)) {
    refuse(
      name,
      'size',
      `it is ${columns} by ${rows}, but should be ${demands.extent.columns} by ${demands.extent.rows}.`,
    );
  }
  const tiles = readTilesets(name, raw.tilesets, tilesets);
  const layers = readLayers(name, raw.layers);
  const tileLayers = new Map<string, readonly (MapTile | undefined)[]>();
  for (const layer of demands.tileLayers) {
    const found = layers.get(layer);
    if (!found) refuse(name, 'missing-layer', 'this tile layer is missing.', { layer });
    if (found.type !== 'tilelayer') refuse(name, 'layer-kind', 'this must be a tile layer.', { layer });
    tileLayers.set(layer, readTiles(name, layer, found, extent, tiles));
  }
  const objectLayers = new Map<string, readonly MapObject[]>();
  for (const layer of demands.objectLayers) {
    const found = layers.get(layer);
    if (!found) refuse(name, 'missing-layer', 'this object layer is missing.', { layer });
    if (found.type !== 'objectgroup') refuse(name, 'layer-kind', 'this must be an object layer.', { layer });
    objectLayers.set(layer, readObjects(name, layer, found, extent, tileSize, demands.types?.[layer]));
  }
  const get = <T>(from: Map<string, T>, layer: string): T => {
    const found = from.get(layer);
    if (found === undefined) throw new Error(`Layer "${layer}" was not demanded of map "${name}".`);
    return found;
  };
  return {
    name,
    extent,
    properties: readProperties(raw.properties),
    tiles: layer => get(tileLayers, layer),
    objects: layer => get(objectLayers, layer),
  };
}

function readLayers(name: string, raw: unknown): Map<string, ClaimedLayer> {
  const layers = new Map<string, ClaimedLayer>();
  for (const one of list(raw)) {
    if (!claims<ClaimedLayer>(one) || typeof one.name !== 'string') continue;
    const layer = one.name;
    if (layers.has(layer)) refuse(name, 'same-name', 'two layers have this name.', { layer });
    layers.set(layer, one);
  }
  return layers;
}

function readTilesets(
  name: string,
  raw: unknown,
  files: Readonly<Record<string, unknown>>,
): Map<number, MapTile> {
  const tiles = new Map<number, MapTile>();
  for (const entry of list(raw)) {
    if (!claims<TiledTileset>(entry)) refuse(name, 'tileset', 'a tileset is not readable.');
    const first = whole(name, entry.firstgid, 'firstgid');
    const source = typeof entry.source === 'string' ? entry.source : undefined;
    const set = source === undefined ? entry : files[source];
    if (!claims<TiledTileset>(set)) refuse(name, 'missing-tileset', `the tileset "${source}" is missing.`);
    const count = whole(name, set.tilecount, 'tilecount');
    for (let id = 0; id < count; id++) tiles.set(first + id, { type: '', properties: {} });
    for (const tile of list(set.tiles)) {
      if (!claims<Classed<TiledTile>>(tile)) continue;
      const id = whole(name, tile.id, 'tile id');
      const type = text(tile.type) || text(tile.class);
      tiles.set(first + id, { type, properties: readProperties(tile.properties) });
    }
  }
  return tiles;
}

function readTiles(
  name: string,
  layer: string,
  raw: ClaimedLayer,
  extent: Extent,
  tiles: ReadonlyMap<number, MapTile>,
): readonly (MapTile | undefined)[] {
  const data = raw.data;
  if (!Array.isArray(data))
    refuse(name, 'encoding', 'save tile layers as CSV (Map Properties, Tile Layer Format).', { layer });
  if (data.length !== extent.columns * extent.rows) {
    refuse(name, 'length', `it has ${data.length} tiles instead of ${extent.columns * extent.rows}.`, {
      layer,
    });
  }
  return data.map((gid: unknown, index) => {
    if (gid === 0) return undefined;
    const where = `(${index % extent.columns},${Math.floor(index / extent.columns)})`;
    if (typeof gid !== 'number') refuse(name, 'tile', `the tile at ${where} is not a number.`, { layer });
    if ((gid & FLIPS) !== 0)
      refuse(name, 'turned-tile', `the tile at ${where} is flipped or turned.`, { layer });
    return (
      tiles.get(gid) ??
      refuse(name, 'tile', `the tile at ${where} has id ${gid}, which no tileset holds.`, { layer })
    );
  });
}

function readObjects(
  name: string,
  layer: string,
  raw: ClaimedLayer,
  extent: Extent,
  tileSize: number,
  types: readonly string[] | undefined,
): readonly MapObject[] {
  return list(raw.objects).map((entry, order) => {
    if (!claims<Classed<TiledObject>>(entry))
      refuse(name, 'object', 'an object is not readable.', { layer, object: order });
    const object = typeof entry.id === 'number' ? entry.id : order;
    const place = { layer, object };
    const number = (key: keyof TiledObject): number => {
      const value = entry[key];
      if (typeof value === 'number' && Number.isFinite(value)) return value;
      return refuse(name, 'object', `its ${key} is not a number.`, place);
    };
    /** A point may come without one. */
    const length = (key: keyof TiledObject): number => (entry[key] === undefined ? 0 : number(key));
    const type = text(entry.type) || text(entry.class);
    if (types && !types.includes(type)) {
      refuse(name, 'object-type', `its type is "${type}", but should be one of ${types.join(', ')}.`, place);
    }
    // Tiled counts the place of a tile object from its lower edge: it would be read one row too low.
    if (entry.gid !== undefined) refuse(name, 'object', 'it is a tile; use a rectangle or a point.', place);
    const x = number('x') / tileSize;
    const y = number('y') / tileSize;
    const line = list(entry.polyline).map(point => {
      if (!claims<Point>(point) || !Number.isFinite(point.x) || !Number.isFinite(point.y)) {
        return refuse(name, 'object', 'its line has a corner that is not a point.', place);
      }
      return { x: x + Number(point.x) / tileSize, y: y + Number(point.y) / tileSize };
    });
    const columns = length('width') / tileSize;
    const rows = length('height') / tileSize;
    const at = { x: Math.floor(x), y: Math.floor(y) };
    // A line may run along the far edges, where no cell is; anything else stands in a cell.
    const corners = [{ x, y }, { x: x + columns, y: y + rows }, ...line];
    const isLine = line.length > 0;
    if (!corners.every(corner => isOnBoard(extent, corner)) || (!isLine && !isInside(extent, at)))
      refuse(name, 'outside', 'it lies outside the map.', place);
    return {
      id: object,
      name: text(entry.name),
      type,
      at,
      size: { columns: Math.round(columns), rows: Math.round(rows) },
      aligned: [x, y, columns, rows].every(Number.isInteger),
      line,
      properties: readProperties(entry.properties),
    };
  });
}

function readProperties(raw: unknown): Properties {
  const properties: Record<string, string | number | boolean> = {};
  for (const entry of list(raw)) {
    if (!claims<TiledProperty>(entry) || typeof entry.name !== 'string') continue;
    const value = entry.value;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      properties[entry.name] = value;
    }
  }
  return properties;
}

function whole(name: string, value: unknown, what: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  return refuse(name, 'number', `its ${what} is missing or no whole number.`);
}

function counted(name: string, value: unknown, what: string): number {
  const number = whole(name, value, what);
  return number > 0 ? number : refuse(name, 'number', `its ${what} is nought.`);
}

/** Edges included. */
function isOnBoard(extent: Extent, { x, y }: Cell): boolean {
  return x >= 0 && y >= 0 && x <= extent.columns && y <= extent.rows;
}

function claims<T>(value: unknown): value is Claimed<T> {
  return isFields(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
