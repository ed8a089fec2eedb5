import { describe, expect, it } from 'vitest';
import { countedAt, countMs } from '../../src/panels/logic/count-up.ts';

const PARTS = [
  { label: 'Escape', points: 300 },
  { label: 'Nothing', points: 0 },
  { label: 'Light', points: 50 },
  { label: 'Hints', points: -30 },
];
const SCORE = 320;

describe('A score that counts up', () => {
  it('adds one part after another, those that earned something', () => {
    const whole = countMs(PARTS);
    const at = (share: number) => countedAt(PARTS, SCORE, whole * share);
    expect(at(0)).toEqual({ score: 0, part: PARTS[0] });
    expect(at(0.34)).toMatchObject({ part: PARTS[2] });
    expect(at(0.34).score).toBeGreaterThanOrEqual(300);
    expect(at(0.9)).toMatchObject({ part: PARTS[3] });
    expect(at(0.9).score).toBeLessThan(350);
  });

  it('ends with the score itself, whatever its parts add up to', () => {
    expect(countedAt(PARTS, SCORE, countMs(PARTS))).toEqual({ score: SCORE, part: undefined });
    expect(countedAt(PARTS, 77, 1e9)).toEqual({ score: 77, part: undefined });
  });

  it('shows a score of nothing at once', () => {
    expect(countMs([PARTS[1]!])).toBe(0);
    expect(countedAt([PARTS[1]!], 0, 0)).toEqual({ score: 0, part: undefined });
  });

  it('never shows a part of a point, and keeps nobody waiting', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ label: `${index}`, points: 7 }));
    expect(countMs(many)).toBeLessThanOrEqual(2500);
    for (let ms = 0; ms < countMs(many); ms += 13)
      expect(Number.isInteger(countedAt(many, 280, ms).score)).toBe(true);
  });
});
