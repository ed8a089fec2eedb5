/**
 * Chapters 5 and 9.1: whom to ask. Seats act in any order, so the asked seat may hand over. By themselves words are
 * asked for from the first seat on, and open abilities from the last seat on: people, who sit down first, begin a round
 * and have the last word in it. The rules do not know who is a person, so that a run can be played on by another.
 */
import type { Seat } from '../../../core/game.ts';
import type { State } from '../state/state.ts';
import { abilityActions } from './abilities.ts';
import { pawnOf } from './turn.ts';

function canAct(state: State, seat: Seat): boolean {
  return pawnOf(state, seat).wordsLeft > 0 || abilityActions(state, seat).length > 0;
}

/** Whether every word of the round is made. */
export function allWordsMade(state: State): boolean {
  return state.pawns.every(pawn => pawn.wordsLeft === 0);
}

/** Other seats that could go on in the place of this one. */
export function othersAble(state: State, seat: Seat): Seat[] {
  return state.pawns.map(pawn => pawn.seat).filter(other => other !== seat && canAct(state, other));
}

/** Whoever wanted no ability decided about another board: after somebody's word or ability all are asked again. */
export function askAnew(state: State): void {
  for (const pawn of state.pawns) pawn.declined = false;
}

/** The seats whose abilities are still open when all words are made, apart from this one. */
export function othersUndecided(state: State, seat: Seat): Seat[] {
  return othersAble(state, seat).filter(other => !pawnOf(state, other).declined);
}

/** Whoever goes on after this seat has acted; undefined when the players' phase is over. */
export function nextToPlay(state: State, seat: Seat): Seat | undefined {
  if (pawnOf(state, seat).wordsLeft > 0) return seat;
  const seats = state.pawns.map(pawn => pawn.seat);
  return (
    seats.find(other => pawnOf(state, other).wordsLeft > 0) ??
    seats.findLast(other => !pawnOf(state, other).declined && canAct(state, other))
  );
}
