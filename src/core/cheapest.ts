/** A queue that gives out the cheapest first; of equals, whoever came first. For ways over fields of numbered places. */
export class CheapestFirst {
  readonly #heap: { readonly place: number; readonly cost: number }[] = [];
  /** By place: when it first came in, from 1; below 0 once it has been given out. */
  readonly #came: Int32Array;
  #count = 0;

  constructor(places: number) {
    this.#came = new Int32Array(places);
  }

  /** A place may be put in again at a lower price; it keeps its turn among equals. */
  put(place: number, cost: number): void {
    if (this.#came[place] === 0) this.#came[place] = ++this.#count;
    const heap = this.#heap;
    const entry = { place, cost };
    let at = heap.length;
    heap.push(entry);
    for (let above = (at - 1) >> 1; at > 0 && this.#isBefore(entry, heap[above]!); above = (at - 1) >> 1) {
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = entry;
  }

  /** Each place once; undefined when there is none left. */
  take(): number | undefined {
    for (let first = this.#pop(); first; first = this.#pop()) {
      if (this.#came[first.place]! < 0) continue;
      this.#came[first.place] = -1;
      return first.place;
    }
    return undefined;
  }

  #pop(): { readonly place: number; readonly cost: number } | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below + 1 < heap.length && this.#isBefore(heap[below + 1]!, heap[below]!)) below += 1;
      if (below >= heap.length || !this.#isBefore(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
    return first;
  }

  #isBefore(a: { place: number; cost: number }, b: { place: number; cost: number }): boolean {
    return a.cost < b.cost || (a.cost === b.cost && this.#came[a.place]! < this.#came[b.place]!);
  }
}
