/** The first lesson: a fixed board with two goblins, loaded dice, and the actions that the script asks for. */
import type { Step } from '../../../core/game.ts';
import { cell } from '../../../core/grid.ts';
import { loadDice } from '../../../core/rng.ts';
import type { LessonPart } from '../../lesson.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { create } from './setup.ts';

const DICE = { dice: [2, 1, 2, 1, 1, 4, 1], events: [6, 5, 4] };

/** Begins with the gift, as every run does. Not reachable through `create`, so no ranked run can have loaded dice. */
export function lessonStart(): Step<State, Event> {
  const { state, events } = create({ seed: 'lesson', seats: ['human'], options: { choices: 'auto' } });
  return {
    state: { ...state, options: { choices: 'auto', deal: 'lesson' }, rng: loadDice(state.rng, DICE) },
    events,
  };
}

const to = (x: number, y: number): Action => ({ type: 'move', to: cell(x, y) });
const walk = (...tiles: (readonly [number, number])[]): Action[] => tiles.map(([x, y]) => to(x, y));
const END: Action = { type: 'end' };
const INVENTORY: Action = { type: 'inventory' };

/** The goblins by their ids on the lesson's board. */
const ARCHER = 0;
const SNEAK = 1;

export const LESSON_PARTS = [
  { id: 'two-actions', actions: [{ type: 'gift', item: 'short-sword' }, ...walk([4, 2], [5, 2])] },
  { id: 'sight-and-flee', actions: walk([6, 2], [6, 3]) },
  { id: 'attack', actions: [to(6, 4), { type: 'attack', monster: ARCHER }] },
  { id: 'crossing', actions: [to(7, 4), END] },
  {
    id: 'cast',
    actions: [
      ...walk([8, 4], [9, 4], [10, 4]),
      { type: 'cast', spell: 'fireball', monster: SNEAK },
      { type: 'attack', monster: SNEAK },
      { type: 'guzzle', potion: 'health' },
    ],
  },
  { id: 'inventory', actions: [...walk([10, 3], [10, 2], [9, 2]), INVENTORY] },
  {
    id: 'shop',
    actions: [
      ...walk([10, 2], [10, 3], [10, 4], [10, 5], [10, 6]),
      INVENTORY,
      { type: 'buy', item: 'health-potion-1' },
      { type: 'leave' },
    ],
  },
  {
    id: 'leave',
    actions: [
      ...walk([10, 7], [9, 7], [8, 7], [7, 7], [6, 7], [6, 8], [5, 8], [4, 8], [3, 8], [3, 7]),
      INVENTORY,
    ],
  },
] as const satisfies readonly LessonPart<Action>[];
