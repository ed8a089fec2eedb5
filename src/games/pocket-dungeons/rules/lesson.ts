/** The first lesson: a fixed dungeon, loaded dice, and the actions that the script asks for. */
import type { Step } from '../../../core/game.ts';
import { cell } from '../../../core/grid.ts';
import { loadDice } from '../../../core/rng.ts';
import type { LessonPart } from '../../lesson.ts';
import { DELVERS, isDelver } from '../data/cards.ts';
import { LESSON_BOARD } from '../data/lesson-board.ts';
import type { Action } from '../state/actions.ts';
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

// biome-ignore format: one line a throw
const DICE = {
  dice: [
    5, 2, 1,          // explore: one success
    4, 4, 6,          // explore: three successes
    5, 3, 4, 2,       // the Thief's attack and defence
    4, 1, 5,          // the Goblin's
    5,                // the Hunter dares
    6, 2, 3, 3,       // the Hunter's attack and defence
    5, 3, 1,          // the Dwarf's defence
    4,                // and what Resilient makes of its best die
    5, 4, 1,          // explore: as far as the treasure
    2, 1, 3,          // explore: one step
    6, 2, 1,          // the lock
    5, 4, 1,          // explore: to the last counter
  ],
  charts: [
    3, 4,             // Treasure: loot
    4, 4, 1, 2,       // Hazard: encounter; a Goblin Warrior
    3, 4,             // Door: locked
  ],
};

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
  const turn = openTurn({ ...empty, dungeon: lessonDungeon(), rng: loadDice(empty.rng, DICE) });
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

const { thief, dwarf, hunter, goblin } = LESSON_CHARS;
const activate = (char: number): Action => ({ type: 'activate', char });
const walk = (...tiles: (readonly [number, number])[]): Action[] => [
  activate(thief),
  { type: 'explore' },
  ...tiles.map(([x, y]): Action => ({ type: 'step', to: cell(x, y) })),
];

export const LESSON_PARTS = [
  { id: 'explore', actions: walk([2, 0]) },
  { id: 'gather', actions: [activate(thief), { type: 'gather' }] },
  { id: 'hazard', actions: walk([1, 0], [1, 1], [1, 2], [1, 3]) },
  {
    id: 'assault',
    actions: [activate(thief), { type: 'close-assault', target: goblin, path: [cell(1, 2)] }],
  },
  { id: 'scheme', actions: [activate(hunter), { type: 'ranged-assault', target: dwarf, attack: 'ranged' }] },
  {
    id: 'walk',
    actions: [...walk([1, 1], [2, 1], [3, 1]), activate(thief), { type: 'gather' }, ...walk([4, 1])],
  },
  { id: 'door', actions: [activate(thief), { type: 'open-door', side: 'east' }] },
  { id: 'stairs', actions: [...walk([5, 1], [5, 2], [5, 3]), activate(thief), { type: 'exit' }] },
] as const satisfies readonly LessonPart<Action>[];
