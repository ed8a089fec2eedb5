/** Chapter 9.3: every word that a vocabulary can make, weighed; the best of them. */
import type { Seat } from '../../../core/game.ts';
import { cellAt, indexOf, type Cell } from '../../../core/grid.ts';
import { hashText } from '../../../core/plain.ts';
import { BOARD, VOWELS } from '../data/constants.ts';
import { LEAST_LETTERS, LISTS } from '../data/word-rules.ts';
import { isTopSeen, pawnOf } from '../rules/turn.ts';
import { hushedVowel } from '../rules/words.ts';
import type { State } from '../state/state.ts';
import { sequencesOf, type Sequences, type Vocabulary } from '../words/sequences.ts';
import { coming } from '../odds/coming.ts';
import { stopChance, unseenIn, type Unseen } from '../odds/hidden-traps.ts';
import { distances } from './distances.ts';
import { groundOf, Walker, type Footprint, type Gait, type Ground } from './ground.ts';
import { cardCost, type Level } from './levels.ts';

export interface Candidate {
  readonly word: string;
  readonly score: number;
  readonly end: Cell;
  readonly damage: number;
  readonly captures: number;
  readonly trapStop: boolean;
  readonly wins: boolean;
}

/** Changes to the position that a question of "what if" asks for. */
interface WhatIf {
  readonly from?: Cell;
  readonly gait?: Partial<Gait>;
}

/** What words are walked from, and which of them may not be made. */
interface Terms {
  readonly sequences: Sequences;
  readonly from: number;
  readonly gait: Gait;
  /** Vowels, as bits. */
  readonly banned: number;
  readonly said: ReadonlySet<string>;
}

/** One moment of the game, as one seat weighs it. What does not depend on the word is worked out once. */
export class Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly level: Level;
  readonly #ground: Ground;
  readonly #walker: Walker;
  readonly #far: Uint8Array;
  /** What standing on a square costs. */
  readonly #danger: Float64Array;
  readonly #trapCost: number;
  readonly #unseen: Unseen;
  readonly #salt: number;

  constructor(state: State, seat: Seat, level: Level) {
    this.state = state;
    this.seat = seat;
    this.level = level;
    this.#ground = groundOf(state, seat);
    this.#walker = new Walker(this.#ground);
    this.#far = distances(state);
    const price = cardCost(state.pawns.length);
    const { entered, of } = coming(state, seat);
    // What is known for certain nobody shrugs off.
    const threat = isTopSeen(state) ? Math.max(1, level.threat) : level.threat;
    this.#danger = entered.map(ways => threat * price * Math.min(2, ways / Math.max(1, of)));
    this.#trapCost = level.trapCost ?? price;
    this.#unseen = unseenIn(state);
    this.#salt = saltOf(state, seat);
  }

  /** Likewise, as another seat weighs it. */
  of(seat: Seat): Outlook {
    return seat === this.seat ? this : new Outlook(this.state, seat, this.level);
  }

  /** The pawn has a word to make. */
  get hasWord(): boolean {
    return pawnOf(this.state, this.seat).wordsLeft > 0;
  }

  /** The best word of all; undefined where none may be made. */
  best(whatIf: WhatIf = {}): Candidate | undefined {
    return this.ranked(1, whatIf)[0];
  }

  /** The best words in order. Of equals the more common comes first, then the shorter, then by the alphabet. */
  ranked(count: number, whatIf: WhatIf = {}): Candidate[] {
    const { sequences, from, gait, banned, said } = this.#terms(whatIf);
    const { found } = this.#walker;
    const top: Candidate[] = [];
    for (let index = 0; index < sequences.size; index++) {
      if (sequences.letters[index]! & banned || said.has(sequences.words[index]!)) continue;
      if (!this.#walker.walk(sequences, index, from, gait)) continue;
      const score = this.weigh(found) + this.#mistake(index);
      if (top.length === count && score <= top[count - 1]!.score) continue;
      const place = top.findIndex(other => score > other.score);
      top.splice(place < 0 ? top.length : place, 0, candidate(sequences.words[index]!, score, found));
      if (top.length > count) top.pop();
    }
    return top;
  }

  #terms({ from, gait }: WhatIf): Terms {
    const { state } = this;
    const pawn = pawnOf(state, this.seat);
    const hushed = hushedVowel(state);
    return {
      sequences: sequencesOf(state.active!, vocabularyOf(state, this.level), this.#ground.doors),
      from: indexOf(BOARD, from ?? pawn.at!),
      gait: { sprint: gait?.sprint ?? pawn.sprint, passWalls: gait?.passWalls ?? pawn.passWalls },
      banned: hushed ? 1 << VOWELS.indexOf(hushed) : 0,
      said: new Set(state.options.repeats === 'once' ? state.words.map(({ word }) => word) : []),
    };
  }

  /** What a word is worth by where it leads and what it does. */
  weigh({ end, damage, captures, stopped, wins, dark, held }: Footprint): number {
    if (wins) return 1000 + 10 * damage;
    const done = 10 * damage + this.level.captureBonus * captures;
    // Half of what a word does is done, on average, when a hidden trap stops it.
    const risk = dark > 0 ? stopChance(this.#unseen, dark, held) * (this.#trapCost + done / 2) : 0;
    return (
      done -
      risk -
      (stopped ? this.#trapCost : 0) -
      this.level.distance * this.#far[end]! -
      this.#danger[end]!
    );
  }

  #mistake(index: number): number {
    return this.level.noise > 0 ? this.level.noise * chance(this.#salt, index) : 0;
  }
}

/** The words that a bot knows, as far as they count at this table. */
export function vocabularyOf({ options }: State, { mostTier, mostLetters }: Vocabulary): Vocabulary {
  const list = LISTS[options.words];
  return {
    mostTier: Math.min(mostTier, list.mostTier),
    mostLetters,
    leastLetters: LEAST_LETTERS[options.shortest],
    modern: list.modern,
  };
}

function candidate(word: string, score: number, found: Footprint): Candidate {
  const { damage, captures, wins } = found;
  return { word, score, end: cellAt(BOARD, found.end), damage, captures, trapStop: found.stopped, wins };
}

/** A number that follows from what lies on the table: a bot needs no memory and never touches the state's streams. */
export function saltOf(state: State, seat: Seat): number {
  const { pawns, enemies, traps, turn, words, active, boss } = state;
  const places = [...pawns, ...enemies, ...traps].map(thing => (thing.at ? indexOf(BOARD, thing.at) : -1));
  return hashText(`${seat}/${turn}/${words.length}/${active}/${boss?.damage}/${places.join()}`);
}

/** From 0 to 1. */
export function chance(salt: number, index: number): number {
  let mixed = Math.imul(salt ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
