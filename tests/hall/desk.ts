/** A host with wires that a test holds in its hands. */
import type { AnyRoom } from '../../src/games/room.ts';
import { Host, type Wire, type WireAbout } from '../../src/hall/host.ts';
import type { Opening, Row } from '../../src/hall/log.ts';
import { PROTOCOL, readToPage, type ToPage, type Wish } from '../../src/hall/protocol.ts';
import { HallTable } from '../../src/hall/table.ts';
import { KEYS, openingOf } from './net.ts';

export class Desk {
  readonly rows: Row[] = [];
  readonly wires: HandWire[] = [];
  readonly host: Host;
  now = 5_000_000;
  #ids = 0;

  constructor(room: AnyRoom, seats: number, more: Partial<Opening> = {}) {
    const opening = openingOf(room, seats, more);
    const table = new HallTable(room, opening);
    const first: Row = { n: 1, at: this.now, deed: { did: 'opened', ...opening } };
    table.enter(first);
    this.rows.push(first);
    this.host = new Host(table, {
      wires: () => this.wires.filter(wire => wire.closed === undefined),
      write: rows => void this.rows.push(...rows),
      safe: () => Promise.resolve(),
      rows: () => this.rows,
      now: () => this.now,
      rest: () => Promise.resolve(),
      personOf: pass =>
        Promise.resolve(KEYS.includes(pass) ? { key: pass, name: `The ${pass[0]!}` } : undefined),
    });
  }

  /** Somebody with this key, or nobody in particular. */
  async enters(key?: string): Promise<HandWire> {
    const wire = new HandWire();
    this.wires.push(wire);
    await this.says(wire, {
      kind: 'hello',
      protocol: PROTOCOL,
      after: 0,
      ...(key !== undefined && { pass: key }),
    });
    return wire;
  }

  async says(wire: HandWire, message: unknown): Promise<ToPage | undefined> {
    await this.host.message(wire, typeof message === 'string' ? message : JSON.stringify(message));
    return wire.heard.at(-1);
  }

  /** `done`, or the code of the refusal. */
  async wishes(
    wire: HandWire,
    wish: Wish,
    after = this.host.table.n,
    id = `wish${this.#ids++}`,
  ): Promise<string> {
    wire.heard.length = 0;
    this.now += 250;
    await this.says(wire, { kind: 'wish', id, after, wish });
    const answer = wire.heard.find(one => (one.kind === 'done' || one.kind === 'refused') && one.id === id);
    return answer?.kind === 'refused' ? answer.code : (answer?.kind ?? 'nothing');
  }

  /** So many people sit down and begin. */
  async begins(people: number): Promise<HandWire[]> {
    const wires: HandWire[] = [];
    for (const [seat, key] of KEYS.slice(0, people).entries()) {
      const wire = await this.enters(key);
      wires.push(wire);
      await this.wishes(wire, { do: 'sit', seat });
      await this.wishes(wire, { do: 'ready', ready: true });
    }
    await this.wishes(wires[0]!, { do: 'start' });
    return wires;
  }
}

export class HandWire implements Wire {
  about: WireAbout | undefined;
  closed: number | undefined;
  readonly heard: ToPage[] = [];

  keep(about: WireAbout): void {
    this.about = about;
  }

  send(text: string): void {
    const read = readToPage(text);
    if (!read.ok)
      throw new Error(`The Hall said what no page can read: ${read.problem.message} ${text.slice(0, 300)}`);
    this.heard.push(read.value);
  }

  close(code: number): void {
    this.closed = code;
  }
}
