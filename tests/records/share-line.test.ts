import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareLine, type ShareAbout } from '../../src/records/share-line.ts';
import { daily, record, split } from './fixtures.ts';

const splits = (count: number) => Array.from({ length: count }, (_, n) => split(`s${n}`, n));
const about = (fields: Partial<ShareAbout['record']>, more: Partial<ShareAbout> = {}): ShareAbout => ({
  title: '9-Bit Dungeon',
  record: record({ splits: splits(8), score: 12_485, turns: 261, ...fields }),
  splits: 8,
  ...more,
});

describe('The share line', () => {
  const won = about(daily('2026-11-16', { splits: splits(8), score: 12_485, turns: 261 }));

  it('says what was played, how far it went, and what came of it', () => {
    expect(shareLine(won, 'plain')).toBe(
      'Five Delves | 9-Bit Dungeon | Daily 2026-11-16 | ########* 12,485 points, 261 turns',
    );
    expect(shareLine(won, 'emoji')).toBe(
      'Five Delves · 9-Bit Dungeon · Daily 2026-11-16 · ✅✅✅✅✅✅✅✅🏆 12,485 points, 261 turns',
    );
  });

  it('shows where it ended and what lay ahead', () => {
    const lost = about({ ending: 'lost', splits: splits(3), score: 1, turns: 1 });
    expect(shareLine(lost, 'plain')).toBe(
      'Five Delves | 9-Bit Dungeon | KTR-BMX-QZP | ###x.... 1 point, 1 turn',
    );
    expect(shareLine(lost, 'emoji')).toContain('✅✅✅💀▫️▫️▫️▫️ 1 point');
    expect(shareLine({ ...lost, splits: undefined }, 'plain')).toContain('| ###x 1 point');
  });

  it('says the place among rivals, and that it was practice', () => {
    const ranked = about({ ending: 'ranked', place: 2, seats: ['human', 'hard', 'hard'], splits: [] });
    expect(shareLine(ranked, 'plain')).toContain('2nd of 3, 12,485 points');
    expect(shareLine({ ...won, practice: true }, 'plain')).toContain('| practice |');
  });

  it('carries luck and skill, once they are known', () => {
    const { record: known } = won;
    const weighed = { luck: 12, skill: -3, luckier: 700 };
    expect(shareLine({ ...won, record: { ...known, weighed } }, 'plain')).toMatch(/ \| luck \+12, skill -3$/);
  });

  it('keeps its picture short, however many splits there are', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(80), fc.boolean(), (passed, whole, isWon) => {
        const ending = isWon ? 'won' : 'lost';
        const line = shareLine(about({ ending, splits: splits(passed) }, { splits: whole }), 'plain');
        const picture = /\| ([#*x.]+) /.exec(line)![1]!;
        expect(picture.length).toBeLessThanOrEqual(13);
        expect(picture).toMatch(isWon ? /^#*\*$/ : /^#*x\.*$/);
      }),
      { seed: 12, numRuns: 200 },
    );
  });

  it('is pure ASCII if wished, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), title => {
        expect(shareLine({ ...won, title }, 'plain')).toMatch(/^[\x20-\x7e]+$/);
      }),
      { seed: 13, numRuns: 200 },
    );
    expect(shareLine({ ...won, title: 'Déjà — vu’s' }, 'plain')).toContain("Deja - vu's");
  });

  it('tells nothing of the dungeon: names of splits, reasons and links stay out', () => {
    const secretive = about({
      ...record({ reason: 'warlock', run: 'run=SECRET' }),
      splits: [split('Secret vault', 4)],
    });
    for (const style of ['plain', 'emoji'] as const) {
      expect(shareLine(secretive, style)).not.toMatch(/warlock|SECRET|vault/i);
    }
  });

  it('writes symbols that differ by shape, not only by colour', () => {
    const lost = shareLine(about({ ending: 'lost', splits: splits(2) }), 'plain');
    expect(new Set(/[#x.]+/.exec(lost.split('| ').at(-1)!)![0])).toEqual(new Set(['#', 'x', '.']));
  });
});
