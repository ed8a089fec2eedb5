/** The states of a badge, for those who cannot see its plaque. */
import type { BadgeRow } from '../model.ts';

export const STATE_WORDS: Readonly<Record<BadgeRow['state'], string>> = {
  earned: 'won',
  claimed: 'being checked',
  old: 'won under older rules',
  open: 'not won yet',
  secret: 'secret',
};
