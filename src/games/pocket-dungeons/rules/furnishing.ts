/** Chapters "Counters" and "Doors": where they may be laid. */
import type { Door } from '../data/tiles.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Dungeon, State } from '../state/state.ts';
import { BESIDE, CELLS, cellsAt, keyOf, KEYS } from './cells.ts';
import { geometryOf, type Geometry } from './geometry.ts';

/**
 * Dry, neither Start nor an entrance, and no counter on any neighbouring cell. Where that leaves nothing, only
 * neighbours behind a wall are forgiven, and then all.
 */
export function counterCells({ dungeon, hidden }: Pick<State, 'dungeon' | 'hidden'>): Cell[] {
  const geometry = geometryOf(dungeon);
  const holds = (index: number): boolean => index >= 0 && KEYS[index]! in hidden;
  const free = geometry.tiles.filter(
    index => isDryAndApart(geometry, index) && !geometry.entrances.includes(index) && !holds(index),
  );
  const apart = free.filter(index => !BESIDE[index]!.some(holds));
  if (apart.length > 0) return cellsAt(apart);
  const walled = free.filter(index => !geometry.passages[index]!.some(holds));
  return cellsAt(walled.length > 0 ? walled : free);
}

/** Passages between two dry tiles, neither of them Start, without a door; east before south. */
export function doorEdges(dungeon: Dungeon): Door[] {
  const geometry = geometryOf(dungeon);
  const edges: Door[] = [];
  for (const index of geometry.tiles) {
    if (!isDryAndApart(geometry, index)) continue;
    for (const [side, name] of [
      [1, 'east'],
      [2, 'south'],
    ] as const) {
      const next = BESIDE[index]![side]!;
      if (next < 0 || !geometry.links[index]!.includes(next) || !isDryAndApart(geometry, next)) continue;
      edges.push({ at: CELLS[index]!, side: name });
    }
  }
  return edges;
}

/** The next counter of the deck. */
export function layCounter(state: State, at: Cell): void {
  state.hidden = { ...state.hidden, [keyOf(at)]: state.deck[0]! };
  state.deck = state.deck.slice(1);
}

export function hangDoor(state: State, door: Door): void {
  state.dungeon = { ...state.dungeon, doors: [...state.dungeon.doors, door] };
}

function isDryAndApart({ isTile, isWater, start }: Geometry, index: number): boolean {
  return isTile[index]! && !isWater[index] && index !== start;
}
