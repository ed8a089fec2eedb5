/** A whole Hall in one process with a clock of its own: one table, its clients, and a network that fails. */
import type { GameAction } from '../../src/core/game.ts';
import { newStreams, stream, type Dice } from '../../src/core/rng.ts';
import type { Bot } from '../../src/bots/bot.ts';
import type { GameState } from '../../src/core/game.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { HallClient } from '../../src/hall/client.ts';
import type { LineEvents } from '../../src/hall/line.ts';
import { Host, type Wire, type WireAbout } from '../../src/hall/host.ts';
import type { Opening, Row } from '../../src/hall/log.ts';
import { HallTable } from '../../src/hall/table.ts';

/** Of a hundred messages so many, and the longest that one is under way. */
export interface Weather {
  readonly dropped: number;
  readonly doubled: number;
  readonly delay: number;
  /** Of a thousand steps of the world: the Hall is killed, a line breaks. */
  readonly killed: number;
  readonly broken: number;
}

export const CALM: Weather = { dropped: 0, doubled: 0, delay: 1, killed: 0, broken: 0 };
export const STORM: Weather = { dropped: 4, doubled: 8, delay: 400, killed: 2, broken: 4 };

export const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'].map(letter => letter.repeat(43));

export function openingOf(room: AnyRoom, seats: number, more: Partial<Opening> = {}): Opening {
  return {
    game: room.card.id,
    edition: room.game.edition,
    boards: room.game.boards ?? 0,
    seed: 'a secret that nobody is told',
    seats,
    options: usualOptions(room, seats),
    pace: 'live',
    host: KEYS[0]!,
    ...more,
  };
}

export class World {
  readonly dice: Dice;
  readonly room: AnyRoom;
  readonly weather: Weather;
  now = 1_000_000;
  /** What would be found on the disk. */
  readonly disk: Row[] = [];
  kills = 0;
  /** Every text that anybody was sent. */
  readonly heard: string[] = [];
  #unsafe: Row[] = [];
  #host: Host | undefined;
  #wires = new Set<SimWire>();
  #due: { at: number; order: number; run: () => void }[] = [];
  #order = 0;
  /** In bad weather it is killed once at the beginning, too, however short the match is. */
  #nextKill = 12;

  constructor(room: AnyRoom, seed: string, weather: Weather, opening: Opening) {
    this.room = room;
    this.dice = stream(newStreams(seed), 'world');
    this.weather = weather;
    this.disk.push({ n: 1, at: this.now, deed: { did: 'opened', ...opening } });
    this.#start();
  }

  get host(): Host {
    return this.#host!;
  }

  client(key: string | undefined, tell?: ConstructorParameters<typeof HallClient>[1]): HallClient {
    const { game } = this.room;
    return new HallClient(
      {
        connect: events => this.#connect(events),
        later: (ms, then) => this.later(ms, then),
        newId: () => Array.from({ length: 16 }, () => this.dice.int(36).toString(36)).join(''),
        gameOf: () => Promise.resolve(game),
        ...(key !== undefined && { pass: key }),
      },
      tell,
    );
  }

