/** The short run of a room's oracle as tests; `ORACLES=5000` tries as many positions as `npm run oracles` does. */
import { describe, expect, it } from 'vitest';
import type { AnyOracle } from './claim.ts';
import { positionsOf } from './positions.ts';
import { tryClaims } from './report.ts';
import { unanswered } from './screen.ts';

const POSITIONS = Number(process.env['ORACLES'] ?? 120);
/** Reading every word of a screen takes longer than most claims. */
const SCREENS = 40;

export function testClaims(oracle: AnyOracle): void {
  describe(`What ${oracle.room.card.title} says is true`, { timeout: 600_000 }, () => {
    const reports = tryClaims(oracle, POSITIONS);
    it.each(reports.map(report => [report.claim, report] as const))('%s', (_claim, report) => {
      expect(report.lies).toEqual([]);
      expect(report.statements, 'it was never said, so it was never tried').toBeGreaterThan(0);
    });

    it('says nothing for which no claim answers', () => {
      const texts = new Set<string>();
      for (const { state, seat } of positionsOf(oracle.room, SCREENS, 'screen')) {
        for (const text of unanswered(oracle, state, seat)) texts.add(text);
      }
      expect([...texts]).toEqual([]);
    });
  });
}
