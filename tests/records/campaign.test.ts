import { describe, expect, it } from 'vitest';
import type { RoomCard } from '../../src/games/room.ts';
import { ROOMS } from '../../src/games/index.ts';
import { campaignOf, goalHolders, goalsAfter } from '../../src/records/campaign.ts';
import { GOALS, goalsOf, PLACE_GOALS, type GoalId } from '../../src/records/campaign-goals.ts';
import { CHAPTERS, EPILOGUE, PROLOGUE } from '../../src/records/campaign-story.ts';
import { playBots } from '../../src/records/bot-match.ts';
import { dailySetup } from '../../src/records/daily.ts';
import type { RunRecord } from '../../src/records/record.ts';
import { daily, NOON, record } from './fixtures.ts';

const CARDS = ROOMS.map(room => room.card);
/** A short campaign, so that its end is near. */
const TWO = CARDS.filter(({ id }) => id === 'the-cellar' || id === 'nine-bit-dungeon');

function met(records: readonly RunRecord[], game = 'nine-bit-dungeon', cards = CARDS): GoalId[] {
  const place = campaignOf(records, cards).places.find(one => one.id === game)!;
  return place.goals.filter(goal => goal.by).map(goal => goal.id);
}

/** Won, but with nothing to be proud of. */
const poor = (fields: Partial<RunRecord> = {}): RunRecord =>
  record({ score: 11_000, turns: 320, undos: 2, ...fields });

describe('The campaign', () => {
  it('begins with nothing met, at the first place of the story', () => {
    const campaign = campaignOf([], CARDS);
    expect(campaign).toMatchObject({ met: 0, of: 4 * CARDS.length, next: 'the-cellar' });
    expect(campaign.places[0]).toMatchObject({ id: 'the-cellar', met: 0, isCleared: false });
  });

  it('leads to the first place that is not cleared, then to where something is left', () => {
    const first = record({ game: 'the-cellar', options: { candle: 'bright' }, turns: 99, parts: [] });
    expect(campaignOf([first], TWO).next).toBe('nine-bit-dungeon');
    expect(campaignOf([first, poor()], TWO).next).toBe('the-cellar');
    const cellarDone = record({
      game: 'the-cellar',
      options: { candle: 'short' },
      turns: 9,
      parts: [{ label: 'Hearts left', points: 300 }],
    });
    expect(campaignOf([cellarDone, poor()], TWO).next).toBe('nine-bit-dungeon');
    const dungeonDone = record({ parts: [{ label: 'Gold', points: 150 }] });
    const all = campaignOf([cellarDone, dungeonDone], TWO);
    expect(all).toMatchObject({ met: 8, of: 8 });
    expect(all.next).toBeUndefined();
  });

  it('has each goal met by what it asks for', () => {
    expect(met([poor()])).toEqual(['clear', 'hard']);
    expect(met([poor({ turns: 280 })])).toEqual(['clear', 'hard', 'par']);
    expect(met([poor({ par: { turns: 330, score: 1 } })])).toEqual(['clear', 'hard', 'par']);
    expect(met([poor({ parts: [{ label: 'Gold', points: 150 }] })])).toEqual(['clear', 'hard', 'twist']);
    expect(met([poor({ parts: [{ label: 'Gold', points: 140 }] })])).toEqual(['clear', 'hard']);
    const delve = (fields: Partial<RunRecord>) => poor({ game: 'pocket-dungeons', turns: 99, ...fields });
    expect(met([delve({ undos: 0 })], 'pocket-dungeons')).toEqual(['clear', 'hard']);
    expect(met([delve({})], 'pocket-dungeons')).toEqual(['clear']);
  });

  it('gives the first star of 9-Bit Dungeon to whoever got past Level 1, won or lost', () => {
    const lost = (points: number, turns = 100) =>
      record({ ending: 'lost', turns, parts: [{ label: 'Levels cleared', points }] });
    expect(met([lost(0)])).toEqual([]);
    expect(met([lost(1000)])).toEqual(['clear']);
    // A short run that was lost meets no goal but that.
    expect(met([lost(6000, 20)])).toEqual(['clear']);
  });

  it('counts only won runs that rank', () => {
    expect(met([record({ ending: 'lost' })])).toEqual([]);
    expect(met([record({ practice: true })])).toEqual([]);
    const again = daily('2026-11-16', { finishedAt: NOON + 9 });
    expect(met([daily('2026-11-16', { finishedAt: NOON, ending: 'lost' }), again])).toEqual([]);
  });

  it('names the first run that met a goal', () => {
    const late = poor({ finishedAt: NOON + 9000 });
    const early = poor({ finishedAt: NOON - 9000 });
    expect(campaignOf([late, early], CARDS).places[1]!.goals[0]!.by).toBe(early);
    expect(goalHolders([late, early])).toEqual([early]);
  });

  it('has goals and a chapter for a room that nobody has told it of', () => {
    const card: RoomCard = { ...CARDS[0]!, id: 'new-room', title: 'New', tagline: 'A new room.' };
    const cards = [card, ...CARDS];
    expect(campaignOf([], cards).places.at(-1)).toMatchObject({
      id: 'new-room',
      chapter: { title: 'New', text: 'A new room.' },
    });
    const won = daily('2026-11-16', { game: 'new-room', turns: 50, par: { turns: 50, score: 0 } });
    expect(met([won], 'new-room', cards)).toEqual([...GOALS]);
    expect(met([record({ game: 'new-room', undos: 1 })], 'new-room', cards)).toEqual(['clear']);
  });
});

