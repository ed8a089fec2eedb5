/**
 * The authority of one match: a table of the Hall is what its log says, from the first row to the last. It knows no
 * clock and no chance of its own: rows carry the time, the first one the seed. So a Hall that was stopped goes on by
 * entering the same rows again.
 */
import type { GameAction, GameState, Player, Seat, Setup } from '../core/game.ts';
import { runToFragment } from '../core/link.ts';
import { Match } from '../core/match.ts';
import { digest } from '../core/plain.ts';
import type { TimedEntry } from '../core/replay.ts';
import { makeRun } from '../core/run-maker.ts';
import { problem, ok, type Result } from '../core/result.ts';
import { viewOf } from '../core/view.ts';
import { botOf } from '../games/bots.ts';
import type { AnyRoom } from '../games/room.ts';
import type { AnyMatch } from '../records/bot-match.ts';
import { botLevel, cardOf, chairsAfter, isHere, playersOf, seatOf, type Chairs } from './chairs.ts';
import type { Deed, DeedOf, Opening, Row } from './log.ts';
import { patchOf } from './patch.ts';
import type { Ending, News, TableCard, Whole } from './protocol.ts';
import { seenBy, taken, type TakenStep } from './seen.ts';

/** What a row brought about, before it is known who is told. */
export interface Happened {
  readonly row: Row;
  readonly step?: TakenStep;
}

type Phase = TableCard['phase'];

export class HallTable {
  readonly room: AnyRoom;
  #opening: Opening;
  #chairs: Chairs = [];
  #phase: Phase = 'open';
  #n = 0;
  #match: AnyMatch | undefined;
  #players: readonly Player[] = [];
  #timed: TimedEntry<GameAction>[] = [];
  #startedAt = 0;
  /** When the present question was put, and by which row. */
  #askedAt = 0;
  #askedBy = 0;
  /** Since when others wait for whoever is asked. */
  #waitingSince = 0;
  /** Who did what can still be taken back, and how much of it. */
  #lastActor: Seat | undefined;
  #free = 0;
  #votes: readonly DeedOf<'voted'>[] = [];
  #said = 0;
  readonly #done = new Map<string, number>();
  readonly #bots = new Map<string, ReturnType<typeof botOf>>();
  #ending: Ending | undefined;

  /** Its room must be the one that the opening names. */
  constructor(room: AnyRoom, opening: Opening) {
    this.room = room;
    this.#opening = opening;
  }

  /** Whether this program plays by the rules that the table was opened with. */
  static fits({ game }: AnyRoom, { edition, boards }: Opening): Result<true> {
    if (game.edition === edition && (game.boards ?? 0) === boards) return ok(true);
    return problem('edition', "The rules of this game have changed since this match began. It can't go on.");
  }

  get n(): number {
    return this.#n;
  }

  get opening(): Opening {
    return this.#opening;
  }

  get phase(): Phase {
    return this.#phase;
  }

  get chairs(): Chairs {
    return this.#chairs;
  }

  get match(): AnyMatch | undefined {
    return this.#match;
  }

  get asked(): Seat | undefined {
    return this.#phase === 'running' ? this.#match?.state.ask?.seat : undefined;
  }

  get waitingSince(): number {
    return this.#waitingSince;
  }

  /** The row on which the present question stands: what was decided on an older one came too late. */
  get askedBy(): number {
    return this.#askedBy;
  }

  get said(): number {
    return this.#said;
  }

  /** Chance has not spoken since this seat did something, and nobody else has acted. */
  canTakeBack(seat: Seat): boolean {
    return this.#free > 0 && this.#lastActor === seat;
  }

  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Ended before its end. */
  get gaveUp(): boolean {
    return this.#phase === 'over' && this.#match?.isOver === false;
  }

  /** How long the match took, once it is over. */
  get took(): number {
    return this.#askedAt - this.#startedAt;
  }

  /** Under which number this wish was done, if it was. */
  doneAs(key: string, id: string): number | undefined {
    return this.#done.get(`${key} ${id}`);
  }

  votesAgainst(seat: Seat): readonly Seat[] {
    return this.#votes.filter(({ against }) => against === seat).map(vote => vote.seat);
  }

