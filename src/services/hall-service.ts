/** A Hall as somebody uses it: a name there, and its tables. What it answers is read, never trusted. */
import {
  count,
  Fault,
  fields,
  fieldsAndMore,
  finite,
  flag,
  line,
  listOf,
  parseJson,
  pattern,
  readAs,
  type Reader,
} from '../core/reader.ts';
import { gameId } from '../core/setup-reader.ts';
import { RUN_LIMITS } from '../core/run.ts';
import { ok, problem, type Result } from '../core/result.ts';
import type { AnyGame } from '../core/judge.ts';
import type { Options } from '../core/game.ts';
import { HallClient } from '../hall/client.ts';
import type { LineEvents } from '../hall/line.ts';
import type { Told } from '../hall/told.ts';
import { personName } from '../hall/person-name.ts';
import type { HallTools } from './hall-door.ts';
import { nameKeys } from './hall-keys.ts';
import { HALL_NAME, HALL_NAME_DOCUMENT, type NameKeys, type ToSign } from './hall-name.ts';
import type { Storage } from './storage.ts';

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly pace: 'live' | 'slow';
}

const UNREACHED = problem('hall-unreached', "The Hall doesn't answer. Check your connection and try again.");
/** A whole board of runs. */
const LONGEST = 4_000_000;

const REFUSAL = fields({ code: line, message: line });
const CHALLENGE = fields({ challenge: pattern('a challenge', /^[\w.-]{20,120}$/) });
const PASS = fields({ pass: pattern('a pass', /^[\w.-]{1,400}$/), key: line, name: line, until: finite });
const FORGOTTEN = fields({ forgotten: flag });
const RACE = fields({ board: pattern('a race', /^race-[a-z]{3}-[a-z]{3}$/), game: gameId });
const ATTEMPT = fields({ table: pattern('an attempt', /^[\w:.-]{20,160}$/) });

/** A line of a board: all of one person's day. */
export interface BoardLine {
  readonly day: string;
  readonly name: string;
  readonly score: number;
  readonly turns: number;
  readonly ms: number;
  readonly won: boolean;
  /** As fragments of links. */
  readonly runs: readonly string[];
}

export interface Board {
  readonly day: string;
  readonly sealed: boolean;
  readonly finished: number;
  /** What is played there, in order; nothing where there is no such board. */
  readonly legs: readonly { readonly game: string }[];
  /** The games of those that whoever asks has finished. */
  readonly done: readonly string[];
  readonly lines: readonly BoardLine[];
}

/** What else a Hall says of them is nobody's concern here. */
const BOARD_LINE = fieldsAndMore<BoardLine>({
  day: line,
  name: personName,
  score: finite,
  turns: count,
  ms: count,
  won: flag,
  runs: listOf('a list of runs', pattern('a run', /^run=[\w-]+$/, RUN_LIMITS.link), { most: 5 }),
});
const BOARD = fieldsAndMore<Board>({
  day: line,
  sealed: flag,
  finished: count,
  legs: listOf('a list of legs', fieldsAndMore<{ readonly game: string }>({ game: gameId }), { most: 5 }),
  done: listOf('a list of games', gameId, { most: 5 }),
  lines: listOf('a list of lines', BOARD_LINE, { most: 100 }),
});

const TABLE = fields({ table: pattern('the code of a table', /^[A-Z]{3}-[A-Z]{3}$/) });

export class HallService {
  readonly #tools: HallTools;
  readonly #storage: Storage;
  #pass: string | undefined;

  constructor(tools: HallTools, storage: Storage) {
    this.#tools = tools;
    this.#storage = storage;
  }

  /** As which somebody was known here the last time. */
  get name(): string | undefined {
    return this.#storage.read(HALL_NAME_DOCUMENT)?.name;
  }

  /** Says who one is; the key is made the first time. */
  async introduce(name: string): Promise<Result<undefined>> {
    const keys = await this.#keys();
    const given = await this.#signed('/hall/pass', keys, { errand: 'pass', name }, PASS);
    if (!given.ok) return given;
    this.#pass = given.value.pass;
    const kept = HALL_NAME({ name: given.value.name, key: await keys.kept() });
    if (!(kept instanceof Fault)) this.#storage.write(HALL_NAME_DOCUMENT, kept);
    return ok(undefined);
  }

