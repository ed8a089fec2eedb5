/** How this room names things to people. */
import type { Seat } from '../../../core/game.ts';
import type { Cell, Direction } from '../../../core/grid.ts';
import { capital } from '../../phrases.ts';
import type { Colour } from '../data/classes.ts';
import { fortuneOf } from '../data/fortunes.ts';
import type { LossCause, State } from '../state/state.ts';

// ── Seats ─────────────────────────────────────────────────────────────────────────────────────────────────────

export const SEAT_NAMES: readonly string[] = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map(
  order => `${order} delver`,
);

// biome-ignore format: a table
const COLOUR_NAMES: Readonly<Record<Colour, { name: string; title: string }>> = {
  blue:   { name: 'Blue',   title: 'Seer'   },
  green:  { name: 'Green',  title: 'Druid'  },
  orange: { name: 'Orange', title: 'Tinker' },
  purple: { name: 'Purple', title: 'Witch'  },
  red:    { name: 'Red',    title: 'Runner' },
  yellow: { name: 'Yellow', title: 'Bard'   },
};

export function colourName(colour: Colour): string {
  return COLOUR_NAMES[colour].name;
}

/** "Blue Seer". */
export function className(colour: Colour): string {
  return `${COLOUR_NAMES[colour].name} ${COLOUR_NAMES[colour].title}`;
}

export function isAlone(state: State): boolean {
  return state.pawns.length === 1;
}

/** "Blue"; before the class is chosen "the second delver". */
export function seatName(state: State, seat: Seat): string {
  const colour = state.pawns[seat]?.colour;
  return colour ? colourName(colour) : `the ${(SEAT_NAMES[seat] ?? 'next delver').toLowerCase()}`;
}

/** "Blue Seer"; before the class is chosen "The second delver". */
export function pawnName(state: State, seat: Seat): string {
  const colour = state.pawns[seat]?.colour;
  return colour ? className(colour) : capital(seatName(state, seat));
}

/** Who acts, with its verb: "You spell" alone, "Blue spells" in company. */
export function acts(state: State, seat: Seat, one: string, many: string): string {
  return isAlone(state) ? `You ${many}` : `${capital(seatName(state, seat))} ${one}`;
}

/** As an object: "you", "Blue". */
export function whom(state: State, seat: Seat): string {
  return isAlone(state) ? 'you' : seatName(state, seat);
}

export function pawnSprite(colour: Colour | null): string {
  return colour ? `pawn-${colour}` : 'question';
}

// ── Squares, directions, cards ────────────────────────────────────────────────────────────────────────────────

/** As printed: columns from 1, rows from 0. */
export const SQUARE_NAMES = { column: (x: number): string => `${x + 1}`, row: (y: number): string => `${y}` };

/** "7/2". */
export function squareName({ x, y }: Cell): string {
  return `${SQUARE_NAMES.column(x)}/${SQUARE_NAMES.row(y)}`;
}

// biome-ignore format: a table
const WAYS: Readonly<Record<Direction, { word: string; icon: string; tone: 'fire' | 'bad' | 'good' | 'ice' }>> = {
  north: { word: 'up',    icon: 'dir-n', tone: 'fire' },
  east:  { word: 'right', icon: 'dir-e', tone: 'bad'  },
  south: { word: 'down',  icon: 'dir-s', tone: 'good' },
  west:  { word: 'left',  icon: 'dir-w', tone: 'ice'  },
};

/** Each direction has its word, its arrow and the colour of its triangle on the card. */
export function wayWords(direction: Direction): (typeof WAYS)[Direction] {
  return WAYS[direction];
}

export function fortuneSprite(card: number): string {
  return `fortune-${card}`;
}

/** "up MEJ, right TIX, down LAV, left POY". */
export function fortuneText(card: number): string {
  const [up, right, down, left] = fortuneOf(card).triads;
  return `up ${up}, right ${right}, down ${down}, left ${left}`;
}

export const LOSS_WORDS: Readonly<Record<LossCause, string>> = {
  trap: 'burned by a trap',
  bump: 'burned by an enemy',
  bite: 'burned by a drifting trap',
  reveal: 'discarded',
};
