import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_DOCUMENT, Saves } from '../../src/app/saves.ts';
import { startLesson, startNew } from '../../src/app/start.ts';
import { LUCK_PAGE } from '../../src/app/windows/luck-page.ts';
import { findRoom, ROOMS } from '../../src/games/index.ts';
import type { MenuModel, NewGameModel } from '../../src/panels/model.ts';
import { cellar } from '../records/fixtures.ts';
import { browserWith, written } from '../strangers/support.ts';
import { program } from './program.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function atTheMenu() {
  const at = program();
  await at.app.open({ to: 'menu' });
  return { ...at, menu: () => at.panels.model.screen as MenuModel };
}

describe('The menu', () => {
  it('shows every room, and follows its picture', async () => {
    const { menu, picture, display, audio } = await atTheMenu();
    expect(menu().places.map(({ card }) => card.id)).toEqual(ROOMS.map(({ card }) => card.id));
    expect(display.shown).toEqual(['menu']);
    expect(audio.music).toHaveBeenLastCalledWith({ tune: 'menu', danger: 0 });
    const anchor = { x: 10, y: 20, width: 30, height: 40 };
    picture.anchors({ 'the-cellar': anchor as never });
    expect(menu().places.find(({ card }) => card.id === 'the-cellar')?.anchor).toEqual(anchor);
  });

  it('opens the window of a room that was pressed in the picture, and starts what is chosen there', async () => {
    const { picture, window, until, heard, screen, panels } = await atTheMenu();
    picture.choosePlace('the-cellar');
    await until(() => window()?.kind === 'new-game');
    const { card, modes, hasLesson } = window() as NewGameModel;
    expect(card.id).toBe('the-cellar');
    expect(modes).not.toContain('daily');
    expect(hasLesson).toBe(true);
    heard.startGame({ game: 'the-cellar', mode: 'seed', seed: 'KTR-BMX-QZP', seats: [], options: {} });
    await until(() => screen() === 'table');
    expect(panels.windows).toEqual([]);
    expect(panels.shown).toMatchObject({ seed: 'KTR-BMX-QZP', flag: 'Set seed' });
  });

  it('begins the lesson of the room whose window is open, and of no other', async () => {
    const { order, heard, window, until, screen, panels } = await atTheMenu();
    order('lesson');
    expect(screen()).toBe('menu');
    heard.chooseRoom('the-cellar');
    await until(() => window()?.kind === 'new-game');
    order('lesson');
    await until(() => screen() === 'table');
    expect(panels.shown.lesson?.step).toBe(1);
  });

  it('has all rules on a shelf, and those of the room whose window is open at hand', async () => {
    const { order, heard, window, until } = await atTheMenu();
    order('rules');
    expect(window()).toMatchObject({ kind: 'shelf' });
    heard.readRules('the-cellar');
    await until(() => window()?.kind === 'book');
    expect(window()).toMatchObject({ title: cellar.card.title, pages: [...cellar.help, LUCK_PAGE] });
    heard.closed('book');
    heard.chooseRoom('the-cellar');
    await until(() => window()?.kind === 'new-game');
    order('rules');
    await until(() => window()?.kind === 'book');
    heard.closed('new-game');
    order('rules');
    expect(window()?.kind).toBe('shelf');
  });

  it('names a room that is not there', async () => {
    const { heard, panels, until } = await atTheMenu();
    heard.chooseRoom('the-attic');
    await until(() => panels.messages.length === 1);
    expect(panels.messages[0]).toMatchObject({ title: 'No such room' });
  });
});

