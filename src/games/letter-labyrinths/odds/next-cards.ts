/** Which card may be turned next. */
import { fortuneSet } from '../data/fortunes.ts';
import { isTopSeen } from '../rules/turn.ts';
import type { State } from '../state/state.ts';

interface NextCard {
  readonly card: number;
  /** How many of all equally likely ways turn it next. */
  readonly ways: number;
}

/**
 * The cards that may be turned next, as far as the party knows: one that was seen, or else each known to lie in the
 * deck by its share of the deck, and the unseen ones, of which some lie in the box, by equal shares of the rest.
 */
export function nextCards(state: State): NextCard[] {
  const { deck, inDeck, active, spent, lost } = state;
  if (deck.length === 0) return [];
  if (isTopSeen(state)) return [{ card: deck.at(-1)!, ways: 1 }];
  const gone = new Set([active, ...spent, ...lost, ...inDeck]);
  const unseen = fortuneSet(state.options.difficulty).filter(card => !gone.has(card));
  const hidden = deck.length - inDeck.length;
  return [
    ...inDeck.map(card => ({ card, ways: unseen.length })),
    ...(hidden > 0 ? unseen.map(card => ({ card, ways: hidden })) : []),
  ];
}
