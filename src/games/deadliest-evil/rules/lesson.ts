/** The first lesson: a fixed dungeon, loaded dice, and the actions that the script asks for. */
import type { Step } from '../../../core/game.ts';
import { loadDice } from '../../../core/rng.ts';
import type { LessonPart } from '../../lesson.ts';
import { EVENT_CARD_IDS, type EventCardId } from '../data/event-cards.ts';
import type { SpaceId } from '../data/tile-faces.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { create } from './setup.ts';

/** One after another: her walks, a dart, the goblins' first blows, her sword, a miss, the run home. */
const THROWS = [6, 5, 3, 3, 4, 2, 2, 5, 5, 4, 2, 3, 2, 2, 5, 8, 6];
/** One card a round; the last round ends in daylight. */
const CARDS: readonly EventCardId[] = [
  'goblin-lookout',
  'dart-slits',
  'hidden-spring',
  'squabble',
  'bone-sentinel',
];

/** Not reachable through `create`, so no ranked run can have loaded dice or stacked decks. */
export function lessonStart(): Step<State, Event> {
  const { state, events } = create({ seed: 'lesson', seats: ['human'], options: {} });
  return {
    state: {
      ...state,
      rng: loadDice(state.rng, { dice: THROWS }),
      stacks: {
        1: ['gallery', 'stairs-1', 'cliff', 'crucible'],
        2: ['narrow', 'stairs-2', 'pit', 'book'],
        3: ['blades', 'bend-left', 'bend-right', 'dead-end'],
      },
      searchDecks: {
        ...state.searchDecks,
        1: ['healing-balm', 'nothing', 'amulet-of-speed', 'nothing', 'healing-balm', 'nothing'],
      },
      eventDeck: [...CARDS, ...EVENT_CARD_IDS.filter(id => !CARDS.includes(id))],
    },
    events,
  };
}

const RUN: Action = { type: 'assign', combat: 4, defense: 6, speed: 8 };
const FIGHT: Action = { type: 'assign', combat: 8, defense: 6, speed: 4 };
const ROLL: Action = { type: 'roll-move' };
const SEARCH: Action = { type: 'search' };
const ONWARD: Action = { type: 'explore', exit: 'onward' };
/** `walk('1b', '1c')` */
const walk = (...names: string[]): Action[] =>
  names.map(name => ({ type: 'step', to: { tile: Number(name[0]), space: name[1] as SpaceId } }));

export const LESSON_PARTS = [
  { id: 'three-dice', actions: [RUN] },
  { id: 'into-the-dark', actions: [ROLL, ONWARD, ...walk('1b', '1c', '1d'), ONWARD, ...walk('2b')] },
  { id: 'search', actions: [RUN, SEARCH, ROLL, ...walk('2c', '2d'), ONWARD, ...walk('3b', '3c')] },
  { id: 'they-arrive', actions: [RUN, SEARCH, { type: 'end-turn' }] },
  {
    id: 'mend-and-fight',
    actions: [
      FIGHT,
      { type: 'use-item', item: 'healing-balm' },
      { type: 'attack', monster: 'g1' },
      { type: 'attack', monster: 'g2' },
    ],
  },
  { id: 'move-after-attacking', actions: [ROLL, ...walk('3d'), ONWARD] },
  {
    id: 'home',
    actions: [
      RUN,
      ROLL,
      ...walk('3d', '3c', '3b', '3a', '2d', '2c', '2b', '2a'),
      RUN,
      ROLL,
      ...walk('1d', '1c', '1b', '1a', '0a'),
      { type: 'end-move' },
    ],
  },
] as const satisfies readonly LessonPart<Action>[];
