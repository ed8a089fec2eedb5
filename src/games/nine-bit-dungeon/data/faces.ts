/**
 * Chapter "Dungeon cards": reads one face of a card from its Tiled map. A face that breaks a promise the rules rely on
 * (one entrance, seven hatches in all, ways through every edge) is refused with its layer and object.
 */
import { cellsOf, indexOf, isInside, rowsOf, type Cell } from '../../../core/grid.ts';
import type { Result } from '../../../core/result.ts';
import { refuse, readMapAs, type DungeonMap, type MapProblem } from '../../../core/tiled.ts';
import { distanceField, UNREACHED } from '../../../core/ways.ts';
import { CARD } from './constants.ts';

export type CardNumber = 1 | 2 | 3 | 4;
export type Side = 'A' | 'B';

export interface CardFace {
  readonly card: CardNumber;
  readonly side: Side;
  readonly name: string;
  /** One letter a tile: `.` floor, `#` wall, `~` liquid, and the sites by their letters. */
  readonly rows: readonly string[];
}

export const SITES = { entrance: 'E', exit: 'X', key: 'K', chest: 'C', shop: 'S', hatch: 'H' } as const;
export type Site = keyof typeof SITES;

/** What each card carries, in letters sorted by the alphabet. */
const CARRIES: Readonly<Record<CardNumber, string>> = { 1: 'EH', 2: 'HHK', 3: 'CHHX', 4: 'HHS' };

/** Which letter each tile layer stands for. */
const GROUND = { ground: '.', liquid: '~', walls: '#' } as const;
const GROUND_TYPES = { ground: 'floor', liquid: 'liquid', walls: 'wall' } as const;

const DEMANDS = {
  tileLayers: [...Object.keys(GROUND), 'decor'],
  objectLayers: ['sites'],
  types: { sites: Object.keys(SITES) },
};

export function readFace(
  name: string,
  raw: unknown,
  tilesets: Readonly<Record<string, unknown>>,
): Result<CardFace, MapProblem> {
  return readMapAs(name, raw, tilesets, { ...DEMANDS, extent: CARD }, faceOf);
}

function faceOf(map: DungeonMap): CardFace {
  const { card, side, name: title } = map.properties;
  if (card !== 1 && card !== 2 && card !== 3 && card !== 4)
    refuse(map.name, 'property', 'its card must be 1, 2, 3 or 4.');
  if (side !== 'A' && side !== 'B') refuse(map.name, 'property', 'its side must be A or B.');
  if (typeof title !== 'string') refuse(map.name, 'property', 'it has no name.');
  const rows = readRows(map);
  checkSites(map.name, card, rows);
  checkWays(map.name, rows);
  return { card, side, name: title, rows };
}

/** The letters of a map of any size: terrain from the three tile layers, sites on top. */
export function readRows(map: DungeonMap): string[] {
  const letters = Array.from(cellsOf(map.extent), at => terrainAt(map, at));
  for (const site of map.objects('sites')) {
    const where = { layer: 'sites', object: site.id };
    const index = indexOf(map.extent, site.at);
    const isWhole =
      site.aligned && site.size.columns === 1 && site.size.rows === 1 && isInside(map.extent, site.at);
    if (!isWhole) refuse(map.name, 'off-grid', 'it must cover one cell of the map.', where);
    if (letters[index] !== '.')
      refuse(map.name, 'site-ground', `it lies on "${letters[index]}", not on free floor.`, where);
    letters[index] = SITES[site.type as Site];
  }
  return rowsOf(map.extent, letters);
}

function terrainAt(map: DungeonMap, at: Cell): string {
  const index = indexOf(map.extent, at);
  const where = `(${at.x},${at.y})`;
  const found = (Object.keys(GROUND) as (keyof typeof GROUND)[]).filter(layer => map.tiles(layer)[index]);
  const [layer] = found;
  if (!layer || found.length > 1)
    refuse(map.name, 'terrain', `the cell ${where} has ${found.length} terrains.`, { layer: 'ground' });
  const { type } = map.tiles(layer)[index]!;
  if (type !== GROUND_TYPES[layer])
    refuse(map.name, 'terrain', `the tile at ${where} is of type "${type}".`, { layer });
  return GROUND[layer];
}

function checkSites(name: string, card: CardNumber, rows: readonly string[]): void {
  const letters = rows.join('').replaceAll(/[.#~]/g, '');
  const found = letters.split('').toSorted().join('');
  if (found !== CARRIES[card])
    refuse(name, 'sites', `card ${card} must carry ${CARRIES[card]}, not ${found}.`, { layer: 'sites' });
}

/** The middle of every edge. */
// biome-ignore format: a table
const DOORS: readonly [Cell, ...Cell[]] = [{ x: 3, y: 0 }, { x: 6, y: 2 }, { x: 3, y: 4 }, { x: 0, y: 2 }];

/** Any arrangement is connected because every face is, and because all four edges open in the middle. */
function checkWays(name: string, rows: readonly string[]): void {
  const shut = DOORS.find(door => !isWalkable(rows, door));
  if (shut) refuse(name, 'edge', `the middle of an edge, (${shut.x},${shut.y}), must be walkable.`);
  const ways = distanceField(CARD, DOORS[0], at => isWalkable(rows, at));
  for (const at of cellsOf(CARD)) {
    if (isWalkable(rows, at) && ways[indexOf(CARD, at)] === UNREACHED)
      refuse(name, 'cut-off', `the cell (${at.x},${at.y}) is cut off inside the card.`);
  }
}

function isWalkable(rows: readonly string[], at: Cell): boolean {
  const letter = rows[at.y]?.[at.x];
  return letter !== undefined && letter !== '#' && letter !== '~';
}
