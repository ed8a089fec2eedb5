/** Everything of the shared pack that is painted by code rather than drawn by hand. */
import type { Sprite } from '../sprite-text.ts';
import { paintCards } from './cards.ts';
import { paintDice } from './dice.ts';
import { paintLogo } from './logo.ts';
import { paintMarks } from './marks.ts';

export function paintShared(): Sprite[] {
  return [...paintDice(), ...paintMarks(), ...paintCards(), ...paintLogo()];
}
