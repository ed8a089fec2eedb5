/**
 * Chapter "Dungeon cards": reads one face of a card from its Tiled map. A face that breaks a promise the rules rely on
 * (one entrance, seven hatches in all, ways through every edge) is refused with its layer and object.
 */
import {
  cellAt,
  cellsOf,
  indexOf,
  isInside,
  neighbours,
  type Cell,
  type Extent,
} from '../../../core/grid.ts';
import { fail, ok, type Result } from '../../../core/result.ts';
import { readMap, type DungeonMap, type MapProblem } from '../../../core/tiled.ts';
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

type Refusal = { readonly ok: false; readonly problem: MapProblem };

export function readFace(
  name: string,
  raw: unknown,
  tilesets: Readonly<Record<string, unknown>>,
): Result<CardFace, MapProblem> {
  const read = readMap(name, raw, tilesets, { ...DEMANDS, extent: CARD });
  if (!read.ok) return read;
  const { card, side, name: title } = read.value.properties;
  if (card !== 1 && card !== 2 && card !== 3 && card !== 4)
    return refuse(name, 'property', 'its card must be 1, 2, 3 or 4.');
  if (side !== 'A' && side !== 'B') return refuse(name, 'property', 'its side must be A or B.');
  if (typeof title !== 'string') return refuse(name, 'property', 'it has no name.');
  const rows = readRows(read.value);
  if (!rows.ok) return rows;
  const broken = checkSites(name, card, rows.value) ?? checkWays(name, rows.value);
  return broken ?? ok({ card, side, name: title, rows: rows.value });
}

/** The letters of a map of any size: terrain from the three tile layers, sites on top. */
export function readRows(map: DungeonMap): Result<string[], MapProblem> {
  const { columns, rows: height } = map.extent;
  const letters: string[] = [];
  for (let index = 0; index < columns * height; index++) {
    const found = (Object.keys(GROUND) as (keyof typeof GROUND)[]).filter(layer => map.tiles(layer)[index]);
    const where = place(map.extent, index);
    if (found.length !== 1)
      return refuse(map.name, 'terrain', `the cell ${where} has ${found.length} terrains.`, {
        layer: 'ground',
      });
    const layer = found[0]!;
    const type = map.tiles(layer)[index]!.type;
    if (type !== GROUND_TYPES[layer])
      return refuse(map.name, 'terrain', `the tile at ${where} is of type "${type}".`, { layer });
    letters.push(GROUND[layer]);
  }
  for (const site of map.objects('sites')) {
    const where = { layer: 'sites', object: site.id };
    const index = indexOf(map.extent, site.at);
    const isWhole =
      site.aligned && site.size.columns === 1 && site.size.rows === 1 && isInside(map.extent, site.at);
    if (!isWhole) return refuse(map.name, 'off-grid', 'it must cover one cell of the map.', where);
    if (letters[index] !== '.')
      return refuse(map.name, 'site-ground', `it lies on "${letters[index]}", not on free floor.`, where);
    letters[index] = SITES[site.type as Site];
  }
  return ok(Array.from({ length: height }, (_, y) => letters.slice(y * columns, (y + 1) * columns).join('')));
}

function checkSites(name: string, card: CardNumber, rows: readonly string[]): Refusal | undefined {
  const letters = rows.join('').replaceAll(/[.#~]/g, '');
  const found = letters.split('').toSorted().join('');
  if (found === CARRIES[card]) return undefined;
  return refuse(name, 'sites', `card ${card} must carry ${CARRIES[card]}, not ${found}.`, { layer: 'sites' });
}

/** Any arrangement is connected because every face is, and because all four edges open in the middle. */
function checkWays(name: string, rows: readonly string[]): Refusal | undefined {
  const doors: Cell[] = [
    { x: 3, y: 0 },
    { x: 6, y: 2 },
    { x: 3, y: 4 },
    { x: 0, y: 2 },
  ];
  for (const door of doors) {
    if (!isWalkable(rows, door))
      return refuse(name, 'edge', `the middle of an edge, (${door.x},${door.y}), must be walkable.`);
  }
  const reached = new Set<number>([indexOf(CARD, doors[0]!)]);
  for (const index of reached) {
    for (const next of neighbours(cellAt(CARD, index))) {
      if (isWalkable(rows, next)) reached.add(indexOf(CARD, next));
    }
  }
  for (const at of cellsOf(CARD)) {
    if (isWalkable(rows, at) && !reached.has(indexOf(CARD, at)))
      return refuse(name, 'cut-off', `the cell (${at.x},${at.y}) is cut off inside the card.`);
  }
  return undefined;
}

function isWalkable(rows: readonly string[], at: Cell): boolean {
  const letter = rows[at.y]?.[at.x];
  return letter !== undefined && letter !== '#' && letter !== '~';
}

function place(extent: Extent, index: number): string {
  const { x, y } = cellAt(extent, index);
  return `(${x},${y})`;
}

function refuse(
  map: string,
  code: string,
  detail: string,
  where: { layer?: string; object?: number } = {},
): Refusal {
  const parts = [`Map "${map}"`];
  if (where.layer !== undefined) parts.push(`layer "${where.layer}"`);
  if (where.object !== undefined) parts.push(`object ${where.object}`);
  return fail({ code, map, ...where, message: `${parts.join(', ')}: ${detail}` });
}
