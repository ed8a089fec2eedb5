import { describe, expect, it } from 'vitest';
import { campaignModel } from '../../src/app/windows/campaign.ts';
import { recordsModel } from '../../src/app/windows/records.ts';
import { ROOMS } from '../../src/games/index.ts';
import { NOON, record } from '../records/fixtures.ts';
import { todayOf } from '../../src/records/days.ts';

const today = todayOf(NOON, '2026-11-01', []);

describe('The campaign window', () => {
  it('shows a star for every lesson, as the signs of the menu do', () => {
    const { chapters } = campaignModel({ records: [], lessons: ['the-cellar'], today });
    const taught = chapters.filter(({ goals }) => goals.find(goal => /lesson/.test(goal.label))?.met);
    expect(taught.map(({ place }) => place)).toEqual(['the-cellar']);
    expect(chapters.every(({ goals }) => goals.length === 5)).toBe(true);
  });
});

describe('What windows say', () => {
  it('counts one run as a run', () => {
    const { tabs } = recordsModel([record()], false);
    const note = tabs.find(({ id }) => id === 'nine-bit-dungeon')!.note;
    expect(note).toMatch(/^1 run · 1 of 1 ranked run won/);
  });

  it('draws luck and skill of the latest reviewed runs, the oldest of them first', () => {
    const runs = Array.from({ length: 40 }, (_, at) => ({
      ...record({ id: `${at}`.padStart(16, '0'), finishedAt: NOON + at }),
      ...(at % 2 === 0 && { weighed: { luck: at, skill: 0, luckier: 500 } }),
    }));
    const { tabs } = recordsModel(runs, false);
    const { weighed } = tabs.find(({ id }) => id === 'nine-bit-dungeon')!;
    expect(weighed!.map(({ luck }) => luck)).toEqual(Array.from({ length: 20 }, (_, at) => 2 * at));
    const many = runs.flatMap(run => [run, { ...run, finishedAt: run.finishedAt + 1000 }]);
    expect(recordsModel(many, false).tabs.find(({ id }) => id === 'nine-bit-dungeon')!.weighed).toHaveLength(
      30,
    );
  });

  it('promises no new dungeon where there are only a few maps', () => {
    for (const { card } of ROOMS) expect(card.tagline).not.toMatch(/new dungeon|each time/i);
  });
});
