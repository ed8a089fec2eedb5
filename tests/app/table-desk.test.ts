import { afterEach, describe, expect, it, vi } from 'vitest';
import { Ledger } from '../../src/app/ledger.ts';
import { SAVE_DOCUMENT } from '../../src/app/saves.ts';
import { startNew, startSaved, type MatchStart } from '../../src/app/start.ts';
import { TableDesk } from '../../src/app/table-desk.ts';
import { CATEGORIES } from '../../src/records/record.ts';
import { createSilentAudio } from '../../src/audio/audio.ts';
import { BotService } from '../../src/services/bot-service.ts';
import { JudgeService } from '../../src/services/judge-service.ts';
import { SettingsStore } from '../../src/services/settings.ts';
import { BEGIN_AGAIN } from '../../src/session/questions.ts';
import { cellar } from '../records/fixtures.ts';
import { FakePanels } from '../session/fake-panels.ts';
import { browserWith } from '../strangers/support.ts';
import { FakeLaid, NO_WORKER } from './program.ts';

const SECOND = 1000;

/** A match of The Cellar on a desk, and a clock that moves when it is told to. */
function sitDown(wish: Partial<MatchStart> = {}) {
  vi.useFakeTimers();
  const { storage } = browserWith();
  const settings = new SettingsStore(storage, { reducedMotion: true });
  void settings.set({ speed: 'instant' });
  const panels = new FakePanels();
  const played: unknown[] = [];
  const go = {
    play: async (...what: unknown[]) => void played.push(what),
    giveUp: async () => undefined,
    results: async () => undefined,
    failed: (error: unknown) => {
      throw error;
    },
  };
  const parts = {
    panels,
    settings,
    storage,
    audio: createSilentAudio(),
    bots: new BotService(),
    judges: new JudgeService(NO_WORKER),
    ledger: new Ledger(storage, Date.now),
    page: '',
    now: () => Date.now(),
  };
  const start = {
    ...startNew(cellar, { mode: 'seed', seed: 'KTR-BMX-QZP', seats: [], options: {} }),
    ...wish,
  };
  const laid = new FakeLaid();
  const desk = new TableDesk(parts, go, cellar, start, laid);
  const pass = (ms: number): void => void vi.advanceTimersByTime(ms);
  return {
    desk,
    laid,
    storage,
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

describe('The category of a saved match is saved', () => {
  it.each(CATEGORIES)('%s comes back, whatever words stand beside the seed', category => {
    const { desk, storage, begin } = sitDown({ category, flag: 'Some other word' });
    begin();
    const saved = storage.read(SAVE_DOCUMENT)!;
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
