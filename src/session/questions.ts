/** What a person is asked once more before it is done. */
import type { ConfirmModel } from '../panels/model.ts';

export function askedAgain(label: string, text: string): ConfirmModel {
  return { title: label, lines: [{ text }], yes: label, no: 'Not yet' };
}

export const TAKE_BACK: ConfirmModel = {
  title: 'Take it back?',
  lines: [
    {
      text: 'Dice have spoken since. You may take it back, but then this run is practice and does not rank.',
    },
  ],
  yes: 'Take it back',
  no: 'Leave it',
};

export const BEGIN_AGAIN: ConfirmModel = {
  title: 'Begin again?',
  lines: [{ text: 'You lose this match so far.' }],
  yes: 'Begin again',
  no: 'Play on',
  isGrave: true,
};

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
