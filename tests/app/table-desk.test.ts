import { afterEach, describe, expect, it, vi } from 'vitest';
import { Ledger } from '../../src/app/ledger.ts';
import { Relays } from '../../src/app/relays.ts';
import { Saves } from '../../src/app/saves.ts';
import { startNew, startSaved, type MatchStart } from '../../src/app/start.ts';
import { TableDesk } from '../../src/app/table-desk.ts';
import { CATEGORIES } from '../../src/records/record.ts';
import { createSilentAudio } from '../../src/audio/audio.ts';
import { BotService } from '../../src/services/bot-service.ts';
import { JudgeService } from '../../src/services/judge-service.ts';
import { type Settings, SettingsStore } from '../../src/services/settings.ts';
import { WakeLock } from '../../src/services/wake-lock.ts';
import type { Finished } from '../../src/app/finish.ts';
import { findRoom } from '../../src/games/index.ts';
import { BEGIN_AGAIN, SKIP_LESSON } from '../../src/session/questions.ts';
import { cellar } from '../records/fixtures.ts';
import { FakePanels } from '../session/fake-panels.ts';
import { browserWith } from '../strangers/support.ts';
import { FakeLaid, NO_WORKER } from './program.ts';

const SECOND = 1000;

/** A match of The Cellar on a desk, and a clock that moves when it is told to. */
function sitDown(wish: Partial<MatchStart> = {}, room = cellar, set: Partial<Settings> = {}) {
  vi.useFakeTimers();
  const { storage } = browserWith();
  const settings = new SettingsStore(storage, { reducedMotion: true });
  void settings.set({ speed: 'instant', ...set });
  const panels = new FakePanels();
  const played: unknown[] = [];
  const results: Finished[] = [];
  const judges = new JudgeService(NO_WORKER);
  const judge = vi.spyOn(judges, 'judge');
  const audio = { ...createSilentAudio(), play: vi.fn() };
  const wakeLock = new WakeLock({});
  const lit = vi.spyOn(wakeLock, 'keep');
  const vibrate = vi.fn();
  const go = {
    play: async (...what: unknown[]) => void played.push(what),
    giveUp: async () => undefined,
    results: async (_room: unknown, _start: unknown, finished: Finished) => void results.push(finished),
    openRun: async () => undefined,
    failed: (error: unknown) => {
      throw error;
    },
  };
  const saves = new Saves(storage, () => Date.now());
  const parts = {
    panels,
    settings,
    saves,
    relays: new Relays(storage, () => Date.now()),
    tools: { copyBySelection: () => true, download: () => true },
    audio,
    bots: new BotService(),
    judges,
    ledger: new Ledger(storage, Date.now),
    page: '',
    wakeLock,
    vibrate,
    now: () => Date.now(),
  };
  const start = {
    ...startNew(room, { mode: 'seed', seed: 'KTR-BMX-QZP', seats: [], options: {} }),
    ...wish,
  };
  const laid = new FakeLaid();
  const desk = new TableDesk(parts, go, room, start, laid);
  const pass = (ms: number): void => void vi.advanceTimersByTime(ms);
  return {
    desk,
    ledger: parts.ledger,
    laid,
    judge,
    audio,
    vibrate,
    isLit: () => lit.mock.lastCall?.[0],
    results,
    saves,
    settings,
    panels,
    played,
    pass,
    igt: () => panels.time.igt,
    begin: () => desk.handlers.act!(0),
  };
}

afterEach(() => vi.useRealTimers());

