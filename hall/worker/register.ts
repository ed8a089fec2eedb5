/** The register of a Hall: whose name is whose, and which tables there are. */
import { Server } from 'partyserver';
import { nameId } from '../../src/hall/names.ts';
import type { Env } from './env.ts';

export interface TableNote {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly people: number;
  readonly actions: number;
  readonly at: number;
}

/** What was done in an hour: the load of the Hall. */
export interface Hour {
  /** Since 1970. */
  readonly hour: number;
  readonly passes: number;
  readonly opened: number;
  readonly begun: number;
  readonly ended: number;
  /** Of the matches that ended. */
  readonly actions: number;
}

export interface Overview {
  readonly tables: readonly Omit<TableNote, 'actions'>[];
  /** The latest first. */
  readonly hours: readonly Hour[];
  readonly phases: Readonly<Record<string, number>>;
  readonly names: number;
  readonly refused: readonly string[];
}

/** On the operator's page. */
const SHOWN = 200;
const HOUR = 3_600_000;
const HOURS = 24;
/** Which of an hour's counts a table adds to when it comes so far. */
const COUNTED: Readonly<Record<string, keyof Hour>> = { open: 'opened', running: 'begun', over: 'ended' };

export class Register extends Server<Env> {
  override onStart(): void {
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS names (id TEXT PRIMARY KEY, name TEXT, key TEXT, at INTEGER)',
    );
    this.ctx.storage.sql.exec('CREATE INDEX IF NOT EXISTS by_key ON names (key)');
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS refused (id TEXT PRIMARY KEY, name TEXT)');
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS tables (name TEXT PRIMARY KEY, game TEXT, phase TEXT, people INTEGER, at INTEGER)',
    );
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS races (key TEXT, board TEXT, PRIMARY KEY (key, board))',
    );
    this.ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS hours (hour INTEGER PRIMARY KEY, passes INTEGER DEFAULT 0, opened INTEGER DEFAULT 0, begun INTEGER DEFAULT 0, ended INTEGER DEFAULT 0, actions INTEGER DEFAULT 0)',
    );
  }

  /** Whose it is by now, or why it cannot be had. */
  claim(name: string, key: string): 'yours' | 'taken' | 'refused' {
    const id = nameId(name);
    if (this.sql`SELECT id FROM refused WHERE id = ${id}`.length > 0) return 'refused';
    const [holder] = this.sql<{ key: string }>`SELECT key FROM names WHERE id = ${id}`;
    if (holder && holder.key !== key) return 'taken';
    this.#count({ passes: 1 });
    if (holder) return 'yours';
    // One name a key: with another one the first is free again.
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('DELETE FROM names WHERE key = ?', key);
      this.ctx.storage.sql.exec('INSERT INTO names VALUES (?, ?, ?, ?)', id, name, key, Date.now());
    });
    return 'yours';
  }

  /** Gives the races where this key has lines: those go, too. */
  forget(key: string): string[] {
    this.ctx.storage.sql.exec('DELETE FROM names WHERE key = ?', key);
    return this.#races(key);
  }

  /** Who ran in which race, so that their lines can be found again. */
  raced(key: string, board: string): void {
    this.ctx.storage.sql.exec('INSERT OR IGNORE INTO races VALUES (?, ?)', key, board);
  }

  /** The board of this race was put away. */
  dropRace(board: string): void {
    this.ctx.storage.sql.exec('DELETE FROM races WHERE board = ?', board);
  }

  /** By the operator. Gives the key that had the name, and its races, so that its runs can go, too. */
  refuse(name: string): { readonly key: string; readonly races: string[] } | undefined {
    const id = nameId(name);
    const [holder] = this.sql<{ key: string }>`SELECT key FROM names WHERE id = ${id}`;
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('INSERT OR IGNORE INTO refused VALUES (?, ?)', id, name);
      this.ctx.storage.sql.exec('DELETE FROM names WHERE id = ?', id);
    });
    return holder && { key: holder.key, races: this.#races(holder.key) };
  }

  /** A table that wakes tells the same again: what it comes to is counted once. */
  note({ table, game, phase, people, actions, at }: TableNote): void {
    const [known] = this.sql<{ phase: string }>`SELECT phase FROM tables WHERE name = ${table}`;
    const counted = known?.phase === phase ? undefined : COUNTED[phase];
    if (counted) this.#count({ [counted]: 1, ...(phase === 'over' && { actions }) });
    this.ctx.storage.sql.exec(
      'INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)',
      table,
      game,
      phase,
      people,
      at,
    );
  }

  drop(table: string): void {
    this.ctx.storage.sql.exec('DELETE FROM tables WHERE name = ?', table);
  }

  overview(): Overview {
    const phases = this.sql<{
      phase: string;
      n: number;
    }>`SELECT phase, count(*) AS n FROM tables GROUP BY phase`;
    const [names] = this.sql<{ n: number }>`SELECT count(*) AS n FROM names`;
    const refused = this.sql<{ name: string }>`SELECT name FROM refused ORDER BY name`;
    const tables = this.sql<{ name: string; game: string; phase: string; people: number; at: number }>`
      SELECT name, game, phase, people, at FROM tables ORDER BY at DESC LIMIT ${SHOWN}`;
    const since = Math.floor(Date.now() / HOUR) - HOURS;
    const hours = this.sql<{ [name in keyof Hour]: number }>`
      SELECT * FROM hours WHERE hour > ${since} ORDER BY hour DESC`;
    return {
      tables: tables.map(({ name, ...rest }) => ({ table: name, ...rest })),
      hours,
      phases: Object.fromEntries(phases.map(({ phase, n }) => [phase, n])),
      names: names?.n ?? 0,
      refused: refused.map(({ name }) => name),
    };
  }

  /** Takes them out of the list: whoever asks deletes them. */
  #races(key: string): string[] {
    const boards = this.sql<{ board: string }>`SELECT board FROM races WHERE key = ${key}`;
    this.ctx.storage.sql.exec('DELETE FROM races WHERE key = ?', key);
    return boards.map(({ board }) => board);
  }

  #count(more: Partial<Hour>): void {
    const hour = Math.floor(Date.now() / HOUR);
    const { passes = 0, opened = 0, begun = 0, ended = 0, actions = 0 } = more;
    this.ctx.storage.sql.exec(
      `INSERT INTO hours VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (hour) DO UPDATE SET passes = passes + excluded.passes,
       opened = opened + excluded.opened, begun = begun + excluded.begun, ended = ended + excluded.ended,
       actions = actions + excluded.actions`,
      hour,
      passes,
      opened,
      begun,
      ended,
      actions,
    );
    this.ctx.storage.sql.exec('DELETE FROM hours WHERE hour <= ?', hour - HOURS);
  }
}
