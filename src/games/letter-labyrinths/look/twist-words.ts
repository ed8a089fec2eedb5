/** The twists as their cards tell them. */
import type { Twist } from '../data/dungeons.ts';

export const TWIST_WORDS: Readonly<Record<Twist, { name: string; text: string }>> = {
  none: { name: 'No twist', text: 'Walls, traps and words, nothing more.' },
  drift: {
    name: 'Current',
    text: 'After the enemies each trap whose vowel is on the card drifts one square that way, if it can. Onto a pawn it snaps: a card burns.',
  },
  doors: {
    name: 'Lettered doors',
    text: 'A closed door is a wall to all but the boss. Walk into it with a word that holds its letter: it opens for good, for everybody.',
  },
  growth: {
    name: 'Growth',
    text: 'A trap sprouts in every enemy phase while the bag holds one. From one third of its hits on the boss grows, from two thirds again, one size a phase.',
  },
  hush: {
    name: 'Hush',
    text: 'The vowel that is missing on the card is hushed: none of your words may hold it.',
  },
};