describe('A paused match stays paused', () => {
  it('when its tab is left and looked at again: 1 second was spent deciding, not 48', () => {
    const { desk, laid, pass, igt } = sitDown();
    laid.intend({ do: 'move', direction: 'north' });
    const before = igt();
    pass(SECOND);
    desk.commands.pause!();
    desk.pageHidden(true);
    pass(10 * SECOND);
    desk.pageHidden(false);
    pass(47 * SECOND);
    expect(igt() - before).toBe(SECOND);
    desk.commands.resume!();
    pass(2 * SECOND);
    expect(igt() - before).toBe(3 * SECOND);
    desk.leave();
  });

  it('and a hidden page stays hidden when the pause is over', () => {
    const { desk, laid, pass, igt } = sitDown();
    laid.intend({ do: 'move', direction: 'north' });
    pass(SECOND);
    desk.commands.pause!();
    desk.pageHidden(true);
    desk.handlers.closed!('pause');
    const before = igt();
    pass(5 * SECOND);
    expect(igt()).toBe(before);
    desk.pageHidden(false);
    pass(SECOND);
    expect(igt() - before).toBe(SECOND);
    desk.leave();
  });
});

describe('The screen stays lit', () => {
  it('during a match, and neither while it is paused nor hidden nor after it', () => {
    const { desk, isLit } = sitDown();
    const seen = [isLit()];
    const look = (act: () => void): void => {
      act();
      seen.push(isLit());
    };
    look(() => desk.commands.pause!());
    look(() => desk.pageHidden(true));
    look(() => desk.pageHidden(false));
    look(() => desk.commands.resume!());
    look(() => desk.pageHidden(true));
    look(() => desk.pageHidden(false));
    look(() => desk.leave());
    expect(seen).toEqual([true, false, false, false, true, false, true, false]);
  });

  it('only if the player lets it', async () => {
    const { desk, settings, isLit } = sitDown({}, cellar, { stayAwake: false });
    expect(isLit()).toBe(false);
    await settings.set({ stayAwake: true });
    desk.settingsChanged(settings.value);
    expect(isLit()).toBe(true);
    desk.leave();
  });
});

describe('A refusal in a lesson', () => {
  it.each([
    [true, [['refusal']]],
    [false, []],
  ])('is felt where vibration is %s', (vibration, wanted) => {
    const { desk, vibrate } = sitDown({ lesson: true, category: 'practice' }, cellar, { vibration });
    const { session } = desk;
    vibrate.mockClear();
    session.act(session.prompt!.choices.find(({ action }) => !session.accepts(action))!);
    expect(vibrate.mock.calls).toEqual(wanted);
    desk.leave();
  });
});

describe('The category of a saved match is saved', () => {
  it.each(CATEGORIES)('%s comes back, whatever words stand beside the seed', category => {
    const { desk, saves, begin } = sitDown({ category, flag: 'Some other word' });
    begin();
    const saved = saves.of('the-cellar')!;
    expect(startSaved(saved).category).toBe(category);
    desk.leave();
  });
});

describe('The key that begins again', () => {
  const press = async (at: ReturnType<typeof sitDown>): Promise<void> => {
    at.laid.intend({ do: 'key', key: at.settings.value.keys.restart });
    await vi.advanceTimersByTimeAsync(0);
    at.desk.leave();
  };

  it.each([
    ['in practice', { category: 'practice' }, true],
    ['without clocks', { category: 'set-seed' }, false],
    ['in a lesson', { category: 'practice', lesson: true }, true],
  ] as const)('asks first %s, and playing on is the answer at hand', async (_name, wish, showClocks) => {
    const at = sitDown(wish);
    await at.settings.set({ showClocks });
    at.panels.answer = false;
    await press(at);
    expect(at.panels.questions).toEqual([BEGIN_AGAIN.title]);
    expect(BEGIN_AGAIN).toMatchObject({ no: 'Play on', isGrave: true });
    expect(at.played).toEqual([]);
  });

  it('starts anew at once for somebody who races the clock alone', async () => {
    const at = sitDown({ category: 'set-seed' });
    await at.settings.set({ showClocks: true });
    await press(at);
    expect(at.panels.questions).toEqual([]);
    expect(at.played).toHaveLength(1);
  });
});

