/** One performance of one tune: asks the band for bars shortly ahead and lays them one after the other. */
import type { Amount, Cue } from '../core/cue.ts';
import { OVERLAP } from './band/seams.ts';
import type { HeardBar, StingSamples, ToBand } from './band/talk.ts';
import type { Lane } from './device.ts';
import { RATE } from './score/pitch.ts';
import type { Sting } from './score/section.ts';

/** Seconds that are always laid ahead: a page that stumbles is not heard, and a cue is, soon. */
const AHEAD = 1.6;
/** What is begun now is laid so far ahead. */
const SOON = 0.08;
/** A bar that takes more than this share of its own length will not do for long. */
const HEAVY = 0.5;
/** Bars before anything else is asked: the first ones must come quickly. */
const FIRST_BARS = 2;

/** How a device keeps up: with everybody, with fewer, or a whole section at a time and a pause before it. */
export type Strain = 0 | 1 | 2;

export class Performance {
  readonly #id: number;
  readonly #lane: Lane;
  readonly #time: () => number;
  readonly #tell: (message: ToBand) => void;
  #isWaiting = false;
  #bars = 0;
  /** Where the last bar that was laid ends. */
  #until: number | undefined;
  #sixteenth = 0;
  /** Of a section that is not yet complete. */
  #held: HeardBar[] = [];
  #stings: StingSamples = {};
  /** The key they were last asked for in. */
  #stingsKey: number | undefined;
  strain: Strain;

  constructor(id: number, lane: Lane, time: () => number, tell: (message: ToBand) => void, strain: Strain) {
    this.#id = id;
    this.#lane = lane;
    this.#time = time;
    this.#tell = tell;
    this.strain = strain;
  }

  /** Asks for what is wanted by now; called again and again. */
  ask(cue: Cue, amount: Amount): void {
    if (this.#isWaiting) return;
    const ahead = (this.#until ?? 0) - this.#time();
    if (ahead > AHEAD && this.#held.length === 0) return;
    this.#isWaiting = true;
    this.#tell({ say: 'more', lane: this.#id, cue, manner: { amount, isLean: this.strain > 0 } });
  }

  hear(bar: HeardBar): void {
    this.#isWaiting = false;
    this.#bars += 1;
    if (this.#bars >= FIRST_BARS && bar.key !== this.#stingsKey) {
      this.#stingsKey = bar.key;
      this.#tell({ say: 'stings', lane: this.#id });
    }
    if (bar.took > bar.seconds * HEAVY) this.#strained(1);
    if (this.strain < 2) return this.#lay(bar);
    this.#held.push(bar);
    if (!bar.isLast) return;
    for (const held of this.#held) this.#lay(held);
    this.#held = [];
  }

  hearStings(stings: StingSamples): void {
    this.#stings = stings;
  }

  /** In key, and on the next sixteenth. */
  sting(name: Sting): void {
    const samples = this.#stings[name];
    if (!samples || this.#until === undefined) return;
    const left = Math.floor((this.#until - this.#time() - 0.01) / this.#sixteenth);
    if (left > 0) this.#lane.queue(samples, this.#until - left * this.#sixteenth);
  }

  #lay(bar: HeardBar): void {
    const now = this.#time();
    const isLate = this.#until !== undefined && this.#until < now + SOON / 2;
    if (isLate && !bar.isFirst) this.#strained(this.strain === 0 ? 1 : 2);
    const at = this.#until === undefined || isLate ? now + SOON : this.#until;
    this.#lane.queue(bar.samples, Math.max(now, at - OVERLAP / RATE));
    this.#until = at + bar.seconds;
    this.#sixteenth = bar.sixteenth;
  }

  #strained(strain: Strain): void {
    if (strain > this.strain) this.strain = strain;
  }
}
