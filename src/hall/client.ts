/**
 * A page's side of one table of the Hall, without the page: keeps what this seat sees in step with the log, over
 * sockets that come and go. A session, a test and the load script all play through this.
 */
import type { GameAction, GameState, Player, Seat } from '../core/game.ts';
import type { AnyGame } from '../core/judge.ts';
import { standing } from '../core/moments.ts';
import { digest } from '../core/plain.ts';
import { fail, ok, type Problem, type Result } from '../core/result.ts';
import type { Line, LineEvents } from './line.ts';
import { BadPatch, patched } from './patch.ts';
import {
  PROTOCOL,
  readToPage,
  type Ending,
  type Item,
  type TableCard,
  type ToHall,
  type ToPage,
  type Whole,
  type Wish,
} from './protocol.ts';
import { momentsSeen } from './seen.ts';
import type { Told } from './told.ts';

export interface ClientDeps {
  /** Opens a line to the table. */
  connect(events: LineEvents): Line;
  /** Calls back after so many milliseconds, unless it is called off. */
  later(ms: number, then: () => void): () => void;
  /** An id that nobody can guess. */
  newId(): string;
  /** The rules, by the id of a game. */
  gameOf(id: string): Promise<AnyGame | undefined>;
  /** Says who one is; without one a page looks on. */
  readonly pass?: string;
}

/** Milliseconds: until a silent line is asked, a wish is said again, a gap is asked for, and another line is tried. */
const BEAT = 45_000;
const AGAIN = 5_000;
const GAP = 1_000;
/** Items that came too early and are kept until the others come. */
const MOST_EARLY = 64;
const RETRY = { first: 500, most: 20_000 } as const;
/** Nothing that a page does mends these. */
const FINAL = ['protocol', 'pass', 'edition', 'archived', 'no-such-table'];

interface Waiting {
  readonly text: string;
  readonly id: string;
  readonly settle: (result: Result<number>) => void;
}

export class HallClient {
  readonly #deps: ClientDeps;
  readonly #tell: (told: Told) => void;
  #line: Line | undefined;
  #isWelcome = false;
  #isClosed = false;
  /** Why the line is closed for good. */
  #trouble: Problem | undefined;
  #retry: number = RETRY.first;
  readonly #timers = new Map<'beat' | 'gap' | 'retry', () => void>();
  readonly #early = new Map<number, Item>();
  readonly #queue: (() => Waiting)[] = [];
  #waiting: Waiting | undefined;
  #isHealing = false;
  #n = 0;
  #game: AnyGame | undefined;
  #table: TableCard | undefined;
  #seat: Seat | undefined;
  #players: readonly Player[] = [];
  #view: GameState | undefined;
  #ending: Ending | undefined;
  #present: readonly Seat[] = [];
  #watching = 0;
  /** What is read waits for the rules to be loaded, in order. */
  #reading: Promise<void> = Promise.resolve();

  constructor(deps: ClientDeps, tell: (told: Told) => void = () => undefined) {
    this.#deps = deps;
    this.#tell = tell;
    this.#connect();
  }

  /** The last row of the log that is known here. */
  get n(): number {
    return this.#n;
  }

  get table(): TableCard | undefined {
    return this.#table;
  }

  get seat(): Seat | undefined {
    return this.#seat;
  }

  /** Who plays, as the match began. */
  get players(): readonly Player[] {
    return this.#players;
  }

  get view(): GameState | undefined {
    return this.#view;
  }

  get game(): AnyGame | undefined {
    return this.#game;
  }

  get ending(): Ending | undefined {
    return this.#ending;
  }

