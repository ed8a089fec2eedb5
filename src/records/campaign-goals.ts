/** The four goals of each place, as data. A goal is met by one ranked, won run that meets all its demands; some by less. */
import type { OptionValue } from '../core/game.ts';
import type { Category } from './record.ts';

export const GOALS = ['clear', 'hard', 'par', 'twist'] as const;
export type GoalId = (typeof GOALS)[number];

export type Demand =
  | { readonly is: 'option'; readonly id: string; readonly value: OptionValue }
  /** Nothing was taken back, not even for free. */
  | { readonly is: 'no-undo' }
  | { readonly is: 'score'; readonly atLeast: number }
  /** At most the turns of the bot that certified this daily, or these. */
  | { readonly is: 'par'; readonly turns?: number }
  /** A part of the score, by its label. */
  | { readonly is: 'part'; readonly label: string; readonly atLeast: number }
  | { readonly is: 'category'; readonly category: Category };

export interface Goal {
  readonly text: string;
  readonly demands: readonly Demand[];
  /** A lost run meets it, too, if it meets this: a first star must not be a year away. */
  readonly orLost?: Demand;
}

export type PlaceGoals = Readonly<Record<GoalId, Goal>>;

const goal = (text: string, ...demands: Demand[]): Goal => ({ text, demands });

/** For a room that has no row below (yet): goals that every game can meet. */
export const ANY_GOALS: PlaceGoals = {
  clear: goal('Win.'),
  hard: goal('Win without undoing anything.', { is: 'no-undo' }),
  par: goal("Win a daily in no more turns than the bot's par.", { is: 'par' }),
  twist: goal('Win a daily at the first attempt.', { is: 'category', category: 'daily' }),
};

// biome-ignore format: a table
export const PLACE_GOALS: Readonly<Record<string, PlaceGoals>> = {
  'the-cellar': {
    clear: goal('Get out by the door.'),
    hard:  goal('Get out with a short candle.',                        { is: 'option', id: 'candle', value: 'short' }),
    par:   goal('Get out in 16 turns or fewer.',                     { is: 'par', turns: 16 }),
    twist: goal('Get out without losing a heart.',                   { is: 'part', label: 'Hearts left', atLeast: 300 }),
  },
  'nine-bit-dungeon': {
    clear: { ...goal('Get past Level 1, even if you die later.'), orLost: { is: 'part', label: 'Levels cleared', atLeast: 1000 } },
    hard:  goal('Carry the Sceptre out.'),
    par:   goal("Carry the Sceptre out in 280 turns, or within a daily's par.", { is: 'par', turns: 280 }),
    twist: goal('Carry it out with 15 gold still in the purse.',     { is: 'part', label: 'Gold', atLeast: 150 }),
  },
  'letter-delve': {
    clear: goal('Leave alive, with more coins than anybody else.'),
    hard:  goal('Win with the rules "By the book" (in Options).',                                  { is: 'option', id: 'rules', value: 'by-the-book' }),
    par:   goal("Win in 14 rounds, or within a daily's par.",        { is: 'par', turns: 14 }),
    twist: goal('Carry 80 coins out.',                               { is: 'score', atLeast: 80 }),
  },
  'pocket-dungeons': {
    clear: goal('Win against the other delvers.'),
    hard:  goal('Win without undoing anything.',                      { is: 'no-undo' }),
    par:   goal("Win in 28 rounds, or within a daily's par.",        { is: 'par', turns: 28 }),
    twist: goal('Win with five treasures.',                          { is: 'part', label: 'Treasure', atLeast: 500 }),
  },
  'letter-labyrinths': {
    clear: goal('Beat the boss of a labyrinth.'),
    hard:  goal('Beat one with the fierce deck.',                    { is: 'option', id: 'difficulty', value: 'fierce' }),
    par:   goal("Beat one in 6 rounds, or within a daily's par.",    { is: 'par', turns: 6 }),
    twist: goal('Beat the Hushed Halls without a hint.',             { is: 'option', id: 'dungeon', value: 'hushed-halls' }, { is: 'part', label: 'Hints', atLeast: 0 }),
  },
  'deadliest-evil': {
    clear: goal('Bring Kora home with a victory.'),
    hard:  goal('Bring her home on the Deadliest track.',        { is: 'option', id: 'difficulty', value: 'deadliest' }),
    par:   goal("Bring her home in 10 rounds, or within a daily's par.", { is: 'par', turns: 10 }),
    twist: goal('Do all three: Book, Crucible and Grislyk.',         { is: 'part', label: 'Goals', atLeast: 560 }),
  },
};

export function goalsOf(game: string): PlaceGoals {
  return PLACE_GOALS[game] ?? ANY_GOALS;
}
