import fc from 'fast-check';
import alea from 'seedrandom/lib/alea';
import { describe, expect, it } from 'vitest';
import { copy } from '../../src/core/plain.ts';
import {
  draftStreams,
  loadDice,
  newStreams,
  pick,
  reseeded,
  shuffle,
  stream,
  type Streams,
} from '../../src/core/rng.ts';

const names = fc.constantFrom('dice', 'deck:finds', 'level:1', 'level:2', 'events');
const seeds = fc.string({ maxLength: 20 });

function rolls(streams: Streams, name: string, count: number, sides = 6): number[] {
  const dice = stream(streams, name);
  return Array.from({ length: count }, () => dice.roll(sides));
}

describe('Streams', () => {
  it('give the same rolls for the same seed for ever: these are written down', () => {
    expect(rolls(newStreams('KTR-BMX-QZP'), 'dice', 12)).toEqual([4, 4, 2, 6, 4, 5, 4, 3, 5, 4, 1, 3]);
    expect(rolls(newStreams('KTR-BMX-QZP'), 'level:1', 6, 20)).toEqual([20, 12, 2, 3, 11, 19]);
  });

  it('give other rolls for another seed, and for another name', () => {
    const first = rolls(newStreams('KTR-BMX-QZP'), 'dice', 20);
    expect(rolls(newStreams('KTR-BMX-QZR'), 'dice', 20)).not.toEqual(first);
    expect(rolls(newStreams('KTR-BMX-QZP'), 'dicf', 20)).not.toEqual(first);
  });

  it('never feel what is drawn from one another', () => {
    const draws = fc.array(fc.record({ name: names, sides: fc.integer({ min: 1, max: 30 }) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(seeds, draws, (seed, mixed) => {
        const shared = newStreams(seed);
        const inTurn = mixed.map(({ name, sides }) => stream(shared, name).roll(sides));
        const alone = newStreams(seed);
        for (const name of new Set(mixed.map(draw => draw.name))) {
          const dice = stream(alone, name);
          for (const [index, draw] of mixed.entries()) {
            if (draw.name === name) expect(dice.roll(draw.sides)).toBe(inTurn[index]);
          }
        }
        expect(shared).toEqual(alone);
      }),
      { seed: 101, numRuns: 200 },
    );
  });

  it('go on exactly where they were after a trip through JSON', () => {
    fc.assert(
      fc.property(seeds, names, fc.integer({ min: 0, max: 40 }), (seed, name, drawn) => {
        const whole = rolls(newStreams(seed), name, drawn + 20, 1000);
        const streams = newStreams(seed);
        rolls(streams, name, drawn, 1000);
        const restored = JSON.parse(JSON.stringify(streams)) as Streams;
        expect(rolls(restored, name, 20, 1000)).toEqual(whole.slice(drawn));
        expect(rolls(copy(streams), name, 20, 1000)).toEqual(whole.slice(drawn));
      }),
      { seed: 102, numRuns: 100 },
    );
  });

  it('write nothing down before the first draw', () => {
    const streams = newStreams('KTR-BMX-QZP');
    stream(streams, 'dice');
    expect(streams).toEqual({ seed: 'KTR-BMX-QZP', used: {} });
  });

  it('never repeat themselves when a stream is held open in two places at once', () => {
    const whole = rolls(newStreams('two hands'), 'dice', 8, 1000);
    const streams = newStreams('two hands');
    const left = stream(streams, 'dice');
    const right = stream(streams, 'dice');
    const taken = [left, right, right, left, left, right, left, right].map(hand => hand.roll(1000));
    expect(taken).toEqual(whole);
  });

  it('go on from a copied draft without the original noticing', () => {
    const streams = newStreams('draft');
    rolls(streams, 'dice', 3);
    const draft = copy(streams);
    const before = JSON.stringify(streams);
    const tried = rolls(draft, 'dice', 5);
    expect(JSON.stringify(streams)).toBe(before);
    expect(rolls(streams, 'dice', 5)).toEqual(tried);
  });

  it('stay within their sides, and int is a roll counted from nought', () => {
    fc.assert(
      fc.property(seeds, names, fc.integer({ min: 1, max: 100 }), (seed, name, sides) => {
        const rolled = rolls(newStreams(seed), name, 30, sides);
        const counted = stream(newStreams(seed), name);
        for (const face of rolled) {
          expect(face).toBeGreaterThanOrEqual(1);
          expect(face).toBeLessThanOrEqual(sides);
          expect(counted.int(sides)).toBe(face - 1);
        }
      }),
      { seed: 103, numRuns: 100 },
    );
  });

  it('are fair, also on the very first roll of neighbouring seeds', () => {
    const first = Array.from({ length: 6 }, () => 0);
    const later = Array.from({ length: 6 }, () => 0);
    for (let game = 0; game < 6000; game++) {
      const dice = stream(newStreams(`daily:cellar:${game}`), 'dice');
      first[dice.roll(6) - 1]! += 1;
      later[dice.roll(6) - 1]! += 1;
    }
    // 1000 expected of each face; five standard deviations are 144.
    for (const count of [...first, ...later]) expect(Math.abs(count - 1000)).toBeLessThan(144);
  });
});

describe('Loaded dice', () => {
  it('show their faces first and then the faces the stream would have shown', () => {
    const free = rolls(newStreams('luck'), 'dice', 4);
    const streams = loadDice(newStreams('luck'), { dice: [6, 1, 3] });
    expect(rolls(streams, 'dice', 7)).toEqual([6, 1, 3, ...free]);
  });

  it('give int the number as written', () => {
    const streams = loadDice(newStreams('luck'), { dice: [0, 5] });
    const dice = stream(streams, 'dice');
    expect([dice.int(6), dice.int(6)]).toEqual([0, 5]);
  });

  it('load only the stream they name', () => {
    const free = rolls(newStreams('luck'), 'events', 5);
    const streams = loadDice(newStreams('luck'), { dice: [1, 1, 1, 1, 1] });
    expect(rolls(streams, 'events', 5)).toEqual(free);
  });

  it('are taken from the draft alone: neither the list handed in nor the streams before it change', () => {
    const faces = [6, 5];
    const plain = newStreams('luck');
    const loaded = loadDice(plain, { dice: faces });
    const draft = copy(loaded);
    rolls(draft, 'dice', 2);
    rolls(loaded, 'dice', 1);
    expect(faces).toEqual([6, 5]);
    expect(plain).toEqual({ seed: 'luck', used: {} });
    expect(loaded.loaded).toEqual({ dice: [5] });
    expect(draft.loaded).toEqual({ dice: [] });
  });
});

describe('A draw', () => {
  it('is the one that seedrandom’s own alea would make, and is written down as alea would', () => {
    fc.assert(
      fc.property(seeds, names, fc.integer({ min: 1, max: 60 }), (seed, name, count) => {
        const streams = newStreams(seed);
        const theirs = alea(`${seed}/${name}`, { state: true });
        const expected = Array.from({ length: count }, () => Math.floor(theirs() * 1e9));
        const dice = stream(streams, name);
        expect(Array.from({ length: count }, () => dice.int(1e9))).toEqual(expected);
        expect(streams.used[name]).toEqual(theirs.state());
      }),
      { seed: 105, numRuns: 200 },
    );
  });
});

describe('A draft of streams', () => {
  it('is drawn from, loaded faces first, without the streams before it noticing', () => {
    const streams = loadDice(newStreams('draft'), { dice: [6, 5] });
    rolls(streams, 'dice', 1);
    rolls(streams, 'events', 4);
    const before = JSON.stringify(streams);
    const drawn = (from: Streams): number[] =>
      ['dice', 'events', 'level:1'].flatMap(name => rolls(from, name, 5));
    const tried = drawn(draftStreams(streams));
    expect(JSON.stringify(streams)).toBe(before);
    expect(drawn(streams)).toEqual(tried);
  });

  it('names no loaded dice where there are none', () => {
    expect(draftStreams(newStreams('draft'))).toEqual({ seed: 'draft', used: {} });
    expect(draftStreams(newStreams('draft'))).not.toHaveProperty('loaded');
  });
});

describe('Shuffling and picking', () => {
  it('keeps every card, and leaves the list it was given alone', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer(), { maxLength: 40 }), (seed, cards) => {
        const given = [...cards];
        const shuffled = shuffle(stream(newStreams(seed), 'deck'), cards);
        expect(cards).toEqual(given);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(given.toSorted((a, b) => a - b));
      }),
      { seed: 104, numRuns: 200 },
    );
  });

  it('draws one number less than there are cards', () => {
    for (const size of [0, 1, 2, 7]) {
      let drawn = 0;
      const counting = { int: () => (drawn++, 0), roll: () => 1 };
      shuffle(counting, Array.from({ length: size }));
      expect(drawn).toBe(Math.max(0, size - 1));
    }
  });

  it('deals each of the 24 orders of four cards about equally often', () => {
    const counts = new Map<string, number>();
    const dice = stream(newStreams('uniform'), 'deck');
    for (let deal = 0; deal < 12_000; deal++) {
      const order = shuffle(dice, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 500 expected of each; five standard deviations are 110.
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(110);
  });

  it('picks each item sometimes and nothing else', () => {
    const dice = stream(newStreams('pick'), 'dice');
    const picked = new Set(Array.from({ length: 100 }, () => pick(dice, ['apple', 'stub', 'web'])));
    expect([...picked].toSorted()).toEqual(['apple', 'stub', 'web']);
  });
});

describe('Reseeded streams', () => {
  it('know nothing of the next rolls, of loaded dice, or of each other', () => {
    const streams = loadDice(newStreams('future'), { dice: [6, 6, 6] });
    const truth = rolls(copy(streams), 'dice', 30);
    const one = rolls(reseeded(streams, '1'), 'dice', 30);
    const two = rolls(reseeded(streams, '2'), 'dice', 30);
    expect(one).not.toEqual(truth);
    expect(two).not.toEqual(one);
    expect(rolls(reseeded(streams, '1'), 'dice', 30)).toEqual(one);
    expect(streams.loaded).toEqual({ dice: [6, 6, 6] });
  });
});
