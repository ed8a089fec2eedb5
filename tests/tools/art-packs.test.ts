import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIE_SIDES } from '../../src/core/look.ts';
import type { Rect } from '../../tools/art/packing.ts';
import { checkPack, makePack, packNames } from '../../tools/art/packs.ts';
import { paintMenu } from '../../tools/art/painters/menu/index.ts';
import { paintShared } from '../../tools/art/painters/shared.ts';
import { paintTheme } from '../../tools/art/painters/tiles.ts';
import { readPalette } from '../../tools/art/palette.ts';
import type { Sprite } from '../../tools/art/sprite-text.ts';
import type { ThemeFile } from '../../tools/art/themes.ts';
import { makeTileset } from '../../tools/art/tileset.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const palette = readPalette(ROOT);
/** The poster takes a second or two of painting, more on a busy machine. */
const PATIENCE = 60_000;

interface Index {
  size: { w: number; h: number };
  frames: Record<string, Rect>;
  sprites: Record<string, { frames: number; fps: number }>;
}
const indexOf = (pack: string) =>
  JSON.parse(readFileSync(join(ROOT, `assets/${pack}/packed/atlas.json`), 'utf8')) as Index;
const themesOf = (pack: string) =>
  JSON.parse(readFileSync(join(ROOT, `assets/${pack}/themes.json`), 'utf8')) as ThemeFile;
const themed = packNames(ROOT).filter(pack => pack !== 'shared');

function strayKeys(sprites: readonly Sprite[]): string[] {
  const codes = new Set(sprites.flatMap(({ frames }) => frames.flatMap(frame => [...new Set(frame.pixels)])));
  return [...codes].filter(code => !palette.has(code)).map(code => String.fromCharCode(code));
}

function unevenSprites(sprites: readonly Sprite[]): string[] {
  return sprites
    .filter(({ frames }) => new Set(frames.map(({ width, height }) => `${width}x${height}`)).size !== 1)
    .map(({ name }) => name);
}

describe('The packed pictures', () => {
  it.each(packNames(ROOT))('of %s match their sources', { timeout: PATIENCE }, pack => {
    expect(checkPack(ROOT, pack, palette)).toEqual([]);
  });

  it.each(packNames(ROOT))('of %s have a rectangle inside the sheet for every frame', pack => {
    const { size, frames, sprites } = indexOf(pack);
    for (const [name, { frames: count }] of Object.entries(sprites)) {
      for (let frame = 0; frame < count; frame++) {
        const rect = frames[`${name}-${frame}`];
        expect(rect, `${name}-${frame}`).toBeDefined();
        if (rect) expect(rect.x + rect.w <= size.w && rect.y + rect.h <= size.h, name).toBe(true);
      }
    }
    expect(Math.max(size.w, size.h)).toBeLessThanOrEqual(2048);
  });

  it('hold what every room may rely on', () => {
    const { sprites } = indexOf('shared');
    const pips = [1, 2, 3, 4, 5, 6];
    const wanted = [
      ...'heart heart-empty mana mana-empty coin key chest chest-open door door-open'.split(' '),
      ...'potion-health potion-mana sword shield boot eye-red sweat plus skull star hourglass'.split(' '),
      ...'torch question lock cursor shadow plate card-back card-front logo arrow footprint'.split(' '),
      ...'mark-go mark-strike mark-magic mark-use mark-choose spark ember dust bubble'.split(' '),
      ...pips.map(pip => `die-${pip}`),
      ...['bone', 'red', 'blue', 'violet', 'green', 'gold'].flatMap(colour => [
        ...DIE_SIDES.flatMap(sides => [`die-d${sides}-${colour}-tumble`, `die-d${sides}-${colour}-blank`]),
        ...pips.map(pip => `die-d6-${colour}-face-${pip}`),
      ]),
    ];
    expect(wanted.filter(name => !sprites[name])).toEqual([]);
    expect(sprites['die-d20-gold-tumble']?.frames).toBe(4);
    expect(sprites['torch']?.frames).toBe(4);
  });

  it('hold a letter for every printable character and the signs of the board', () => {
    const font = JSON.parse(readFileSync(join(ROOT, 'assets/shared/packed/font.json'), 'utf8')) as {
      font: Record<string, Rect & { advance: number }>;
    };
    const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    expect([...ascii, ...'×·–…’←→↑↓★'.split('')].filter(char => !font.font[char])).toEqual([]);
    const { size } = indexOf('shared');
    for (const { x, y, w, h } of Object.values(font.font)) {
      expect(x + w <= size.w && y + h <= size.h).toBe(true);
    }
  });
});

