/** The chance to win from here, see docs/analyst.md. */
import type { Outlook } from '../../../analyst/outlook.ts';
import type { DieFace } from '../data/constants.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { appraise } from './appraisal.ts';
import { features } from './features.ts';
import file from './outlook.json';

export const outlook: Outlook<State, Action> = {
  file,
  features,
  // Dice to come are not hers to know, nor what is in a closed chest.
  imagine: (view, _seat, dice) =>
    view.chestOpen || !view.layout ? view : { ...view, chestRoll: dice.roll(6) as DieFace },
  // Where nobody sees her, one way is as good as another to the outlook; the bot knows where it wants to go.
  rivals: (view, _seat, legal) =>
    appraise(view).isCalm ? legal.filter(({ type }) => type !== 'move' && type !== 'end') : legal,
};
