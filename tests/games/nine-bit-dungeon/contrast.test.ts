/** What must be told apart at a glance: floors from walls, and every monster from the floor of its level. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { MONSTERS } from '../../../src/games/nine-bit-dungeon/data/monsters.ts';
import { MOODS } from '../../../src/games/nine-bit-dungeon/look/board.ts';

const PACKED = join(import.meta.dirname, '../../../assets/nine-bit-dungeon/packed');
const { frames } = JSON.parse(readFileSync(join(PACKED, 'atlas.json'), 'utf8')) as {
  frames: Record<string, { x: number; y: number; w: number; h: number }>;
};
const atlas = PNG.sync.read(readFileSync(join(PACKED, 'atlas.png')));

/** Relative luminance as in WCAG, of every pixel that is not transparent. */
function luminances(name: string): number[] {
  const { x, y, w, h } = frames[name]!;
  const found: number[] = [];
  for (let row = y; row < y + h; row++)
    for (let column = x; column < x + w; column++) {
      const at = (row * atlas.width + column) * 4;
      if (atlas.data[at + 3]! < 128) continue;
      const [red, green, blue] = [0, 1, 2].map(part => linear(atlas.data[at + part]! / 255));
      found.push(0.2126 * red! + 0.7152 * green! + 0.0722 * blue!);
    }
  return found;
}

/** The colour that tiles come to from afar. */
function colour(names: readonly string[]): number[] {
  const sum = [0, 0, 0];
  for (const name of names) {
    const { x, y, w, h } = frames[name]!;
    for (let row = y; row < y + h; row++)
      for (let column = x; column < x + w; column++)
        for (const part of [0, 1, 2])
          sum[part]! += atlas.data[(row * atlas.width + column) * 4 + part]! / (w * h);
  }
  return sum.map(part => part / names.length);
}

const linear = (part: number): number => (part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const floorOf = (theme: string): number =>
  mean([0, 1, 2, 3, 4].flatMap(tile => luminances(`${theme}-floor-${tile}`)));

describe.each(LEVELS)('Level %i', level => {
  const { theme } = MOODS[level];
  const floor = floorOf(theme);

  it('has floors that are no walls', () => {
    for (const tile of [0, 1, 2, 3]) {
      expect(contrast(floor, mean(luminances(`${theme}-wall-top-${tile}`)))).toBeGreaterThan(1.8);
      expect(contrast(floor, mean(luminances(`${theme}-wall-face-${tile}`)))).toBeGreaterThan(1.5);
    }
  });

  it('has walls of another colour', () => {
    const tiles = (kind: string) => [0, 1, 2, 3].map(tile => `${theme}-${kind}-${tile}`);
    const wall = colour(tiles('wall-face'));
    const apart = Math.hypot(...colour(tiles('floor')).map((part, index) => part - wall[index]!));
    expect(apart).toBeGreaterThan(15);
  });

  it.each(MONSTERS.filter(kind => kind.level === level).map(({ id }) => id))('shows the %s', id => {
    const all = luminances(`${id}-0`).toSorted((a, b) => b - a);
    const lit = mean(all.slice(0, Math.ceil(all.length / 4)));
    expect(contrast(lit, floor)).toBeGreaterThan(1.8);
  });
});
