import { abilitiesOf } from '../rules/abilities.ts';
import type { State } from '../state/state.ts';

export interface Clock {
  readonly cards: number;
  /** Players' phases left at most, this one included, if nobody recovers a card. */
  readonly phases: number;
  /** Whether somebody may still bring a card back. */
  readonly canRecover: boolean;
}

export function clockOf(state: State): Clock {
  const cards = state.deck.length;
  return { cards, phases: Math.max(1, cards), canRecover: canRecover(state) };
}

/** With a token in hand, or an enemy to capture for one. With an empty deck it comes too late: the card is turned and was the last. */
function canRecover(state: State): boolean {
  const hasEnemies = state.enemies.some(enemy => enemy.at);
  return (
    state.deck.length > 0 &&
    state.pawns.some(
      ({ seat, tokens }) => abilitiesOf(state, seat).includes('recover') && (tokens.length > 0 || hasEnemies),
    )
  );
}
