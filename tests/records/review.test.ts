import { describe, expect, it } from 'vitest';
import { atOnce } from '../../src/core/slices.ts';
import { digest } from '../../src/core/plain.ts';
import { reviewingRun, type Reviewable } from '../../src/records/review.ts';
import { foretold } from '../analyst/rooms.ts';
import { playedBy } from '../analyst/lived.ts';

describe.each(foretold)('a run of $id, reviewed and told', { timeout: 60_000 }, ({ id, room }) => {
  const { setup, entries } = playedBy(room, 'told', 'easy');
  const whole: Reviewable = { game: id, setup, entries, seat: 0 };
  const told = atOnce(reviewingRun(room, whole));

  it('is plain data, and the same every time', () => {
    expect(structuredClone(told)).toEqual(told);
    expect(digest(atOnce(reviewingRun(room, whole)))).toBe(digest(told));
  });

  it('says in words what was done, and what would have been better', () => {
    for (const { did, better, grade, skill } of told.decisions) {
      expect(did).toMatch(/^[A-Z0-9]/);
      if (better) expect(better.what).toMatch(/^[A-Z0-9]/);
      // Whoever is blamed is told what to do instead.
      if (grade !== 'best') expect(better).toBeDefined();
      if (grade === 'best') expect(skill).toBeGreaterThanOrEqual(0);
    }
  });

  it('tells of turning points what came of them', () => {
    for (const [at, { news }] of told.decisions.entries())
      expect(news !== undefined).toBe(told.turningPoints.includes(at));
    const lines = told.turningPoints.flatMap(at => told.decisions[at]!.news!);
    expect(lines.length).toBeGreaterThan(0);
    for (const { text } of lines) expect(text).not.toBe('');
  });
});