  get present(): { readonly seats: readonly Seat[]; readonly watching: number } {
    return { seats: this.#present, watching: this.#watching };
  }

  get isOnline(): boolean {
    return this.#isWelcome;
  }

  /** Whether this seat is asked now. */
  get isAsked(): boolean {
    return (
      this.#seat !== undefined && this.#table?.phase === 'running' && this.#view?.ask?.seat === this.#seat
    );
  }

  /** By the same rules as the Hall's, from what this seat sees. */
  legalActions(): readonly GameAction[] {
    return this.isAsked && this.#game && this.#view ? this.#game.legalActions(this.#view) : [];
  }

  act(action: GameAction): Promise<Result<number>> {
    return this.wish({ do: 'act', action });
  }

  /** Resolves with the number of its row, or with why not. One after another; said again until it is answered. */
  wish(wish: Wish): Promise<Result<number>> {
    return new Promise(settle => {
      const id = this.#deps.newId();
      this.#queue.push(() => ({ id, settle, text: write({ kind: 'wish', id, after: this.#n, wish }) }));
      this.#next();
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#stopTimers();
    this.#line?.close();
  }

  #connect(): void {
    this.#line = this.#deps.connect({
      opened: () => this.#hello(),
      heard: text => this.#hear(text),
      closed: () => this.#lost(),
    });
  }

  #hello(): void {
    const { pass } = this.#deps;
    this.#send(
      write({ kind: 'hello', protocol: PROTOCOL, after: this.#n, ...(pass !== undefined && { pass }) }),
    );
    this.#beat();
  }

  #lost(): void {
    this.#stopTimers();
    this.#line = undefined;
    const wasWelcome = this.#isWelcome;
    this.#isWelcome = false;
    this.#isHealing = false;
    this.#early.clear();
    if (this.#isClosed) return;
    if (wasWelcome) this.#tell({ kind: 'offline' });
    this.#later('retry', this.#retry, () => this.#connect());
    this.#retry = Math.min(RETRY.most, this.#retry * 2);
  }

