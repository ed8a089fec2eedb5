/**
 * Chapter "Geometry": what follows from tiles and doors alone. Worked out once per dungeon and kept beside it, never
 * in the state; a dungeon that changes is a new one.
 */
import type { Cell } from '../../../core/grid.ts';
import { once, remembered } from '../../../core/memo.ts';
import { isWater } from '../data/prefabs.ts';
import type { Dungeon } from '../state/state.ts';
import { BESIDE, CELLS, isJoined, KEYS, numberOf, opposite } from './cells.ts';

export const UNREACHED = 999;

export interface Geometry {
  readonly start: number;
  /** Numbers of all tiles, ascending. */
  readonly tiles: readonly number[];
  readonly isTile: readonly boolean[];
  readonly isWater: readonly boolean[];
  readonly waters: readonly number[];
  /** Neighbouring tiles, walls or not. */
  readonly beside: readonly (readonly number[])[];
  /** Both facing edges are open; a door may stand between. */
  readonly passages: readonly (readonly number[])[];
  /** Passages without a door. */
  readonly links: readonly (readonly number[])[];
  /** Joined to Start by passages, doors ignored. */
  readonly main: readonly boolean[];
  /** The tiles next to Start. */
  readonly entrances: readonly number[];
  /** Linked tiles in each of the four directions, the nearest first: what can be seen if nobody stands in between. */
  readonly raysFrom: (tile: number) => readonly (readonly number[])[];
  /** Fewest linked moves from a tile to every other, characters ignored; UNREACHED where there is no way. */
  readonly stepsFrom: (tile: number) => readonly number[];
  /** The same, through doors. */
  readonly passageStepsFrom: (tile: number) => readonly number[];
}

export const geometryOf: (dungeon: Dungeon) => Geometry = once(survey);

/** Whether two tiles are joined, a door or not. */
export function isPassage(dungeon: Dungeon, a: Cell, b: Cell): boolean {
  return geometryOf(dungeon).passages[numberOf(a)]!.includes(numberOf(b));
}

export function isWet(dungeon: Dungeon, at: Cell): boolean {
  return geometryOf(dungeon).isWater[numberOf(at)]!;
}

function survey(dungeon: Dungeon): Geometry {
  const placed = KEYS.map(key => dungeon.tiles[key]);
  const tiles = placed.flatMap((tile, index) => (tile ? [index] : []));
  const doors = new Set(dungeon.doors.map(({ at, side }) => `${numberOf(at)}/${side === 'east' ? 1 : 2}`));
  const isShut = (index: number, side: number): boolean =>
    side === 1 || side === 2
      ? doors.has(`${index}/${side}`)
      : doors.has(`${BESIDE[index]![side]}/${opposite(side)}`);
  const beside: number[][] = KEYS.map(() => []);
  const passages: number[][] = KEYS.map(() => []);
  const links: number[][] = KEYS.map(() => []);
  const linkBySide: number[][] = KEYS.map(() => [-1, -1, -1, -1]);
  for (const index of tiles) {
    for (const [side, next] of BESIDE[index]!.entries()) {
      const other = next < 0 ? undefined : placed[next];
      if (!other) continue;
      beside[index]!.push(next);
      if (!isJoined(placed[index]!.exits, side, other.exits)) continue;
      passages[index]!.push(next);
      if (isShut(index, side)) continue;
      links[index]!.push(next);
      linkBySide[index]![side] = next;
    }
  }
  const start = numberOf(dungeon.start);
  const water = placed.map(tile => tile !== undefined && isWater(tile.kind));
  const rays = new Map<number, readonly (readonly number[])[]>();
  const steps = new Map<number, readonly number[]>();
  const passageSteps = new Map<number, readonly number[]>();
  return {
    start,
    tiles,
    isTile: placed.map(tile => tile !== undefined),
    isWater: water,
    waters: tiles.filter(index => water[index]),
    beside,
    passages,
    links,
    main: spread(passages, start).map(distance => distance < UNREACHED),
    entrances: BESIDE[start]!.filter(next => next >= 0 && placed[next]),
    raysFrom: tile => remembered(rays, tile, () => [0, 1, 2, 3].map(side => rayFrom(linkBySide, tile, side))),
    stepsFrom: tile => remembered(steps, tile, () => spread(links, tile)),
    passageStepsFrom: tile => remembered(passageSteps, tile, () => spread(passages, tile)),
  };
}

function rayFrom(linkBySide: readonly (readonly number[])[], from: number, side: number): number[] {
  const ray: number[] = [];
  for (let next = linkBySide[from]![side]!; next >= 0; next = linkBySide[next]![side]!) ray.push(next);
  return ray;
}

/** Breadth first over a table of neighbours. */
export function spread(ways: readonly (readonly number[])[], from: number): number[] {
  const distance = CELLS.map(() => UNREACHED);
  distance[from] = 0;
  const queue = [from];
  for (const index of queue) {
    for (const next of ways[index]!) {
      if (distance[next] !== UNREACHED) continue;
      distance[next] = distance[index]! + 1;
      queue.push(next);
    }
  }
  return distance;
}
