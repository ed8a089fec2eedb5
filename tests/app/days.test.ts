import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableDesk } from '../../src/app/table-desk.ts';
import { dailySeed } from '../../src/core/seed.ts';
import { ROOMS } from '../../src/games/index.ts';
import type { DailyModel, PentathlonModel, ResultsModel } from '../../src/panels/model.ts';
import { featuredOn, PENTATHLON, twistOf } from '../../src/records/daily.ts';
import { pentathlonCards } from '../../src/records/pentathlon.ts';
import type { BotService } from '../../src/services/bot-service.ts';
import { cellarRun, daily, record } from '../records/fixtures.ts';
import { finishedWith, program } from './program.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const RUN = cellarRun('KTR-BMX-QZP');
const LEGS = pentathlonCards(ROOMS.map(({ card }) => card)).map(({ id }) => id);

/** The menu, with bots who have proved every day already. */
async function atTheMenu() {
  const at = program();
  const certify = vi.spyOn(at.app.parts.bots, 'certify').mockImplementation((async ({
    game,
    date,
    event,
  }) => ({
    game,
    date,
    seed: dailySeed(event, date),
    attempt: 0,
    certified: true,
    par: { turns: 40, score: 7 },
    run: RUN,
  })) satisfies BotService['certify']);
  await at.app.menu();
  const { day } = at.app.parts.ledger.today;
  return { ...at, certify, day };
}

describe('The dailies', () => {
  it('are proved while their window counts down, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { order, heard, window, certify, panels } = await atTheMenu();
    order('daily');
    await vi.waitFor(() => {
      const { rows } = window() as DailyModel;
      expect(rows.map(({ line }) => line)).toEqual(rows.map(() => 'Par 40 turns'));
    });
    expect(certify).toHaveBeenCalledTimes(LEGS.length);
    const before = window();
    vi.advanceTimersByTime(1000);
    expect(window()).not.toBe(before);
    panels.close('daily');
    heard.closed('daily');
    vi.advanceTimersByTime(5000);
    expect(window()).toBeUndefined();
  });

  it('feature one delve with its twist, and the others below it', async () => {
    const game = featuredOn('2026-11-20');
    // Its code is read before anybody waits for it.
    const room = await ROOMS.find(({ card }) => card.id === game)!.load();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2026, 10, 20, 12) });
    const { order, window, until, heard, app, copied, panels } = await atTheMenu();
    const yesterday = featuredOn('2026-11-19');
    const record = daily('2026-11-19', { game: yesterday, score: 1240 });
    await app.parts.ledger.add(record);
    order('daily');
    const model = () => window() as DailyModel;
    await until(() => model().feature.twist !== undefined);
    expect(model().feature).toMatchObject({
      row: { game },
      twist: { name: twistOf(room, '2026-11-20')!.name },
      streak: { days: 1, state: 'due' },
      yesterday: { game: yesterday, isWin: true },
    });
    expect(model().rows.map(row => row.game)).toEqual(LEGS.filter(id => id !== game));
    order('copy-yesterday');
    await until(() => copied.length === 1);
    expect(copied[0]).toBe(model().feature.yesterday.share);
    expect(copied[0]).toContain('1,240');
    panels.close('daily');
    heard.closed('daily');
  });

  it('of today ranks, one of the past is practice', async () => {
    const { app, heard, until, panels, day } = await atTheMenu();
    await app.daily('nine-bit-dungeon');
    expect(panels.shown).toMatchObject({ flag: 'Daily' });
    heard.playDaily('nine-bit-dungeon', '2026-11-16');
    await until(() => panels.shown.flag === (day === '2026-11-16' ? 'Daily' : 'Practice'));
  });

  it('are reached by address, by the menu, and lead to the Pentathlon as well', async () => {
    const { app, heard, until, panels, window } = await atTheMenu();
    await app.open({ to: 'play', game: 'nine-bit-dungeon', mode: 'daily', lesson: false, options: {} });
    expect(panels.shown.flag).toBe('Daily');
    await app.menu();
    panels.shown = {};
    heard.startGame({ game: 'nine-bit-dungeon', mode: 'daily', seats: [], options: {} });
    await until(() => panels.shown.flag === 'Daily');
    await app.daily(PENTATHLON);
    expect(window()?.kind).toBe('pentathlon');
  });

  it('an address without a room leads to the menu', async () => {
    const { app, panels, screen } = await atTheMenu();
    await app.open({ to: 'play', game: 'the-attic', mode: 'random', lesson: false, options: {} });
    expect(panels.messages).toHaveLength(1);
    expect(screen()).toBe('menu');
  });
});

describe('The Pentathlon', () => {
  async function begun() {
    const at = await atTheMenu();
    at.order('pentathlon');
    expect(at.window()).toMatchObject({ kind: 'pentathlon', canStart: true, canContinue: false });
    at.order('pentathlon-start');
    await at.until(() => at.app.desk instanceof TableDesk);
    const legs = () => (at.window() as PentathlonModel).legs.map(({ state }) => state);
    return { ...at, legs };
  }

  it('begins with its first leg, which cannot be begun again', async () => {
    const { app, panels, order } = await begun();
    const { session } = app.desk as TableDesk;
    expect(session.match.game.id).toBe(LEGS[0]);
    expect(panels.shown.flag).toBe('Pentathlon');
    order('restart');
    expect((app.desk as TableDesk).session).toBe(session);
  });

  it('goes on when a leg was left: that leg is lost, the others are not', async () => {
    const { app, order, until, legs, screen } = await begun();
    order('leave');
    await until(() => screen() === 'menu');
    order('pentathlon');
    expect(legs()).toEqual(['aborted', ...LEGS.slice(1).map(() => 'waiting')]);
    order('pentathlon-continue');
    await until(() => app.desk instanceof TableDesk);
    expect((app.desk as TableDesk).session.match.game.id).toBe(LEGS[1]);
  });

  it('leads from a finished leg to the next, and ends with the sum of all', async () => {
    const { app, order, until, panels, day, window } = await begun();
    const seed = dailySeed(PENTATHLON, day);
    for (const [index, game] of LEGS.entries()) {
      const { session } = app.desk as TableDesk;
      expect(session.match.game.id).toBe(game);
      const room = (await app.room(game))!;
      const leg = record({ game, seed, category: 'pentathlon' });
      const start = { ...session.start, category: 'pentathlon' as const };
      await app.results(room, start, finishedWith(leg));
      const { next } = panels.model.screen as ResultsModel;
      const isLast = index === LEGS.length - 1;
      expect(next).toMatchObject({ command: 'next', isFirst: true });
      expect(next.label).toMatch(isLast ? /sum of all/ : /^Next leg: /);
      order('next');
      if (!isLast) await until(() => app.desk instanceof TableDesk);
    }
    await until(() => window()?.kind === 'pentathlon');
    await until(() => app.parts.ledger.records.length === LEGS.length + 1);
    expect(app.parts.ledger.records.filter(({ game }) => game === PENTATHLON)).toHaveLength(1);
  });

  it('can be given up as a whole', async () => {
    const { order, legs } = await begun();
    order('pentathlon-give-up');
    expect(legs()).toEqual(LEGS.map(() => 'aborted'));
  });
});
