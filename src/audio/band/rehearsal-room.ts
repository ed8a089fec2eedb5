/** Answers what the page asks of the band; the worker only carries the words. Its clock is told, its files are handed in. */
import { peakLoudness, TUNE_LEVEL } from '../render/levels.ts';
import { gainOf, RATE, samplesIn } from '../score/pitch.ts';
import type { Sting } from '../score/section.ts';
import { readTune } from '../score/tune.ts';
import { Band, playFigure, type Score } from './band.ts';
import { NoteCache } from './note-cache.ts';
import { Seams } from './seams.ts';
import type { FromBand, StingSamples, ToBand, TuneSource } from './talk.ts';

/** Matches whose history is remembered: this one, the menu, and one that was left for a moment. */
const MOST_BANDS = 3;
/** A sting stands out of the music, but under the sounds. */
const STING_LEVEL = TUNE_LEVEL + 5;
const STING_TAIL = samplesIn(700);

interface Outside {
  fetch(url: string): Promise<string>;
  /** Milliseconds. */
  now(): number;
}

interface Lane {
  readonly lane: number;
  readonly band: Band;
  readonly score: Score;
  readonly seams: Seams;
}

export class RehearsalRoom {
  readonly #outside: Outside;
  readonly #cache = new NoteCache();
  readonly #scores = new Map<string, Promise<Score>>();
  readonly #bands = new Map<number, Band>();
  #lane: Promise<Lane> | undefined;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  async answer(asked: ToBand): Promise<FromBand | undefined> {
    try {
      if (asked.say === 'play') {
        this.#lane = this.#open(asked);
        await this.#lane;
        return undefined;
      }
      const lane = await this.#lane;
      if (!lane || lane.lane !== asked.lane) return undefined;
      return asked.say === 'more' ? this.#bar(lane, asked) : { lane: lane.lane, stings: this.#stings(lane) };
    } catch (error) {
      return { lane: asked.lane, problem: error instanceof Error ? error.message : String(error) };
    }
  }

  async #open({ lane, seed, tune, source }: Extract<ToBand, { say: 'play' }>): Promise<Lane> {
    const score = await this.#score(tune, source);
    const band = this.#bands.get(seed) ?? new Band(seed, this.#cache);
    this.#bands.delete(seed);
    this.#bands.set(seed, band);
    const [oldest] = this.#bands.keys();
    if (this.#bands.size > MOST_BANDS) this.#bands.delete(oldest!);
    band.take(score);
    return { lane, band, score, seams: new Seams() };
  }

  #score(id: string, { url, levels }: TuneSource): Promise<Score> {
    const known = this.#scores.get(url);
    if (known) return known;
    const score = this.#outside.fetch(url).then(text => ({ id, tune: readTune(url, text), levels }));
    this.#scores.set(url, score);
    // What could not be fetched may be tried again.
    score.catch(() => this.#scores.delete(url));
    return score;
  }

  #bar({ lane, band, score, seams }: Lane, { cue, manner }: Extract<ToBand, { say: 'more' }>): FromBand {
    const begun = this.#outside.now();
    const { samples, ...bar } = band.next(cue, manner);
    const took = (this.#outside.now() - begun) / 1000;
    const sixteenth = 60 / score.tune.tempo / 4;
    const heard = { ...bar, samples: seams.wrap(samples), seconds: samples.length / RATE, took, sixteenth };
    return { lane, bar: heard };
  }

  #stings({ score, band }: Lane): StingSamples {
    const stings = [...score.tune.stings].map(([name, figure]): [Sting, Float32Array<ArrayBuffer>] => {
      const plain = playFigure(score, figure, 0.1, this.#cache, STING_TAIL, band.key);
      const gain = gainOf(STING_LEVEL - peakLoudness(plain));
      return [name, Float32Array.from(plain, sample => sample * gain)];
    });
    return Object.fromEntries(stings);
  }
}
