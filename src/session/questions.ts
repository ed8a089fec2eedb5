/** What a person is asked once more before it is done. */
import type { ConfirmModel } from '../panels/model.ts';

export function askedAgain(label: string, text: string): ConfirmModel {
  return { title: label, lines: [{ text }], yes: label, no: 'Cancel' };
}

export const TAKE_BACK: ConfirmModel = {
  title: 'Undo?',
  lines: [
    {
      text: "Dice have been rolled since. You can undo, but then this run is practice and doesn't rank.",
    },
  ],
  yes: 'Undo',
  no: 'Cancel',
};

export const BEGIN_AGAIN: ConfirmModel = {
  title: 'Restart?',
  lines: [{ text: 'You lose your progress in this match.' }],
  yes: 'Restart',
  no: 'Play on',
  isGrave: true,
};

/** A link and what is kept began alike and went on differently. Neither is lost. */
export const TWO_VERSIONS: ConfirmModel = {
  title: 'Two versions',
  lines: [
    { text: 'This link and your own match agree at first, then differ. Both are kept.' },
    { text: 'Only one of them can go on. Ask your friend which.', tone: 'dim' },
  ],
  yes: 'Open the link',
  no: 'Open mine',
  isGrave: true,
};

/** Of a table of the Hall, whose match goes on. */
export const LEAVE_TABLE: ConfirmModel = {
  title: 'Leave for good?',
  lines: [{ text: 'A bot plays on for you. If you only step out, your seat waits for you.' }],
  yes: 'Leave for good',
  no: 'Step out',
  isGrave: true,
};

/** Of a ranked attempt, whose clock is the Hall's. */
export const GIVE_UP: ConfirmModel = {
  title: 'Give up this run?',
  lines: [
    { text: 'It was your attempt, and it scores nothing.' },
    { text: "If you only step out, the Hall's clock runs on.", tone: 'dim' },
  ],
  yes: 'Give up',
  no: 'Step out',
  isGrave: true,
};

export const FORGET_NAME: ConfirmModel = {
  title: 'Delete your name?',
  lines: [
    {
      text: 'This Hall deletes your name and your runs from all its boards. Anybody can take the name then.',
    },
    { text: 'Records and saves on this device stay.', tone: 'dim' },
  ],
  yes: 'Delete',
  no: 'Keep it',
  isGrave: true,
};

/** What comes instead is said first. */
export const SKIP_LESSON: ConfirmModel = {
  title: 'Skip the lesson?',
  lines: [{ text: 'A real game starts at once, with tips on the way.' }],
  yes: 'Play for real',
  no: 'Go on learning',
};

/** The first time only: a run that is marked stays marked, and the price stays the same. */
export function askForHelp(price: string | undefined, marks: boolean): ConfirmModel {
  const mark = marks ? 'This marks the run as assisted. Assisted runs rank in a list of their own.' : '';
  const cost = price === undefined ? '' : `Every look costs ${price}.`;
  return {
    title: 'Get help?',
    lines: [{ text: `${mark} ${cost}`.trim() }],
    yes: 'Get help',
    no: 'Cancel',
  };
}