describe('The goals', () => {
  it.each(Object.keys(PLACE_GOALS))('of %s can be met: its options and score parts exist', async game => {
    const room = await ROOMS.find(one => one.card.id === game)!.load();
    const setup = dailySetup(room, 'goals');
    const bots = playBots(room, { ...setup, seats: setup.seats.map(() => 'random' as const) });
    const labels = room.game.outcome(bots.state)!.results[0]!.parts.map(part => part.label);
    for (const demand of GOALS.flatMap(id => goalsOf(game)[id].demands)) {
      if (demand.is === 'part') expect(labels).toContain(demand.label);
      if (demand.is === 'option') {
        const option = room.options.find(one => one.id === demand.id);
        expect(option?.values.map(one => one.value)).toContain(demand.value);
      }
    }
  });
});

describe('The story', () => {
  it('has a short chapter for every room', () => {
    for (const { id } of CARDS) expect(CHAPTERS[id], id).toBeDefined();
    for (const { title, text } of [PROLOGUE, EPILOGUE, ...Object.values(CHAPTERS)]) {
      expect(title.length).toBeLessThanOrEqual(28);
      const sentences = text.split(/[.!?]"?(?:\s|$)/).filter(Boolean);
      expect(sentences.length, title).toBeGreaterThanOrEqual(2);
      expect(sentences.length, title).toBeLessThanOrEqual(4);
      expect(text.length, title).toBeLessThanOrEqual(260);
    }
  });
});

describe('The stars of a run', () => {
  const newOnes = (records: readonly RunRecord[], run: RunRecord | undefined) =>
    goalsAfter(records, 'nine-bit-dungeon', run).map(({ met, isNew }) =>
      isNew ? 'new' : met ? 'met' : 'open',
    );

  it('are those that it met first', () => {
    const first = poor();
    const second = record({ score: 13_000, turns: 270, undos: 0 });
    expect(newOnes([], first)).toEqual(['new', 'new', 'open', 'open']);
    expect(newOnes([first], second)).toEqual(['met', 'met', 'new', 'open']);
    expect(newOnes([first, second], record({ score: 13_000, turns: 270 }))).toEqual([
      'met',
      'met',
      'met',
      'open',
    ]);
  });

  it('are not won by defeats, by practice, or by nothing at all', () => {
    expect(newOnes([], poor({ ending: 'lost' }))).toEqual(['open', 'open', 'open', 'open']);
    expect(newOnes([], poor({ practice: true }))).toEqual(['open', 'open', 'open', 'open']);
    expect(newOnes([poor()], undefined)).toEqual(['met', 'met', 'open', 'open']);
  });
});
