/** Notes that repeat are rendered once. What was not played for longest is given back first. */

/** Sixteen megabytes: about ninety seconds of single notes, more than any tune of ours has. */
const MOST_SAMPLES = 4_000_000;

export class NoteCache {
  readonly #most: number;
  readonly #notes = new Map<string, Float32Array>();
  #samples = 0;

  constructor(most = MOST_SAMPLES) {
    this.#most = most;
  }

  get samples(): number {
    return this.#samples;
  }

  get(key: string, render: () => Float32Array): Float32Array {
    const known = this.#notes.get(key);
    const note = known ?? render();
    if (known) this.#notes.delete(key);
    else this.#samples += note.length;
    this.#notes.set(key, note);
    for (const [oldest, { length }] of this.#notes) {
      if (this.#samples <= this.#most || oldest === key) break;
      this.#notes.delete(oldest);
      this.#samples -= length;
    }
    return note;
  }
}