  /** Asks again after each silence: a line may be dead without a word. */
  #beat(): void {
    this.#later('beat', this.#waiting || this.#isHealing ? AGAIN : BEAT, () => {
      this.#hello();
      if (this.#waiting) this.#send(this.#waiting.text);
      if (this.#isHealing) this.#send(write({ kind: 'look' }));
    });
  }

  #next(): void {
    if (this.#trouble) for (const made of this.#queue.splice(0)) made().settle(fail(this.#trouble));
    if (this.#waiting || !this.#isWelcome) return;
    this.#waiting = this.#queue.shift()?.();
    if (!this.#waiting) return;
    this.#send(this.#waiting.text);
    this.#beat();
  }

  #hear(text: string): void {
    const read = readToPage(text);
    // What cannot be read is as good as lost: the next number shows that it is missing.
    if (!read.ok || this.#isClosed) return;
    this.#beat();
    this.#reading = this.#reading.then(() => (this.#isClosed ? undefined : this.#take(read.value)));
  }

  async #take(message: ToPage): Promise<void> {
    switch (message.kind) {
      case 'welcome':
        this.#seat = message.seat;
        if (message.whole) await this.#replace(message.whole);
        if (!this.#isClosed) this.#welcomed();
        return;
      case 'whole':
        if (message.whole.n < this.#n) return;
        this.#seat = message.seat;
        return this.#replace(message.whole);
      case 'item':
        return this.#follow(message);
      case 'done':
        this.#settle(message.id, ok(message.n));
        if (message.n > this.#n) this.#askForGap();
        return;
      case 'refused':
        if (message.id === undefined && FINAL.includes(message.code)) return this.#fail(message);
        if (message.id !== undefined)
          this.#settle(message.id, fail({ code: message.code, message: message.message }));
        return;
      case 'present':
        this.#present = message.seats;
        this.#watching = message.watching;
        this.#tell({ kind: 'present' });
    }
  }

  #welcomed(): void {
    this.#retry = RETRY.first;
    if (this.#isWelcome) return;
    this.#isWelcome = true;
    this.#tell({ kind: 'online' });
    if (this.#waiting) this.#send(this.#waiting.text);
    this.#next();
  }

  #settle(id: string, result: Result<number>): void {
    if (this.#waiting?.id !== id) return;
    const { settle } = this.#waiting;
    this.#waiting = undefined;
    settle(result);
    this.#next();
  }

  async #replace({ n, table, seats, view, digest: check, ending }: Whole): Promise<void> {
    this.#game ??= await this.#deps.gameOf(table.game);
    const mismatch = mismatchOf(this.#game, table);
    if (mismatch) return this.#fail(mismatch);
    if (view && digest(view) !== check) return;
    this.#isHealing = false;
    this.#early.clear();
    this.#n = n;
    this.#table = table;
    this.#players = seats ?? [];
    this.#view = view;
    this.#ending = ending;
    this.#tell({ kind: 'whole' });
  }

  /** One that comes again is known, one that comes early waits for the others. */
  #follow(item: Item): void {
    if (item.n <= this.#n || this.#isHealing) return;
    if (item.n > this.#n + 1) {
      if (this.#early.size < MOST_EARLY) this.#early.set(item.n, item);
      this.#askForGap();
      return;
    }
    try {
      const told = this.#apply(item.what, item.at);
      this.#n = item.n;
      this.#tell(told);
    } catch (error) {
      if (!(error instanceof BadPatch)) throw error;
      this.#heal();
      return;
    }
    const next = this.#early.get(this.#n + 1);
    this.#early.delete(this.#n + 1);
    if (next) this.#follow(next);
  }

  #askForGap(): void {
    if (!this.#timers.has('gap')) this.#later('gap', GAP, () => this.#hello());
  }

  #heal(): void {
    this.#isHealing = true;
    this.#early.clear();
    this.#send(write({ kind: 'look' }));
    this.#beat();
  }

  /** Throws BadPatch, and changes nothing, where this page has drifted. */
  #apply(what: Item['what'], at: number): Told {
    switch (what.news) {
      case 'table':
        this.#table = what.table;
        return { kind: 'table' };
      case 'started':
        verify(what.view, what.digest);
        this.#table = what.table;
        this.#players = what.seats;
        this.#view = what.view;
        return { kind: 'started', moments: standing(what.view, what.events) };
      case 'acted': {
        const before = this.#known;
        const { seat, action, bot = false } = what;
        const { moments, after } = momentsSeen(before, what);
        verify(after, what.digest);
        this.#view = after;
        return { kind: 'acted', seat, action, bot, at, before, moments };
      }
      case 'undone': {
        const before = this.#known;
        const after = what.change ? (patched(before, what.change) as GameState) : before;
        verify(after, what.digest);
        this.#view = after;
        return { kind: 'undone', seat: what.seat, before };
      }
      case 'said':
        return { kind: 'said', seat: what.seat, phrase: what.phrase };
      case 'voted':
        return { kind: 'voted', seat: what.seat, against: what.against };
      case 'over':
        this.#table = what.table;
        this.#ending = what.ending;
        return { kind: 'over', ending: what.ending };
    }
  }

  get #known(): GameState {
    if (!this.#view) throw new BadPatch('No match is known here.');
    return this.#view;
  }

  #fail({ code, message }: Problem): void {
    const problem = { code, message };
    this.#trouble = problem;
    this.close();
    this.#waiting?.settle(fail(problem));
    this.#waiting = undefined;
    this.#next();
    this.#tell({ kind: 'trouble', problem });
  }

  #send(text: string): void {
    this.#line?.send(text);
  }

  /** One of each kind: a later one takes its place. */
  #later(kind: 'beat' | 'gap' | 'retry', ms: number, then: () => void): void {
    this.#timers.get(kind)?.();
    const callOff = this.#deps.later(ms, () => {
      this.#timers.delete(kind);
      then();
    });
    this.#timers.set(kind, callOff);
  }

  #stopTimers(): void {
    for (const callOff of this.#timers.values()) callOff();
    this.#timers.clear();
  }
}

function write(message: ToHall): string {
  return JSON.stringify(message);
}

function verify(view: GameState, check: number | undefined): void {
  if (check !== undefined && digest(view) !== check) throw new BadPatch('The page has drifted.');
}

function mismatchOf(game: AnyGame | undefined, table: TableCard): Problem | undefined {
  if (!game)
    return { code: 'edition', message: 'This page does not have the game that is played there. Reload it.' };
  const { edition } = game;
  if (edition === table.edition && (game.boards ?? 0) === table.boards) return undefined;
  const which = edition < table.edition ? 'newer' : 'older';
  const advice =
    edition < table.edition ? 'Reload this page.' : 'Ask the person who runs the Hall to update it.';
  return { code: 'edition', message: `The Hall plays by ${which} rules than this page. ${advice}` };
}
