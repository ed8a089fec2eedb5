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
export function draftStreams(streams: Streams): Streams {
  const { used, loaded } = streams;
  return { ...streams, used: { ...used }, ...(loaded && { loaded: copy(loaded) }) };
}

export interface Dice {
  /** A whole number from 0 to sides - 1. */
  int(sides: number): number;
  /** A die: 1 to sides. */
  roll(sides: number): number;
}

/**
 * Opens a stream of a draft state; every draw is written back at once, so a draft may be kept at any point, and a
 * stream that is open in two places at once still draws each number once.
 */
export function stream(streams: Streams, name: string): Dice {
  let generator: ReturnType<typeof open> | undefined;
  let written: StreamState | undefined;
  const open = (saved: StreamState | undefined) =>
    saved ? alea('', { state: saved }) : alea(`${streams.seed}/${name}`, { state: true });
  const draw = (sides: number): number => {
    const saved = streams.used[name];
    if (!generator || saved !== written) generator = open(saved);
    const value = Math.floor(generator() * sides);
    written = generator.state();
    streams.used[name] = written;
    return value;
  };
  const next = (): number | undefined => streams.loaded?.[name]?.shift();
  return {
    int: sides => next() ?? draw(sides),
    roll: sides => next() ?? 1 + draw(sides),
  };
}

/** Opens each stream when it is first asked for, and keeps it open: finding alea's place again is what costs time. */
export function openStreams<Name extends string>(streams: Streams): (name: Name) => Dice {
  const open = new Map<Name, Dice>();
  return name => {
    let dice = open.get(name);
    if (!dice) {
      dice = stream(streams, name);
      open.set(name, dice);
    }
    return dice;
  };
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
