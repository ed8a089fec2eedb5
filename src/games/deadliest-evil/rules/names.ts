/** How the things that hurt are called in a sentence. */
import { EVENT_CARDS } from '../data/event-cards.ts';
import { SEARCH_CARDS } from '../data/search-cards.ts';
import type { Source } from '../state/state.ts';

/** "a goblin", "the Pit", "Falling Masonry". */
export function nameOfSource(source: Source): string {
  switch (source) {
    case 'goblin':
      return 'a goblin';
    case 'skeleton':
      return 'a skeleton';
    case 'grislyk':
      return 'Grislyk';
    case 'pit':
      return 'the Pit';
    case 'blades':
      return 'the Hall of Blades';
    default:
      return CARD_NAMES.get(source)!;
  }
}

const CARD_NAMES = new Map<Source, string>(
  [...EVENT_CARDS, ...SEARCH_CARDS].map(({ id, name }) => [id, name]),
);
