/**
 * Keeps one table: takes messages, writes the log, tells everybody. Nothing is said before it is written: whoever reads
 * "done" may rely on it. The shell around it brings sockets, storage and the time; tests bring others.
 */
import type { Seat } from '../core/game.ts';
import type { Problem } from '../core/result.ts';
import { seatOf } from './chairs.ts';
import type { Deed, Row } from './log.ts';
import { PROTOCOL, readToHall, type ToHall, type ToPage } from './protocol.ts';
import { Bucket } from './rate.ts';
import { BYSTANDER } from './seen.ts';
import { LONGEST } from './shapes.ts';
import { HallTable, type Happened } from './table.ts';
import { answer, type Person } from './wishes.ts';

/** One connection. `about` survives a sleep of the object, as the socket does. */
export interface Wire {
  readonly about: WireAbout | undefined;
  keep(about: WireAbout): void;
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface WireAbout {
  /** None: looks on. */
  readonly person?: Person;
}

export interface HostDeps {
  wires(): Iterable<Wire>;
  /** All of them, or none. */
  write(rows: readonly Row[]): void;
  /** Resolves when what was written is safe. */
  safe(): Promise<void>;
  /** All rows from the first. */
  rows(): Iterable<Row>;
  now(): number;
  /** Lets others have a turn. */
  rest(): Promise<void>;
  personOf(pass: string): Promise<Person | undefined>;
  /** The match has begun. */
  began?(): Promise<void>;
  /** The match is over, and safe. */
  ended?(): Promise<void>;
}

/** Of one table. */
export const MOST_WIRES = 24;
/** Whoever lacks more than these is shown how it stands instead. */
const MOST_MISSED = 300;
/** Rows that can be told again at once, without playing the match from its beginning. */
const AT_HAND = 16;
/** Bots' actions in one go. */
const AT_ONCE = 8;
/** Messages of one connection: so many at once, and so many a second. */
const RATE = { most: 30, perSecond: 5 } as const;
/** WebSocket's own codes. */
const TOO_LARGE = 1009;
const AGAINST_RULES = 1008;

export class Host {
  readonly table: HallTable;
  readonly #deps: HostDeps;
  readonly #buckets = new WeakMap<Wire, Bucket>();
  #outbox: (() => void)[] = [];
  #sending: Promise<void> = Promise.resolve();
  #isPlaying = false;
  #recent: Happened[] = [];
  #present = '';

  constructor(table: HallTable, deps: HostDeps) {
    this.table = table;
    this.#deps = deps;
  }

  /** After a start: bots may have been interrupted. */
  begin(): Promise<void> {
    return this.#play();
  }

