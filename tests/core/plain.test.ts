import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, copy, digest, digesting, hashText, same } from '../../src/core/plain.ts';

/** What a state is made of. -0 is left out: JSON does not keep it. */
const plain = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) freeze(member);
    Object.freeze(value);
  }
  return value;
}

/** The same data with the keys of every record written the other way round. */
function turnedRound(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turnedRound);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, turnedRound(member)]),
  );
}

describe('Copying', () => {
  it('gives equal data that shares nothing with the original', () => {
    fc.assert(
      fc.property(plain, value => {
        const before = JSON.stringify(value);
        const copied = copy(freeze(value));
        expect(JSON.stringify(copied)).toBe(before);
        if (typeof value === 'object' && value !== null) expect(copied).not.toBe(value);
      }),
      { seed: 301, numRuns: 300 },
    );
  });

  it('may be changed at any depth without the original noticing', () => {
    const state = { hero: { at: { x: 1, y: 2 } }, rats: [{ id: 0, at: { x: 3, y: 4 } }], ask: null };
    const draft = copy(state);
    draft.hero.at.x = 9;
    draft.rats[0]!.at.y = 9;
    draft.rats.push({ id: 1, at: { x: 0, y: 0 } });
    expect(state).toEqual({ hero: { at: { x: 1, y: 2 } }, rats: [{ id: 0, at: { x: 3, y: 4 } }], ask: null });
  });

  it('keeps members that are undefined, and the order of keys', () => {
    const copied = copy({ b: undefined, a: 1 });
    expect(Object.keys(copied)).toEqual(['b', 'a']);
  });
});

describe('Comparing', () => {
  it('finds a copy the same, whatever the order of its keys', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(same(value, copy(value))).toBe(true);
        expect(same(value, turnedRound(value))).toBe(true);
      }),
      { seed: 302, numRuns: 300 },
    );
  });

  it('agrees with the canonical text on every pair', () => {
    fc.assert(
      fc.property(plain, plain, (one, two) => {
        expect(same(one, two)).toBe(canonical(one) === canonical(two));
        expect(same(two, one)).toBe(same(one, two));
      }),
      { seed: 303, numRuns: 1000 },
    );
  });

  // biome-ignore format: a table
  it.each([
    [{ a: 1 },           { a: 2 }],
    [{ a: 1 },           { b: 1 }],
    [{ a: 1 },           { a: 1, b: 1 }],
    [{ a: 1, b: 1 },     { a: 1 }],
    [[1, 2],             [2, 1]],
    [[1],                [1, 1]],
    [[],                 {}],
    [null,               {}],
    [null,               undefined],
    [0,                  false],
    ['1',                1],
    [{ a: null },        { a: undefined }],
    [JSON.parse('{"__proto__":{}}'), { a: {} }],
    [JSON.parse('{"toString":{}}'),  { a: {} }],
  ])('tells %j from %j', (one: unknown, two: unknown) => {
    expect(same(one, two)).toBe(false);
    expect(same(two, one)).toBe(false);
  });

  it('finds the same what JSON cannot tell apart by number', () => {
    expect(same(Number.NaN, Number.NaN)).toBe(true);
    expect(same({ x: 0 }, { x: -0 })).toBe(true);
  });
});

describe('The canonical text', () => {
  it('is JSON with its keys in order', () => {
    expect(canonical({ b: [1, { d: 'x', c: null }], a: true })).toBe('{"a":true,"b":[1,{"c":null,"d":"x"}]}');
  });

  it('leaves out members that are undefined, as JSON does', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical([undefined, 1])).toBe('[null,1]');
  });

  it('reads back as the same data', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
      { seed: 304, numRuns: 300 },
    );
  });
});

describe('The digest', () => {
  it('does not depend on the order in which keys were written', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(digest(turnedRound(value))).toBe(digest(value));
      }),
      { seed: 305, numRuns: 300 },
    );
  });

  it('differs for different data', () => {
    fc.assert(
      fc.property(plain, plain, (one, two) => {
        fc.pre(canonical(one) !== canonical(two));
        expect(digest(one)).not.toBe(digest(two));
      }),
      { seed: 306, numRuns: 1000 },
    );
  });

  it('tells apart ten thousand positions that differ in one small number', () => {
    const digests = new Set<number>();
    for (let x = 0; x < 100; x++)
      for (let y = 0; y < 100; y++) digests.add(digest({ hero: { at: { x, y } } }));
    expect(digests.size).toBe(10_000);
  });

  it('differs in its low half as well, which is all that a run file keeps', () => {
    const halves = new Set<number>();
    for (let turn = 0; turn < 1000; turn++) halves.add(digest({ turn }) & 0xffff);
    // A fair 16-bit value repeats itself about 7 times among 1000.
    expect(halves.size).toBeGreaterThan(975);
  });

  it('is a whole number of 32 bits, and these are written down', () => {
    expect(hashText('')).toBe(447841614);
    expect(hashText('rat')).toBe(3295205639);
    expect(digest({ a: [1, 'two', null] })).toBe(1771562709);
    for (let i = 0; i < 200; i++) {
      const hash = hashText(`text ${i}`);
      expect(Number.isInteger(hash) && hash >= 0 && hash <= 0xffffffff).toBe(true);
    }
  });

  it('goes on from a start value, so that values can be chained', () => {
    expect(hashText('rat', 1)).not.toBe(hashText('rat', 2));
    expect(hashText('rat', 1)).not.toBe(hashText('tar', 1));
  });
});

describe('Digests of one state after another', () => {
  it('are those of each alone, whatever the one before has shared with it', () => {
    const names = fc.constantFrom('a', 'b', 'c', 'd');
    const steps = fc.array(fc.tuple(names, names, plain), { maxLength: 12 });
    fc.assert(
      fc.property(steps, changes => {
        const digestOf = digesting();
        let state: Record<string, unknown> = { a: { b: [] } };
        for (const [name, part, value] of changes) {
          const old = state[name];
          const isRecord = typeof old === 'object' && old !== null && !Array.isArray(old);
          state = { ...state, [name]: isRecord ? { ...old, [part]: value } : value };
          expect(digestOf(state)).toBe(digest(state));
          expect(digestOf(copy(state))).toBe(digest(state));
          const { [part]: _, ...fewer } = state;
          expect(digestOf(fewer)).toBe(digest(fewer));
        }
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  it('leave out what is undefined, as a digest does', () => {
    const digestOf = digesting();
    for (const state of [{ a: 1, b: undefined }, { a: 1, b: 2 }, { a: 1, b: undefined }, [undefined, 1]])
      expect(digestOf(state)).toBe(digest(state));
  });
});
