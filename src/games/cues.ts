/** What the rooms' cues for the band have in common: how signs of danger add up, how a match begins and ends. */
import type { Outcome, Seat } from '../core/outcome.ts';
import type { Cue, Danger } from '../core/cue.ts';

/** The gravest of the signs that are there: `worst(isHurt && 2, isSeen && 1)`. */
export function worst(...signs: readonly (Danger | false)[]): Danger {
  return signs.reduce<Danger>((most, sign) => (sign !== false && sign > most ? sign : most), 0);
}

/** The cue of a match that is over, as this seat hears it: among rivals only the first place has won. */
export function endingCue(tune: string, { ending, results }: Outcome, seat: Seat): Cue {
  const isFirst = results.some(row => row.seat === seat && row.place === 1);
  const isWon = ending === 'won' || (ending === 'ranked' && isFirst);
  return { tune, danger: 0, moment: isWon ? 'victory' : 'defeat' };
}