describe('The painters', () => {
  const themes = themed.flatMap(pack => Object.entries(themesOf(pack).themes));

  it('use only keys of the palette, and frames of one size per sprite', { timeout: PATIENCE }, () => {
    const painted = [...paintShared(), ...paintMenu(), ...themes.flatMap(([name, t]) => paintTheme(name, t))];
    expect(strayKeys(painted)).toEqual([]);
    expect(unevenSprites(painted)).toEqual([]);
  });

  it.each(themes)('give %s every tile that the table asks for', (name, theme) => {
    const counts = Object.fromEntries(paintTheme(name, theme).map(s => [s.name, s.frames.length]));
    expect(counts).toMatchObject({
      [`${name}-floor`]: 8,
      [`${name}-wall-top`]: 4,
      [`${name}-wall-face`]: 4,
      [`${name}-liquid`]: 3,
      [`${name}-liquid-shore`]: 1,
      [`${name}-pit`]: 1,
      [`${name}-shadow`]: 1,
    });
  });
});

describe('The tilesets', () => {
  it.each(themed)('of %s begin with floor, wall, liquid and pit', pack => {
    const types = themesOf(pack).tileset.slice(0, 4);
    expect(types).toEqual(['floor', 'wall', 'liquid', 'pit'].map((type, id) => ({ id, type })));
  });

  it('refuse ids that move', () => {
    const file = { themes: {}, tileset: [{ id: 1, type: 'floor' }] };
    expect(() => makeTileset('x', file, [])).toThrow('assets/x/themes.json: tile 1 is out of order');
  });

  it('name a decor sprite that nobody drew', () => {
    const file = { themes: {}, tileset: [{ id: 0, type: 'decor', sprite: 'throne' }] };
    expect(() => makeTileset('x', file, [])).toThrow('tile 0: no sprite "throne"');
  });
});

describe('The check', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'delves-art-'));
    for (const folder of [
      'assets/the-cellar/sprites',
      'assets/the-cellar/themes.json',
      'assets/shared/palette.json',
      'assets/shared/sprites',
    ]) {
      cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
    }
    for (const [path, bytes] of makePack(copy, 'the-cellar', palette)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), bytes);
    }
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('makes the same bytes every time', () => {
    const [first, second] = [makePack(copy, 'the-cellar', palette), makePack(copy, 'the-cellar', palette)];
    expect([...first.keys()]).toEqual([...second.keys()]);
    for (const [path, bytes] of first) expect(second.get(path)?.equals(bytes), path).toBe(true);
    expect(checkPack(copy, 'the-cellar', palette)).toEqual([]);
  });

  it('names what no longer matches, and what is missing', () => {
    const extra = join(copy, 'assets/the-cellar/sprites/extra.txt');
    writeFileSync(extra, 'sprite extra\nkYk\n');
    expect(checkPack(copy, 'the-cellar', palette)).toEqual([
      'assets/the-cellar/packed/atlas.png does not match its sources',
      'assets/the-cellar/packed/atlas.json does not match its sources',
    ]);
    rmSync(extra);
    rmSync(join(copy, 'maps/the-cellar/tiles.json'));
    expect(checkPack(copy, 'the-cellar', palette)).toEqual(['maps/the-cellar/tiles.json is missing']);
  });

  it('names both homes of a sprite that two files draw', () => {
    const extra = join(copy, 'assets/the-cellar/sprites/zz.txt');
    writeFileSync(extra, 'sprite rat\nk\n');
    expect(() => makePack(copy, 'the-cellar', palette)).toThrow(
      'assets/the-cellar/sprites/zz.txt: sprite "rat" is already in assets/the-cellar/sprites/figures.txt',
    );
    rmSync(extra);
  });
});
