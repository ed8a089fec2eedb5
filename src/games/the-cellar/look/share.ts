import type { Outcome } from '../../../core/outcome.ts';
import { HEARTS } from '../data/constants.ts';
import type { State } from '../state/state.ts';

/** "##. escaped, turn 9": hearts, how it ended, when. */
export function share({ hero: { hearts }, turn }: State, { reason }: Outcome): string {
  return `${'#'.repeat(hearts)}${'.'.repeat(HEARTS - hearts)} ${reason}, turn ${turn}`;
}
