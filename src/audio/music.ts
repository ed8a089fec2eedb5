/** The music: which tune is wanted, how loud it is, and how one fades into another. The band plays it. */
import type { Amount, Cue } from '../core/cue.ts';
import type { FromBand, TuneSource } from './band/talk.ts';
import type { BandLine, Device, Lane } from './device.ts';
import { Performance, type Strain } from './performance.ts';
import type { Sting } from './score/section.ts';

const TICK = 120;
/** Seconds. */
const CROSSFADE = 0.8;
const DUCK_DOWN = 0.09;
const DUCK_UP = 0.6;
const FOLLOW = 0.05;

interface Deck {
  readonly tune: string;
  readonly seed: number;
  readonly number: number;
  readonly lane: Lane;
  readonly performance: Performance;
}

export class Music {
  readonly #device: Device;
  readonly #sourceOf: (tune: string) => TuneSource | undefined;
  #band: BandLine | undefined;
  #isBandless = false;
  #decks = 0;
  #wanted: { readonly cue: Cue; readonly seed: number } | undefined;
  #current: Deck | undefined;
  /** On their way out, with the time when they are. */
  #leaving: { readonly lane: Lane; readonly gone: number }[] = [];
  /** Whether anything may be heard: unlocked, not hidden, not silenced. */
  #isOpen = false;
  #amount: Amount = 'full';
  #strain: Strain = 0;
  #volume = 1;
  #duckDepth = 1;
  #duckUntil = 0;
  #stopTicking: (() => void) | undefined;

  constructor(device: Device, sourceOf: (tune: string) => TuneSource | undefined) {
    this.#device = device;
    this.#sourceOf = sourceOf;
  }

  want(cue: Cue | undefined, seed: number): void {
    this.#wanted = cue && { cue, seed };
    this.#follow();
  }

  open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#follow();
  }

  amount(amount: Amount): void {
    this.#amount = amount;
  }

  volume(value: number): void {
    this.#volume = value;
    this.#current?.lane.volume(this.#loud(), FOLLOW);
  }

  duck(depth: number, ms: number): void {
    const now = this.#device.now();
    const isRunning = now < this.#duckUntil;
    this.#duckDepth = isRunning ? Math.min(this.#duckDepth, depth) : depth;
    this.#duckUntil = Math.max(this.#duckUntil, now + ms);
    this.#current?.lane.volume(this.#loud(), DUCK_DOWN);
  }

  sting(name: Sting): void {
    this.#current?.performance.sting(name);
  }

  #follow(): void {
    const wanted = this.#isOpen ? this.#wanted : undefined;
    const current = this.#current;
    if (current && (current.tune !== wanted?.cue.tune || current.seed !== wanted.seed)) {
      current.lane.volume(0, CROSSFADE);
      this.#leaving.push({ lane: current.lane, gone: this.#device.time() + CROSSFADE });
      this.#current = undefined;
    }
    if (wanted && !this.#current) this.#begin(wanted.cue, wanted.seed);
  }

  #begin({ tune }: Cue, seed: number): void {
    const source = this.#sourceOf(tune);
    const band = source && this.#openBand();
    const lane = band && this.#device.lane();
    if (!lane) return;
    const number = ++this.#decks;
    // Each tune may try it with one more again.
    if (this.#strain > 0) this.#strain = (this.#strain - 1) as Strain;
    const time = (): number => this.#device.time();
    const performance = new Performance(number, lane, time, message => band.tell(message), this.#strain);
    band.tell({ say: 'play', lane: number, seed, tune, source });
    this.#current = { tune, seed, number, lane, performance };
    lane.volume(this.#loud(), CROSSFADE);
    this.#tick();
    this.#stopTicking ??= this.#device.every(TICK, () => this.#tick());
  }

  #openBand(): BandLine | undefined {
    if (this.#band || this.#isBandless) return this.#band;
    this.#band = this.#device.band(
      message => this.#hear(message),
      reason => {
        this.#isBandless = true;
        this.#band?.close();
        this.#band = undefined;
        this.#device.report(`There is no band: ${reason}`);
      },
    );
    this.#isBandless = !this.#band;
    return this.#band;
  }

  #hear(message: FromBand): void {
    const current = this.#current;
    if (!current || message.lane !== current.number) return;
    if ('problem' in message) {
      this.#device.report(`The tune ${current.tune} cannot be had: ${message.problem}`);
      return;
    }
    if ('stings' in message) return current.performance.hearStings(message.stings);
    current.performance.hear(message.bar);
    this.#strain = current.performance.strain;
    this.#ask();
  }

  #ask(): void {
    if (this.#current && this.#wanted) this.#current.performance.ask(this.#wanted.cue, this.#amount);
  }

  #tick(): void {
    if (this.#duckDepth < 1 && this.#device.now() >= this.#duckUntil) {
      this.#duckDepth = 1;
      this.#current?.lane.volume(this.#loud(), DUCK_UP);
    }
    const time = this.#device.time();
    for (const { lane, gone } of this.#leaving) if (gone <= time) lane.close();
    this.#leaving = this.#leaving.filter(({ gone }) => gone > time);
    this.#ask();
    if (this.#current || this.#leaving.length > 0) return;
    this.#stopTicking?.();
    this.#stopTicking = undefined;
  }

  #loud(): number {
    return this.#volume * (this.#device.now() < this.#duckUntil ? this.#duckDepth : 1);
  }
}
