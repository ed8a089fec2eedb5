/** What a Hall is given: its objects, its secrets, how much it bears. */
import { getServerByName } from 'partyserver';
import { ROOMS } from '../../src/games/index.ts';
import { PENTATHLON } from '../../src/records/daily.ts';
import type { Board } from './board.ts';
import type { Register } from './register.ts';
import type { Table } from './table.ts';

export interface Env {
  readonly Table: DurableObjectNamespace<Table>;
  readonly Board: DurableObjectNamespace<Board>;
  readonly Register: DurableObjectNamespace<Register>;
  /** The game itself, where it is served at the same address. */
  readonly FILES?: { fetch(request: Request): Promise<Response> };
  /** Seals passes and challenges. */
  readonly SECRET: string;
  /** For the operator's page; none, no page. */
  readonly OPERATOR?: string;
  /** Other pages that may use this Hall, by their origins, with spaces between. */
  readonly ORIGINS?: string;
  /** How long what nobody touches is kept, where not as usual; see `agesFrom`. */
  readonly AGES?: string;
  /** By address: connections, and errands (tables opened, names, races). */
  readonly CONNECTS: RateLimit;
  readonly ERRANDS: RateLimit;
}

/** The register is one object: names belong to the whole Hall. Each is asked for when it has begun (`onStart`). */
export function registerOf(env: Env): Promise<DurableObjectStub<Register>> {
  return getServerByName(env.Register, 'register');
}

export function boardOf(env: Env, event: string): Promise<DurableObjectStub<Board>> {
  return getServerByName(env.Board, event);
}

export function tableOf(env: Env, name: string): Promise<DurableObjectStub<Table>> {
  return getServerByName(env.Table, name);
}

/** What has a board for every day. */
export const EVENTS = [
  ...ROOMS.filter(({ card }) => !card.isPractice).map(({ card }) => card.id),
  PENTATHLON,
];

/** Every line of this key, of dailies and of the races it ran in. */
export async function forgetRuns(env: Env, key: string, races: readonly string[]): Promise<void> {
  await Promise.all([...EVENTS, ...races].map(async board => (await boardOf(env, board)).forget(key)));
}

/** A secret of 128 bits, written with letters and digits. */
export function secret(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');
}
