/** Each rat as people meet it. Its sprite bears its name. */
import { counted } from '../../phrases.ts';
import { RATS, type RatKind } from '../data/rats.ts';

interface RatLook {
  /** Within a sentence: "The fat rat snaps." */
  readonly name: string;
  /** What is odd about it, in a line. */
  readonly text: string;
}

export const RAT_LOOKS: Readonly<Record<RatKind, RatLook>> = {
  rat: { name: 'rat', text: `Runs ${counted(RATS.rat.steps, 'square')} a turn and bites.` },
  'fat-rat': {
    name: 'fat rat',
    text: `Slow: ${counted(RATS['fat-rat'].steps, 'square')} a turn. But its teeth find you more often.`,
  },
  'shy-rat': {
    name: 'shy rat',
    text: 'Keeps two squares away until half your candle is gone. Then it bites like any other.',
  },
};
