/** The first lesson: a fixed dungeon, stacked decks, and what its dice show. */
import type { Step } from '../../../core/game.ts';
import { EVENT_CARD_IDS, type EventCardId } from '../data/event-cards.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { create } from './setup.ts';

/** How many spaces the stops of the lesson are from the gate. */
export const FAR = { stairs: 6, cliff: 11, chamber: 13 } as const;

/** What the dice show, whatever the pupil does: hers first in an attack, the goblin's first when it strikes. */
export const LESSON_DICE = { kill: [5, 4], tie: [2, 3], dart: [3, 3], goblin: 4 } as const;

/** One card a round; the last round ends in daylight. */
const CARDS: readonly EventCardId[] = [
  'goblin-lookout',
  'dart-slits',
  'hidden-spring',
  'squabble',
  'bone-sentinel',
];

/** Not reachable through `create`, so no ranked run can have stacked decks. */
export function lessonStart(): Step<State, Event> {
  const { state, events } = create({ seed: 'lesson', seats: ['human'], options: {} });
  return {
    state: {
      ...state,
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
