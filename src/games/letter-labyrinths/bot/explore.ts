/** The explorer: the best words from here out of the whole list, for those who want to learn. */
import type { Seat } from '../../../core/game.ts';
import { WORD_LENGTH } from '../data/constants.ts';
import type { State } from '../state/state.ts';
import { Outlook, type Candidate } from './candidates.ts';
import { LEVELS, type Level } from './levels.ts';

/** Weighs as the hard bot does, and knows every word that the house may say. */
export const WHOLE_LIST: Level = { ...LEVELS.hard, mostTier: 99, mostLetters: WORD_LENGTH.most };

export function bestWords(view: State, seat: Seat, count = 12): Candidate[] {
  return new Outlook(view, seat, WHOLE_LIST).ranked(count);
}
