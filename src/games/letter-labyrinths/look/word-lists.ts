/** The word lists and house rules as people meet them. */
import type { Repeats, Shortest, WordList } from '../data/word-rules.ts';

interface Words {
  readonly name: string;
  readonly help: string;
}

export const LIST_WORDS: Readonly<Record<WordList, Words>> = {
  full: { name: 'Full', help: 'Every word we have: 116,000, with EMOJI, SELFIE and other words of today.' },
  everyday: { name: 'Everyday', help: '37,000 words that most people know. Bots keep to it, too.' },
  classic: { name: 'Classic', help: 'The 115,983 words of the first edition. No words of today.' },
};

export const REPEAT_WORDS: Readonly<Record<Repeats, Words>> = {
  allowed: { name: 'Allowed', help: 'You can make the same word again and again.' },
  once: { name: 'Each word once', help: 'House rule: a word that anyone has made is used up.' },
};

export const SHORTEST_WORDS: Readonly<Record<Shortest, Words>> = {
  two: { name: 'Two letters', help: 'IT and OK count.' },
  three: { name: 'Three letters', help: 'House rule: no two-letter words.' },
  four: { name: 'Four letters', help: 'House rule: nothing shorter than four letters.' },
};