describe('A match that was left', () => {
  async function left() {
    const at = await atTheMenu();
    await at.app.play(
      cellar,
      startNew(cellar, { mode: 'seed', seed: 'KTR-BMX-QZP', seats: [], options: {} }),
    );
    at.display.laid.intend({ do: 'move', direction: 'east' });
    at.order('pause');
    at.order('leave');
    await at.until(() => at.screen() === 'menu');
    return at;
  }

  it('can go on where it was', async () => {
    const { menu, order, until, screen, panels } = await left();
    expect(menu().saved).toMatchObject({ title: cellar.card.title, line: 'Turn 1' });
    order('continue');
    await until(() => screen() === 'table');
    expect(panels.shown.undo).toBe('free');
  });

  it('and that the rules no longer allow is set aside, with a word about it', async () => {
    const { storage, order, until, panels, app } = await left();
    const { saves } = app.parts;
    const forged = { entry: { kind: 'act', action: { type: 'leave' } }, igt: 0, rta: 0 } as const;
    saves.keep({ ...saves.all[0]!, entries: [forged] });
    order('continue');
    await until(() => panels.messages.length === 1);
    expect(panels.messages[0]).toMatchObject({ title: "This run can't continue" });
    expect(saves.all).toEqual([]);
    expect(Object.values(storage.asideOf(SAVE_DOCUMENT))).toHaveLength(1);
    await until(() => app.desk !== undefined);
  });

  it('stays when another room is played: each room keeps its own, and the menu continues the newest', async () => {
    const { app, display, order, until, screen, menu, heard, window, panels } = await left();
    const delve = await findRoom('nine-bit-dungeon')!.load();
    await app.play(delve, startNew(delve, { mode: 'random', seats: [], options: {} }));
    await until(() => panels.shown.prompt !== undefined);
    heard.act(0);
    order('leave');
    await until(() => screen() === 'menu');
    expect(panels.questions).toEqual([]);
    expect(app.parts.saves.all.map(({ game }) => game)).toEqual(['nine-bit-dungeon', 'the-cellar']);
    expect(menu().saved).toMatchObject({ title: delve.card.title });
    heard.chooseRoom('the-cellar');
    await until(() => window()?.kind === 'new-game');
    expect((window() as NewGameModel).saved).toBe('Turn 1');
    heard.continueGame('the-cellar');
    await until(() => screen() === 'table');
    expect(display.shown.at(-1)).toBe('table the-cellar');
    expect(panels.questions).toEqual([]);
  });

  it('is lost to a new one in its room only after a question', async () => {
    const { app, heard, until, screen, panels } = await left();
    const wish = { game: 'the-cellar', mode: 'random', seats: [], options: {} } as const;
    panels.answer = false;
    heard.startGame(wish);
    await until(() => panels.questions.length === 1);
    expect(panels.questions).toEqual(['Start a new run?']);
    expect(screen()).toBe('menu');
    expect(app.parts.saves.all).toHaveLength(1);
    panels.answer = true;
    heard.startGame(wish);
    await until(() => screen() === 'table');
    expect(app.parts.saves.all, 'until the new one has begun').toHaveLength(1);
  });

  it('is not asked about by its own restart, nor by a lesson', async () => {
    const { app, order, until, screen, panels } = await left();
    order('continue');
    await until(() => screen() === 'table');
    order('restart');
    await until(() => app.parts.saves.all.length === 0);
    await app.play(cellar, startLesson());
    expect(panels.questions).toEqual([]);
  });
});

describe('A match that version 0.2 has kept', () => {
  it('moves to the place of its room, and is not lost where one lies there already', () => {
    const { storage } = browserWith(written());
    const saves = new Saves(storage, () => 1);
    const [old] = saves.all;
    expect(old).toMatchObject({ game: 'the-cellar' });
    expect(storage.read(SAVE_DOCUMENT)).toBeUndefined();
    storage.write(SAVE_DOCUMENT, { ...old!, flag: 'Another' });
    expect(saves.all).toEqual([old]);
    expect(JSON.stringify(storage.asideOf(SAVE_DOCUMENT))).toContain('Another');
  });
});

describe('After a while without anybody', () => {
  it.each(['keydown', 'resize'])('a bot plays behind the menu, until somebody stirs (%s)', async sign => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { settings, display, panels, app, screen, menu } = await atTheMenu();
    await settings.set({ reducedMotion: false });
    // One who thinks for ever: matches without motions, by bots in this thread, would leave no time for anything else.
    const advise = vi.spyOn(app.parts.bots, 'advise').mockReturnValue(new Promise(() => {}));
    const before = menu();
    vi.advanceTimersByTime(39_000);
    page.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(39_000);
    expect(display.shown).toEqual(['menu']);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(display.shown.at(-1)).toMatch(/^behind /), { timeout: 20_000 });
    expect(screen()).toBe('menu');
    expect(menu()).toBe(before);
    await vi.waitFor(() => expect(advise).toHaveBeenCalledOnce());
    expect(display.laid.table.board).toBeDefined();
    page.dispatchEvent(new Event(sign));
    expect(display.shown.at(-1)).toBe('back');
    expect(panels.shown).toEqual({});
    app.desk!.leave();
  });

  it('nothing happens for those who want it calm', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { display, app } = await atTheMenu();
    vi.advanceTimersByTime(100_000);
    expect(display.shown).toEqual(['menu']);
    app.desk!.leave();
  });
});
