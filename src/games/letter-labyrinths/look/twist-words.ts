/** The twists as their cards tell them. */
import type { Twist } from '../data/dungeons.ts';

export const TWIST_WORDS: Readonly<Record<Twist, { name: string; text: string }>> = {
  none: { name: 'No twist', text: 'Walls, traps and words, nothing more.' },
  drift: {
    name: 'Current',
    text: 'After the enemies each trap whose vowel is on the card drifts one square that way. Onto a pawn it snaps: a card burns.',
  },
  doors: {
    name: 'Lettered doors',
    text: 'A closed door is a wall. A word that holds its letter opens it for good, for everybody.',
  },
  growth: {
    name: 'Growth',
    text: 'A trap sprouts after every enemy phase. The boss grows at one third and at two thirds of its hits.',
  },
  hush: { name: 'Hush', text: 'The vowel that is missing on the card is hushed: no word may hold it.' },
};
