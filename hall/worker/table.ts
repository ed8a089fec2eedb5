/** One table: its log in SQLite, its sockets, its sleep. What happens there is `src/hall/host.ts`. */
import { type Connection, Server, type WSMessage } from 'partyserver';
import { findRoom } from '../../src/games/index.ts';
import type { Finish } from '../../src/hall/board.ts';
import { Host, type Wire, type WireAbout } from '../../src/hall/host.ts';
import type { DeedOf, Opening, Row } from '../../src/hall/log.ts';
import { agesFrom, keptUntil } from '../../src/hall/keeping.ts';
import { readPass } from '../../src/hall/names.ts';
import type { Ending, ToPage } from '../../src/hall/protocol.ts';
import { HallTable } from '../../src/hall/table.ts';
import { boardOf, registerOf, type Env } from './env.ts';

const PUT_AWAY = {
  code: 'archived',
  message: 'Nobody came to this table for a long time. It was put away.',
};

export class Table extends Server<Env> {
  static override options = { hibernate: true };
  #host: Host | undefined;
  /** Why nobody can play here. */
  #closed = { code: 'no-such-table', message: 'There is no such table.' };
  readonly #wires = new Map<string, Wire>();

  override async onStart(): Promise<void> {
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS log (n INTEGER PRIMARY KEY, at INTEGER, by TEXT, id TEXT, deed TEXT)',
    );
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS away (ending TEXT)');
    const [first] = this.#rows(1);
    if (first) await this.#load(first);
    else if (this.sql`SELECT ending FROM away`.length > 0) this.#closed = PUT_AWAY;
  }

  /** False where there is a table already. */
  async begin(opening: Opening): Promise<boolean> {
    if (this.#host || this.#closed.code !== 'no-such-table') return false;
    const row: Row = { n: 1, at: Date.now(), deed: { did: 'opened', ...opening } };
    this.#write([row]);
    await this.#load(row);
    await this.ctx.storage.setAlarm(row.at + agesFrom(this.env.AGES).open);
    await this.#report();
    return true;
  }

  /** How it ended, if it did: for whoever comes by address. */
  ending(): Ending | undefined {
    const [away] = this.sql<{ ending: string | null }>`SELECT ending FROM away`;
    return away?.ending ? (JSON.parse(away.ending) as Ending) : this.#host?.table.ending;
  }

  override onConnect(connection: Connection<WireAbout>): void {
    if (this.#host) return;
    const refused: ToPage = { kind: 'refused', ...this.#closed };
    connection.send(JSON.stringify(refused));
    connection.close(1008, this.#closed.code);
  }

  override async onMessage(connection: Connection<WireAbout>, message: WSMessage): Promise<void> {
    await this.#doing(host => host.message(this.#wireOf(connection), message));
  }

  override async onClose(connection: Connection<WireAbout>): Promise<void> {
    this.#wires.delete(connection.id);
    await this.#doing(host => host.changed());
  }

  override async onAlarm(): Promise<void> {
    const table = this.#host?.table;
    if (!table) return;
    const [last] = this.sql<{ at: number }>`SELECT max(at) AS at FROM log`;
    const until = keptUntil(last?.at ?? 0, agesFrom(this.env.AGES)[table.phase], Date.now());
    if (until !== undefined) return this.ctx.storage.setAlarm(until);
    this.#putAway();
    await (await registerOf(this.env)).drop(this.name);
  }

  /** What is kept of it is how it ended. */
  #putAway(): void {
    const ending = this.#host?.table.ending;
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('DELETE FROM log');
      this.ctx.storage.sql.exec(
        'INSERT INTO away (ending) VALUES (?)',
        ending ? JSON.stringify(ending) : null,
      );
    });
    this.#host = undefined;
    this.#closed = PUT_AWAY;
    const refused: ToPage = { kind: 'refused', ...PUT_AWAY };
    for (const connection of this.getConnections()) {
      connection.send(JSON.stringify(refused));
      connection.close(1001, PUT_AWAY.code);
    }
  }

  async #load(first: Row): Promise<void> {
    const opening = first.deed as DeedOf<'opened'>;
    const room = await findRoom(opening.game)?.load();
    if (!room) {
      this.#closed = { code: 'edition', message: 'This Hall does not have the game of this table any more.' };
      return;
    }
    const fits = HallTable.fits(room, opening);
    if (!fits.ok) {
      this.#closed = fits.problem;
      return;
    }
    const table = new HallTable(room, opening);
    for (const row of this.#rows()) table.enter(row);
    this.#host = new Host(table, {
      wires: () => this.#connected(),
      write: rows => this.#write(rows),
      safe: () => this.ctx.storage.sync(),
      rows: () => this.#rows(),
      now: () => Date.now(),
      rest: () => new Promise(done => void setTimeout(done, 0)),
      personOf: pass => readPass(crypto.subtle, this.env.SECRET, pass, Date.now()),
      began: () => this.#report(),
      ended: () => this.#finish(),
    });
    // Bots may have been interrupted, or the way of a finished run to its board: the board takes it once.
    this.ctx.waitUntil(this.#doing(host => (table.phase === 'over' ? this.#finish() : host.begin())));
  }

  /** Where a row could not be kept, memory says more than the disk: the object starts anew from the disk. */
  async #doing(work: (host: Host) => Promise<void>): Promise<void> {
    if (!this.#host) return;
    try {
      await work(this.#host);
    } catch (error) {
      console.error(`Table ${this.name}:`, error);
      this.ctx.abort('The table starts again from its log.');
    }
  }

  #write(rows: readonly Row[]): void {
    this.ctx.storage.transactionSync(() => {
      for (const { n, at, by = null, id = null, deed } of rows)
        this.ctx.storage.sql.exec(
          'INSERT INTO log (n, at, by, id, deed) VALUES (?, ?, ?, ?, ?)',
          n,
          at,
          by,
          id,
          JSON.stringify(deed),
        );
    });
  }

  #rows(most = 1_000_000): Row[] {
    const found = this.sql<{
      n: number;
      at: number;
      by: string | null;
      id: string | null;
      deed: string;
    }>`SELECT n, at, by, id, deed FROM log ORDER BY n LIMIT ${most}`;
    return found.map(({ n, at, by, id, deed }) => ({
      n,
      at,
      ...(by !== null && { by }),
      ...(id !== null && { id }),
      deed: JSON.parse(deed) as Row['deed'],
    }));
  }

  *#connected(): Generator<Wire> {
    for (const connection of this.getConnections<WireAbout>()) yield this.#wireOf(connection);
  }

  /** The same for the same connection: how fast it talks is remembered with it. */
  #wireOf(connection: Connection<WireAbout>): Wire {
    const known = this.#wires.get(connection.id);
    if (known) return known;
    const wire: Wire = {
      get about() {
        return (connection.state as WireAbout | null) ?? undefined;
      },
      keep: about => void connection.setState(about),
      send: text => {
        if (connection.readyState === WebSocket.OPEN) connection.send(text);
      },
      close: (code, reason) => connection.close(code, reason),
    };
    this.#wires.set(connection.id, wire);
    return wire;
  }

  async #report(): Promise<void> {
    const { table } = this.#host!;
    const people = table.chairs.filter(({ key }) => key !== undefined).length;
    const { game } = table.opening;
    await (await registerOf(this.env)).note({
      table: this.name,
      game,
      phase: table.phase,
      people,
      actions: table.match?.entries.length ?? 0,
      at: Date.now(),
    });
  }

  async #finish(): Promise<void> {
    const { table } = this.#host!;
    const { opening, ending, chairs } = table;
    const { ranked, game } = opening;
    await this.#report();
    if (!ranked || !ending) return;
    const finish: Finish = {
      day: ranked.day,
      game,
      key: ranked.key,
      name: chairs.find(({ key }) => key === ranked.key)?.name ?? '',
      ms: table.took,
      finishedAt: Date.now(),
      run: ending.run,
      gaveUp: table.gaveUp,
    };
    await (await boardOf(this.env, ranked.board)).admit(finish);
  }
}
