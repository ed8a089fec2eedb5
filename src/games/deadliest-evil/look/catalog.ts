/** What a seed deals: tiles, search cards and events, top card first. */
import { LEVELS, ROMAN } from '../data/constants.ts';
import { eventCard } from '../data/event-cards.ts';
import type { State } from '../state/state.ts';
import { tileName } from './tiles.ts';
import { cardName } from './words.ts';

export function catalog(state: State): string[] {
  return [
    ...LEVELS.map(level => `Level ${ROMAN[level]}: ${state.stacks[level].map(tileName).join(', ')}`),
    ...LEVELS.map(level => `Search ${ROMAN[level]}: ${state.searchDecks[level].map(cardName).join(', ')}`),
    `Events: ${state.eventDeck.map(id => eventCard(id).name).join(', ')}`,
  ];
}