describe('A race on a random seed', () => {
  const RANDOM = { category: 'random-seed' } as const;

  it('is counted down where clocks are shown: nobody sees the dungeon before', async () => {
    const nineBit = await findRoom('nine-bit-dungeon')!.load();
    const { desk, panels, pass, audio } = sitDown(RANDOM, nineBit, { showClocks: true, speed: 1 });
    expect(panels.shown).toMatchObject({ countdown: 3, seed: '', log: [] });
    pass(600);
    expect(panels.shown.countdown).toBe(2);
    pass(1200);
    expect(panels.shown.countdown).toBeUndefined();
    expect(panels.shown.seed).not.toBe('');
    expect(audio.play.mock.calls.flat()).toEqual(expect.arrayContaining(['tick', 'tick', 'confirm']));
    desk.leave();
  });

  it('is not begun by a countdown that was left', async () => {
    const nineBit = await findRoom('nine-bit-dungeon')!.load();
    const { desk, panels, pass } = sitDown(RANDOM, nineBit, { showClocks: true, speed: 1 });
    desk.leave();
    pass(5000);
    expect(panels.shown.countdown).toBe(3);
  });

  it.each([
    ['a practice room', cellar, { showClocks: true, speed: 1 }],
    ['instant speed', undefined, { showClocks: true, speed: 'instant' }],
    ['no clocks', undefined, { showClocks: false, speed: 1 }],
  ] as const)('begins at once with %s', async (_why, room, settings) => {
    const at = sitDown(RANDOM, room ?? (await findRoom('nine-bit-dungeon')!.load()), settings);
    expect(at.panels.shown.countdown).toBeUndefined();
    at.desk.leave();
  });
});

describe('A lesson', () => {
  it('is neither saved nor judged, and ends with a star and a real game', async () => {
    const { desk, saves, judge, results, panels, played, ledger } = sitDown({
      lesson: true,
      category: 'practice',
    });
    const { session } = desk;
    for (let steps = 0; panels.windows.length === 0 && steps < 200; steps++) {
      await vi.advanceTimersByTimeAsync(0);
      session.commands['lesson-show']!();
    }
    expect(panels.windows.at(-1)).toMatchObject({ kind: 'taught', title: 'The Cellar: lesson done' });
    expect(ledger.lessons).toEqual(['the-cellar']);
    expect(results).toEqual([]);
    expect(judge).not.toHaveBeenCalled();
    expect(saves.of('the-cellar')).toBeUndefined();
    desk.commands['play-for-real']!();
    expect(played.at(-1)).toMatchObject([
      {},
      { category: 'random-seed', tips: true, setup: { seats: ['human'] } },
    ]);
    desk.leave();
  });

  it('is skipped only by somebody who has read what comes instead', async () => {
    const at = sitDown({ lesson: true, category: 'practice' });
    for (const answer of [false, true]) {
      at.panels.answer = answer;
      at.desk.commands['lesson-skip']!();
      await vi.advanceTimersByTimeAsync(0);
      expect(at.played).toHaveLength(Number(answer));
    }
    expect(at.panels.questions).toEqual([SKIP_LESSON.title, SKIP_LESSON.title]);
    at.desk.leave();
  });
});

describe('Keys at the table', () => {
  it('are orders in the bindings of the player', () => {
    const { desk, laid, panels, settings } = sitDown();
    const zoom = vi.spyOn(laid.table, 'zoomBy');
    const overview = vi.spyOn(laid.table, 'toggleOverview');
    const { keys } = settings.value;
    const press = (key: string): boolean => laid.intend({ do: 'key', key });
    press(keys['zoom-in']);
    press(keys['zoom-out']);
    press(keys.overview);
    press(keys.actions);
    press(keys.rules);
    press(keys.sound);
    press(keys.speed);
    expect(zoom.mock.calls).toEqual([[1], [-1]]);
    expect(overview).toHaveBeenCalledOnce();
    expect(panels.listFocused).toBe(1);
    expect(panels.windows).toMatchObject([{ kind: 'book' }]);
    expect(settings.value).toMatchObject({ mute: true, speed: 1 });
    desk.leave();
  });
});
