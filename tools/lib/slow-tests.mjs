/**
 * The tests that only `npm test` runs; `npm run check` leaves them out to stay short. They play matches by the
 * dozen, or make a whole pack again. One name stands for the files of that name in all folders.
 */
export const SLOW_TESTS = [
  'art-packs',
  'audio-packs',
  'balance',
  'band',
  'blows',
  'bot',
  'building',
  'catalog',
  'claims',
  'conductor',
  'cues',
  'every-setup',
  'exploits',
  'faults',
  'fuzz',
  'golden',
  'hall-sessions',
  'invariants',
  'judge',
  'lesson-at-random',
  'look',
  'master',
  'oracles',
  'outlook',
  'sim',
  'toy-room',
];
