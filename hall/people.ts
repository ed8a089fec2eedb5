/** People made of code: they have names and keys, open tables, sit down and play, over real sockets. */
import { webcrypto } from 'node:crypto';
import WebSocket from 'ws';
import { findRoom } from '../src/games/index.ts';
import { type AnyRoom, usualOptions } from '../src/games/room.ts';
import { HallClient } from '../src/hall/client.ts';
import type { LineEvents } from '../src/hall/line.ts';
import type { Told } from '../src/hall/told.ts';
import { newKeys, sign } from '../src/hall/keys.ts';
import type { Errand } from '../src/hall/names.ts';

const subtle = webcrypto.subtle as SubtleCrypto;

export class Visitor {
  readonly #hall: string;
  #keys: CryptoKeyPair | undefined;
  /** Of the last pass. */
  pass: string | undefined;

  constructor(hall: string) {
    this.#hall = hall.replace(/\/$/, '');
  }

  async post(
    path: string,
    body: unknown = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const known = this.pass === undefined ? {} : { Authorization: `Pass ${this.pass}` };
    const answered = await fetch(`${this.#hall}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...known, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answered.status, body: (await answered.json()) as Answered['body'] };
  }

  async get(path: string): Promise<Answered> {
    const headers: Record<string, string> =
      this.pass === undefined ? {} : { Authorization: `Pass ${this.pass}` };
    const ask = () => fetch(`${this.#hall}${path}`, { headers });
    // A line that lay idle may be closed while it is taken up again: asked once more, as browsers do.
    const answered = await ask().catch(ask);
    return { status: answered.status, body: (await answered.json()) as Answered['body'] };
  }

  /** Signs a challenge of the Hall with these keys. */
  async signs(errand: Errand, name: string, keys: CryptoKeyPair): Promise<Answered> {
    const { body } = await this.post('/hall/challenge');
    const signed = await sign(subtle, keys, { errand, name, challenge: String(body['challenge']) });
    return this.post(`/hall/${errand}`, signed);
  }

  /** Under the same keys each time: a name that was given while the answer was lost is theirs. */
  async introduces(name: string): Promise<CryptoKeyPair> {
    const own = (this.#keys ??= await newKeys(subtle));
    const { status, body } = await this.signs('pass', name, own);
    if (status !== 200) throw new Error(`No pass for ${name}: ${JSON.stringify(body)}`);
    this.pass = String(body['pass']);
    return own;
  }

  async opens(room: AnyRoom, seats: number): Promise<string> {
    const wish = { game: room.card.id, seats, options: usualOptions(room, seats), pace: 'live' };
    const { status, body } = await this.post('/hall/tables', wish);
    if (status !== 200) throw new Error(`No table: ${JSON.stringify(body)}`);
    return String(body['table']);
  }

  joins(
    table: string,
    tell?: (told: Told, client: HallClient) => void,
    bytes?: (length: number) => void,
  ): HallClient {
    const address = `${this.#hall.replace(/^http/, 'ws')}/hall/table/${table}`;
    const client: HallClient = new HallClient(
      {
        connect: events => line(address, events, bytes),
        later: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
        newId: () => webcrypto.randomUUID(),
        gameOf: async id => (await findRoom(id)?.load())?.game,
        ...(this.pass !== undefined && { pass: this.pass }),
      },
      told => tell?.(told, client),
    );
    return client;
  }
}

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

function line(address: string, events: LineEvents, bytes?: (length: number) => void) {
  const socket = new WebSocket(address, { handshakeTimeout: 10_000 });
  socket.on('open', () => events.opened());
  socket.on('message', data => {
    const text = String(data as Buffer);
    bytes?.(text.length);
    events.heard(text);
  });
  socket.on('close', () => events.closed());
  // The close that follows says all that is needed.
  socket.on('error', () => undefined);
  return {
    send: (text: string) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}
