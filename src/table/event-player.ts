/**
 * Owns the queue of what happened and the speed at which it is told. After the motions of a step the board is set
 * from its model: a missing motion is a missing flourish, never a wrong board, and "instant" is that setting alone.
 */
import type { BoardModel, Motion } from '../core/look.ts';
import type { Speed } from '../core/speed.ts';
import type { Table } from './table.ts';

export interface PlayStep {
  readonly motions: readonly Motion[];
  /** Called when its turn has come, before anything moves. */
  readonly begin?: () => void;
  /** The board to set afterwards; without it the next step goes on from where the motions ended. */
  readonly after?: BoardModel;
  /** Called when the step's board stands, in order, exactly once. */
  readonly done?: () => void;
}

/** What it needs of a table. */
export type PlayedTable = Pick<Table, 'perform' | 'show' | 'skip' | 'speed'>;

export class EventPlayer {
  readonly #table: PlayedTable;
  readonly #queue: PlayStep[] = [];
  #playing = false;
  /** Raised by `skip`: what stands in the queue is shown, not played. */
  #hurrying = false;
  #closed = false;
  #waiting: (() => void)[] = [];

  constructor(table: PlayedTable) {
    this.#table = table;
  }

  get busy(): boolean {
    return this.#playing;
  }

  get speed(): Speed {
    return this.#table.speed;
  }

  set speed(speed: Speed) {
    this.#table.speed = speed;
    if (speed === 'instant') this.skip();
  }

  enqueue(steps: readonly PlayStep[]): void {
    if (this.#closed || steps.length === 0) return;
    this.#queue.push(...steps);
    if (!this.#playing) {
      this.#playing = true;
      void this.#play();
    }
  }

  /** Finishes all that is queued: the boards still follow one another, and every `done` is called. */
  skip(): void {
    if (!this.#playing) return;
    this.#hurrying = true;
    this.#table.skip();
  }

  whenIdle(): Promise<void> {
    return this.#playing ? new Promise(resolve => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** Drops the queue; nothing is called afterwards. */
  destroy(): void {
    this.#closed = true;
    this.#queue.length = 0;
    this.#table.skip();
    this.#rest();
  }

  async #play(): Promise<void> {
    try {
      for (let step = this.#queue.shift(); step !== undefined; step = this.#queue.shift()) {
        step.begin?.();
        if (!this.#hurrying && this.#table.speed !== 'instant' && step.motions.length > 0) {
          await this.#perform(step.motions);
        }
        if (this.#closed) return;
        if (step.after) this.#table.show(step.after);
        step.done?.();
      }
    } finally {
      this.#rest();
    }
  }

  /** A motion that fails is told to the console, and the board is set all the same. */
  async #perform(motions: readonly Motion[]): Promise<void> {
    try {
      await this.#table.perform(motions);
    } catch (error) {
      console.error('A motion failed.', error);
    }
  }

  #rest(): void {
    this.#playing = false;
    this.#hurrying = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
