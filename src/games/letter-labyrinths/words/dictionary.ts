/** The word list: which words there are, how common they are, and which texts begin one. Reads the packed bytes. */
import { inflate } from '../../../core/inflate.ts';
import {
  checkOf,
  ENDS_WORD,
  HEADER,
  LAST_EDGE,
  LETTER,
  MAGIC,
  MODERN,
  TIERS,
  UNCOMMON,
  UNSAID,
} from './format.ts';

export interface Dictionary {
  /** Number of words. */
  readonly size: number;
  /** The check value of the list: a run belongs to the words it was played with. */
  readonly check: number;
  /** Whether this is a word. Capital letters only, here and below. */
  has(word: string): boolean;
  /** Whether some word begins like this. */
  isBeginning(text: string): boolean;
  /** How common a word is: 10 for everyday words, up to 70, and 99 beyond. Undefined for what is no word. */
  tierOf(word: string): number | undefined;
  /** Whether it is a word of today, which not every list has. */
  isModern(word: string): boolean;
  /** Whether the house may say it. */
  isSayable(word: string): boolean;
  /** Everything the house may say, by the alphabet. `codes` holds letters 0 to 25 and is only lent. */
  forEach(visit: (codes: Uint8Array, length: number, tier: number) => void): void;
}

export function readDictionary(bytes: Uint8Array): Dictionary {
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new Error('This is not a word list.');
  const check = numberAt(bytes, MAGIC.length);
  const content = inflate(bytes.subarray(HEADER));
  if (checkOf(content) !== check) throw new Error('The word list is damaged.');
  const edges = numberAt(content, 0);
  const size = numberAt(content, 4);
  const start = 8;
  const marks = content.subarray(start, start + edges);
  const nibbles = content.subarray(start + 4 * edges);
  const target = new Uint32Array(edges);
  for (let edge = 0; edge < edges; edge++) {
    const low = start + edges + edge;
    target[edge] = content[low]! | (content[low + edges]! << 8) | (content[low + 2 * edges]! << 16);
  }
  return new Graph(marks, target, nibbles, size, check);
}

class Graph implements Dictionary {
  readonly size: number;
  readonly check: number;
  readonly #marks: Uint8Array;
  readonly #target: Uint32Array;
  readonly #nibbles: Uint8Array;
  /** By edge: how many words of its node come before it. */
  readonly #before: Uint32Array;
  readonly #root: number;

  constructor(marks: Uint8Array, target: Uint32Array, nibbles: Uint8Array, size: number, check: number) {
    this.#marks = marks;
    this.#target = target;
    this.#nibbles = nibbles;
    this.size = size;
    this.check = check;
    this.#before = new Uint32Array(marks.length);
    /** By the first edge of a node: all its words. */
    const below = new Uint32Array(marks.length);
    let first = 1;
    let count = 0;
    for (let edge = 1; edge < marks.length; edge++) {
      this.#before[edge] = count;
      count += (marks[edge]! & ENDS_WORD ? 1 : 0) + below[target[edge]!]!;
      if (!(marks[edge]! & LAST_EDGE)) continue;
      below[first] = count;
      count = 0;
      if (edge < marks.length - 1) first = edge + 1;
    }
    // The root leads to all others, so it comes last.
    this.#root = first;
  }

  has(word: string): boolean {
    return this.#numberOf(word) !== undefined;
  }

  isBeginning(text: string): boolean {
    // Every edge is on the way to a word.
    return text === '' || this.#follow(text) !== undefined;
  }

  tierOf(word: string): number | undefined {
    const number = this.#numberOf(word);
    return number === undefined ? undefined : (TIERS[this.#nibble(number)] ?? TIERS[UNCOMMON]);
  }

  isModern(word: string): boolean {
    const number = this.#numberOf(word);
    return number !== undefined && this.#nibble(number) === MODERN;
  }

  isSayable(word: string): boolean {
    const number = this.#numberOf(word);
    return number !== undefined && this.#nibble(number) !== UNSAID;
  }

  forEach(visit: (codes: Uint8Array, length: number, tier: number) => void): void {
    const codes = new Uint8Array(32);
    let number = 0;
    const descend = (first: number, depth: number): void => {
      for (let edge = first; ; edge++) {
        const mark = this.#marks[edge]!;
        codes[depth] = mark & LETTER;
        if (mark & ENDS_WORD) {
          const nibble = this.#nibble(number);
          number += 1;
          if (nibble !== UNSAID) visit(codes, depth + 1, TIERS[nibble]!);
        }
        const next = this.#target[edge]!;
        if (next > 0) descend(next, depth + 1);
        if (mark & LAST_EDGE) return;
      }
    };
    descend(this.#root, 0);
  }

  #nibble(number: number): number {
    return (this.#nibbles[number >> 1]! >> (number & 1 ? 4 : 0)) & 15;
  }

  /** The place of a word in the alphabet. */
  #numberOf(word: string): number | undefined {
    const found = this.#follow(word);
    return found && this.#marks[found.edge]! & ENDS_WORD ? found.number : undefined;
  }

  /** The edge of the last letter, and how many words stand before this text. */
  #follow(text: string): { readonly edge: number; readonly number: number } | undefined {
    let first = this.#root;
    let number = 0;
    for (let depth = 0; ; depth++) {
      const edge = this.#edgeOf(first, text.charCodeAt(depth) - 65);
      if (edge === 0) return undefined;
      number += this.#before[edge]!;
      if (depth === text.length - 1) return { edge, number };
      if (this.#marks[edge]! & ENDS_WORD) number += 1;
      first = this.#target[edge]!;
    }
  }

  /** The edge of a letter in a node, or 0. */
  #edgeOf(first: number, letter: number): number {
    if (first === 0) return 0;
    for (let edge = first; ; edge++) {
      const mark = this.#marks[edge]!;
      if ((mark & LETTER) === letter) return edge;
      if (mark & LAST_EDGE) return 0;
    }
  }
}

function numberAt(bytes: Uint8Array, at: number): number {
  return (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0;
}
