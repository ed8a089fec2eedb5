/** Only in builds for browser tests and benches (VITE_E2E=1): asks what a person could see, and nothing else. */
import type Phaser from 'phaser';
import type { App } from './app/app.ts';
import type { Desk } from './app/desk.ts';
import type { TableDesk } from './app/table-desk.ts';
import { sameAction, type AnyLevel, type GameAction, type GameState } from './core/game.ts';
import { type Cell, sameCell } from './core/grid.ts';
import type { BoardModel, Choice } from './core/look.ts';
import { digest } from './core/plain.ts';
import type { Speed } from './core/speed.ts';
import { readRoute } from './app/routes.ts';
import { startSaved } from './app/start.ts';
import type { TheatreDesk } from './app/theatre-desk.ts';
import { type AnyRoom, usualOptions } from './games/room.ts';
import type { AnchorModel, ScreenModel, WindowModel } from './panels/model.ts';
import type { SavedMatch } from './session/start.ts';
import type { PlayStep } from './table/event-player.ts';
import type { Table } from './table/table.ts';
import { playBots } from './records/bot-match.ts';
import { typedAs } from './session/spelling.ts';

const SELDOM_MS = 1_000;

export interface TestHook {
  /** The screen that the address asks for stands. */
  readonly ready: Promise<void>;
  /** Milliseconds from navigation to the first frame of that screen. */
  firstFrame: number | undefined;
  screen(): string;
  /** Nothing moves, and a person is asked. */
  idle(): boolean;
  state(): unknown;
  digest(): string;
  /** Where a cell lies on the page, in css pixels. */
  pointOf(at: Cell): { readonly x: number; readonly y: number };
  /** A press on that point means the cell, and not what lies over it. */
  canPress(at: Cell): boolean;
  /** What a bot would choose: tests play whole matches by doing it with mouse, keys or fingers. */
  advise(level: AnyLevel): Promise<number>;
  /** The same where words are typed: a word has no place among the choices (-1), so it is told as it is typed. */
  advised(level: AnyLevel): Promise<Advised>;
  /** The question has a window of its own. */
  hasWindow(): boolean;
  /** What the lesson asks for; -1 where it asks for nothing, or for a word. */
  wanted(): Advised;
  /** The digest after a bot has played this seed to its end, here in the page. */
  matchDigest(game: string, seed: string): Promise<string>;
  /** A mark of every bit of a tune as the band plays it here. */
  tuneDigest(score: string): Promise<string>;
  /** The badges of a run, as the judging worker finds them. */
  badges(run: string): Promise<readonly string[] | undefined>;
  /** The digest of a run's review, as the reviewing worker makes it. */
  reviewDigest(run: string): Promise<string>;
  /** What may be chosen, as a person reads it, with its cells and the button it hides behind. */
  choices(): readonly Choice[];
  /** The device changes hands. */
  hasCurtain(): boolean;
  /** Goes where an address leads, without loading the page again: `?game=the-cellar&lesson`, or `#run=…`. */
  open(address: string): Promise<void>;
  /** Goes on with a saved match. */
  resume(saved: SavedMatch): Promise<void>;
  /** Lays any screen over the present one, to see how it is laid out. */
  show(screen: ScreenModel): void;
  /** Lays any window over the screen. */
  openWindow(window: WindowModel): void;
  /** Where the board should lie on the page and where it is drawn; undefined where none is. */
  board(): Promise<BoardPlace | undefined>;
  /** The places of the menu and where they stand in its picture; undefined on other screens. */
  places(): readonly MenuPlace[] | undefined;
  /** Stops drawing, not the program: what is laid out can be looked at faster. */
  still(on: boolean): void;
  /** Draws a picture a second and moves everything on as ever: without a graphics card, drawing is most of the work. */
  drawSeldom(): void;
  /** Lays a board and plays motions on it, on a clock that only `step` moves. */
  rehearse(board: BoardModel, acts: readonly PlayStep[]): void;
  /** The speed of the table, whatever the settings say. */
  pace(speed: Speed): void;
  /** Moves that clock on; true when everything has been played. */
  step(ms: number): Promise<boolean>;
}

/** In css pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface BoardPlace {
  readonly region: Rectangle;
  readonly drawn: Rectangle;
  /** One side of a square. */
  readonly cell: number;
  /** It is looked at in parts, or it grows. */
  readonly roams: boolean;
  /** A fight lies over it. */
  readonly shared: boolean;
}

interface MenuPlace {
  readonly title: string;
  readonly anchor?: AnchorModel;
}

export interface Advised {
  readonly index: number;
  readonly word?: string;
}

declare global {
  interface Window {
    __delves?: TestHook;
  }
}

function advisedAs(index: number, action: GameAction | undefined): Advised {
  const word = action && typedAs(action);
  return word === undefined ? { index } : { index, word };
}

const digestText = (state: unknown): string => digest(state).toString(16).padStart(8, '0');

/** By what they have, not by their classes: those are fetched when a table is laid. */
const isTable = (desk: Desk | undefined): desk is TableDesk => desk !== undefined && 'session' in desk;
const isTheatre = (desk: Desk | undefined): desk is TheatreDesk => desk !== undefined && 'theatre' in desk;

async function matchOf(app: App, desk: TableDesk | TheatreDesk) {
  const { table } = desk.laid;
  const [game, state] = isTable(desk)
    ? [desk.session.match.game.id, desk.session.state]
    : [desk.theatre.playOnFrom(0).game, desk.theatre.state];
  return { room: (await app.room(game))!, state, table };
}

