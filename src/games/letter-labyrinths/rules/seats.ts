/**
 * Chapters 5 and 9.1: whom to ask. Seats act in any order, so the asked seat may hand over. People are asked for words
 * before bots; once all words are made, bots settle their abilities first, so that a person has the last word.
 */
import type { Seat } from '../../../core/game.ts';
import type { State } from '../state.ts';
import { abilityActions } from './abilities.ts';
import { pawnOf } from './turn.ts';

export function canAct(state: State, seat: Seat): boolean {
  return pawnOf(state, seat).wordsLeft > 0 || abilityActions(state, seat).length > 0;
}

export function isPerson(state: State, seat: Seat): boolean {
  return state.people.includes(seat);
}

/** Whether every word of the round is made. */
export function allWordsMade(state: State): boolean {
  return state.pawns.every(pawn => pawn.wordsLeft === 0);
}

/** Other seats that could go on in the place of this one. */
export function othersAble(state: State, seat: Seat): Seat[] {
  return state.pawns.map(pawn => pawn.seat).filter(other => other !== seat && canAct(state, other));
}

/** The seats whose abilities are still open when all words are made, apart from this one. */
export function othersUndecided(state: State, seat: Seat): Seat[] {
  return othersAble(state, seat).filter(other => !pawnOf(state, other).declined);
}

/** Whoever goes on after this seat has acted; undefined when the players' phase is over. */
export function nextToPlay(state: State, seat: Seat): Seat | undefined {
  if (pawnOf(state, seat).wordsLeft > 0) return seat;
  const seats = state.pawns.map(pawn => pawn.seat);
  const withWords = seats.filter(other => pawnOf(state, other).wordsLeft > 0);
  if (withWords.length > 0) return withWords.find(other => isPerson(state, other)) ?? withWords[0];
  const undecided = seats.filter(other => !pawnOf(state, other).declined && canAct(state, other));
  return undecided.find(other => !isPerson(state, other)) ?? undecided[0];
}
