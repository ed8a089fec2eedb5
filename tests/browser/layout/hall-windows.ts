/** The windows of a Hall, filled as it would fill them. */
import { PHRASES } from '../../../src/hall/talk.ts';
import type { WindowModel } from '../../../src/panels/model.ts';

export const TOGETHER: WindowModel = {
  kind: 'together',
  title: 'Together',
  accent: 'pink',
  game: 'Letter Delve',
  isForSeveral: true,
  isKnown: true,
  name: 'Wilhelmina Ann',
  code: '',
  problem: 'Somebody has this name already.',
};
export const LOBBY: WindowModel = {
  kind: 'lobby',
  title: 'Letter Delve',
  accent: 'pink',
  code: 'KTR-BMX',
  link: 'https://delves.example/#table=KTR-BMX',
  levels: ['random', 'easy', 'normal', 'hard'],
  counts: [1, 2, 3, 4],
  line: 'Slow: three days for a turn. Monsters: By the book.',
  isHost: true,
  isSeated: true,
  isReady: false,
  wait: 'Not everybody is ready.',
  watching: 2,
  canNotify: true,
  seats: [
    { seat: 0, label: 'Red fighter', who: 'person', name: 'Wilhelmina Ann', state: 'host', isYou: true },
    { seat: 1, label: 'Blue rogue', who: 'person', name: 'Bo', state: 'away', isYou: false },
    { seat: 2, label: 'Green cleric', who: 'bot', level: 'normal', isYou: false },
    { seat: 3, label: 'Yellow mage', who: 'nobody', isYou: false },
  ],
};
export const TALK: WindowModel = { kind: 'talk', title: 'Say', phrases: PHRASES };

export const BOARD: WindowModel = {
  kind: 'board',
  title: 'Ranked dailies',
  accent: 'violet',
  games: [
    { id: 'letter-delve', title: 'Letter Delve' },
    { id: 'pocket-dungeons', title: 'Pocket-Dungeons' },
    { id: 'deadliest-evil', title: 'Deadliest Evil' },
    { id: 'pentathlon', title: 'Pentathlon' },
  ],
  game: 'deadliest-evil',
  span: 'week',
  order: 'score',
  name: 'Wilhelmina Ann',
  day: '2026-11-18',
  isSealed: true,
  finished: 1234,
  rows: Array.from({ length: 12 }, (_, at) => ({
    place: at + 1,
    name: at % 2 === 0 ? 'Wilhelmina Ann' : 'Bo',
    day: '2026-11-18',
    score: '1,240',
    turns: '118',
    time: '1:02:14.37',
  })),
};
export const NEXT_LEG: WindowModel = {
  ...BOARD,
  game: 'pentathlon',
  span: 'day',
  rows: [],
  run: { state: 'goes-on', line: '5 legs in a row, timed leg by leg. Next: 3, Letter Labyrinths.' },
};
export const RACE: WindowModel = {
  ...BOARD,
  title: 'Race: Deadliest Evil',
  game: 'race-ktr-bmx',
  span: 'day',
  isSealed: false,
  run: { state: 'again' },
  race: { code: 'KTR-BMX', link: 'https://delves.example/#race=KTR-BMX' },
};
export const ENTRY: WindowModel = {
  kind: 'entry',
  title: 'Wilhelmina Ann',
  accent: 'ember',
  line: 'Ranked Pentathlon, 2026-11-18. Place 12.',
  figures: [
    { label: 'Score', value: '12,240 points' },
    { label: 'Turns', value: '1,118' },
    { label: 'Time', value: '1:02:14.37' },
  ],
  legs: [
    '9-Bit Dungeon',
    'Letter Delve',
    'Pocket-Dungeons',
    'Letter Labyrinths',
    'Dungeon of Deadliest Evil',
  ].map((title, leg) => ({ title, canReview: leg % 2 === 0 })),
};
