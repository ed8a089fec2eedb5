import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CheapestFirst } from '../../src/core/cheapest.ts';

/** The same by looking through all of them, in the order in which they came. */
class PlainQueue {
  readonly #open = new Map<number, number>();
  readonly #gone = new Set<number>();

  put(place: number, cost: number): void {
    if (!this.#gone.has(place)) this.#open.set(place, Math.min(cost, this.#open.get(place) ?? Infinity));
  }

  take(): number | undefined {
    let found: number | undefined;
    for (const [place, cost] of this.#open)
      if (found === undefined || cost < this.#open.get(found)!) found = place;
    if (found !== undefined) {
      this.#open.delete(found);
      this.#gone.add(found);
    }
    return found;
  }
}

describe('The cheapest first', () => {
  it('are given out as by a look through all of them, each once, equals in the order they came', () => {
    const puts = fc.record({ place: fc.nat({ max: 11 }), cost: fc.nat({ max: 6 }) });
    fc.assert(
      fc.property(fc.array(fc.option(puts), { maxLength: 80 }), steps => {
        const queue = new CheapestFirst(12);
        const plain = new PlainQueue();
        for (const step of steps) {
          if (!step) expect(queue.take()).toBe(plain.take());
          else {
            queue.put(step.place, step.cost);
            plain.put(step.place, step.cost);
          }
        }
        for (let left = 0; left < 13; left++) expect(queue.take()).toBe(plain.take());
      }),
      { seed: 31, numRuns: 500 },
    );
  });
});
