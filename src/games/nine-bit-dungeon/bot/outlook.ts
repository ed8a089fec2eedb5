/** The chance to win from here, see docs/analyst.md. */
import type { Outlook } from '../../../analyst/outlook.ts';
import type { DieFace } from '../data/constants.ts';
import type { State } from '../state/state.ts';
import { features } from './features.ts';
import file from './outlook.json';

export const outlook: Outlook<State> = {
  file,
  features,
  // Dice to come are not hers to know, nor what is in a closed chest.
  imagine: (view, _seat, dice) =>
    view.chestOpen || !view.layout ? view : { ...view, chestRoll: dice.roll(6) as DieFace },
};
