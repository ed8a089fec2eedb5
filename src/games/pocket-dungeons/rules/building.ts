/** Chapters "Drawing a tile", "Legal placement" and "Breach": how the dungeon grows. */
import type { Cell } from '../../../core/grid.ts';
import { FRONTIER_GUARD, QUICK_WATER_AFTER } from '../data/constants.ts';
import { isWater, prefabOf } from '../data/prefabs.ts';
import { turned, type Mask, type Rotation, type TileKind } from '../data/tiles.ts';
import type { Dungeon, Frame, Tile } from '../state/state.ts';
import { BESIDE, CELLS, isJoined, KEYS, numberOf, opposite } from './cells.ts';

/** A dungeon while it is being built, by numbers; written to. */
export interface Site {
  readonly start: number;
  readonly tiles: (Tile | undefined)[];
  /** Open edges that look at each cell, taken or not. */
  readonly looks: number[];
}

export interface Placement {
  readonly index: number;
  readonly rot: Rotation;
}

export function siteOf(dungeon: Dungeon): Site {
  const site: Site = {
    start: numberOf(dungeon.start),
    tiles: CELLS.map(() => undefined),
    looks: CELLS.map(() => 0),
  };
  for (const [index, key] of KEYS.entries()) {
    const tile = dungeon.tiles[key];
    if (tile) lay(site, index, tile);
  }
  return site;
}

export function dungeonOf(site: Site, doors: Dungeon['doors'], frame: Frame | null): Dungeon {
  const tiles = site.tiles.flatMap((tile, index) => (tile ? [[KEYS[index]!, tile] as const] : []));
  return { start: CELLS[site.start]!, tiles: Object.fromEntries(tiles), doors, frame };
}

export function lay(site: Site, index: number, tile: Tile): void {
  unlay(site, index);
  site.tiles[index] = tile;
  for (const [side, next] of BESIDE[index]!.entries())
    if (next >= 0 && tile.exits & (1 << side)) site.looks[next]! += 1;
}

function unlay(site: Site, index: number): void {
  const tile = site.tiles[index];
  if (!tile) return;
  for (const [side, next] of BESIDE[index]!.entries())
    if (next >= 0 && tile.exits & (1 << side)) site.looks[next]! -= 1;
  site.tiles[index] = undefined;
}

export function newTile(kind: TileKind, rot: Rotation): Tile {
  return { kind, exits: turned(prefabOf(kind).exits, rot), rot, breached: false, rubble: false };
}

function placedCount(site: Site): number {
  return site.tiles.filter(tile => tile !== undefined).length - 1;
}

/** While Start has an empty neighbour only its neighbours are built on. */
function isRing(site: Site): boolean {
  return BESIDE[site.start]!.some(next => next >= 0 && !site.tiles[next]);
}

function isOpenEnd(site: Site, index: number): boolean {
  return !site.tiles[index] && site.looks[index]! > 0;
}

/** Empty cells that some open edge faces, in reading order. */
function openEndsOf(site: Site): number[] {
  const ends: number[] = [];
  for (let index = 0; index < CELLS.length; index++) if (isOpenEnd(site, index)) ends.push(index);
  return ends;
}

export function openEnds(site: Site): number {
  return openEndsOf(site).length;
}

/** Open ends after a tile with these edges is laid there. */
function openEndsWith(site: Site, ends: number, index: number, exits: Mask): number {
  let after = ends - (isOpenEnd(site, index) ? 1 : 0);
  for (let side = 0; side < 4; side++) {
    const next = BESIDE[index]![side]!;
    if (next >= 0 && exits & (1 << side) && !site.tiles[next] && site.looks[next] === 0) after += 1;
  }
  return after;
}

/** Passages that a tile would have there, or -1 where open would meet closed. Water never clashes. */
function passagesWith(
  site: Site,
  index: number,
  exits: Mask,
  isWet: boolean,
  clashing: 'refuse' | 'wall',
): number {
  let passages = 0;
  for (let side = 0; side < 4; side++) {
    const next = BESIDE[index]![side]!;
    const other = next < 0 ? undefined : site.tiles[next];
    if (!other) continue;
    const mine = (exits & (1 << side)) !== 0;
    const theirs = (other.exits & (1 << opposite(side))) !== 0;
    if (mine && theirs) passages += 1;
    else if (clashing === 'refuse' && mine !== theirs && !isWet && !isWater(other.kind)) return -1;
  }
  return passages;
}

/** Ways that a tile with these edges would have to its neighbours. */
export function passagesAt(dungeon: Dungeon, at: Cell, exits: Mask): number {
  return BESIDE[numberOf(at)]!.filter((next, side) => {
    const other = next < 0 ? undefined : dungeon.tiles[KEYS[next]!];
    return other && isJoined(exits, side, other.exits);
  }).length;
}

