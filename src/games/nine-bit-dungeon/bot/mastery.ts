/** How 9-Bit is mastered, see docs/analyst.md. */
import type { Mastery } from '../../../bots/master.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { appraise } from './appraisal.ts';

export const mastery: Mastery<State, Action> = {
  // Five turns are the length of a fight; so many steps are hundredths of a second.
  effort: { steps: 300, ahead: 5, most: 20 },
  // Where nobody sees her, one way is as good as another to the outlook; the bot knows where it wants to go.
  rivals: (view, _seat, legal) =>
    appraise(view).isCalm ? legal.filter(({ type }) => type !== 'move' && type !== 'end') : legal,
};
