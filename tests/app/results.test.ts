import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { starsOf } from '../../src/app/goals.ts';
import { startNew } from '../../src/app/start.ts';
import { decodeRun } from '../../src/core/run.ts';
import { judgeRun } from '../../src/records/judging.ts';
import { campaignOf } from '../../src/records/campaign.ts';
import type { ResultsModel } from '../../src/panels/model.ts';
import { pagePace } from '../../src/services/page-pace.ts';
import { cellar } from '../records/fixtures.ts';
import { finishedWith, playOut, program, type Wish } from './program.ts';
import { SlowReviews, TOLD } from './slow-reviews.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const START = startNew(cellar, { mode: 'seed', seed: 'KTR-BMX-QZP', seats: [], options: {} });

async function finished(wish?: Wish) {
  const at = program(wish);
  await at.app.play(cellar, START);
  await playOut(at, cellar);
  return { ...at, results: at.panels.model.screen as ResultsModel };
}

describe('The end of a match', () => {
  it('is judged, written down and shown, and the saved match is gone', async () => {
    const { results, app, display, until } = await finished();
    expect(results).toMatchObject({
      screen: 'results',
      verified: true,
      category: 'Set seed',
      canWatch: true,
    });
    const painting = results.outcome.ending === 'won' ? 'victory' : 'defeat';
    await until(() => display.shown.includes(`results the-cellar ${painting}`));
    await until(() => app.parts.ledger.records.length === 1);
    const [record] = app.parts.ledger.records;
    expect(record).toMatchObject({ game: 'the-cellar', category: 'set-seed', practice: false });
    expect(record!.splits.map(({ name }) => name)).toEqual(results.splits.map(({ label }) => label));
    expect(app.parts.saves.all).toEqual([]);
  });

  it('is heard: the tune of the match goes on quietly', async () => {
    const { audio } = await finished();
    expect(audio.music).toHaveBeenLastCalledWith(
      { tune: 'cellar', danger: 0, moment: 'results' },
      START.setup.seed,
    );
  });

  it('is said aloud: the title, the story and the score', async () => {
    const { panels, results } = await finished();
    const { title, outcome, result } = results;
    expect(panels.said.slice(-3)).toEqual([title, outcome.story, `Score: ${result.score}`]);
  });

  it('shows the stars of this run, what stood out, and the next goal', async () => {
    const { results } = await finished();
    expect(results.outcome.ending).toBe('won');
    expect(results).toMatchObject({ title: 'You got out', tone: 'gold', next: { label: 'New dungeon' } });
    expect(results.stars[0]).toEqual({ label: 'Get out by the door.', met: true, isNew: true });
    // As many as the menu's sign has: the lesson's own is the last.
    const { places } = campaignOf([], [cellar.card]);
    expect(results.stars.map(star => star.label)).toEqual(starsOf(places[0]!, []).map(star => star.label));
    expect(results.feats.length).toBeGreaterThan(0);
    expect(results.nextGoal).toBe(results.stars.find(star => !star.met)?.label);
  });

  it('keeps the saved match until it is judged: a page that is closed in between loses nothing', async () => {
    const at = program();
    let say: (judged: undefined) => void = () => {};
    const never = new Promise<undefined>(resolve => (say = resolve));
    const judging = vi
      .spyOn(at.app.parts.judges, 'judge')
      .mockReturnValue({ judged: never, stop: () => say(undefined) });
    await at.app.play(cellar, START);
    void playOut(at, cellar);
    await at.until(() => judging.mock.calls.length === 1);
    const saved = at.app.parts.saves.all[0]!;
    expect(at.screen()).toBe('table');
    await at.app.menu();
    expect(at.app.parts.ledger.records).toEqual([]);

    judging.mockRestore();
    expect(at.app.parts.saves.all).toEqual([saved]);
    at.order('continue');
    await at.until(() => at.screen() === 'results');
    await at.until(() => at.app.parts.ledger.records.length === 1);
    const [record] = at.app.parts.ledger.records;
    expect(record).toMatchObject({ igt: saved.clocks.igt, rta: saved.clocks.rta, turns: saved.clocks.turns });
  });

  it('says so if its judge fails, and the saved match stays', async () => {
    const at = program();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(at.app.parts.judges, 'judge').mockReturnValue({
      judged: Promise.reject(new Error('No memory.')),
      stop() {},
    });
    await at.app.play(cellar, START);
    await playOut(at, cellar);
    expect(at.panels.model.screen).toMatchObject({ screen: 'error' });
    expect(at.app.parts.saves.all).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('of a run that is not true is shown, but not written down', async () => {
    const at = program();
    const refused = { verdict: 'refused', turn: 1, code: 'differs', message: '' } as const;
    vi.spyOn(at.app.parts.judges, 'judge').mockReturnValue({
      judged: Promise.resolve({ judgement: refused }),
      stop() {},
    });
    await at.app.play(cellar, START);
    await playOut(at, cellar);
    expect(at.panels.model.screen).toMatchObject({ screen: 'results', verified: false, canWatch: false });
    expect(at.app.parts.ledger.records).toEqual([]);
  });
});

describe('From the results', () => {
  it('the run is saved as a file and rides on a link that anybody can check', async () => {
    const { order, files, copied, results, until } = await finished();
    order('save-run');
    expect(files.map(({ name }) => name)).toEqual(['the-cellar-KTR-BMX-QZP.delve']);
    expect(decodeRun(files[0]!.bytes).ok).toBe(true);
    order('copy-link');
    await until(() => copied.length === 1);
    expect(copied[0]).toBe(results.link);
    const { judgement } = await judgeRun(copied[0]!, pagePace());
    expect(judgement).toMatchObject({ verdict: 'verified', turns: results.clocks.turns });
  });

  it('a share line goes to whoever the page lets have it', async () => {
    const shared: unknown[] = [];
    const { order, until, copied } = await finished({
      tools: { share: async content => void shared.push(content) },
    });
    order('share');
    await until(() => shared.length === 1);
    expect(shared[0]).toMatchObject({
      title: 'Five Delves',
      url: expect.stringContaining('#run=') as string,
    });
    order('copy-share');
    await until(() => copied.length === 1);
  });

  it('where nothing may be copied or saved, it is shown to be copied by hand', async () => {
    const { order, until, window, panels } = await finished({
      tools: { copyBySelection: () => false, download: () => false },
    });
    for (const command of ['share', 'copy-link', 'save-run'] as const) {
      panels.close();
      order(command);
      await until(() => window() !== undefined);
      expect(window()).toMatchObject({ kind: 'text' });
    }
  });

  it('says so where no picture can be taken', async () => {
    const { order, until, panels, display } = await finished();
    order('save-picture');
    await until(() => panels.toasts.at(-1)?.text === "This browser doesn't let us save a picture.");
    expect(display.shown.at(-1)).toBe('picture');
  });

  it('the match is watched, played again, or another one is begun', async () => {
    const { app, order, until, screen, panels } = await finished();
    order('watch');
    await until(() => panels.shown.flag === 'Watching');
    await app.play(cellar, START);
    for (const [command, flag] of [
      ['again', 'Set seed'],
      ['new-seed', undefined],
    ] as const) {
      await app.results(cellar, START, finishedWith());
      order(command);
      await until(() => screen() === 'table');
      expect(panels.shown.flag).toBe(flag);
    }
  });
});

describe('The luck of a run', () => {
  const results = (at: Awaited<ReturnType<typeof finished>>) => at.panels.model.screen as ResultsModel;

  it('is worked out while one looks at the results, written down, and shared', async () => {
    const reviews = new SlowReviews();
    const at = await finished({ reviews });
    await at.until(() => reviews.asked.length === 1);
    expect(reviews.asked[0]).toMatchObject({ game: 'the-cellar', seat: 0, isBrief: true });
    reviews.tell({ share: 0.4 });
    expect(results(at).luck).toEqual({ share: 0.4 });
    const { share } = results(at);
    reviews.end({ ...TOLD, luckier: 83 });
    const weighed = { luck: -45, skill: -5, luckier: 83 };
    await at.until(() => results(at).luck?.weighed !== undefined);
    expect(results(at)).toMatchObject({ luck: { weighed }, share: `${share}  luck -45, skill -5` });
    expect(results(at).shareEmoji).toMatch(/ · luck -45, skill -5$/);
    await at.until(() => at.app.parts.ledger.records[0]?.weighed !== undefined);
    expect(at.app.parts.ledger.records[0]!.weighed).toEqual(weighed);
  });

  it('is not spoken of where nobody could tell', async () => {
    const reviews = new SlowReviews();
    const at = await finished({ reviews });
    await at.until(() => reviews.asked.length === 1);
    reviews.fail(new Error('Nobody can.'));
    await at.until(() => results(at).luck === undefined);
    expect(at.app.parts.ledger.records[0]!.weighed).toBeUndefined();
  });

  it('is no longer worked out once the results are left', async () => {
    const reviews = new SlowReviews();
    const at = await finished({ reviews });
    await at.until(() => reviews.asked.length === 1);
    await at.app.menu();
    reviews.end({ ...TOLD, luckier: 83 });
    await Promise.resolve();
    expect(at.app.parts.ledger.records[0]!.weighed).toBeUndefined();
  });
});
