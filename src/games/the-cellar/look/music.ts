/** The music that fits the moment: rats that are awake, hearts that are left, and how far the candle has burned. */
import type { Cue } from '../../../core/cue.ts';
import { endingCue, worst } from '../../cues.ts';
import { bitersAt } from '../odds/threat.ts';
import { outcome } from '../rules/ending.ts';
import type { State } from '../state/state.ts';

export const TUNE = 'cellar';
/** Turns of light: less is uneasy, less is bad, less is the end. */
const LIGHT = { low: 9, bad: 6, last: 3 } as const;

export function music(state: State): Cue {
  const over = outcome(state);
  if (over) return endingCue(TUNE, over, 0);
  const { hero, rats, candle, turn } = state;
  const biters = bitersAt(state)(hero.at);
  const danger = worst(
    (rats.some(({ awake }) => awake) || candle <= LIGHT.low) && 1,
    (biters > 0 || hero.hearts === 1 || candle <= LIGHT.bad) && 2,
    (biters >= hero.hearts || candle <= LIGHT.last) && 3,
  );
  if (danger === 3) return { tune: TUNE, danger, moment: 'near-death' };
  return { tune: TUNE, danger, ...(turn <= 1 && danger === 0 && { moment: 'opening' }) };
}
