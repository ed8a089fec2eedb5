/** One board: an event's days, what was finished on them, and the lines that came of it. */
import { Server } from 'partyserver';
import { findRoom, ROOMS } from '../../src/games/index.ts';
import {
  daysOf,
  entryOf,
  finish,
  judgeFinish,
  ranked,
  unsealedFor,
  type Entry,
  type Finish,
  type Judged,
  type Order,
  type Span,
} from '../../src/hall/board.ts';
import { dealDaily, dealRace, type DealtLeg } from '../../src/hall/day.ts';
import type { Problem } from '../../src/core/result.ts';
import type { Options } from '../../src/core/game.ts';
import { readAs } from '../../src/core/reader.ts';
import { PENTATHLON } from '../../src/records/daily.ts';
import { pentathlonCards } from '../../src/records/pentathlon.ts';
import { dayOf } from '../../src/records/days.ts';
import { agesFrom, keptUntil } from '../../src/hall/keeping.ts';
import { registerOf, secret, type Env } from './env.ts';

/** So many lines are shown, and so many looked through for them. */
const SHOWN = 100;
const LOOKED_THROUGH = 1_000;

export interface RaceWish {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
}

export interface Shown {
  readonly day: string;
  /** Whether whoever asks has not finished it yet: its lines are left out. */
  readonly sealed: boolean;
  /** How many have finished it. */
  readonly finished: number;
  readonly legs: readonly Pick<DealtLeg, 'game' | 'par' | 'certified'>[];
  /** Which of them whoever asks has finished. */
  readonly done: readonly string[];
  readonly lines: readonly Omit<Entry, 'key'>[];
}

