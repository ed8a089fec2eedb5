/** What a side does in the window of re-rolls when it does its best. */
import type { Rival } from '../data/cards.ts';

/** Chances that the attacker strikes, that the defender does, and that both do. */
export interface Blows {
  readonly hit: number;
  readonly counter: number;
  readonly both: number;
}

/** Chances nearer to each other than this are the same; they come in steps of no less than 1 in 432. */
const SAME = 1e-9;

/** The best of what has been weighed. To keep comes first, and is left only for something better. */
export class Choice {
  hit = 0;
  counter = 0;
  both = 0;
  /** The number of what was taken, in the order of weighing; -1: keep. */
  taken = -1;
  #weighed = 0;
  #worth = 0;
  readonly #isAttacker: boolean;
  readonly #falls: Readonly<Record<Rival, number>>;

  constructor(falls: Readonly<Record<Rival, number>>, side: Rival) {
    this.#falls = falls;
    this.#isAttacker = side === 'attacker';
  }

  begin({ hit, counter, both }: Blows): void {
    this.#weighed = 0;
    this.#take(-1, hit, counter, both);
  }

  weigh(hit: number, counter: number, both: number): void {
    const number = this.#weighed++;
    const gain = this.#worthOf(hit, counter) - this.#worth;
    if (gain < -SAME) return;
    // Where two re-rolls help alike, the own skin comes first.
    const spared = this.#isAttacker ? this.counter - counter : this.hit - hit;
    const isSafer = spared > SAME || (spared > -SAME && both < this.both - SAME);
    if (gain > SAME || (this.taken >= 0 && isSafer)) this.#take(number, hit, counter, both);
  }

  #take(number: number, hit: number, counter: number, both: number): void {
    this.taken = number;
    this.hit = hit;
    this.counter = counter;
    this.both = both;
    this.#worth = this.#worthOf(hit, counter);
  }

  #worthOf(hit: number, counter: number): number {
    const worth = hit * this.#falls.defender - counter * this.#falls.attacker;
    return this.#isAttacker ? worth : -worth;
  }
}