  /** Throws where the rules do not allow it; then nothing has changed. */
  enter(row: Row): Happened {
    if (row.n !== this.#n + 1) throw new Error(`Row ${row.n} cannot follow row ${this.#n}.`);
    const step = this.#do(row.deed, row.at);
    const isStarted = this.#phase !== 'open';
    this.#chairs = chairsAfter(this.#chairs, row.deed, isStarted && row.deed.did !== 'started');
    this.#n = row.n;
    if (step || row.deed.did === 'started') {
      this.#askedAt = row.at;
      this.#askedBy = row.n;
      this.#waitingSince = row.at;
    }
    if (row.deed.did === 'returned' || row.deed.did === 'sat') this.#waitingSince = row.at;
    if (row.by !== undefined && row.id !== undefined) this.#done.set(`${row.by} ${row.id}`, row.n);
    return { row, ...(step && { step }) };
  }

  /** What comes next without anybody's wish: a bot's action, or the end. */
  next(): Deed | undefined {
    const match = this.#match;
    if (!match || this.#phase !== 'running') return undefined;
    const { ask } = match.state;
    if (!ask) return { did: 'over' };
    const level = botLevel(this.#chairs[ask.seat]!);
    // Where no person is left, nobody waits for the bots.
    if (!level || !this.#chairs.some(isHere)) return undefined;
    const name = `${ask.seat} ${level}`;
    const bot = this.#bots.get(name) ?? botOf(this.room, level, ask.seat);
    this.#bots.set(name, bot);
    const view = viewOf(this.room.game, match.state, ask.seat);
    const { action } = bot.choose(view, match.legalActions());
    return { did: 'acted', seat: ask.seat, action, bot: true };
  }

  card(): TableCard {
    const { game, edition, boards, options, pace, host, ranked } = this.#opening;
    const hostSeat = seatOf(this.#chairs, host);
    return {
      game,
      edition,
      boards,
      options,
      pace,
      phase: this.#phase,
      seats: this.#chairs.map(cardOf),
      ...(hostSeat !== undefined && { host: hostSeat }),
      ...(ranked && { ranked: { board: ranked.board, day: ranked.day } }),
      ...(this.#phase !== 'open' && { startedAt: this.#startedAt }),
    };
  }

  /** Everything as this seat may see it. */
  wholeFor(seat: Seat): Whole {
    const view = this.#match && viewOf(this.room.game, this.#match.state, seat);
    return {
      n: this.#n,
      table: this.card(),
      ...(view && { seats: this.#players, view, digest: digest(view) }),
      ...(this.#ending && { ending: this.#ending }),
    };
  }

  /** What this seat is told of it. */
  newsFor({ row: { deed }, step }: Happened, seat: Seat): News {
    const view = (state: GameState): GameState => viewOf(this.room.game, state, seat);
    switch (deed.did) {
      case 'started': {
        const { opening: events, state } = this.#match!;
        const seen = view(state);
        const [table, seats] = [this.card(), this.#players];
        return { news: 'started', table, seats, view: seen, events, digest: digest(seen) };
      }
      case 'acted': {
        const { did: _, ...acted } = deed;
        return { news: 'acted', ...acted, ...seenBy(this.room.game, step!, seat) };
      }
      case 'undone': {
        const after = view(step!.after);
        const change = patchOf(view(step!.before), after);
        return { news: 'undone', seat: deed.seat, ...(change && { change }), digest: digest(after) };
      }
      case 'said':
        return { news: 'said', seat: deed.seat, phrase: deed.phrase };
      case 'voted':
        return { news: 'voted', seat: deed.seat, against: deed.against };
      case 'gave-up':
      case 'over':
        return { news: 'over', table: this.card(), ending: this.#ending! };
      default:
        return { news: 'table', table: this.card() };
    }
  }

  /** A step only where the match went on or back. */
  #do(deed: Deed, at: number): TakenStep | undefined {
    switch (deed.did) {
      case 'opened':
        this.#opening = deed;
        return undefined;
      case 'arranged':
        this.#opening = { ...this.#opening, seats: deed.seats, options: deed.options };
        return undefined;
      case 'started':
        this.#start(at);
        return undefined;
      case 'acted':
        return this.#act(deed, at);
      case 'undone':
        return this.#undo(at);
      case 'said':
        this.#said += 1;
        return undefined;
      case 'voted':
        this.#votes = [...this.#votes, deed];
        return undefined;
      case 'sat':
      case 'returned':
      case 'replaced':
        this.#votes = this.#votes.filter(({ against }) => against !== deed.seat);
        return undefined;
      case 'gave-up':
      case 'over':
        this.#end();
        return undefined;
      default:
        return undefined;
    }
  }

  #start(at: number): void {
    const { seed, options } = this.#opening;
    this.#players = playersOf(chairsAfter(this.#chairs, { did: 'started' }, false));
    const setup: Setup = { seed, seats: this.#players, options };
    this.#match = new Match(this.room.game, setup);
    this.#phase = 'running';
    this.#startedAt = at;
  }

  #act({ seat, action, bot }: DeedOf<'acted'>, at: number): TakenStep {
    const match = this.#match!;
    const { state: before } = match;
    const step = taken(before, watch => {
      match.act(action, watch);
      return match.state;
    });
    const isFree = match.undoable === 'free';
    this.#free = isFree && !bot ? 1 + (this.#lastActor === seat ? this.#free : 0) : 0;
    // No way leads back past chance: what lies behind it need not be kept.
    if (!isFree) match.lay(match.state);
    this.#lastActor = seat;
    this.#note({ kind: 'act', action }, bot ? 0 : at - this.#askedAt, at);
    this.#votes = [];
    return step;
  }

  #undo(at: number): TakenStep {
    const match = this.#match!;
    const { state: before } = match;
    match.undo();
    this.#free -= 1;
    this.#note({ kind: 'undo' }, at - this.#askedAt, at);
    return { before, told: [], after: match.state };
  }

  #note(entry: TimedEntry<GameAction>['entry'], igt: number, at: number): void {
    this.#timed.push({ entry, igt, rta: at - this.#startedAt });
  }

  #end(): void {
    const { setup } = this.#match!;
    const run = makeRun(this.room.game, setup, this.#timed);
    this.#ending = { seed: setup.seed, run: runToFragment(run) };
    this.#phase = 'over';
  }
}
