/** Chapters "Shifting Corridors" and "Cave In": the dungeon itself changes, but never takes away what the game needs. */
import { sameCell, stepFrom, type Cell } from '../../../core/grid.ts';
import { isWater } from '../data/prefabs.ts';
import { turned, type Rotation, type Door } from '../data/tiles.ts';
import type { Shift } from '../state/actions.ts';
import type { Character, Dungeon, State, TaskOf, Tile } from '../state/state.ts';
import { CELLS, KEYS, keyOf, numberOf, numberOfKey } from './cells.ts';
import { charAt, nothing, rivalOf } from './characters.ts';
import { geometryOf } from './geometry.ts';
import { hasCounter, isStairs } from './reach.ts';
import { looseAt, setLoose } from './treasure.ts';
import type { Turn } from './turn.ts';

const ALL_EDGES = 15;
const TURNS = [1, 2, 3] as const;

/** Heroes, unexplored counters, the Stairs and loose treasure that can be reached from Start now. */
function needed(state: State, except?: Cell): number[] {
  const { main } = geometryOf(state.dungeon);
  const heroes = state.chars.filter(char => char.role === 'hero').map(char => numberOf(char.at));
  const counters = [...Object.keys(state.hidden), ...Object.keys(state.loose)].map(numberOfKey);
  const stairs = state.stairs ? [numberOf(state.stairs)] : [];
  const spared = except && numberOf(except);
  return [...heroes, ...counters, ...stairs].filter(index => main[index] && index !== spared);
}

function keepsAll(before: readonly number[], after: Dungeon): boolean {
  const { main } = geometryOf(after);
  return before.every(index => main[index]);
}

function withTile(dungeon: Dungeon, at: Cell, tile: Tile): Dungeon {
  return { ...dungeon, tiles: { ...dungeon.tiles, [keyOf(at)]: tile } };
}

// ── Shifting Corridors ─────────────────────────────────────────────────────────────────────────────────────────

function turnedTile(tile: Tile, turns: number): Tile {
  return { ...tile, exits: turned(tile.exits, turns), rot: ((tile.rot + turns) % 4) as Rotation };
}

/** The dungeon as it would be after the turn. */
export function turnedDungeon(dungeon: Dungeon, { at, turns }: Shift): Dungeon {
  return withTile(dungeon, at, turnedTile(dungeon.tiles[keyOf(at)]!, turns));
}

/** Turns of tiles beside the victim that change something and cut nothing off. */
function shiftsOf(state: State, victim: Character): Shift[] {
  const { dungeon } = state;
  const { beside, start } = geometryOf(dungeon);
  const before = needed(state);
  const found: Shift[] = [];
  for (const index of beside[numberOf(victim.at)]!) {
    const tile = dungeon.tiles[KEYS[index]!]!;
    if (index === start || isWater(tile.kind) || tile.exits === ALL_EDGES) continue;
    const seen = new Set([tile.exits]);
    for (const turns of TURNS) {
      const next = turnedTile(tile, turns);
      if (seen.has(next.exits)) continue;
      seen.add(next.exits);
      if (keepsAll(before, withTile(dungeon, CELLS[index]!, next))) found.push({ at: CELLS[index]!, turns });
    }
  }
  return found;
}

export function runShift(turn: Turn, task: TaskOf<'shift'>, victim: Character): void {
  const { state, push } = turn;
  const options = shiftsOf(state, victim);
  if (options.length === 0) return nothing(turn, victim, 'nothing-turned');
  push(task);
  state.ask = { seat: rivalOf(state, victim), kind: 'shift', victim: victim.id, options };
}

/** Whoever and whatever is on the tile stays; a door in what is now a wall waits until it is a passage again. */
export function shift({ state, tell }: Turn, victim: Character, { at, turns }: Shift): void {
  state.dungeon = turnedDungeon(state.dungeon, { at, turns });
  const { exits } = state.dungeon.tiles[keyOf(at)]!;
  tell({ type: 'tile-turned', seat: rivalOf(state, victim), at, turns, exits });
}

// ── Cave In ────────────────────────────────────────────────────────────────────────────────────────────────────

export function runCollapse(turn: Turn, { at }: TaskOf<'collapse'>): void {
  const { state, tell } = turn;
  const { dungeon } = state;
  const tile = dungeon.tiles[keyOf(at)];
  if (!tile) return;
  const after = withoutTile(dungeon, at);
  if (isPropped(state, at) || !keepsAll(needed(state, at), after)) {
    state.dungeon = withTile(dungeon, at, { ...tile, rubble: true });
    return tell({ type: 'tile-rubble', at });
  }
  state.dungeon = after;
  tell({ type: 'tile-collapsed', at, doors: dungeon.doors.filter(door => !after.doors.includes(door)) });
  bury(turn, at);
}

/** What the roof never falls on: Start, the Stairs, a counter, a character. */
function isPropped(state: State, at: Cell): boolean {
  const isStart = sameCell(at, state.dungeon.start);
  return isStart || isStairs(state, at) || hasCounter(state, at) || charAt(state, at) !== undefined;
}

function withoutTile(dungeon: Dungeon, at: Cell): Dungeon {
  const { [keyOf(at)]: _, ...tiles } = dungeon.tiles;
  return { ...dungeon, tiles, doors: dungeon.doors.filter(door => !touches(door, at)) };
}

function touches(door: Door, at: Cell): boolean {
  return [door.at, stepFrom(door.at, door.side)].some(each => sameCell(each, at));
}

/** The only way in which treasure leaves the game. */
function bury(turn: Turn, at: Cell): void {
  const amount = looseAt(turn.state, at);
  if (amount === 0) return;
  setLoose(turn, at, 0);
  turn.state.buried += amount;
  turn.tell({ type: 'treasure-buried', at, amount });
}
