/** What is asked before a match that is kept goes. Apart from the table's questions, which the menu does not need. */
import type { ConfirmModel } from '../panels/model.ts';

/** It is nobody's save but this device's. */
export function removing(line: string): ConfirmModel {
  return {
    title: 'Remove this match?',
    lines: [{ text: `${line}. Only this device forgets it.` }],
    yes: 'Remove',
    no: 'Keep it',
    isGrave: true,
  };
}

/** A room keeps one match that was left. */
export function replacing(room: string, turns: number): ConfirmModel {
  return {
    title: 'Start a new run?',
    lines: [{ text: `You have a paused run in ${room} (turn ${turns}). A new run replaces it.` }],
    yes: 'Start new',
    no: 'Keep it',
    isGrave: true,
  };
}
