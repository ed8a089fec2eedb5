import type { RoomCard } from '../room.ts';

export const card: RoomCard = {
  id: 'deadliest-evil',
  title: 'Dungeon of Deadliest Evil',
  short: 'Deadliest Evil',
  designer: 'Noah Sheola, 2013 (his texts and pictures, CC BY-NC-ND 3.0, are not used)',
  tagline:
    'Three dice, three jobs, and hunters on the track. Take the Book, break the Crucible, get out alive.',
  accent: 'violet',
  seats: {
    min: 1,
    max: 4,
    usual: 1,
    many: 'A contest: everybody raids the same dungeon with the same cards, one after another.',
  },
  minutes: '5-12',
  isPractice: false,
};
