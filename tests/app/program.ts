/** The whole program without a page: panels that only remember, a display without a picture, no workers. */
import { onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/app.ts';
import type { Laid, Display, DisplayDeps } from '../../src/app/display.ts';
import { TableDesk } from '../../src/app/table-desk.ts';
import { sameAction } from '../../src/core/game.ts';
import type { TableauModel } from '../../src/core/tableau.ts';
import { viewOf } from '../../src/core/view.ts';
import { createSilentAudio } from '../../src/audio/audio.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import type { Finished } from '../../src/app/finish.ts';
import type { Command, PanelHandlers, ResultsModel } from '../../src/panels/model.ts';
import type { RunRecord } from '../../src/records/record.ts';
import { BotService } from '../../src/services/bot-service.ts';
import { HallDoor, type HallTools } from '../../src/services/hall-door.ts';
import { JudgeService } from '../../src/services/judge-service.ts';
import { ReviewService } from '../../src/services/review-service.ts';
import { SettingsStore, type Settings } from '../../src/services/settings.ts';
import type { ShareTools } from '../../src/services/share.ts';
import { vibrationOf } from '../../src/services/vibration.ts';
import { WakeLock } from '../../src/services/wake-lock.ts';
import { EventPlayer } from '../../src/table/event-player.ts';
import type { Intent } from '../../src/table/intent.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { FakePanels } from '../session/fake-panels.ts';
import { browserWith } from '../strangers/support.ts';

/** A table that nobody sees; what is pointed at it goes to whoever listens. */
export class FakeLaid implements Laid {
  readonly table = new NullTable();
  readonly player = new EventPlayer(this.table);
  intend: (intent: Intent) => boolean = () => false;

  listen(to: (intent: Intent) => boolean): void {
    this.intend = to;
  }
}

class FakeStage implements Display {
  readonly shown: string[] = [];
  laid = new FakeLaid();

  async menu(): Promise<void> {
    this.shown.push('menu');
  }

  async table(room: { readonly card: { readonly id: string } }): Promise<Laid> {
    return this.#lay(`table ${room.card.id}`);
  }

  async behind(room: { readonly card: { readonly id: string } }): Promise<Laid> {
    return this.#lay(`behind ${room.card.id}`);
  }

  async back(): Promise<void> {
    this.shown.push('back');
  }

  async results({ pack, painting }: TableauModel): Promise<void> {
    this.shown.push(`results ${pack} ${painting}`);
  }

  async picture(): Promise<undefined> {
    this.shown.push('picture');
  }

  async gallery(): Promise<Laid> {
    return this.#lay('gallery');
  }

  region(): void {
    this.shown.push('region');
  }

  settingsChanged(): void {}

  #lay(name: string): Laid {
    this.shown.push(name);
    this.laid = new FakeLaid();
    return this.laid;
  }
}

/** A match that is over, as far as the program must know. */
export function finishedWith(record?: RunRecord): Finished {
  const result = { seat: 0, place: 1, score: 40, parts: [] };
  const outcome = { ending: 'won', reason: 'escaped', story: 'Out.', results: [result] } as const;
  const next = { label: 'New dungeon', command: 'new-seed' } as const;
  return {
    model: { title: 'You got out', outcome, result, next } as unknown as ResultsModel,
    tableau: { pack: 'the-cellar', painting: 'victory', figures: [] },
    run: undefined,
    entries: [],
    record,
  };
}

/** A worker is denied, as in a strict frame: whatever it would do is done here. */
export const NO_WORKER = (): Worker => {
  throw new Error('denied');
};

/** As everywhere but beside a Hall. */
const NO_HALL: HallTools = {
  address: undefined,
  fetch: () => Promise.reject(new Error('There is no Hall.')),
  socket: () => {
    throw new Error('There is no Hall.');
  },
  subtle: undefined,
  newId: () => 'x',
};

export interface Wish {
  readonly documents?: Readonly<Record<string, string>>;
  readonly settings?: Partial<Settings>;
  readonly tools?: Partial<ShareTools>;
  readonly reviews?: Pick<ReviewService, 'review'>;
  readonly hall?: HallTools;
}

export function program({ documents, settings: wished, tools, reviews, hall = NO_HALL }: Wish = {}) {
  const { storage } = browserWith(documents);
  const settings = new SettingsStore(storage, { reducedMotion: true });
  void settings.set({ speed: 'instant', ...wished });
  const panels = new FakePanels();
  const display = new FakeStage();
  const audio = {
    ...createSilentAudio(),
    play: vi.fn(),
    music: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    duck: vi.fn(),
    amount: vi.fn(),
  };
  const forgetLink = vi.fn();
  const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  const copied: string[] = [];
  let heard: PanelHandlers | undefined;
  let picture: DisplayDeps | undefined;
  const app = new App(
    {
      storage,
      settings,
      audio,
      bots: new BotService(),
      judges: new JudgeService(NO_WORKER),
      reviews: reviews ?? new ReviewService(NO_WORKER),
      tools: {
        copyBySelection: text => copied.push(text) > 0,
        download: (name, bytes) => files.push({ name, bytes }) > 0,
        ...tools,
      },
      wakeLock: new WakeLock({}),
      isLeaving: () => false,
      vibrate: vibrationOf({}),
      now: () => Date.now(),
      page: 'https://delves.test/',
      forgetLink,
      rememberTable: vi.fn(),
      remind: Object.assign(vi.fn<(text: string) => void>(), {
        canAsk: () => false,
        allow: () => Promise.resolve(),
      }),
      hall: new HallDoor(hall),
    },
    {
      panels: handlers => {
        heard = handlers;
        return panels;
      },
      display: deps => {
        picture = deps;
        return display;
      },
    },
  );
  // Clocks tick at a table, and several test files share one thread.
  onTestFinished(() => app.desk?.leave());
  return {
    app,
    panels,
    display,
    settings,
    storage,
    audio,
    files,
    copied,
    forgetLink,
    /** What the panels say. */
    heard: heard!,
    /** What the picture says. */
    picture: picture!,
    order: (command: Command) => heard!.command(command),
    /** Which screen stands. */
    screen: () => panels.model.screen.screen,
    window: () => panels.windows.at(-1),
    until,
  };
}

/** Waits for what comes of a promise that nobody holds. */
async function until(isSo: () => boolean): Promise<void> {
  await vi.waitFor(
    () => {
      if (!isSo()) throw new Error('It has not come so far.');
    },
    { timeout: 20_000, interval: 1 },
  );
}

/** What a good bot does, until the match is over and something else stands on the screen. */
export async function playOut(
  { app, until, screen }: ReturnType<typeof program>,
  room: AnyRoom,
): Promise<void> {
  const { desk } = app;
  if (!(desk instanceof TableDesk)) throw new Error('No match is on the table.');
  const { session } = desk;
  const bots = session.start.setup.seats.map((_player, seat) => room.bot('hard', seat));
  while (!session.match.isOver) {
    await until(() => session.prompt !== undefined || session.match.isOver);
    const { ask } = session.state;
    if (!session.prompt || !ask) break;
    const view = viewOf(session.match.game, session.state, ask.seat);
    const { action } = bots[ask.seat]!.choose(view, session.match.legalActions());
    session.act(session.prompt.choices.find(choice => sameAction(choice.action, action))!);
  }
  await until(() => screen() !== 'table');
}
