import type { RoomCard } from '../room.ts';

export const card: RoomCard = {
  id: 'nine-bit-dungeon',
  title: '9-Bit Dungeon',
  designer: 'Barny Skinner',
  tagline: 'Four levels, two actions a turn, one life. Fetch the Key, find the Exit, steal the Sceptre.',
  accent: 'gold',
  seats: { min: 1, max: 1 },
  minutes: '25-40',
  isPractice: false,
};
