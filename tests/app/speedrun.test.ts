import { describe, expect, it } from 'vitest';
import { speedrunText } from '../../src/app/hall/speedrun.ts';
import { runToFragment } from '../../src/core/link.ts';
import { cellarRun } from '../records/fixtures.ts';

const RUN = cellarRun('KTR-BMX-QZP');
const LINK = runToFragment(RUN);
const LINE = { day: '2026-11-19', name: 'Bo', score: 40, turns: 21, ms: 83_456, won: true, runs: [LINK] };
const ABOUT = { event: 'Race KTR-BMX', games: ['the-cellar'], page: 'https://delves.test/' };

describe('What is copied for a page of speed-runs', () => {
  it('names category, times in milliseconds, seed, version and the link of the run', () => {
    const decided = RUN.turns.reduce((sum, { time }) => sum + time * 100, 0);
    expect(speedrunText(LINE, ABOUT).split('\n')).toEqual([
      'Category: The Cellar, Race KTR-BMX',
      'Runner: Bo',
      'Date: 2026-11-19',
      "Real time: 01:23.45 (83456 ms) by the Hall's clock",
      expect.stringContaining(`(${decided} ms)`),
      'Result: 40 points, 21 turns',
      'Seed: KTR-BMX-QZP',
      expect.stringMatching(/^Version: Five Delves [\d.]+, The Cellar edition \d+$/),
      `Run: https://delves.test/#${LINK}`,
    ]);
  });

  it('has each leg of a Pentathlon, and its sums', () => {
    const line = { ...LINE, runs: [LINK, LINK] };
    const text = speedrunText(line, {
      ...ABOUT,
      event: 'Ranked Pentathlon',
      games: ['the-cellar', 'nine-bit-dungeon'],
    });
    expect(text).toContain('Category: Ranked Pentathlon\n');
    expect(text.match(/^Leg \d: .+$/gm)).toEqual(['Leg 1: The Cellar', 'Leg 2: 9-Bit Dungeon']);
    expect(text.match(/^Run: /gm)).toHaveLength(2);
  });

  it('leaves out what a broken run does not tell', () => {
    const text = speedrunText({ ...LINE, runs: ['run=AAAA'] }, ABOUT);
    expect(text).toContain('Run: https://delves.test/#run=AAAA');
    expect(text).not.toContain('Seed');
  });
});
