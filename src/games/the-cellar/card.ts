import type { RoomCard } from '../room.ts';

export const card: RoomCard = {
  id: 'the-cellar',
  title: 'The Cellar',
  designer: 'Five Delves',
  tagline: 'Rats, one key, a candle burning down. Your first delve.',
  accent: 'moss',
  seats: { min: 1, max: 1 },
  minutes: '3',
  isPractice: true,
};
