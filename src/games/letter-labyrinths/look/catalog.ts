/** What a seed deals: where enemies and traps fall, and the fortunes in the order in which they would be turned. */
import { shuffle } from '../../../core/rng.ts';
import { DECK_SIZES } from '../data/constants.ts';
import { fortuneOf, fortuneSet } from '../data/fortunes.ts';
import { openTurn } from '../rules/turn.ts';
import type { State } from '../state/state.ts';
import { squareName } from './words.ts';

export function catalog(state: State): string[] {
  const { difficulty } = state.options;
  const size = DECK_SIZES[difficulty][state.pawns.length - 1]!;
  // The deck is shuffled when the last pawn stands; its stream is not touched before.
  const { dice } = openTurn(state);
  const deck = shuffle(dice('deck'), fortuneSet(difficulty)).slice(0, size).toReversed();
  return [
    `Enemies: ${state.enemies.map(({ word, at }) => `${at ? squareName(at) : '-'} ${word}`).join(', ')}`,
    `Traps: ${state.traps.map(({ letter, at }) => `${squareName(at)} ${letter}`).join(', ')}`,
    `Cards: ${deck.map(card => fortuneOf(card).triads.join(' ')).join(', ')}`,
  ];
}
