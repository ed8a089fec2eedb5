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

/** What doors do not change: many dungeons share their tiles. */
const groundOf = once((laid: Dungeon['tiles']) => {
  const placed = KEYS.map(key => laid[key]);
  const tiles = placed.flatMap((tile, index) => (tile ? [index] : []));
  const isWet = placed.map(tile => tile !== undefined && isWater(tile.kind));
  const beside: (readonly number[])[] = KEYS.map(() => NONE);
  const bySide: (readonly number[])[] = KEYS.map(() => NO_WAY);
  const passages: (readonly number[])[] = KEYS.map(() => NONE);
  for (const index of tiles) {
    const { exits } = placed[index]!;
    beside[index] = BESIDE[index]!.filter(next => next >= 0 && placed[next]);
    bySide[index] = BESIDE[index]!.map((next, side) => {
      const other = next < 0 ? undefined : placed[next];
      return other && isJoined(exits, side, other.exits) ? next : -1;
    });
    passages[index] = bySide[index].filter(isWay);
  }
  return {
    tiles,
    isTile: placed.map(tile => tile !== undefined),
    isWater: isWet,
    waters: tiles.filter(index => isWet[index]),
    beside,
    bySide,
    passages,
    steps: new Map<number, readonly number[]>(),
  };
});

const NONE: readonly number[] = [];
const NO_WAY: readonly number[] = [-1, -1, -1, -1];
const isWay = (next: number): boolean => next >= 0;

function survey(dungeon: Dungeon): Geometry {
  const { tiles, isTile, isWater: isWet, waters, beside, bySide, passages, steps } = groundOf(dungeon.tiles);
  const linkBySide = [...bySide];
  const links = [...passages];
  const shut = (index: number, side: number): void => {
    linkBySide[index] = linkBySide[index]!.with(side, -1);
    links[index] = linkBySide[index].filter(isWay);
  };
  for (const { at, side: name } of dungeon.doors) {
    const side = name === 'east' ? 1 : 2;
    shut(numberOf(at), side);
    shut(BESIDE[numberOf(at)]![side]!, opposite(side));
  }
  const start = numberOf(dungeon.start);
  const passageStepsFrom = (tile: number): readonly number[] =>
    remembered(steps, tile, () => spread(passages, tile));
  const rays = new Map<number, readonly (readonly number[])[]>();
  const linkSteps = new Map<number, readonly number[]>();
  return {
    start,
    tiles,
    isTile,
    isWater: isWet,
    waters,
    beside,
    passages,
    links,
    main: passageStepsFrom(start).map(distance => distance < UNREACHED),
    entrances: BESIDE[start]!.filter(next => next >= 0 && isTile[next]),
    raysFrom: tile => remembered(rays, tile, () => [0, 1, 2, 3].map(side => rayFrom(linkBySide, tile, side))),
    stepsFrom: tile => remembered(linkSteps, tile, () => spread(links, tile)),
    passageStepsFrom,
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
