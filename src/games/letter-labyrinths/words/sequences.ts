/**
 * Chapter 9.2: the sequence index. For one card, words that move alike and hold the same relevant letters (vowels for
 * traps, letters for doors) do the same wherever a pawn stands, so one of them stands for all: the most common, then
 * the shortest, then the first by the alphabet. A few thousand walks then tell what a hundred thousand words can do.
 */
import { VOWELS } from '../data/constants.ts';
import { fortuneOf } from '../data/fortunes.ts';
import type { Dictionary } from './dictionary.ts';
import { dictionary } from './open.ts';

export interface Vocabulary {
  /** Words less common than this are not known. */
  readonly mostTier: number;
  readonly mostLetters: number;
}

export interface Sequences {
  readonly size: number;
  /** The ways of sequence i are `ways[start[i]]` to before `ways[start[i + 1]]`: indices into TRIADS. */
  readonly ways: Uint8Array;
  readonly start: Uint32Array;
  /** Relevant letters: bits 0 to 4 for the vowels, then one for each letter of a closed door. */
  readonly letters: Uint16Array;
  readonly tier: Uint8Array;
  readonly words: readonly string[];
}

const kept = new Map<string, Sequences>();
/** Enough for every card of a game and two vocabularies. */
const MOST_KEPT = 80;

/** `doors`: the letters of doors still closed. Made once per card, vocabulary and doors, then kept. */
export function sequencesOf(card: number, { mostTier, mostLetters }: Vocabulary, doors: string): Sequences {
  const key = `${card}/${mostTier}/${mostLetters}/${doors}`;
  let found = kept.get(key);
  if (!found) {
    found = fold(dictionary(), card, mostTier, mostLetters, doors);
    kept.set(key, found);
    const oldest = kept.keys().next();
    if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
  }
  return found;
}

interface Representative {
  readonly key: number;
  tier: number;
  length: number;
  word: string;
}

/** Nine bits of letters: five vowels and at most four doors. */
const LETTER_BITS = 9;

function fold(
  words: Dictionary,
  card: number,
  mostTier: number,
  mostLetters: number,
  doors: string,
): Sequences {
  const { ways } = fortuneOf(card);
  const bits = relevantBits(doors);
  const byKey = new Map<number, Representative>();
  words.forEach((codes, length, tier) => {
    if (tier > mostTier || length > mostLetters) return;
    let path = 0;
    let letters = 0;
    for (let index = 0; index < length; index++) {
      const code = codes[index]!;
      const way = ways[code]!;
      // Base 5 with digits 1 to 4, so that no leading step is lost.
      if (way >= 0) path = path * 5 + way + 1;
      letters |= bits[code]!;
    }
    const key = (path << LETTER_BITS) | letters;
    const known = byKey.get(key);
    // Words come by the alphabet, so of equals the first stays.
    if (known && (known.tier < tier || (known.tier === tier && known.length <= length))) return;
    const word = spelled(codes, length);
    if (known) Object.assign(known, { tier, length, word });
    else byKey.set(key, { key, tier, length, word });
  });
  return packed([...byKey.values()]);
}

function relevantBits(doors: string): Uint16Array {
  const bits = new Uint16Array(26);
  [...VOWELS, ...doors.split('')].forEach((letter, bit) => {
    bits[letter.charCodeAt(0) - 65]! |= 1 << bit;
  });
  return bits;
}

function spelled(codes: Uint8Array, length: number): string {
  let word = '';
  for (let index = 0; index < length; index++) word += String.fromCharCode(65 + codes[index]!);
  return word;
}

/** Likes beside likes: sorted by how common they are, so that of equal walks the first found is the best to say. */
function packed(found: Representative[]): Sequences {
  found.sort((a, b) => a.tier - b.tier || a.length - b.length || (a.word < b.word ? -1 : 1));
  const ways: number[] = [];
  const start = new Uint32Array(found.length + 1);
  const letters = new Uint16Array(found.length);
  const tier = new Uint8Array(found.length);
  found.forEach((entry, index) => {
    letters[index] = entry.key & ((1 << LETTER_BITS) - 1);
    tier[index] = entry.tier;
    ways.push(...digits(entry.key >> LETTER_BITS));
    start[index + 1] = ways.length;
  });
  return {
    size: found.length,
    ways: Uint8Array.from(ways),
    start,
    letters,
    tier,
    words: found.map(entry => entry.word),
  };
}

function digits(path: number): number[] {
  const ways: number[] = [];
  for (let rest = path; rest > 0; rest = Math.floor(rest / 5)) ways.unshift((rest % 5) - 1);
  return ways;
}
