/**
 * Chapter 9.2: the sequence index. For one card, words that move alike and hold the same relevant letters (vowels for
 * traps, letters for doors) do the same wherever a pawn stands, so one of them stands for all: the most common, then
 * the shortest, then the first by the alphabet. A few thousand walks then tell what a hundred thousand words can do.
 */
import { VOWELS } from '../data/constants.ts';
import { fortuneOf } from '../data/fortunes.ts';
import { MODERN, TIERS } from './format.ts';
import { dictionary } from './open.ts';

export interface Vocabulary {
  /** Words less common than this are not known. */
  readonly mostTier: number;
  readonly mostLetters: number;
  /** What a table allows besides: two letters and words of today unless told. */
  readonly leastLetters?: number;
  readonly modern?: boolean;
}

export interface Sequences {
  readonly size: number;
  /** The ways of sequence i are `ways[start[i]]` to before `ways[start[i + 1]]`: indices into TRIADS. */
  readonly ways: Uint8Array;
  readonly start: Uint32Array;
  /** Relevant letters: bits 0 to 4 for the vowels, then one for each letter of a closed door. */
  readonly letters: Uint16Array;
  readonly words: readonly string[];
}

const indexes = new Map<string, Sequences>();
/** Enough for every card of a game in two vocabularies. */
const MOST_KEPT = 80;

/** `doors`: the letters of doors still closed. Made once per card, vocabulary and doors, then kept. */
export function sequencesOf(card: number, vocabulary: Vocabulary, doors: string): Sequences {
  const key = `${card}/${keyOf(vocabulary)}/${doors}`;
  let found = indexes.get(key);
  if (!found) {
    found = fold(card, wordsOf(vocabulary), doors);
    indexes.set(key, found);
    const oldest = indexes.keys().next();
    if (indexes.size > MOST_KEPT && !oldest.done) indexes.delete(oldest.value);
  }
  return found;
}

/** The words of a vocabulary, most common first, then the shortest, then by the alphabet: best first. */
interface Words {
  readonly list: readonly string[];
  /** Letters 0 to 25 of word i: `codes[start[i]]` to before `codes[start[i + 1]]`. */
  readonly codes: Uint8Array;
  readonly start: Uint32Array;
}

const vocabularies = new Map<string, Words>();

function keyOf({ mostTier, mostLetters, leastLetters = 0, modern = true }: Vocabulary): string {
  return `${mostTier}/${mostLetters}/${leastLetters}/${modern}`;
}

function wordsOf(vocabulary: Vocabulary): Words {
  let words = vocabularies.get(keyOf(vocabulary));
  if (!words) {
    words = gather(vocabulary);
    vocabularies.set(keyOf(vocabulary), words);
  }
  return words;
}

function gather({ mostTier, mostLetters, leastLetters = 0, modern = true }: Vocabulary): Words {
  /** By how common and how long; within each the dictionary's own order is the alphabet. */
  const groups = new Map<number, string[]>();
  dictionary().forEach((codes, length, tier) => {
    if (tier > mostTier || length > mostLetters || length < leastLetters) return;
    if (!modern && tier === TIERS[MODERN]) return;
    const rank = tier * 16 + length;
    const group = groups.get(rank);
    const word = spelled(codes, length);
    if (group) group.push(word);
    else groups.set(rank, [word]);
  });
  const list = [...groups.keys()].toSorted((a, b) => a - b).flatMap(rank => groups.get(rank)!);
  const start = new Uint32Array(list.length + 1);
  const codes = new Uint8Array(list.reduce((sum, word) => sum + word.length, 0));
  list.forEach((word, index) => {
    let at = start[index]!;
    for (let letter = 0; letter < word.length; letter++) codes[at++] = word.charCodeAt(letter) - 65;
    start[index + 1] = at;
  });
  return { list, codes, start };
}

function spelled(codes: Uint8Array, length: number): string {
  let word = '';
  for (let index = 0; index < length; index++) word += String.fromCharCode(65 + codes[index]!);
  return word;
}

/** Nine bits of letters: five vowels and at most four doors. */
const LETTER_BITS = 9;

/** Words come best first, so the first of each kind stands for it, and the index is in the same order. */
function fold(card: number, { list, codes, start }: Words, doors: string): Sequences {
  const { ways } = fortuneOf(card);
  const bits = relevantBits(doors);
  const seen = new Set<number>();
  const words: string[] = [];
  const keys: number[] = [];
  for (let word = 0; word < list.length; word++) {
    let path = 0;
    let letters = 0;
    for (let at = start[word]!; at < start[word + 1]!; at++) {
      const code = codes[at]!;
      const way = ways[code]!;
      // Base 5 with digits 1 to 4, so that no leading step is lost.
      if (way >= 0) path = path * 5 + way + 1;
      letters |= bits[code]!;
    }
    const key = (path << LETTER_BITS) | letters;
    if (seen.has(key)) continue;
    seen.add(key);
    words.push(list[word]!);
    keys.push(key);
  }
  return packed(words, keys);
}

function relevantBits(doors: string): Uint16Array {
  const bits = new Uint16Array(26);
  [...VOWELS, ...doors.split('')].forEach((letter, bit) => {
    bits[letter.charCodeAt(0) - 65]! |= 1 << bit;
  });
  return bits;
}

function packed(words: readonly string[], keys: readonly number[]): Sequences {
  const start = new Uint32Array(keys.length + 1);
  const ways = new Uint8Array(keys.length * 8);
  const letters = new Uint16Array(keys.length);
  let end = 0;
  keys.forEach((key, index) => {
    letters[index] = key & ((1 << LETTER_BITS) - 1);
    const path = key >> LETTER_BITS;
    let length = 0;
    for (let rest = path; rest > 0; rest = Math.floor(rest / 5)) length += 1;
    end += length;
    let at = end;
    for (let rest = path; rest > 0; rest = Math.floor(rest / 5)) ways[--at] = (rest % 5) - 1;
    start[index + 1] = end;
  });
  return { size: keys.length, ways: ways.slice(0, end), start, letters, words };
}