export class Board extends Server<Env> {
  override onStart(): void {
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, legs TEXT)');
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS finished (day TEXT, key TEXT, game TEXT, judged TEXT, PRIMARY KEY (day, key, game))',
    );
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS lines (day TEXT, key TEXT, score INTEGER, turns INTEGER, ms INTEGER, won INTEGER, entry TEXT, PRIMARY KEY (day, key))',
    );
    this.ctx.storage.sql.exec('CREATE INDEX IF NOT EXISTS by_score ON lines (score)');
    this.ctx.storage.sql.exec('CREATE INDEX IF NOT EXISTS by_turns ON lines (turns)');
    this.ctx.storage.sql.exec('CREATE INDEX IF NOT EXISTS by_ms ON lines (ms)');
  }

  /** What is played on this day; made when it is first asked for, and never before the day begins. */
  async leg(day: string, game: string): Promise<DealtLeg | undefined> {
    const legs = await this.#legs(day);
    return legs?.find(one => one.game === game);
  }

  async race({ game, seats, options }: RaceWish): Promise<boolean> {
    const room = await findRoom(game)?.load();
    const code = this.name.slice('race-'.length);
    if (!room || this.#known(code)) return false;
    this.#keep(code, [dealRace(room, seats, options, code, secret())]);
    await this.ctx.storage.setAlarm(Date.now() + agesFrom(this.env.AGES).race);
    return true;
  }

  /** From tables only. Undefined where it stands; else why it does not. The first attempt of a key counts. */
  async admit(value: Finish): Promise<Problem | undefined> {
    const read = readAs(finish, value, 'finish');
    if (!read.ok) return read.problem;
    const { day, key, game } = read.value;
    const known = this.sql`SELECT key FROM finished WHERE day = ${day} AND key = ${key} AND game = ${game}`;
    if (known.length > 0) return { code: 'again', message: 'Only the first attempt counts.' };
    const legs = this.#known(day);
    const leg = legs?.find(one => one.game === game);
    const room = await findRoom(game)?.load();
    if (!legs || !leg || !room)
      return { code: 'no-such-day', message: 'There is no such day on this board.' };
    const judged = judgeFinish(room.game, leg.setup, read.value, () => Date.now());
    if (!judged.ok) return judged.problem;
    const one: Judged = { ...read.value, ...judged.value };
    this.ctx.storage.sql.exec(
      'INSERT OR IGNORE INTO finished VALUES (?, ?, ?, ?)',
      day,
      key,
      game,
      JSON.stringify(one),
    );
    this.#line(legs, day, key);
    if (this.#isRace) await (await registerOf(this.env)).raced(key, this.name);
    return undefined;
  }

  /** A race where nobody has finished for long is put away, with all its runs. Days are kept. */
  override async onAlarm(): Promise<void> {
    if (!this.#isRace) return;
    const [last] = this.sql<{ judged: string }>`
      SELECT judged FROM finished ORDER BY CAST(judged ->> 'finishedAt' AS INTEGER) DESC LIMIT 1`;
    const age = agesFrom(this.env.AGES).race;
    const touched = last ? (JSON.parse(last.judged) as Judged).finishedAt : 0;
    const until = keptUntil(touched, age, Date.now());
    if (until !== undefined) return this.ctx.storage.setAlarm(until);
    for (const table of ['days', 'finished', 'lines']) this.ctx.storage.sql.exec(`DELETE FROM ${table}`);
    await (await registerOf(this.env)).dropRace(this.name);
  }

  async show(span: Span, order: Order, key: string | undefined): Promise<Shown> {
    const today = this.#isRace ? this.name.slice('race-'.length) : dayOf(Date.now());
    const legs = (await this.#legs(today)) ?? [];
    const [from, to] = this.#isRace ? [today, today] : daysOf(span, today);
    const own = this.sql`SELECT key FROM lines WHERE day = ${today} AND key = ${key ?? ''}`;
    const done = this.sql<{
      game: string;
    }>`SELECT game FROM finished WHERE day = ${today} AND key = ${key ?? ''}`;
    const [count] = this.sql<{ n: number }>`SELECT count(*) AS n FROM lines WHERE day = ${today}`;
    const entries = this.#lines(from, to, order).map(({ entry }) => JSON.parse(entry) as Entry);
    const shown = ranked(unsealedFor(entries, today, own.length > 0), order).slice(0, SHOWN);
    return {
      day: today,
      sealed: own.length === 0,
      finished: count?.n ?? 0,
      legs: legs.map(({ game, par, certified }) => ({
        game,
        ...(par && { par }),
        ...(certified !== undefined && { certified }),
      })),
      done: legs.flatMap(({ game }) => (done.some(one => one.game === game) ? [game] : [])),
      lines: shown.map(withoutKey),
    };
  }

  /** For the operator: of today, as far as it was asked for. */
  count(): { readonly day: string; readonly finished: number; readonly isDealt: boolean } {
    const day = dayOf(Date.now());
    const [count] = this.sql<{ n: number }>`SELECT count(*) AS n FROM lines WHERE day = ${day}`;
    return { day, finished: count?.n ?? 0, isDealt: this.#known(day) !== undefined };
  }

  forget(key: string): void {
    this.ctx.storage.sql.exec('DELETE FROM finished WHERE key = ?', key);
    this.ctx.storage.sql.exec('DELETE FROM lines WHERE key = ?', key);
  }

  get #isRace(): boolean {
    return this.name.startsWith('race-');
  }

  #lines(from: string, to: string, order: Order): { entry: string }[] {
    const most = LOOKED_THROUGH;
    if (order === 'score')
      return this
        .sql`SELECT entry FROM lines WHERE day BETWEEN ${from} AND ${to} ORDER BY score DESC LIMIT ${most}`;
    if (order === 'turns')
      return this
        .sql`SELECT entry FROM lines WHERE won = 1 AND day BETWEEN ${from} AND ${to} ORDER BY turns LIMIT ${most}`;
    return this
      .sql`SELECT entry FROM lines WHERE won = 1 AND day BETWEEN ${from} AND ${to} ORDER BY ms LIMIT ${most}`;
  }

  #line(legs: readonly DealtLeg[], day: string, key: string): void {
    const rows = this.sql<{
      judged: string;
    }>`SELECT judged FROM finished WHERE day = ${day} AND key = ${key}`;
    const games = legs.map(({ game }) => game);
    const entry = entryOf(
      games,
      rows.map(({ judged }) => JSON.parse(judged) as Judged),
    );
    if (!entry) return;
    const { score, turns, ms, won } = entry;
    this.ctx.storage.sql.exec(
      'INSERT OR IGNORE INTO lines VALUES (?, ?, ?, ?, ?, ?, ?)',
      day,
      key,
      score,
      turns,
      ms,
      won ? 1 : 0,
      JSON.stringify(entry),
    );
  }

  async #legs(day: string): Promise<readonly DealtLeg[] | undefined> {
    const known = this.#known(day);
    if (known || this.#isRace || day !== dayOf(Date.now())) return known;
    return this.ctx.blockConcurrencyWhile(async () => {
      const made = this.#known(day);
      if (made) return made;
      const event = this.name;
      const hidden = secret();
      const games =
        event === PENTATHLON ? pentathlonCards(ROOMS.map(({ card }) => card)).map(({ id }) => id) : [event];
      const legs: DealtLeg[] = [];
      for (const game of games) {
        const room = await findRoom(game)?.load();
        if (!room || room.card.isPractice) return undefined;
        legs.push(dealDaily(room, event, day, hidden));
        // Proving a dungeon is a bot's match: tables of the same machine have a turn in between.
        await new Promise(done => void setTimeout(done, 0));
      }
      this.#keep(day, legs);
      return legs;
    });
  }

  #known(day: string): readonly DealtLeg[] | undefined {
    const [found] = this.sql<{ legs: string }>`SELECT legs FROM days WHERE day = ${day}`;
    return found && (JSON.parse(found.legs) as DealtLeg[]);
  }

  #keep(day: string, legs: readonly DealtLeg[]): void {
    this.ctx.storage.sql.exec('INSERT INTO days VALUES (?, ?)', day, JSON.stringify(legs));
  }
}

/** Whose it is, is their own affair; their name is shown. */
function withoutKey(entry: Entry): Omit<Entry, 'key'> {
  const { key: _key, ...line } = entry;
  return line;
}
