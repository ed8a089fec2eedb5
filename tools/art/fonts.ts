/**
 * The board's own letters, drawn in assets/shared/font.txt (`glyph A` or `glyph U+00D7`, then rows of `5` and '.').
 * Two sheets come of it: `font` as drawn, and `font-outline` with a dark rim for text over a busy board.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './atlas.ts';
import type { Rect } from './packing.ts';
import type { Palette } from './palette.ts';
import { Picture } from './picture.ts';
import { ArtError, type Sprite } from './sprite-text.ts';

const FILE = 'assets/shared/font.txt';
const COLUMNS = 16;
/** Glyphs are 9 rows high: 7 above the base line, 2 below it. */
const HEIGHT = 9;
const BASELINE = 7;

export interface Glyph {
  readonly char: string;
  readonly picture: Picture;
}

export interface Fonts {
  readonly sprites: Sprite[];
  /** The content of font.json, once it is known where the sheets lie. */
  describe(rects: ReadonlyMap<string, Rect>): string;
}

export function makeFonts(root: string, palette: Palette): Fonts {
  const glyphs = parseGlyphs(FILE, readFileSync(join(root, FILE), 'utf8'), palette);
  const plain = sheet('font', glyphs, 0);
  const outlined = sheet('font-outline', glyphs, 1);
  return {
    sprites: [plain.sprite, outlined.sprite],
    describe: rects =>
      [
        '{',
        `  "lineHeight": ${HEIGHT + 1},`,
        `  "baseline": ${BASELINE},`,
        `  "font": ${table(plain.describe(rects))},`,
        `  "font-outline": ${table(outlined.describe(rects))}`,
        '}',
        '',
      ].join('\n'),
  };
}

export function parseGlyphs(file: string, text: string, palette: Palette): Glyph[] {
  const glyphs: { char: string; line: number; rows: string[] }[] = [];
  const problems: string[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const row = raw.trimEnd();
    const line = index + 1;
    const [, name] = /^glyph (\S+)$/.exec(row) ?? [];
    if (row === '' || (row.startsWith('#') && name === undefined)) return;
    if (name !== undefined) {
      const char = /^U\+[0-9A-F]{4}$/.test(name)
        ? String.fromCharCode(Number.parseInt(name.slice(2), 16))
        : name;
      if (char.length !== 1) problems.push(`${file}:${line}: "${name}" is not one character`);
      if (glyphs.some(glyph => glyph.char === char)) problems.push(`${file}:${line}: glyph "${name}" twice`);
      glyphs.push({ char, line, rows: [] });
      return;
    }
    for (const key of row) {
      if (!palette.has(key.charCodeAt(0))) problems.push(`${file}:${line}: unknown colour "${key}"`);
    }
    const glyph = glyphs.at(-1);
    if (!glyph) problems.push(`${file}:${line}: a row outside of a glyph`);
    else if (glyph.rows[0] !== undefined && glyph.rows[0].length !== row.length) {
      problems.push(`${file}:${line}: this row of "${glyph.char}" has ${row.length} pixels`);
    } else glyph.rows.push(row);
  });
  for (const { char, line, rows } of glyphs) {
    if (rows.length !== HEIGHT)
      problems.push(`${file}:${line}: "${char}" has ${rows.length} rows, not ${HEIGHT}`);
  }
  if (problems.length > 0) throw new ArtError(problems);
  return glyphs.map(({ char, rows }) => ({ char, picture: Picture.fromRows(rows) }));
}

function sheet(name: string, glyphs: readonly Glyph[], rim: number) {
  const cell = { w: Math.max(...glyphs.map(({ picture }) => picture.width)) + rim * 2, h: HEIGHT + rim * 2 };
  const places = glyphs.map((glyph, index) => ({
    ...glyph,
    x: (index % COLUMNS) * cell.w,
    y: Math.floor(index / COLUMNS) * cell.h,
  }));
  const whole = new Picture(COLUMNS * cell.w, Math.ceil(glyphs.length / COLUMNS) * cell.h);
  for (const { picture, x, y } of places) {
    const framed = new Picture(picture.width + rim * 2, cell.h);
    framed.draw(picture, rim, rim);
    if (rim > 0) framed.outline('k', true);
    whole.draw(framed, x, y);
  }
  const describe = (rects: ReadonlyMap<string, Rect>) => {
    const at = rects.get(`${name}-0`) ?? { x: 0, y: 0 };
    return new Map(
      places.map(({ char, picture, x, y }) => [
        char,
        { x: at.x + x, y: at.y + y, w: picture.width + rim * 2, h: cell.h, advance: picture.width + 1 },
      ]),
    );
  };
  return { sprite: { name, fps: 0, frames: [whole] } satisfies Sprite, describe };
}
