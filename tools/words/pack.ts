/** Packs words into the graph that src/games/letter-labyrinths/words reads; the format is told there. */
import { deflateSync, inflateSync } from 'fflate';
import {
  checkOf,
  ENDS_WORD,
  HEADER,
  LAST_EDGE,
  MAGIC,
} from '../../src/games/letter-labyrinths/words/format.ts';
import type { ListedWord } from './sources.ts';

interface Edge {
  readonly letter: number;
  readonly ends: boolean;
  /** Node number from 1, or 0 for none. */
  readonly node: number;
}

export function packWords(words: readonly ListedWord[]): Uint8Array {
  const content = contentOf(words);
  const packed = deflateSync(content, { level: 9 });
  const bytes = new Uint8Array(HEADER + packed.length);
  bytes.set(new TextEncoder().encode(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, checkOf(content), true);
  bytes.set(packed, HEADER);
  return bytes;
}

/** Whether two packed lists say the same; the bytes may differ from packer to packer. */
export function saysTheSame(one: Uint8Array, two: Uint8Array): boolean {
  const head = (bytes: Uint8Array): string => bytes.subarray(0, HEADER).join();
  try {
    return (
      head(one) === head(two) &&
      checkOf(inflateSync(one.subarray(HEADER))) === checkOf(inflateSync(two.subarray(HEADER)))
    );
  } catch {
    return false;
  }
}

function contentOf(words: readonly ListedWord[]): Uint8Array {
  const nodes = nodesOf(words.map(({ word }) => word));
  const firsts = [0];
  let edges = 1;
  for (const node of nodes) {
    firsts.push(edges);
    edges += node.length;
  }
  const start = 8;
  const content = new Uint8Array(start + 4 * edges + Math.ceil(words.length / 2));
  const view = new DataView(content.buffer);
  view.setUint32(0, edges, true);
  view.setUint32(4, words.length, true);
  let at = start + 1;
  for (const node of nodes) {
    for (const [index, edge] of node.entries()) {
      const last = index === node.length - 1 ? LAST_EDGE : 0;
      const target = firsts[edge.node]!;
      content[at] = edge.letter | (edge.ends ? ENDS_WORD : 0) | last;
      content[at + edges] = target & 0xff;
      content[at + 2 * edges] = (target >> 8) & 0xff;
      content[at + 3 * edges] = target >> 16;
      at += 1;
    }
  }
  for (const [index, { nibble }] of words.entries()) {
    content[start + 4 * edges + (index >> 1)]! |= nibble << (index & 1 ? 4 : 0);
  }
  return content;
}

/** Equal nodes are one. Each stands behind the nodes it leads to; the root is the last. */
function nodesOf(words: readonly string[]): Edge[][] {
  const nodes: Edge[][] = [];
  const known = new Map<string, number>();
  /** The node of the words from `low` to before `high`, which share their first `depth` letters. */
  const build = (low: number, high: number, depth: number): number => {
    const edges: Edge[] = [];
    for (let from = low; from < high; ) {
      const code = words[from]!.charCodeAt(depth);
      let to = from;
      while (to < high && words[to]!.charCodeAt(depth) === code) to += 1;
      const ends = words[from]!.length === depth + 1;
      const rest = ends ? from + 1 : from;
      edges.push({ letter: code - 65, ends, node: rest < to ? build(rest, to, depth + 1) : 0 });
      from = to;
    }
    const key = edges.map(edge => `${edge.letter}${edge.ends ? '!' : ':'}${edge.node}`).join();
    let number = known.get(key);
    if (number === undefined) {
      number = nodes.push(edges);
      known.set(key, number);
    }
    return number;
  };
  build(0, words.length, 0);
  return nodes;
}
