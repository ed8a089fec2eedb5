/** The register of a Hall: whose name is whose, and which tables there are. */
import { Server } from 'partyserver';
import { nameId } from '../../src/hall/names.ts';
import type { Env } from './env.ts';

export interface TableNote {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly people: number;
  readonly at: number;
}

export interface Overview {
  readonly tables: readonly TableNote[];
  readonly phases: Readonly<Record<string, number>>;
  readonly names: number;
  readonly refused: readonly string[];
}

/** On the operator's page. */
const SHOWN = 200;

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
  }

  /** Whose it is by now, or why it cannot be had. */
  claim(name: string, key: string): 'yours' | 'taken' | 'refused' {
    const id = nameId(name);
    if (this.sql`SELECT id FROM refused WHERE id = ${id}`.length > 0) return 'refused';
    const [holder] = this.sql<{ key: string }>`SELECT key FROM names WHERE id = ${id}`;
    if (holder) return holder.key === key ? 'yours' : 'taken';
    // One name a key: with another one the first is free again.
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('DELETE FROM names WHERE key = ?', key);
      this.ctx.storage.sql.exec('INSERT INTO names VALUES (?, ?, ?, ?)', id, name, key, Date.now());
    });
    return 'yours';
  }

  forget(key: string): void {
    this.ctx.storage.sql.exec('DELETE FROM names WHERE key = ?', key);
  }

  /** By the operator. Gives the key that had the name, so that its runs can go, too. */
  refuse(name: string): string | undefined {
    const id = nameId(name);
    const [holder] = this.sql<{ key: string }>`SELECT key FROM names WHERE id = ${id}`;
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.sql.exec('INSERT OR IGNORE INTO refused VALUES (?, ?)', id, name);
      this.ctx.storage.sql.exec('DELETE FROM names WHERE id = ?', id);
    });
    return holder?.key;
  }

  note({ table, game, phase, people, at }: TableNote): void {
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
    return {
      tables: tables.map(({ name, ...rest }) => ({ table: name, ...rest })),
      phases: Object.fromEntries(phases.map(({ phase, n }) => [phase, n])),
      names: names?.n ?? 0,
      refused: refused.map(({ name }) => name),
    };
  }
}
