/** Chapter "Event phase": one card a round, read for the level she is on. */
import { shuffle } from '../../../core/rng.ts';
import { sectionOf } from '../data/event-cards.ts';
import { runEffects } from './effects.ts';
import { levelOf } from './ending.ts';
import type { Turn } from './turn.ts';

export function drawEvent(turn: Turn): void {
  const { state, tell } = turn;
  if (state.eventDeck.length === 0) {
    state.eventDeck = shuffle(turn.dice('deck:events'), state.eventDiscard);
    state.eventDiscard = [];
    tell({ type: 'event-deck-reshuffled' });
  }
  const [card, ...rest] = state.eventDeck;
  const level = levelOf(state);
  state.eventDeck = rest;
  state.eventDiscard = [...state.eventDiscard, card!];
  tell({ type: 'event-drawn', card: card!, level });
  runEffects(turn, card!, sectionOf(card!, level));
}