  later(ms: number, run: () => void): () => void {
    const due = { at: this.now + ms, order: this.#order++, run };
    this.#due.push(due);
    return () => void (this.#due = this.#due.filter(other => other !== due));
  }

  /** Goes on until it is so, or for so many steps. */
  async until(isIt: () => boolean, most = 200_000): Promise<void> {
    for (let step = 0; step < most; step++) {
      await settled();
      if (isIt()) return;
      this.#misfortune();
      const next = this.#due.toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
      if (!next) throw new Error('Nothing will ever happen here.');
      this.#due = this.#due.filter(due => due !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    throw new Error(`Not so after ${most} steps.`);
  }

  /** What was not safe is lost, and all lines break. */
  kill(): void {
    this.kills += 1;
    this.#unsafe = [];
    const wires = [...this.#wires];
    this.#wires = new Set();
    this.#host = undefined;
    for (const wire of wires) wire.cut();
    this.#start();
  }

  #start(): void {
    const [first] = this.disk;
    const table = new HallTable(this.room, first!.deed as Extract<Row['deed'], { did: 'opened' }>);
    for (const row of this.disk) table.enter(row);
    const host: Host = new Host(table, {
      wires: () => this.#wires,
      write: rows => {
        if (this.#host === host) this.#unsafe.push(...rows);
      },
      safe: () =>
        new Promise(done => {
          this.later(this.dice.int(5), () => {
            if (this.#host !== host) return;
            this.disk.push(...this.#unsafe.splice(0));
            done();
          });
        }),
      rows: () => [...this.disk, ...this.#unsafe],
      now: () => this.now,
      rest: () => new Promise(done => void this.later(1, done)),
      personOf: pass =>
        Promise.resolve(pass.length === 43 ? { key: pass, name: pass.slice(0, 3) } : undefined),
    });
    this.#host = host;
    void host.begin();
  }

  #misfortune(): void {
    const isDue = this.weather.killed > 0 && this.disk.length >= this.#nextKill;
    if (isDue) this.#nextKill = Infinity;
    if (isDue || this.dice.int(1000) < this.weather.killed) this.kill();
    if (this.dice.int(1000) < this.weather.broken)
      for (const wire of [...this.#wires].slice(0, 1)) this.#break(wire);
  }

  #break(wire: SimWire): void {
    this.#wires.delete(wire);
    wire.cut();
  }

  #connect(events: LineEvents): { send(text: string): void; close(): void } {
    const wire = new SimWire(this, events, text => {
      if (this.#wires.has(wire)) void this.host.message(wire, text);
    });
    this.later(1, () => {
      this.#wires.add(wire);
      events.opened();
    });
    return {
      send: text => this.carry(() => wire.hear(text)),
      close: () => {
        this.#wires.delete(wire);
        wire.cut();
      },
    };
  }

  /** Through the weather. */
  carry(deliver: () => void): void {
    const { dropped, doubled, delay } = this.weather;
    if (this.dice.int(100) < dropped) return;
    this.later(this.dice.int(delay), deliver);
    if (this.dice.int(100) < doubled) this.later(this.dice.int(3 * delay), deliver);
  }
}

class SimWire implements Wire {
  about: WireAbout | undefined;
  readonly #world: World;
  readonly #events: LineEvents;
  readonly #toHost: (text: string) => void;
  #isCut = false;

  constructor(world: World, events: LineEvents, toHost: (text: string) => void) {
    this.#world = world;
    this.#events = events;
    this.#toHost = toHost;
  }

  keep(about: WireAbout): void {
    this.about = about;
  }

  send(text: string): void {
    this.#world.heard.push(text);
    this.#world.carry(() => this.#isCut || this.#events.heard(text));
  }

  close(): void {
    this.cut();
  }

  hear(text: string): void {
    if (!this.#isCut) this.#toHost(text);
  }

  cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#events.closed();
  }
}

/** Lets every promise that can go on go on. */
async function settled(): Promise<void> {
  for (let i = 0; i < 12; i++) await Promise.resolve();
}

/** Plays a seat by itself: asks a bot, as a person would think. */
export function playing(
  world: World,
  key: string,
  bot: Bot<GameState, GameAction>,
  acknowledged: { readonly n: number; readonly action: GameAction }[],
): HallClient {
  let isBusy = false;
  const think = (): void => {
    if (isBusy || !client.isAsked) return;
    isBusy = true;
    world.later(10, () => {
      const legal = client.legalActions();
      if (legal.length === 0) return void (isBusy = false);
      const { action } = bot.choose(client.view!, legal);
      void client.act(action).then(result => {
        isBusy = false;
        if (result.ok) acknowledged.push({ n: result.value, action });
        think();
      });
    });
  };
  const client: HallClient = world.client(key, () => think());
  return client;
}
