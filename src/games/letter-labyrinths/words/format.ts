/**
 * Chapter 2.10: how the word list is packed (tools/words writes it, `dictionary.ts` reads it).
 *
 * A graph of letters in which words share beginnings and endings. A node is a run of edges, one a letter, in the order
 * of the alphabet; an edge knows whether a word ends with it, whether it is the last of its node, and where its node
 * begins (0: nowhere). Nodes stand behind the nodes they lead to, so one pass from the front can count words. The
 * words are numbered by the alphabet, and a nibble each says how common they are.
 *
 * Bytes: MAGIC, the check value of what follows unpacked, then deflated: number of edges and of words (32 bits each,
 * low byte first), one byte an edge for letter and flags, the targets of all edges in three columns of bytes (low
 * bytes first), the nibbles (low first).
 */
export const MAGIC = 'LLW1';
export const HEADER = 8;

/** Letter 0 to 25 in the lower five bits. */
export const LETTER = 0x1f;
export const ENDS_WORD = 0x20;
export const LAST_EDGE = 0x40;

/** Commonness by nibble: the sizes of the word lists a word is in; 99 stands for "in none", 36 for words of today. */
export const TIERS = [10, 20, 35, 40, 50, 55, 60, 70, 99, 36] as const;
export const UNCOMMON = 8;
export const MODERN = 9;
/** A word that people may play and the house never says. */
export const UNSAID = 15;

/** 32 bits over bytes; the same on every machine. */
export function checkOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
