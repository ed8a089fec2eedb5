import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portraitOf, spectrogramOf } from '../../src/audio/band/portrait.ts';
import { RATE } from '../../src/audio/score/pitch.ts';

describe('a portrait of a tune', () => {
  it('shows each section with its role, and something in every stretch of its spectrogram', () => {
    const { sections, spectrogram } = portraitOf(readFileSync('assets/shared/music/menu.json', 'utf8'));
    expect(sections.length).toBeGreaterThan(2);
    expect(sections.every(({ bars, parts }) => bars > 0 && parts !== '')).toBe(true);
    const { columns, rows, values } = spectrogram;
    for (let column = 4; column < columns; column++)
      expect(Math.max(...values.subarray(column * rows, (column + 1) * rows))).toBeGreaterThan(100);
  });

  it('has a note where it lies', () => {
    const tone = new Float32Array(2 * RATE).map((_, i) => Math.sin((2 * Math.PI * 440 * i) / RATE));
    const { rows, values } = spectrogramOf(tone);
    const column = [...values.subarray(50 * rows, 51 * rows)];
    // Three octaves above the lowest row, of seven and a half.
    expect(Math.abs(column.indexOf(255) - (3 / 7.5) * rows)).toBeLessThan(2);
  });
});
