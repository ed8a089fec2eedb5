/**
 * `npm run hall -- load --tables 250 --seconds 60`: tables of four connected clients, one action a second at each, all on
 * this machine. Prints how long an action takes to come back, what a table weighs, and, with `--until-it-breaks`, where
 * it breaks: it starts with so many tables and adds as many again until one in a hundred waits for more than 200 ms.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoom } from '../src/games/index.ts';
import type { AnyRoom } from '../src/games/room.ts';
import type { HallClient } from '../src/hall/client.ts';
import { readFlags, wholeNumber } from '../tools/lib/command-line.ts';
import { Visitor } from './people.ts';
import { openHall, type HallProcess } from './process.ts';

const PEOPLE = 4;
const EVERY = 1_000;
/** What we aim at. */
const WAIT = 200;
const GAMES = ['letter-delve', 'pocket-dungeons', 'deadliest-evil'];

interface Loaded {
  readonly room: AnyRoom;
  readonly clients: readonly HallClient[];
  over: boolean;
}

class Load {
  readonly #hall: HallProcess;
  readonly #rooms: readonly AnyRoom[];
  readonly tables: Loaded[] = [];
  readonly lengths: number[] = [];
  echoes: number[] = [];
  finished = 0;

  constructor(hall: HallProcess, rooms: readonly AnyRoom[]) {
    this.#hall = hall;
    this.#rooms = rooms;
  }

  async add(count: number): Promise<void> {
    for (let i = 0; i < count; i++) this.tables.push(await this.#open(this.tables.length));
  }

  async #open(number: number): Promise<Loaded> {
    const room = this.#rooms[number % this.#rooms.length]!;
    const visitors = Array.from({ length: PEOPLE }, () => new Visitor(this.#hall.address));
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

export async function load(args: readonly string[]): Promise<number> {
  const { values } = readFlags(
    {
      tables: { type: 'string', default: '250' },
      seconds: { type: 'string', default: '60' },
      'until-it-breaks': { type: 'boolean', default: false },
    },
    args,
  );
  const tables = wholeNumber('tables', values.tables, 1);
  const seconds = wholeNumber('seconds', values.seconds, 5);
  const data = mkdtempSync(join(tmpdir(), 'hall-load-'));
  const hall = await openHall({ data });
  const rooms = await Promise.all(GAMES.map(async id => await findRoom(id)!.load()));
  const one = new Load(hall, rooms);
  console.log(
    `Node ${process.version}, ${cpus().length} cores, load ${loadavg()
      .map(value => value.toFixed(2))
      .join(' ')}`,
  );
  console.log(
    'tables  clients  actions/s  echo p50  p99 ms  message, median  MB of the engine  KB a table  ms CPU an action',
  );
  try {
    const empty = engine().kilobytes;
    for (let more = true; more; ) {
      await one.add(tables);
      const before = engine().worked;
      await one.run(seconds);
      const [p50, p99] = [at(one.echoes, 0.5), at(one.echoes, 0.99)];
      const { kilobytes, worked } = engine();
      const cells = [
        one.tables.length,
        one.tables.length * PEOPLE,
        (one.echoes.length / seconds).toFixed(0),
        p50.toFixed(1),
        p99.toFixed(1),
        at(one.lengths, 0.5),
        (kilobytes / 1024).toFixed(0),
        ((kilobytes - empty) / one.tables.length).toFixed(0),
        ((worked - before) / one.echoes.length).toFixed(1),
      ];
      console.log(cells.join('  '));
      more = values['until-it-breaks'] && p99 < WAIT && one.tables.length < 4_000;
    }
    console.log(
      `load at the end: ${loadavg()
        .map(value => value.toFixed(2))
        .join(' ')}; ${one.finished} matches ended on the way`,
    );
    return 0;
  } finally {
    one.close();
    await hall.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

interface Engine {
  readonly kilobytes: number;
  /** Of the processor, in milliseconds, since it began. */
  readonly worked: number;
}

/** The one engine that we started, found by its parents. */
function engine(): Engine {
  const found = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' });
  const rows = found.split('\n').map(row => row.trim().split(/\s+/));
  const below = (pid: string): string[] =>
    rows.filter(([, parent]) => parent === pid).flatMap(([child]) => [child!, ...below(child!)]);
  const isEngine = (pid: string): boolean => rows.some(([own, , name]) => own === pid && name === 'workerd');
  const pid = below(String(process.pid)).find(isEngine);
  if (pid === undefined) return { kilobytes: 0, worked: 0 };
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  // User and system time, in hundredths of a second: the 14th and 15th field, behind the name in brackets.
  const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return { kilobytes: Number(memory), worked: 10 * times.reduce((sum, time) => sum + Number(time), 0) };
}

function pause(ms: number): Promise<void> {
  return new Promise(done => void setTimeout(done, Math.max(0, ms)));
}
