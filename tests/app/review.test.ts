import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayShowNeedle } from '../../src/app/needle.ts';
import { TableDesk } from '../../src/app/table-desk.ts';
import { TheatreDesk } from '../../src/app/theatre-desk.ts';
import { runToFragment } from '../../src/core/link.ts';
import { findRoom } from '../../src/games/index.ts';
import type { ReviewModel } from '../../src/panels/model.ts';
import { cellarRun } from '../records/fixtures.ts';
import { playOut, program } from './program.ts';
import { ONE, SlowReviews, TOLD } from './slow-reviews.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const RUN = runToFragment(cellarRun('KTR-BMX-QZP'));
const SLOW = { timeout: 60_000 };

async function watching(settings = {}, reviews?: SlowReviews) {
  const at = program({ settings, ...(reviews && { reviews }) });
  await at.app.open({ to: 'run', text: `#${RUN}` });
  const { desk } = at.app;
  if (!(desk instanceof TheatreDesk)) throw new Error('Nothing is watched.');
  at.order('replay-toggle');
  at.heard.seek(0);
  const review = () => at.window() as ReviewModel | undefined;
  return { ...at, desk, theatre: desk.theatre, review };
}

describe('A run that is reviewed', SLOW, () => {
  it('shows a bar, then what is known, then all of it', async () => {
    const { order, review, until, panels } = await watching();
    expect(panels.shown.replay?.canReview).toBe(true);
    order('review');
    expect(review()).toMatchObject({ kind: 'review', share: 0 });
    await until(() => review()?.told !== undefined);
    await until(() => review()?.share === undefined);
    const { told, steps } = review()!;
    expect(told!.luck + told!.skill).toBe(told!.last - told!.first);
    expect(told!.decisions.every(({ step }) => step < steps)).toBe(true);
  });

  it('leads to a turning point, and is played on from there', async () => {
    const reviews = new SlowReviews();
    const { order, review, until, heard, theatre, app, panels } = await watching({}, reviews);
    order('review');
    reviews.end(TOLD);
    await until(() => review()?.told === TOLD);
    panels.close('review');
    heard.closed('review');
    heard.seek(ONE.step);
    expect(theatre.at).toBe(ONE.step);
    order('play-on');
    await until(() => app.desk instanceof TableDesk);
    const { session } = app.desk as TableDesk;
    expect(session.match.entries).toHaveLength(ONE.step);
    expect(session.start).toMatchObject({ flag: 'Practice' });
  });

  it('is stopped, and keeps what it knows; asked again it begins again', async () => {
    const reviews = new SlowReviews();
    const { order, review, until } = await watching({}, reviews);
    order('review');
    reviews.tell({ share: 0.5, told: TOLD });
    expect(review()).toMatchObject({ share: 0.5, told: TOLD });
    order('stop-review');
    expect(review()).toMatchObject({ share: undefined, problem: expect.stringMatching(/^Stopped early/) });
    order('review');
    expect(review()).toMatchObject({ problem: undefined, share: 0, told: TOLD });
    expect(reviews.asked).toHaveLength(2);
    reviews.end(TOLD);
    await until(() => review()?.share === undefined);
  });

  it('stopped at once, there is nothing to look at', async () => {
    const { order, review } = await watching({}, new SlowReviews());
    order('review');
    order('stop-review');
    expect(review()).toBeUndefined();
  });

  it('goes on behind a closed window, does not open it again, and is done once', async () => {
    const reviews = new SlowReviews();
    const { order, review, heard, panels } = await watching({}, reviews);
    order('review');
    panels.close('review');
    heard.closed('review');
    reviews.tell({ share: 0.9, told: TOLD });
    reviews.end(TOLD);
    await Promise.resolve();
    expect(review()).toBeUndefined();
    order('review');
    expect(review()).toMatchObject({ told: TOLD, share: undefined });
    expect(reviews.asked).toHaveLength(1);
  });

  it('says so where it cannot be reviewed', async () => {
    const reviews = new SlowReviews();
    const { order, review, until } = await watching({}, reviews);
    order('review');
    reviews.fail(new Error('broken'));
    await until(() => review()?.problem !== undefined);
    expect(review()).toMatchObject({
      share: undefined,
      problem: expect.stringMatching(/couldn't be reviewed/),
    });
  });

  it('is offered by the results', async () => {
    const at = program({ reviews: new SlowReviews() });
    await at.app.open({ to: 'play', game: 'the-cellar', mode: 'random', lesson: false, options: {} });
    await playOut(at, await findRoom('the-cellar')!.load());
    await at.until(() => at.screen() === 'results');
    expect(at.panels.model.screen).toMatchObject({ canReview: true });
    at.order('review');
    await at.until(() => at.window()?.kind === 'review');
    expect(at.app.desk).toBeInstanceOf(TheatreDesk);
    expect(at.panels.shown.replay).toMatchObject({ playing: false, at: 0 });
  });
});

describe('The needle', SLOW, () => {
  it('shows how it stands in the theatre, if it is wanted', async () => {
    const { panels, until, heard, theatre, settings } = await watching({ needle: true });
    await until(() => panels.shown.needle !== undefined);
    heard.seek(theatre.length);
    const won = theatre.verdict.outcome!.ending === 'won';
    await until(() => panels.shown.needle === (won ? 1_000_000 : 0));
    void settings.set({ needle: false });
    await until(() => panels.shown.needle === undefined);
  });

  it('is absent unless it is wanted', async () => {
    const { panels, heard } = await watching();
    heard.seek(3);
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(panels.shown.needle).toBeUndefined();
  });

  it('is for practice and lessons alone', async () => {
    expect(mayShowNeedle({ category: 'practice' })).toBe(true);
    expect(mayShowNeedle({ category: 'practice', lesson: true })).toBe(true);
    for (const category of ['daily', 'pentathlon', 'set-seed', 'random-seed'] as const)
      expect(mayShowNeedle({ category })).toBe(false);
    const at = program({ settings: { needle: true } });
    await at.app.open({
      to: 'play',
      game: 'the-cellar',
      mode: 'random',
      lesson: false,
      seed: 'KTR-BMX-QZP',
      options: {},
    });
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(at.panels.shown.needle).toBeUndefined();
  });

  it('points somewhere in a lesson', async () => {
    const at = program({ settings: { needle: true } });
    await at.app.open({ to: 'play', game: 'the-cellar', mode: 'random', lesson: true, options: {} });
    await at.until(() => at.panels.shown.needle !== undefined);
  });
});