/** In reading order, rotations ascending. `left` counts the tiles in the bag without this one. */
export function placementsOf(site: Site, kind: TileKind, left: number): Placement[] {
  const isRound = isRing(site);
  const ends = openEndsOf(site);
  const { exits: own, rotations, isWater: isWet } = prefabOf(kind);
  const cells = isRound ? ends.filter(index => BESIDE[site.start]!.includes(index)) : ends;
  const guard = Math.min(FRONTIER_GUARD, left);
  const found: Placement[] = [];
  for (const index of cells) {
    for (const rot of rotations) {
      const exits = turned(own, rot);
      if (passagesWith(site, index, exits, isWet, 'refuse') < 1) continue;
      if (!isRound && openEndsWith(site, ends.length, index, exits) < guard) continue;
      found.push({ index, rot });
    }
  }
  return found;
}

export interface Draw {
  readonly kind: TileKind;
  /** The bag afterwards: what was refused lies at the bottom. */
  readonly bag: readonly TileKind[];
  readonly refused: readonly TileKind[];
  /** Nothing in the bag fits: the first tile breaks its way in. */
  readonly breach: boolean;
}

export function drawTile(site: Site, bag: readonly TileKind[], isQuick: boolean): Draw {
  const isRound = isRing(site);
  const holdsWater = isQuick && placedCount(site) < QUICK_WATER_AFTER && bag.some(kind => !isWater(kind));
  const fits = (kind: TileKind): boolean => {
    if (isRound && (isWater(kind) || isDeadEnd(kind))) return false;
    if (holdsWater && isWater(kind)) return false;
    return placementsOf(site, kind, bag.length - 1).length > 0;
  };
  const first = bag.findIndex(fits);
  if (first < 0) return { kind: bag[0]!, bag: bag.slice(1), refused: [], breach: true };
  const refused = bag.slice(0, first);
  return { kind: bag[first]!, bag: [...bag.slice(first + 1), ...refused], refused, breach: false };
}

export function isDeadEnd(kind: TileKind): boolean {
  const { exits } = prefabOf(kind);
  return (exits & (exits - 1)) === 0;
}

/** Breach: the candidate that leaves the most open ends; clashes are walls, and a wall is knocked through if need be. */
export function breach(site: Site, kind: TileKind): Placement {
  const ends = openEnds(site);
  let best: Placement | undefined;
  let most = -1;
  for (const index of CELLS.keys()) {
    if (site.tiles[index] || neighboursButStart(site, index).length === 0) continue;
    for (const rot of prefabOf(kind).rotations) {
      const exits = breachedExits(site, index, newTile(kind, rot));
      const after = openEndsWith(site, ends, index, exits);
      if (after <= most) continue;
      most = after;
      best = { index, rot };
    }
  }
  if (!best) throw new Error('There is no room left for a tile.');
  const tile = newTile(kind, best.rot);
  const knocks = isSealed(site, best.index, tile);
  const exits = breachedExits(site, best.index, tile);
  if (knocks) knockThrough(site, best.index);
  lay(site, best.index, { ...tile, exits, breached: knocks });
  return best;
}

function neighboursButStart(site: Site, index: number): number[] {
  return [0, 1, 2, 3].filter(side => {
    const next = BESIDE[index]![side]!;
    return next >= 0 && next !== site.start && site.tiles[next] !== undefined;
  });
}

function isSealed(site: Site, index: number, tile: Tile): boolean {
  return passagesWith(site, index, tile.exits, isWater(tile.kind), 'wall') === 0;
}

/** To the first neighbour that is not Start, if there is no passage at all. */
function breachedExits(site: Site, index: number, tile: Tile): Mask {
  if (!isSealed(site, index, tile)) return tile.exits;
  return tile.exits | (1 << neighboursButStart(site, index)[0]!);
}

/** The neighbour's side of a knocked-through wall. */
function knockThrough(site: Site, index: number): void {
  const side = neighboursButStart(site, index)[0]!;
  const next = BESIDE[index]![side]!;
  const other = site.tiles[next]!;
  lay(site, next, { ...other, exits: other.exits | (1 << opposite(side)), breached: true });
}

/** The smallest rectangle that holds all tiles. */
export function frameOf(site: Site): Frame {
  const cells = CELLS.filter((_, index) => site.tiles[index]);
  const [xs, ys] = [cells.map(cell => cell.x), cells.map(cell => cell.y)];
  const at = { x: Math.min(...xs), y: Math.min(...ys) };
  const extent = { columns: Math.max(...xs) - at.x + 1, rows: Math.max(...ys) - at.y + 1 };
  return { at, extent };
}
