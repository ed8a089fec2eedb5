/** The rooms by id. Cards are known at once; the room itself is loaded when it is chosen. */
import type { BadgeWords } from './badges.ts';
import type { PuzzleStock } from './puzzles.ts';
import type { AnyRoom, RoomCard } from './room.ts';
import { card as deadliestEvil } from './deadliest-evil/card.ts';
import { card as letterDelve } from './letter-delve/card.ts';
import { card as letterLabyrinths } from './letter-labyrinths/card.ts';
import { card as nineBitDungeon } from './nine-bit-dungeon/card.ts';
import { card as pocketDungeons } from './pocket-dungeons/card.ts';
import { card as theCellar } from './the-cellar/card.ts';

export interface RoomEntry {
  readonly card: RoomCard;
  load(): Promise<AnyRoom>;
  /** What is told of its badges, without the room. */
  readonly badges?: () => Promise<readonly BadgeWords[]>;
  /** Its puzzles of the day, fetched when one is asked for. */
  readonly puzzles?: () => Promise<PuzzleStock>;
}

/** In the order of the doors, from left to right. */
export const ROOMS: readonly RoomEntry[] = [
  {
    card: theCellar,
    load: () => import('./the-cellar/index.ts').then(module => module.room),
    badges: () => import('./the-cellar/badges.ts').then(module => module.badges),
  },
  {
    card: nineBitDungeon,
    load: () => import('./nine-bit-dungeon/index.ts').then(module => module.room),
    badges: () => import('./nine-bit-dungeon/badges.ts').then(module => module.badges),
    puzzles: () => import('./nine-bit-dungeon/puzzles.json').then(module => module.default),
  },
  {
    card: letterDelve,
    load: () => import('./letter-delve/index.ts').then(module => module.room),
    badges: () => import('./letter-delve/badges.ts').then(module => module.badges),
  },
  {
    card: pocketDungeons,
    load: () => import('./pocket-dungeons/index.ts').then(module => module.room),
    badges: () => import('./pocket-dungeons/badges.ts').then(module => module.badges),
  },
  {
    card: letterLabyrinths,
    load: () => import('./letter-labyrinths/index.ts').then(module => module.openRoom()),
    badges: () => import('./letter-labyrinths/badges.ts').then(module => module.badges),
  },
  {
    card: deadliestEvil,
    load: () => import('./deadliest-evil/index.ts').then(module => module.room),
    badges: () => import('./deadliest-evil/badges.ts').then(module => module.badges),
  },
];

export function findRoom(id: string): RoomEntry | undefined {
  return ROOMS.find(room => room.card.id === id);
}
