/** What is sent instead of a whole view leads to that view, whatever the two are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadPatch, patched, patchOf, settled } from '../../src/hall/patch.ts';

/** Few names and few values, so that two of them share much. */
const { value } = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'a', ''),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '1'), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
}));
const record = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { noNullPrototype: true });

describe('A patch', () => {
  it('leads from any view to any other, also as text', () => {
    const leads = (before: unknown, after: unknown): void => {
      const patch = patchOf(before, after);
      const sent = patch && (JSON.parse(JSON.stringify(patch)) as typeof patch);
      expect(sent ? patched(before, sent) : before).toEqual(after);
    };
    fc.assert(fc.property(record, record, leads), { seed: 21, numRuns: 3_000 });
  });

  it('is none where nothing changed, however it was copied', () => {
    const isNone = (one: unknown): void => {
      expect(patchOf(one, structuredClone(one))).toBeUndefined();
    };
    fc.assert(fc.property(record, isNone), { seed: 22, numRuns: 1_000 });
  });

  it('is refused where it was made for another view', () => {
    expect(() => patched({ a: [1] }, { a: [4, 1, []] })).toThrow(BadPatch);
    expect(() => patched({ a: 1 }, { b: { c: [1] } })).toThrow(BadPatch);
    expect(() => patched(null, { a: [1] })).toThrow(BadPatch);
  });
});

describe('A settled copy', () => {
  it('says the same, and shares with the last one whatever is still so', () => {
    const shares = (last: unknown, now: unknown): void => {
      const copy = settled(last, now);
      expect(copy).toEqual(now);
      expect(Object.keys(copy as object).every(name => Object.hasOwn(now as object, name))).toBe(true);
      expect(settled(copy, structuredClone(copy))).toBe(copy);
    };
    fc.assert(fc.property(record, record, shares), { seed: 23, numRuns: 3_000 });
  });

  it('stays as it was when what it was copied from is written to', () => {
    const stays = (last: unknown, now: Record<string, unknown>): void => {
      const before = structuredClone(now);
      const copy = settled(last, now);
      for (const name of Object.keys(now)) {
        const part = now[name];
        if (Array.isArray(part)) part.push('written');
        else now[name] = 'written';
      }
      expect(copy).toEqual(before);
    };
    fc.assert(fc.property(record, record, stays), { seed: 24, numRuns: 1_000 });
  });
});