  /** Resolves when everything that came of it is safe and sent. */
  async message(wire: Wire, text: unknown): Promise<void> {
    if (typeof text !== 'string' || text.length > LONGEST.wish) return wire.close(TOO_LARGE, 'too large');
    if (!this.#mayGo(wire)) return;
    const [wasOpen, wasRunning] = [this.table.phase === 'open', this.table.phase === 'running'];
    const read = readToHall(text);
    if (!read.ok) {
      this.#refuse(wire, read.problem);
    } else if (read.value.kind === 'hello') {
      await this.#greet(wire, read.value);
    } else if (!wire.about) {
      this.#refuse(wire, { code: 'no-hello', message: 'Say hello first.' });
    } else if (read.value.kind === 'look') {
      this.#showAll(wire);
    } else {
      this.#hear(wire, wire.about, read.value);
    }
    await this.#sent();
    if (wasOpen && this.table.phase !== 'open') await this.#deps.began?.();
    if (wasRunning && this.table.phase === 'over') await this.#deps.ended?.();
    await this.#play();
  }

  /** Somebody came or went: everybody is told who is there, and a newcomer in any case. */
  async changed(newcomer?: Wire): Promise<void> {
    const seats = new Set<Seat>();
    let watching = 0;
    for (const wire of this.#greeted()) {
      const seat = this.#seatOf(wire);
      if (seat === BYSTANDER) watching += 1;
      else seats.add(seat);
    }
    const present: ToPage = { kind: 'present', seats: [...seats].toSorted((a, b) => a - b), watching };
    const text = JSON.stringify(present);
    const isNews = text !== this.#present;
    this.#present = text;
    for (const wire of this.#greeted()) if (isNews || wire === newcomer) this.#post(wire, text);
    await this.#sent();
  }

  async #greet(wire: Wire, { protocol, pass, after }: Extract<ToHall, { kind: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL) {
      const whose =
        protocol < PROTOCOL ? 'This page is older than the Hall' : 'The Hall is older than this page';
      const message = `${whose}. Reload the page, or ask the person who runs the Hall.`;
      return this.#refuse(wire, { code: 'protocol', message });
    }
    const person = pass === undefined ? undefined : await this.#deps.personOf(pass);
    if (pass !== undefined && !person)
      return this.#refuse(wire, {
        code: 'pass',
        message: 'The Hall does not know you any more. Say your name again.',
      });
    if (!wire.about && [...this.#greeted()].length >= MOST_WIRES)
      return this.#refuse(wire, { code: 'crowded', message: 'This table is crowded.' });
    const isNew = !wire.about;
    wire.keep(person ? { person } : {});
    const { n } = this.table;
    const missed = n - after;
    const isNear = after > 0 && missed >= 0 && missed <= MOST_MISSED;
    const seat = this.#seatOf(wire);
    this.#send(wire, {
      kind: 'welcome',
      protocol: PROTOCOL,
      n,
      at: this.#deps.now(),
      ...(seat !== BYSTANDER && { seat }),
      ...(!isNear && { whole: this.table.wholeFor(seat) }),
    });
    if (isNear && missed > 0) this.#catchUp(wire, seat, after);
    await this.changed(isNew ? wire : undefined);
  }

  /** What was missed, told as it was told to the others: at hand, or played again on a table beside it. */
  #catchUp(wire: Wire, seat: Seat, after: number): void {
    const recent = this.#recent.filter(({ row }) => row.n > after);
    // How a match began can only be told at its beginning.
    if (recent[0]?.row.n === after + 1 && recent.every(({ row }) => row.deed.did !== 'started')) {
      for (const happened of recent) this.#send(wire, itemOf(this.table, happened, seat));
      return;
    }
    const again = new HallTable(this.table.room, this.table.opening);
    for (const row of this.#deps.rows()) {
      const happened = again.enter(row);
      if (row.n > after) this.#send(wire, itemOf(again, happened, seat));
    }
  }

  #hear(wire: Wire, { person }: WireAbout, { id, after, wish }: Extract<ToHall, { kind: 'wish' }>): void {
    const { table } = this;
    if (!person) return this.#refuse(wire, { code: 'no-pass', message: 'Say your name first.' }, id);
    const before = table.doneAs(person.key, id);
    if (before !== undefined) return this.#send(wire, { kind: 'done', id, n: before });
    const now = this.#deps.now();
    const granted = answer(table, person, { wish, after }, now);
    if (!granted.ok) return this.#refuse(wire, granted.problem, id);
    const problem = this.#enter(granted.value, now, { by: person.key, id });
    if (problem) return this.#refuse(wire, problem, id);
    this.#send(wire, { kind: 'done', id, n: table.n });
  }

  /** Enters first, because the rules may refuse; then writes; what is said waits until that is safe. */
  #enter(deeds: readonly Deed[], at: number, wish?: Pick<Row, 'by' | 'id'>): Problem | undefined {
    const rows: Row[] = [];
    for (const [index, deed] of deeds.entries()) {
      const isLast = index === deeds.length - 1;
      const row: Row = { n: this.table.n + 1, at, ...(isLast && wish), deed };
      const seats = new Map([...this.#greeted()].map(wire => [wire, this.#seatOf(wire)]));
      let happened: Happened;
      try {
        happened = this.table.enter(row);
      } catch {
        // The rules refuse an action by throwing; an action is the last deed of its wish, and the only one that can fail.
        this.#deps.write(rows);
        return { code: 'not-legal', message: "That can't be done." };
      }
      rows.push(row);
      this.#recent = [...this.#recent.slice(1 - AT_HAND), happened];
      this.#tell(happened, seats);
    }
    this.#deps.write(rows);
    return undefined;
  }

  #tell(happened: Happened, before: ReadonlyMap<Wire, Seat>): void {
    const texts = new Map<Seat, string>();
    for (const [wire, seat] of before) {
      let text = texts.get(seat);
      if (text === undefined) texts.set(seat, (text = JSON.stringify(itemOf(this.table, happened, seat))));
      this.#post(wire, text);
      // Another chair is another view.
      if (this.#seatOf(wire) !== seat) this.#showAll(wire);
    }
  }

  #showAll(wire: Wire): void {
    const seat = this.#seatOf(wire);
    const whole = this.table.wholeFor(seat);
    this.#send(wire, { kind: 'whole', ...(seat !== BYSTANDER && { seat }), whole });
  }

  /** Bots play on until a person is asked, or the match is over. */
  async #play(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    try {
      for (let deed = this.table.next(), count = 1; deed; deed = this.table.next(), count++) {
        const problem = this.#enter([deed], this.#deps.now());
        if (problem) throw new Error(`A bot did what it may not: ${JSON.stringify(deed)}`);
        await this.#sent();
        if (deed.did === 'over') await this.#deps.ended?.();
        if (count % AT_ONCE === 0) await this.#deps.rest();
      }
    } finally {
      this.#isPlaying = false;
    }
  }

  #mayGo(wire: Wire): boolean {
    const now = this.#deps.now();
    const bucket = this.#buckets.get(wire) ?? new Bucket(RATE, now);
    this.#buckets.set(wire, bucket);
    if (bucket.take(now)) return true;
    wire.close(AGAINST_RULES, 'too fast');
    return false;
  }

  *#greeted(): Generator<Wire> {
    for (const wire of this.#deps.wires()) if (wire.about) yield wire;
  }

  #seatOf({ about }: Wire): Seat {
    return seatOf(this.table.chairs, about?.person?.key) ?? BYSTANDER;
  }

  #refuse(wire: Wire, { code, message }: Problem, id?: string): void {
    this.#send(wire, { kind: 'refused', ...(id !== undefined && { id }), code, message });
  }

  #send(wire: Wire, message: ToPage): void {
    this.#post(wire, JSON.stringify(message));
  }

  #post(wire: Wire, text: string): void {
    this.#outbox.push(() => wire.send(text));
  }

  /** In the order in which it was posted, and not before what it tells is safe. */
  #sent(): Promise<void> {
    const letters = this.#outbox;
    this.#outbox = [];
    if (letters.length > 0) {
      const safe = this.#deps.safe();
      this.#sending = this.#sending.then(() => safe).then(() => letters.forEach(post => post()));
    }
    return this.#sending;
  }
}

function itemOf(table: HallTable, happened: Happened, seat: Seat): Extract<ToPage, { kind: 'item' }> {
  const { n, at } = happened.row;
  return { kind: 'item', n, at, what: table.newsFor(happened, seat) };
}
