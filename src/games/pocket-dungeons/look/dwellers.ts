/** How each kind of dweller sounds, and the line on the card that is held up when it comes. */
import { isDweller, type CardId, type DwellerId } from '../data/cards.ts';

interface DwellerLook {
  readonly voice: string;
  readonly tip: string;
}

export const DWELLER_LOOKS: Readonly<Record<DwellerId, DwellerLook>> = {
  'shambling-corpse': { voice: 'groan', tip: 'Slow, hard to kill, and scary to stand beside.' },
  'goblin-warrior': { voice: 'giggle', tip: 'A coward, but deadly round corners.' },
  'goblin-hunter': { voice: 'giggle', tip: 'An archer. A coward, and hard to charge.' },
  lizardman: { voice: 'hiss', tip: 'Dives into one pool and comes up in another.' },
  'shroud-ghost': { voice: 'wail', tip: 'Moves through walls and attacks with magic.' },
  troll: { voice: 'roar', tip: 'Three dice and a stone. Charges what it sees.' },
};

/** Delvers have no growl. */
export function voiceOf(card: CardId): string {
  return isDweller(card) ? DWELLER_LOOKS[card].voice : 'step';
}