  /** The name is free again, and no board has a run of it; here the key is gone, too. */
  async forget(): Promise<Result<undefined>> {
    const { name } = this;
    if (name === undefined) return ok(undefined);
    const gone = await this.#signed(
      '/hall/forget',
      await this.#keys(),
      { errand: 'forget', name },
      FORGOTTEN,
    );
    if (!gone.ok) return gone;
    this.#storage.remove(HALL_NAME_DOCUMENT);
    this.#pass = undefined;
    return ok(undefined);
  }

  /** A new table's code. */
  async open(table: NewTable): Promise<Result<string>> {
    const opened = await this.#post('/hall/tables', table, TABLE);
    return opened.ok ? ok(opened.value.table) : opened;
  }

  /** The board of a new race. */
  async race(race: Omit<NewTable, 'pace'>): Promise<Result<string>> {
    const made = await this.#post('/hall/races', race, RACE);
    return made.ok ? ok(made.value.board) : made;
  }

  /** One's own attempt at this leg, or the table where it was begun. */
  async attempt(board: string, game: string): Promise<Result<string>> {
    const begun = await this.#post('/hall/ranked', { board, game }, ATTEMPT);
    return begun.ok ? ok(begun.value.table) : begun;
  }

  async board(board: string, span: string, order: string): Promise<Result<Board>> {
    return this.#ask(
      `/hall/board?${new URLSearchParams({ board, span, order }).toString()}`,
      { method: 'GET' },
      BOARD,
    );
  }

  /** Comes to a table, as whoever was introduced, or to look on. */
  join(
    table: string,
    gameOf: (id: string) => Promise<AnyGame | undefined>,
    tell: (told: Told) => void,
  ): HallClient {
    const { address = '', socket, newId } = this.#tools;
    const url = `${address.replace(/^http/, 'ws')}/hall/table/${table}`;
    return new HallClient(
      {
        connect: events => lineOf(socket(url), events),
        later: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        newId,
        gameOf,
        ...(this.#pass !== undefined && { pass: this.#pass }),
      },
      tell,
    );
  }

  async #keys(): Promise<NameKeys> {
    const { subtle } = this.#tools;
    const kept = this.#storage.read(HALL_NAME_DOCUMENT)?.key;
    try {
      if (kept) return await nameKeys(subtle, kept);
    } catch {
      // Numbers that are no key: the name is lost with it, and a new one can be taken.
    }
    return nameKeys(subtle);
  }

  async #signed<T>(
    path: string,
    keys: NameKeys,
    what: Omit<ToSign, 'challenge'>,
    reader: Reader<T>,
  ): Promise<Result<T>> {
    const asked = await this.#post('/hall/challenge', {}, CHALLENGE);
    if (!asked.ok) return asked;
    const { challenge } = asked.value;
    return this.#post(path, await keys.sign({ ...what, challenge }), reader);
  }

  #post<T>(path: string, body: unknown, reader: Reader<T>): Promise<Result<T>> {
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body) }, reader);
  }

  async #ask<T>(path: string, init: RequestInit, reader: Reader<T>): Promise<Result<T>> {
    const { address = '', fetch } = this.#tools;
    const known = this.#pass === undefined ? undefined : { Authorization: `Pass ${this.#pass}` };
    const kind = init.body === undefined ? undefined : { 'Content-Type': 'application/json' };
    try {
      const answered = await fetch(`${address}${path}`, { ...init, headers: { ...kind, ...known } });
      const value = parseJson(await answered.text(), LONGEST);
      if (answered.ok) return readAs(reader, value, 'hall-answer');
      const refusal = REFUSAL(value);
      return refusal instanceof Fault ? UNREACHED : problem(refusal.code, refusal.message);
    } catch {
      return UNREACHED;
    }
  }
}

function lineOf(socket: WebSocket, events: LineEvents) {
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', ({ data }) => events.heard(String(data)));
  socket.addEventListener('close', () => events.closed());
  return {
    send: (text: string) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}
