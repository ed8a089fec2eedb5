import { describe, expect, it } from 'vitest';
import { fortuneOf, fortuneSet, wayOf } from '../../../src/games/letter-labyrinths/data/fortunes.ts';
import { readDictionary } from '../../../src/games/letter-labyrinths/words/dictionary.ts';
import { dictionary } from '../../../src/games/letter-labyrinths/words/open.ts';
import { sequencesOf } from '../../../src/games/letter-labyrinths/words/sequences.ts';
import { packWords } from '../../../tools/words/pack.ts';
import { readModern, readWords } from '../../../tools/words/sources.ts';
import './table.ts';

describe('The word list (2.10)', () => {
  const list = readWords();
  const words = dictionary();

  it('holds every word of the package between two and eight letters, with its commonness', () => {
    expect(words.size).toBe(116_175);
    expect(list).toHaveLength(words.size);
    expect(list.filter(({ word }) => !words.has(word))).toEqual([]);
    const upTo = (tier: number) =>
      list.filter(({ word }) => words.tierOf(word)! <= tier && words.isSayable(word)).length;
    // A few of the list's 3,145, 7,671, 24,884, 37,167 and 54,344 are never said by the house; 192 are words of today.
    expect([10, 20, 35, 55, 70].map(upTo)).toEqual([3142, 7642, 24_734, 36_971, 54_085]);
  });

  it('holds the words of today, each of them new, and knows them for what they are', () => {
    const modern = readModern().map(one => one.toUpperCase());
    expect(modern).toEqual([...new Set(modern)].toSorted());
    expect(modern.filter(one => !words.isModern(one))).toEqual([]);
    expect(list.filter(({ word }) => words.isModern(word))).toHaveLength(modern.length);
    for (const one of ['OK', 'EMOJI', 'SELFIE', 'ZEN']) expect(modern).toContain(one);
    expect(['OPAL', 'SLXND'].map(one => words.isModern(one))).toEqual([false, false]);
  });

  it('holds nothing else', () => {
    for (const text of ['', 'A', 'SLAND', 'ZZZZ', 'OPALX', 'opal', 'BLACKBIRD', 'É', 'DON’T'])
      expect(words.has(text), text).toBe(false);
    expect(words.tierOf('SLAND')).toBeUndefined();
  });

  it('knows beginnings', () => {
    expect(['', 'OP', 'OPA', 'OPAL', 'OPPOSIN', 'XQ', 'OPALX'].map(text => words.isBeginning(text))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('never says some words, though people may', () => {
    let said = 0;
    words.forEach(() => {
      said += 1;
    });
    const unsaid = list.filter(({ word }) => !words.isSayable(word));
    expect(unsaid.length).toBeGreaterThan(500);
    expect(said).toBe(words.size - unsaid.length);
    for (const { word } of unsaid) expect(words.has(word)).toBe(true);
  });

  it('is walked by the alphabet', () => {
    const some: string[] = [];
    words.forEach((codes, length) => {
      if (some.length < 5000)
        some.push(String.fromCharCode(...codes.subarray(0, length).map(code => code + 65)));
    });
    expect(some).toEqual(
      list
        .filter(({ word }) => words.isSayable(word))
        .slice(0, 5000)
        .map(({ word }) => word),
    );
  });

  it('is refused when a byte is wrong', () => {
    const bytes = packWords([
      { word: 'OPAL', nibble: 1 },
      { word: 'OPALS', nibble: 15 },
    ]);
    const small = readDictionary(bytes);
    expect([small.size, small.tierOf('OPAL'), small.isSayable('OPALS'), small.has('OPALS')]).toEqual([
      2,
      20,
      false,
      true,
    ]);
    expect(() => readDictionary(bytes.with(5, bytes[5]! ^ 1))).toThrow('damaged');
    expect(() => readDictionary(bytes.with(0, 0))).toThrow('not a word list');
  });
});

describe('The sequence index (9.2)', () => {
  it('folds the vocabularies as first measured', () => {
    const sizes = (mostTier: number) =>
      fortuneSet('standard').map(card => sequencesOf(card, { mostTier, mostLetters: 8 }, '').size);
    const normal = sizes(20);
    expect([Math.min(...normal), Math.max(...normal)]).toEqual([1035, 2341]);
    expect(Math.round(normal.reduce((sum, size) => sum + size, 0) / normal.length)).toBeGreaterThan(1700);
  });

  it('each entry stands for the words that move alike with the same letters', () => {
    const card = 19;
    const fortune = fortuneOf(card);
    const found = sequencesOf(card, { mostTier: 20, mostLetters: 8 }, 'SR');
    const names = ['north', 'east', 'south', 'west'];
    const LETTERS = ['A', 'E', 'I', 'O', 'U', 'S', 'R'];
    for (let index = 0; index < found.size; index += 7) {
      const word = found.words[index]!;
      const ways = word.split('').flatMap(letter => wayOf(fortune, letter) ?? []);
      const stored = [...found.ways.subarray(found.start[index], found.start[index + 1])];
      expect(stored.map(way => names[way])).toEqual(ways);
      const held = LETTERS.filter(letter => word.includes(letter));
      const bits = LETTERS.filter((_, bit) => found.letters[index]! & (1 << bit));
      expect(bits).toEqual(held);
    }
  });
});
