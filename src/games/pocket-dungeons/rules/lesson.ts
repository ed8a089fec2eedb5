/** The first lesson: a fixed dungeon, and the dice that it wants to be thrown. */
import type { Step } from '../../../core/game.ts';
import { cell } from '../../../core/grid.ts';
import { DELVERS, isDelver } from '../data/cards.ts';
import { LESSON_BOARD } from '../data/lesson-board.ts';
import type { Event } from '../state/events.ts';
import type { Dungeon, State } from '../state/state.ts';
import { newTile } from './building.ts';
import { keyOf } from './cells.ts';
import { addChar, change } from './characters.ts';
import { emptyState, newPlayer } from './setup.ts';
import { openTurn } from './turn.ts';
import { beginPlay } from './turns.ts';

/** The ids of the figures, in the order of the map. */
export const LESSON_CHARS = { thief: 0, dwarf: 1, hunter: 2, goblin: 3 } as const;

/** Where the lesson leads: three counters, and the treasure of the Dwarf, who stands at a door: no turn is a mere walk to it. */
export const LESSON_TILES = {
  treasure: cell(2, 0),
  hazard: cell(1, 3),
  dwarf: cell(3, 1),
  door: cell(3, 1),
  stairs: cell(5, 3),
} as const;

/** What the dice show, whenever it is tried: successes of a walk, fights, the lock, and what counters turn out to be. */
// biome-ignore format: one line a throw
export const LESSON_DICE = {
  /** By the steps that they allow. */
  walk: { 1: [2, 1, 3], 2: [5, 2, 1], 3: [5, 4, 1], 4: [4, 4, 6] },
  /** The Thief's attack and defence, then the Goblin's. */
  thief: [5, 3, 4, 2, 4, 1, 5],
  /** The Hunter dares; its attack and defence; the Dwarf's defence, and what Resilient makes of its best die. */
  hunter: [5, 6, 2, 3, 3, 5, 3, 1, 4],
  lock: [6, 2, 1],
} as const;

export const LESSON_CHARTS = {
  loot: [3, 4],
  /** An encounter: a Goblin Warrior. */
  goblin: [4, 4, 1, 2],
  locked: [3, 4],
} as const;

function lessonDungeon(): Dungeon {
  const { tiles, doors, extent } = LESSON_BOARD;
  return {
    start: tiles.find(tile => tile.kind === 'start')!.at,
    tiles: Object.fromEntries(tiles.map(({ at, kind, rot }) => [keyOf(at), newTile(kind, rot)])),
    doors,
    frame: { at: cell(0, 0), extent },
  };
}

/** Not reachable through `create`, so no ranked run can have loaded dice. */
export function lessonStart(): Step<State, Event> {
  const options = { build: 'quick', recruits: 'any-free', delver: 'random', deal: 'lesson' } as const;
  const empty = emptyState('lesson', options);
  const turn = openTurn({ ...empty, dungeon: lessonDungeon() });
  const { state } = turn;
  const { counters, spawns } = LESSON_BOARD;
  state.hidden = Object.fromEntries(counters.map(({ at, counter }) => [keyOf(at), counter]));
  for (const { card, seat, at, treasure } of spawns) {
    const { id } = addChar(turn, { card, role: seat === null ? 'dweller' : 'hero', owner: seat, at });
    change(turn, id, { treasure });
    if (isDelver(card)) state.players = [...state.players, newPlayer(seat!, card)];
    else state.supply = { ...state.supply, [card]: state.supply[card] - 1 };
  }
  state.recruits = DELVERS.filter(id => !state.players.some(player => player.delver === id));
  state.treasures =
    counters.filter(({ counter }) => counter === 'treasure').length +
    spawns.reduce((sum, { treasure }) => sum + treasure, 0);
  beginPlay(turn);
  return { state, events: turn.events };
}
