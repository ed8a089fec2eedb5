/** Chapters 2.2 and 2.3: fortune cards. Each is four triads of letters: up, right, down, left. */
import type { Direction } from '../../../core/grid.ts';
import { TRIADS, VOWELS, type Difficulty, type Vowel } from './constants.ts';

/** Cards 1 to 32, in this order. */
// biome-ignore format: a table
const STANDARD = [
  'SAJ FEQ GIZ ROK', 'NUW DAY HEX MIV', 'BOJ CUQ TAZ LEK', 'PIW LUX TEV CAK',
  'POY BIQ HUJ DEW', 'MOZ NAX RIY GUK', 'GOV FUZ SEY RAQ', 'SIK FAW NOQ MEJ',
  'DIJ HOW BUV CEZ', 'TIX LAV FEQ NUW', 'GIZ SAJ ROK HEX', 'DAY MIV BOJ CUQ',
  'TAZ LEK PIW HUJ', 'LUX POY CAK TEV', 'BIQ MOZ DEW NAX', 'RIY GOV FUZ SAJ',
  'SEY GUK FAW NOQ', 'RAQ SIK HOW BUV', 'MEJ TIX LAV POY', 'CEZ DIJ NUW GOV',
  'FEQ GIZ DAY BOJ', 'ROK HEX MIV TAZ', 'CUQ PIW LEK MOZ', 'TEV CAK LUX BIQ',
  'HUJ DEW NAX RIY', 'FUZ SEY RAQ DIJ', 'FAW NOQ SIK LUX', 'GUK MEJ TIX HOW',
  'BUV CEZ SAJ PIW', 'LAV ROK CUQ GIZ', 'HEX NUW POY SIK', 'MIV BOJ GUK FEQ',
] as const;

/** Cards 101 to 123, without J, Q, X, Y and Z. */
// biome-ignore format: a table
const GENTLE = [
  'SAK REW NIV DOT', 'MUG CAF LEH PIB', 'POK LUW CEV MAT', 'DIG NOF RUH SEB', 'SIW RAV NUK MOB',
  'DAH CIT LOG PEF', 'PUV LAB COW MEK', 'DUF NAG RIK SOH', 'SUT NIV REW CAF', 'DOT SAK MUG LEH',
  'PIB CEV LUW NOF', 'MAT POK DIG RUH', 'SEB NUK RAV CIT', 'MOB SIW DAH PUV', 'LOG PEF SUT RIK',
  'LAB COW MEK DUF', 'NAG SOH PIB REW', 'NIV DOT SAK MUG', 'CAF LEH POK DIG', 'LUW MAT NOF CEV',
  'RUH SEB CIT LOG', 'RAV MOB SIW NUK', 'PEF DAH MOB SUT',
] as const;

/** A card whose face a seat may not see: in views only. */
export const FACE_DOWN = 0;

export interface Fortune {
  readonly id: number;
  /** By the order of TRIADS: up, right, down, left. */
  readonly triads: readonly string[];
  /** The one vowel that is not on the card. */
  readonly hushed: Vowel;
  /** By letter code less 65: index into TRIADS, or -1 for an idle letter. */
  readonly ways: Int8Array;
}

const FORTUNES: ReadonlyMap<number, Fortune> = new Map(
  [
    ...STANDARD.map((text, index) => read(1 + index, text)),
    ...GENTLE.map((text, index) => read(101 + index, text)),
  ].map(fortune => [fortune.id, fortune]),
);

const IDS = [...FORTUNES.keys()];
const SETS: Readonly<Record<Difficulty, readonly number[]>> = {
  standard: IDS.filter(id => id < 100),
  gentle: IDS.filter(id => id > 100),
  fierce: IDS.filter(id => id < 100),
};

/** All cards that a game of this difficulty may hold, in ascending order. */
export function fortuneSet(difficulty: Difficulty): readonly number[] {
  return SETS[difficulty];
}

export function fortuneOf(id: number): Fortune {
  const fortune = FORTUNES.get(id);
  if (!fortune) throw new Error(`There is no fortune card ${id}.`);
  return fortune;
}

/** Where a letter (upper case) leads, or undefined if it is not on the card. */
export function wayOf(fortune: Fortune, letter: string): Direction | undefined {
  return TRIADS[fortune.ways[letter.charCodeAt(0) - 65] ?? -1];
}

function read(id: number, text: string): Fortune {
  const triads = text.split(' ');
  const ways = new Int8Array(26).fill(-1);
  triads.forEach((triad, way) => {
    for (const letter of triad) ways[letter.charCodeAt(0) - 65] = way;
  });
  return { id, triads, hushed: VOWELS.find(vowel => !text.includes(vowel))!, ways };
}
