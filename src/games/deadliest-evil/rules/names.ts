/** How results, and the things that hurt, are called in a sentence. */
import { EVENT_CARDS } from '../data/event-cards.ts';
import { MONSTERS } from '../data/monsters.ts';
import { SEARCH_CARDS } from '../data/search-cards.ts';
import type { Result, Source } from '../state/state.ts';

const NAMES = new Map<Source, string>([
  ['pit', 'the Pit'],
  ['blades', 'the Hall of Blades'],
  ...MONSTERS.map(({ id, name, limit }) => [id, limit === 1 ? name : `a ${name.toLowerCase()}`] as const),
  ...[...EVENT_CARDS, ...SEARCH_CARDS].map(({ id, name }) => [id, name] as const),
]);

/** "a goblin", "the Pit", "Falling Masonry". */
export function nameOfSource(source: Source): string {
  return NAMES.get(source)!;
}

export const RESULT_NAMES: Readonly<Record<Result, string>> = {
  ultimate: 'Ultimate victory',
  greater: 'Greater victory',
  minor: 'Minor victory',
  defeat: 'Defeat',
};
