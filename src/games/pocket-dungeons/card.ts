import type { RoomCard } from '../room.ts';

export const card: RoomCard = {
  id: 'pocket-dungeons',
  title: 'Pocket-Dungeons',
  designer: 'A. Marston Croft',
  tagline:
    'Walk, fight or pull the strings of a monster. Treasure counts only when it has been carried up the Stairs.',
  accent: 'ember',
  seats: { min: 2, max: 6, usual: 3, daily: 4 },
  minutes: '10-30',
  isPractice: false,
};
