/** The band: plays tunes bar by bar, as its conductor says, on a stage for each. Pure: no clock, no chance, no browser. */
import type { Amount, Cue } from '../../core/cue.ts';
import { sampleAt } from '../render/meter.ts';
import type { Figure, Section } from '../score/section.ts';
import type { Strike } from '../score/pattern.ts';
import { gainOf, RATE } from '../score/pitch.ts';
import type { Tune } from '../score/tune.ts';
import { type Arrangement, formName, leanest, plays } from './arrangement.ts';
import { Conductor, type Step } from './conductor.ts';
import { NoteCache } from './note-cache.ts';
import { Stage } from './stage.ts';
import { gainFor, type TuneLevels } from './tune-levels.ts';

export interface Score {
  readonly id: string;
  readonly tune: Tune;
  readonly levels: TuneLevels | undefined;
}

export interface Bar {
  readonly samples: Float32Array;
  /** What is played, for those who look: `A lead+ pad>`. */
  readonly form: string;
  readonly role: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Nothing new is struck in it. */
  readonly isRest: boolean;
  /** Semitones from the key that the tune is written in. */
  readonly key: number;
}

/** What a player or a device asks for. */
export interface Manner {
  readonly amount: Amount;
  /** Without layers, for a device that cannot keep up. */
  readonly isLean: boolean;
}

const USUAL: Manner = { amount: 'full', isLean: false };

export class Band {
  readonly #conductor: Conductor;
  readonly #cache: NoteCache;
  #score: Score | undefined;
  #stage: Stage | undefined;
  #step: Step | undefined;
  #bar = 0;
  /** Samples played in this match. */
  #played = 0;

  constructor(seed: number, cache = new NoteCache()) {
    this.#conductor = new Conductor(seed);
    this.#cache = cache;
  }

  /** Semitones from the key that the tune is written in. */
  get key(): number {
    return this.#step?.key ?? 0;
  }

  /** Takes up a tune at the beginning of a section. */
  take(score: Score): void {
    this.#score = score;
    this.#stage = new Stage(score.id, score.tune, this.#cache);
    this.#step = undefined;
  }

  next(cue: Cue, { amount, isLean }: Manner = USUAL): Bar {
    const { id, tune, levels } = this.#score!;
    const now = this.#played / RATE;
    const isOver = !this.#step || this.#bar >= this.#step.section.bars;
    if (isOver || this.#conductor.breaksOff(id, tune, cue)) {
      this.#step = this.#conductor.next(id, tune, cue, now, amount);
      this.#bar = 0;
    }
    const { section, isRest, arrangement, key } = this.#step!;
    const played = isLean ? leanest(tune, section) : arrangement;
    const bar = this.#bar++;
    if (!isRest) this.#strike(section, played, bar, gainFor(tune, levels, section, played), key);
    const samples = this.#stage!.take(sampleAt(tune, bar + 1) - sampleAt(tune, bar));
    this.#played += samples.length;
    return {
      samples,
      form: isRest ? 'rest' : formName(section, played),
      role: section.role,
      isFirst: bar === 0,
      isLast: this.#bar === section.bars,
      isRest,
      key,
    };
  }

  #strike(section: Section, arrangement: Arrangement, bar: number, gain: number, key: number): void {
    for (const { instrument, level, strikes } of strikesIn(section)[bar]!) {
      if (!plays(arrangement, instrument, bar, section.bars)) continue;
      for (const strike of strikes) this.#stage!.strike(instrument, inKey(strike, key), gainOf(level) * gain);
    }
  }
}

/** Drums have no key. */
function inKey(strike: Strike, key: number): Strike {
  if (key === 0) return strike;
  return { ...strike, voices: strike.voices.map(voice => (typeof voice === 'number' ? voice + key : voice)) };
}

/** A figure alone, with all that rings on after it. */
export function playFigure(
  score: Score,
  figure: Figure,
  gain: number,
  cache: NoteCache,
  tail: number,
  key = 0,
): Float32Array {
  const stage = new Stage(score.id, score.tune, cache);
  for (const [bar, parts] of strikesIn(figure).entries())
    for (const { instrument, level, strikes } of parts)
      for (const strike of strikes)
        stage.strike(instrument, inKey({ ...strike, at: strike.at + bar }, key), gainOf(level) * gain);
  return stage.take(sampleAt(score.tune, figure.bars) + tail);
}

interface Struck {
  readonly instrument: string;
  readonly level: number;
  /** Counted from the bar's beginning. */
  readonly strikes: readonly Strike[];
}

const struck = new WeakMap<Figure, readonly (readonly Struck[])[]>();

/** What each part strikes in each bar. */
function strikesIn(figure: Figure): readonly (readonly Struck[])[] {
  const found = struck.get(figure) ?? Array.from({ length: figure.bars }, (_, bar) => struckIn(figure, bar));
  struck.set(figure, found);
  return found;
}

function struckIn({ parts }: Figure, bar: number): Struck[] {
  return parts.map(({ instrument, level, patterns }) => {
    let start = 0;
    const strikes = patterns.flatMap(pattern => {
      const at = start;
      start += pattern.bars;
      return pattern.strikes
        .filter(strike => Math.floor(at + strike.at + 1e-9) === bar)
        .map(strike => ({ ...strike, at: Math.max(0, at + strike.at - bar) }));
    });
    return { instrument, level, strikes };
  });
}
