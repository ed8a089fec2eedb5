import type { RoomCard } from '../room.ts';

export const card: RoomCard = {
  id: 'letter-labyrinths',
  title: 'Letter Labyrinths',
  // The rulebook names no designer, only those it thanks and the account that published its files.
  designer: 'unnamed makers, published by JRJurman',
  tagline: 'Every letter is a step. Spell your way to five enemies and their boss before the cards run out.',
  accent: 'ice',
  seats: { min: 1, max: 6, usual: 1 },
  minutes: '10-25',
  isPractice: false,
};
