import { describe, expect, it } from 'vitest';
import { parseGlyphs } from '../../tools/art/fonts.ts';
import { toPalette } from '../../tools/art/palette.ts';
import { ArtError, parseSprites, printSprite } from '../../tools/art/sprite-text.ts';

const palette = toPalette({ k: '#140f1c', Y: '#ffd95c', r: '#b3263a', ',': '#140f1c60' });
const parse = (text: string) => parseSprites('a/b.txt', text, palette);

function problemsOf(make: () => unknown): readonly string[] {
  try {
    make();
  } catch (error) {
    if (error instanceof ArtError) return error.problems;
    throw error;
  }
  return [];
}

describe('Sprites as text', () => {
  it('reads comments, frames, speeds and several sprites', () => {
    const sprites = parse('# two\nsprite rat fps=6\nk.\n.k\nframe\n.k\nk.\n\nsprite cat\nkYk\n');
    expect(sprites.map(({ name, fps, frames }) => [name, fps, frames.length])).toEqual([
      ['rat', 6, 2],
      ['cat', 0, 1],
    ]);
    expect(sprites[0]?.frames[1]?.rows()).toEqual(['.k', 'k.']);
  });

  it('lets frames without a speed breathe at the usual one', () => {
    expect(parse('sprite rat\nk\nframe\nY\n')[0]?.fps).toBe(4);
  });

  it('prints what it read', () => {
    const text = 'sprite rat fps=6\nk,\n.k\nframe\n.k\nr.\n';
    expect(parse(text).map(printSprite).join('\n')).toBe(text);
  });

  it.each([
    ['an unknown colour', 'sprite rat\nk?\n', 'a/b.txt:2: unknown colour "?"'],
    [
      'a row of another length',
      'sprite rat\nkk\nk\n',
      'a/b.txt:3: this row of "rat" has 1 pixels, the first has 2',
    ],
    [
      'a frame of another height',
      'sprite rat\nk\nk\nframe\nk\n',
      'a/b.txt:4: this frame of "rat" has 1 rows, the first has 2',
    ],
    ['a name twice', 'sprite rat\nk\n\nsprite rat\nk\n', 'a/b.txt:4: sprite "rat" twice'],
    ['an unknown directive', 'sprite rat\nk\nspeed 4\n', 'a/b.txt:3: unknown directive "speed"'],
    ['an unknown option', 'sprite rat pace=4\nk\n', 'a/b.txt:1: unknown option "pace=4"'],
    ['a row outside of a sprite', 'sprite rat\nk\n\nkk\n', 'a/b.txt:4: a row outside of a sprite'],
    ['a frame outside of a sprite', 'frame\n', 'a/b.txt:1: a frame outside of a sprite'],
    ['an empty sprite', 'sprite rat\n\n', 'a/b.txt:1: "rat" has an empty frame'],
    ['a name that is not kebab-case', 'sprite BigRat\nk\n', 'a/b.txt:1: "BigRat" is not a kebab-case name'],
  ])('names %s with file and line', (_, text, problem) => {
    expect(problemsOf(() => parse(text))).toEqual([problem]);
  });

  it('tells all mistakes at once', () => {
    expect(problemsOf(() => parse('sprite rat\nk?\nkkk\n'))).toHaveLength(2);
  });
});

describe('Letters as text', () => {
  const letter = (name: string, rows: number) => `glyph ${name}\n${'k.\n'.repeat(rows)}`;

  it('reads a character by itself or by its number', () => {
    const glyphs = parseGlyphs('font.txt', `${letter('#', 9)}\n${letter('U+00D7', 9)}`, palette);
    expect(glyphs.map(({ char }) => char)).toEqual(['#', '×']);
  });

  it('names a letter of the wrong height, a stray row and a second drawing', () => {
    expect(problemsOf(() => parseGlyphs('font.txt', letter('A', 8), palette))).toEqual([
      'font.txt:1: "A" has 8 rows, not 9',
    ]);
    expect(problemsOf(() => parseGlyphs('font.txt', 'kk\n', palette))).toEqual([
      'font.txt:1: a row outside of a glyph',
    ]);
    expect(problemsOf(() => parseGlyphs('font.txt', letter('A', 9) + letter('A', 9), palette))).toEqual([
      'font.txt:11: glyph "A" twice',
    ]);
  });
});
