import { describe, expect, it } from 'vitest';
import { cleanLine, isBlank, isPrintable, visible } from '../../src/core/clean-text.ts';
import { deepJson } from '../../src/core/plain.ts';
import {
  clamped,
  count,
  Fault,
  fields,
  fieldsAndMore,
  fieldsThatFit,
  line,
  listOf,
  oneOf,
  optional,
  overload,
  parseJson,
  readAs,
  where,
} from '../../src/core/reader.ts';

interface Pet {
  readonly name: string;
  readonly legs: number;
  readonly toys?: readonly string[];
}

const SHAPE = { name: line, legs: count, toys: optional(listOf('a list of toys', line, { most: 2 })) };
const pet = fields<Pet>(SHAPE);
const message = (read: unknown): string => (read instanceof Fault ? read.message : 'no fault');

describe('A reader', () => {
  it('gives the fields it knows, and names the first that is wrong, however deep', () => {
    expect(pet({ name: 'Rex', legs: 4, age: 7 })).toEqual({ name: 'Rex', legs: 4 });
    expect(message(pet({ legs: 4 }))).toBe('"name" is missing.');
    expect(message(pet({ name: 'Rex', legs: -1 }))).toBe('"legs" is not a whole number from 0 up.');
    expect(message(pet({ name: 'Rex', legs: 4, toys: ['ball', 7] }))).toBe('"toys.2" is not a line of text.');
    expect(message(pet({ name: 'Rex', legs: 4, toys: ['a', 'b', 'c'] }))).toBe('"toys" is too long.');
    for (const nothing of [null, undefined, 7, 'Rex', []])
      expect(message(pet(nothing))).toBe("it can't be read.");
  });

  it('takes no field that was only inherited', () => {
    expect(message(pet(Object.create({ name: 'Rex', legs: 4 })))).toBe('"name" is missing.');
  });

  it('keeps what it does not know where that is wished, within limits', () => {
    const open = fieldsAndMore<Pet>(SHAPE, { depth: 2, weight: 40 });
    const rich = { age: { years: 7 }, name: 'Rex', legs: 4 };
    expect(open(rich)).toEqual(rich);
    expect(Object.keys(open(rich))).toEqual(Object.keys(rich));
    expect(message(open({ ...rich, age: { years: [7] } }))).toBe('it is nested too deeply.');
    expect(message(open({ ...rich, age: 'x'.repeat(40) }))).toBe('it is too large.');
  });

  it('judges each field alone where that is wished', () => {
    const some = fieldsThatFit<Pet>(SHAPE);
    expect(some({ name: 'Rex', legs: 'four', toys: ['ball'] })).toEqual({ name: 'Rex', toys: ['ball'] });
    expect(some('nothing')).toEqual({});
  });

  it('turns into a result', () => {
    expect(readAs(count, 3, 'legs')).toEqual({ ok: true, value: 3 });
    const refused = { ok: false, problem: { code: 'legs', message: 'it is not a whole number from 0 up.' } };
    expect(readAs(count, 1.5, 'legs')).toEqual(refused);
  });

  it('knows bounds, choices and further conditions', () => {
    expect(clamped(0, 10)(11.4)).toBe(10);
    expect(message(clamped(0, 10)('11'))).toBe('it is not a number.');
    expect(oneOf('a colour', ['red', 'blue'])('red')).toBe('red');
    expect(message(oneOf('a colour', ['red', 'blue'])('green'))).toBe('it is not a colour.');
    const even = where(count, 'even', legs => legs % 2 === 0);
    expect(even(4)).toBe(4);
    expect(message(even(3))).toBe('it is not even.');
    expect(message(even('x'))).toBe('it is not a whole number from 0 up.');
  });
});

describe('Size', () => {
  const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

  it('is bounded without going down: depth, weight, and names that change what an object is', () => {
    expect(overload(deep(5), { depth: 4, weight: 100 })).toBeUndefined();
    expect(message(overload(deep(6), { depth: 4, weight: 100 }))).toBe('it is nested too deeply.');
    expect(message(overload(deep(200_000)))).toBe('it is nested too deeply.');
    expect(message(overload(['abc', { d: 'ef' }], { depth: 9, weight: 9 }))).toBe('it is too large.');
    expect(overload(['abc', { d: 'ef' }], { depth: 9, weight: 10 })).toBeUndefined();
    expect(message(overload(JSON.parse('{"a":{"__proto__":1}}')))).toBe('it has a field that is forbidden.');
  });

  it('of a text comes before its meaning', () => {
    expect(parseJson('[1]')).toEqual([1]);
    expect(message(parseJson('[1', 9))).toBe('it is not JSON.');
    expect(message(parseJson('[1]', 2))).toBe('it is too long.');
  });

  it('does not matter to the writer of what is set aside', () => {
    for (const text of [
      '{"a":[1,"x",null,{"b":{}}],"c d":[],"e":true}',
      '[]',
      '{}',
      'null',
      '"x"',
      '[[],[[]]]',
    ])
      expect(deepJson(JSON.parse(text))).toBe(text);
    const text = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(deepJson(JSON.parse(text)) === text).toBe(true);
  });
});

describe('A line for people', () => {
  it('has one spelling and no marks that nobody can see', () => {
    expect(cleanLine('  two\t\nwords ', 20)).toBe('two words ');
    expect(cleanLine('a\u202e\u0000b\u2069\ud800', 20)).toBe('ab');
    expect(cleanLine('e\u0301', 20)).toBe('é');
    expect(cleanLine('🗡🗡', 3)).toBe('🗡');
    expect(cleanLine('👩\u200d🚀', 20)).toBe('👩\u200d🚀');
    for (const nothing of ['', ' ', '\u200d', '\u3164', '\u2800', '\ufeff'])
      expect(cleanLine(nothing, 9)).toBe('');
  });

  it('is told from nothing, and from what cannot be printed', () => {
    expect(isBlank('\u200b \u2060')).toBe(true);
    expect(isBlank('.')).toBe(false);
    expect(isPrintable('plain  text')).toBe(true);
    expect(isPrintable('a\u202eb')).toBe(false);
    expect(visible('a\u200bb\ufe0f c')).toBe('ab c');
  });
});