/** A point between cells is half a cell before the middle of the next. */
const EDGE = 0.5;

function boardPlace(room: AnyRoom, state: GameState, table: Table, region: Rectangle): BoardPlace {
  const { extent, rim = 0, roams = false, grows, fight } = room.board(state, 0);
  const from = table.pageOf({ x: rim - EDGE, y: rim - EDGE });
  const to = table.pageOf({ x: extent.columns - rim - EDGE, y: extent.rows - rim - EDGE });
  const { left, top, width, height } = region;
  return {
    region: { left, top, width, height },
    drawn: { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y },
    cell: (to.x - from.x) / (extent.columns - 2 * rim),
    roams: roams || grows !== undefined,
    shared: fight !== undefined,
  };
}

const gameOf = (app: App): Phaser.Game =>
  (app.parts.display as unknown as { readonly game: Phaser.Game }).game;

export function install(app: App, opened: Promise<void>): void {
  let clock = performance.now();
  const table = (): TableDesk => {
    if (isTable(app.desk)) return app.desk;
    throw new Error('No match is on the table.');
  };
  const hook: TestHook = {
    ready: opened.then(
      () =>
        new Promise(resolve => {
          requestAnimationFrame(() => {
            hook.firstFrame = performance.now();
            resolve();
          });
        }),
    ),
    firstFrame: undefined,
    screen: () => app.parts.panels.model.screen.screen,
    idle: () => isTable(app.desk) && !app.desk.laid.player.busy && app.desk.session.prompt !== undefined,
    state: () => table().session.state,
    digest: () => digestText(table().session.state),
    badges: async run => (await app.parts.judges.judge(run, { frames: false }).judged)?.staged?.badges,
    reviewDigest: async run => {
      const judged = await app.parts.judges.judge(run, { frames: true }).judged;
      const { game, setup, frames } = judged!.staged!;
      const entries = frames.slice(1).map(({ entry }) => entry!);
      const { reviewed } = app.parts.reviews.review({ game, setup, entries, seat: 0 }, () => undefined);
      return digestText(await reviewed);
    },
    pointOf: at => table().laid.table.pageOf(at),
    canPress: at => {
      const { x, y } = hook.pointOf(at);
      const cell = table().laid.table.cellAtPage(x, y);
      const isBoard = document.elementFromPoint(x, y)?.tagName === 'CANVAS';
      return isBoard && cell !== undefined && sameCell(cell, at);
    },
    advise: async level => (await hook.advised(level)).index,
    advised: async level => {
      const { session } = table();
      const prompt = session.prompt;
      const { action } = await session.counsel.advise(level);
      const index = prompt?.choices.findIndex(choice => sameAction(choice.action, action)) ?? -1;
      return advisedAs(index, action);
    },
    hasWindow: () => table().session.prompt?.dialog !== undefined,
    wanted: () => {
      const { session } = table();
      const { advised } = session;
      if (!advised) return { index: -1 };
      if ('word' in advised) return { index: -1, word: advised.word };
      return { index: session.prompt!.choices.indexOf(advised.choice) };
    },
    matchDigest: async (game, seed) => {
      const room = (await app.room(game))!;
      const seats = Array.from({ length: room.card.seats.min }, () => 'easy' as const);
      const options = usualOptions(room, seats.length);
      return digestText(playBots(room, { seed, seats, options }).state);
    },
    tuneDigest: async score => (await import('./audio/band/digest.ts')).tuneDigest(score),
    choices: () => table().session.prompt?.choices ?? [],
    hasCurtain: () => app.parts.panels.model.curtain !== undefined,
    open: address => {
      const [search = '', hash = ''] = address.split('#');
      return app.open(readRoute(search, hash));
    },
    resume: async saved => app.play((await app.room(saved.game))!, startSaved(saved)),
    show: screen => app.parts.panels.update({ screen }),
    openWindow: window => app.parts.panels.open(window),
    board: async () => {
      const { desk } = app;
      const region = document.getElementById('board-region')?.getBoundingClientRect();
      const seen = isTable(desk) || isTheatre(desk) ? await matchOf(app, desk) : undefined;
      return region && seen && boardPlace(seen.room, seen.state, seen.table, region);
    },
    places: () => {
      const { screen } = app.parts.panels.model;
      if (screen.screen !== 'menu') return undefined;
      return screen.places.map(({ card, anchor }) => ({ title: card.title, ...(anchor && { anchor }) }));
    },
    still: on => {
      const { loop } = gameOf(app);
      if (on) loop.sleep();
      else loop.wake();
    },
    drawSeldom: () => {
      const game = gameOf(app);
      let drawn = -Infinity;
      game.loop.callback = (time: number, delta: number) => {
        if (time - drawn < SELDOM_MS) return game.headlessStep(time, delta);
        drawn = time;
        game.step(time, delta);
      };
    },
    pace: speed => {
      table().laid.player.speed = speed;
    },
    rehearse: (board, acts) => {
      hook.still(true);
      const { laid } = table();
      // What lingers of the moment before is not in the picture.
      laid.table.skip();
      laid.table.show(board);
      laid.table.marks([]);
      laid.player.enqueue(acts);
    },
    step: async ms => {
      const game = gameOf(app);
      clock += ms;
      game.step(clock, ms);
      // Motions go on in promises: each waits for the one before.
      await new Promise(resolve => setTimeout(resolve));
      return !table().laid.player.busy;
    },
  };
  window.__delves = hook;
}
