/**
 * Chance, by name. Each stream is seedrandom's alea, derived from the seed and the stream's name, and its small
 * state lives in the game's state: what a level contains never depends on how many dice were thrown in a fight.
 */
import alea from 'seedrandom/lib/alea';
import { copy } from './plain.ts';

/** Alea's own four numbers. */
export interface StreamState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

export interface Streams {
  readonly seed: string;
  /** Streams that have been drawn from; the others still follow from the seed. */
  readonly used: Record<string, StreamState>;
  /** Faces that come first, by stream: for lessons and tests that are about one piece of luck. */
  readonly loaded?: Record<string, number[]>;
}

export function newStreams(seed: string): Streams {
  return { seed, used: {} };
}

/** The same streams with these faces on top; a die shows the face as written, `int` gives the number as written. */
export function loadDice(streams: Streams, faces: Readonly<Record<string, readonly number[]>>): Streams {
  const loaded = Object.fromEntries(Object.entries(faces).map(([name, list]) => [name, [...list]]));
  return { ...streams, loaded };
}

/** A copy that may be drawn from; what a stream has written is replaced whole, so it is shared. */
export function draftStreams({ seed, used, loaded }: Streams): Streams {
  const draft: Streams = { seed, used: { ...used } };
  return loaded ? { ...draft, loaded: copy(loaded) } : draft;
}

export interface Dice {
  /** A whole number from 0 to sides - 1. */
  int(sides: number): number;
  /** A die: 1 to sides. */
  roll(sides: number): number;
}

/**
 * A stream of a draft state; every draw is written back at once, so a draft may be kept at any point, and a stream that
 * is open in two places at once still draws each number once.
 */
export function stream(streams: Streams, name: string): Dice {
  const loaded = (): number | undefined => streams.loaded?.[name]?.shift();
  return {
    int: sides => loaded() ?? Math.floor(draw(streams, name) * sides),
    roll: sides => loaded() ?? 1 + Math.floor(draw(streams, name) * sides),
  };
}

/** Alea's own step, to the bit. Seedrandom opens a stream, but finding its place again for each throw is what costs time. */
function draw({ seed, used }: Streams, name: string): number {
  const { c, s0, s1, s2 } = used[name] ?? alea(`${seed}/${name}`, { state: true }).state();
  const sum = 2091639 * s0 + c * 2 ** -32;
  const carry = sum | 0;
  used[name] = { c: carry, s0: s1, s1: s2, s2: sum - carry };
  return sum - carry;
}

export function shuffle<T>(dice: Dice, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = dice.int(last + 1);
    const kept = shuffled[last]!;
    shuffled[last] = shuffled[other]!;
    shuffled[other] = kept;
  }
  return shuffled;
}

export function pick<T>(dice: Dice, items: readonly T[]): T {
  return items[dice.int(items.length)]!;
}

/** The same seed with another future: for bots that look ahead and must not know the next roll. */
export function reseeded(streams: Streams, salt: string): Streams {
  return newStreams(`${streams.seed}/lookahead/${salt}`);
}
