/** The chance to get out from here, see docs/analyst.md. */
import type { Outlook } from '../../../analyst/outlook.ts';
import { shuffle } from '../../../core/rng.ts';
import type { State } from '../state/state.ts';
import { features } from './features.ts';
import file from './outlook.json';

export const outlook: Outlook<State> = {
  file,
  features,
  // Dice to come are not hers to know, nor which barrel holds what.
  imagine: (view, _seat, dice) => ({
    ...view,
    finds: { ...view.finds, draw: shuffle(dice, view.finds.draw) },
  }),
};
