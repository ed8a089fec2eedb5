/** People at many tables at once, for the load script: they sit down, act once a second, and say how long it took. */
import { findRoom } from '../src/games/index.ts';
import type { AnyRoom } from '../src/games/room.ts';
import type { HallClient } from '../src/hall/client.ts';
import { Visitor } from './people.ts';

/** At a table. */
export const PEOPLE = 4;
const EVERY = 1_000;
const GAMES = ['letter-delve', 'pocket-dungeons', 'deadliest-evil'];

export async function openCrowd(address: string): Promise<Crowd> {
  return new Crowd(address, await Promise.all(GAMES.map(async id => await findRoom(id)!.load())));
}

interface Loaded {
  readonly room: AnyRoom;
  readonly clients: readonly HallClient[];
  over: boolean;
}

export class Crowd {
  readonly #address: string;
  readonly #rooms: readonly AnyRoom[];
  readonly tables: Loaded[] = [];
  readonly lengths: number[] = [];
  echoes: number[] = [];
  finished = 0;

  constructor(address: string, rooms: readonly AnyRoom[]) {
    this.#address = address;
    this.#rooms = rooms;
  }

  async add(count: number): Promise<void> {
    for (let i = 0; i < count; i++) this.tables.push(await this.#open(this.tables.length));
  }

  async #open(number: number): Promise<Loaded> {
    const room = this.#rooms[number % this.#rooms.length]!;
    const visitors = Array.from({ length: PEOPLE }, () => new Visitor(this.#address));
    for (const [seat, visitor] of visitors.entries())
      await visitor.introduces(`L${number}x${seat}x${this.finished}`);
    const table = await visitors[0]!.opens(room, PEOPLE);
    const loaded: Loaded = { room, clients: [], over: false };
    const clients = visitors.map((visitor, seat) =>
      visitor.joins(
        table,
        told => {
          if (told.kind === 'over') loaded.over = true;
        },
        seat === 0 ? length => void this.lengths.push(length) : undefined,
      ),
    );
    for (const [seat, client] of clients.entries()) {
      await client.wish({ do: 'sit', seat });
      await client.wish({ do: 'ready', ready: true });
    }
    await clients[0]!.wish({ do: 'start' });
    return Object.assign(loaded, { clients });
  }

  /** Every table acts once a second, each at a moment of its own. */
  async run(seconds: number): Promise<void> {
    this.echoes = [];
    this.lengths.length = 0;
    const until = performance.now() + seconds * 1000;
    await Promise.all(
      this.tables.map(async (table, index) => {
        await pause((index / this.tables.length) * EVERY);
        for (let next = performance.now(); next < until; next += EVERY) {
          await pause(next - performance.now());
          void this.#act(table, index);
        }
      }),
    );
    await pause(2_000);
  }

  async #act(table: Loaded, index: number): Promise<void> {
    const { clients, room } = table;
    if (table.over) {
      table.over = false;
      this.finished += 1;
      for (const client of clients) client.close();
      this.tables[index] = await this.#open(index);
      return;
    }
    const client = clients.find(one => one.isAsked);
    if (!client) return;
    const legal = client.legalActions();
    const { action } = room.bot('easy', client.seat!).choose(client.view!, legal);
    const sent = performance.now();
    const result = await client.act(action);
    if (result.ok) this.echoes.push(performance.now() - sent);
  }

  close(): void {
    for (const { clients } of this.tables) for (const client of clients) client.close();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise(done => void setTimeout(done, Math.max(0, ms)));
}
