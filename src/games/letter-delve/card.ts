import type { RoomCard } from '../room.ts';

export const card: RoomCard = {
  id: 'letter-delve',
  title: 'Letter Delve',
  designer: 'Lisa Smedman with Kyle Taylor-Smedman',
  tagline:
    'Every letter tile is a sleeping monster. Creep out, rob the chests, and get back to the stairs alive.',
  accent: 'pink',
  seats: { min: 1, max: 4, usual: 3 },
  minutes: '10-25',
  scored: 'coin',
  isPractice: false,
};
