/** A table of the Hall before its match begins: who sits where, who is ready; and the way from there to the table. */
import type { AnyRoom } from '../../games/room.ts';
import { levelsOf, usualValue } from '../../games/room.ts';
import { HallClient } from '../../hall/client.ts';
import type { TableCard } from '../../hall/protocol.ts';
import type { Told } from '../../hall/told.ts';
import type { LobbyModel, LobbyOrder, LobbySeat } from '../../panels/model.ts';
import { findRoom } from '../../games/index.ts';
import type { HallService } from '../../services/hall-service.ts';
import type { Navigator } from '../navigator.ts';
import type { Parts } from '../parts.ts';
import { Sharing } from '../sharing.ts';
import { startAtHall } from '../start.ts';
import { personName } from '../windows/relays.ts';
import { HallSeat } from './hall-seat.ts';

type LobbyParts = Pick<
  Parts,
  'panels' | 'audio' | 'ledger' | 'page' | 'tools' | 'remind' | 'rememberTable'
> & {
  readonly hall: Pick<HallService, 'join'>;
};
type LobbyWays = Pick<Navigator, 'play' | 'room' | 'openRun'>;

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #go: LobbyWays;
  readonly #code: string;
  /** Comes to the table anew, in another chair. */
  readonly #again: () => void;
  readonly #client: HallClient;
  #room: AnyRoom | undefined;
  #seat: HallSeat | undefined;
  #isClosed = false;
  #isBegun = false;
  /** An attempt of one's own has no lobby: one sits down, and begins. */
  #isSitting = false;

  constructor(parts: LobbyParts, go: LobbyWays, code: string, again: () => void = () => undefined) {
    this.#parts = parts;
    this.#go = go;
    this.#code = code;
    this.#again = again;
    this.#client = parts.hall.join(
      code,
      async id => {
        this.#room = await findRoom(id)?.load();
        return this.#room?.game;
      },
      told => this.#hear(told),
    );
  }

  order(order: LobbyOrder): void {
    switch (order.do) {
      case 'sit':
        return this.#wish({ do: 'sit', seat: order.seat });
      case 'bot':
        return this.#wish({ do: 'seat', seat: order.seat, level: order.level });
      case 'seats':
        return this.#arrange(order.count);
      case 'ready':
        return this.#wish({ do: 'ready', ready: order.ready });
      case 'start':
        return this.#wish({ do: 'start' });
      case 'notify':
        return void this.#parts.remind.allow().then(() => this.#show());
      case 'copy':
        return void new Sharing(this.#parts).copy('The link', this.#link);
    }
  }

  /** The window was closed: the seat is free again, unless the match has begun. */
  close(): void {
    if (this.#isClosed || this.#isBegun) return;
    this.#isClosed = true;
    const { seat, table } = this.#client;
    const over =
      seat !== undefined && table?.phase === 'open' ? this.#client.wish({ do: 'rise' }) : undefined;
    void Promise.resolve(over).finally(() => this.#client.close());
    this.#parts.rememberTable(undefined);
    this.#parts.panels.close('lobby');
  }

  #hear(told: Told): void {
    if (this.#isClosed) return;
    if (told.kind === 'trouble') return this.#fail(told.problem.message);
    if (this.#seat) return this.#seat.hear(told);
    const { table, view, game } = this.#client;
    if (!table) return undefined;
    if (table.phase === 'open') return table.ranked ? this.#sitAlone() : this.#show();
    if (view && game && this.#room && !this.#isBegun) void this.#begin(this.#room);
    return undefined;
  }

  /** A match that is over, and stands in one's book: it would stand there twice. No seed of a Hall is dealt twice. */
  get #known(): string | undefined {
    const { ending } = this.#client;
    const isKnown = ending && this.#parts.ledger.records.some(({ seed }) => seed === ending.seed);
    return isKnown ? ending.run : undefined;
  }

  #sitAlone(): void {
    if (this.#isSitting) return;
    this.#isSitting = true;
    this.#wish({ do: 'sit', seat: 0 });
    this.#wish({ do: 'start' });
  }

  async #begin(room: AnyRoom): Promise<void> {
    this.#isBegun = true;
    const known = this.#known;
    if (known !== undefined) {
      this.#client.close();
      this.#parts.panels.close('lobby');
      return this.#go.openRun(known, 'run');
    }
    const seat = new HallSeat(this.#parts, room, this.#client, this.#again);
    this.#seat = seat;
    this.#parts.rememberTable(this.#code);
    this.#parts.panels.close('lobby');
    await this.#go.play(room, startAtHall(seat));
  }

  #fail(message: string): void {
    this.#isClosed = true;
    this.#parts.panels.close('lobby');
    void this.#parts.panels.message({ title: 'No table', lines: [{ text: message }] });
  }

  #show(): void {
    const room = this.#room;
    const { table, seat: own, present } = this.#client;
    if (!room || !table) return;
    const isHost = own !== undefined && table.host === own;
    const seats = table.seats.map(({ who, name, level, ready }, seat): LobbySeat => {
      const isAway = who === 'person' && !present.seats.includes(seat);
      // The host is never asked to be ready: they start.
      const state = isAway ? 'away' : seat === table.host ? 'host' : ready ? 'ready' : 'here';
      return {
        seat,
        label: personName(room, seat),
        who,
        ...(name !== undefined && { name }),
        ...(level && { level }),
        ...(who === 'person' && { state }),
        isYou: seat === own,
      };
    });
    const isWaiting = table.seats.some(
      ({ who, ready }, seat) => who === 'person' && seat !== table.host && !ready,
    );
    const model: LobbyModel = {
      kind: 'lobby',
      title: room.card.title,
      accent: room.card.accent,
      code: this.#code,
      link: this.#link,
      line: lineOf(room, table),
      seats,
      levels: levelsOf(room),
      counts: Array.from(
        { length: room.card.seats.max - room.card.seats.min + 1 },
        (_, more) => room.card.seats.min + more,
      ),
      isHost,
      isSeated: own !== undefined,
      isReady: own !== undefined && seats[own]?.state === 'ready',
      ...(isWaiting && { wait: 'Not everybody is ready.' }),
      watching: present.watching,
      canNotify: this.#parts.remind.canAsk(),
    };
    this.#parts.panels.open(model);
  }

  #arrange(count: number): void {
    const room = this.#room;
    const { table } = this.#client;
    if (!room || !table) return;
    const options = room.options.map(spec => {
      const value = table.options[spec.id];
      // What was chosen stays; what was usual follows the new number of seats.
      const isUsual = value === undefined || value === usualValue(spec, table.seats.length);
      return [spec.id, isUsual ? usualValue(spec, count) : value] as const;
    });
    this.#wish({ do: 'arrange', seats: count, options: Object.fromEntries(options) });
  }

  get #link(): string {
    return `${this.#parts.page}#table=${this.#code}`;
  }

  #wish(wish: Parameters<HallClient['wish']>[0]): void {
    void this.#client.wish(wish).then(answered => {
      if (!answered.ok) this.#parts.panels.toast({ text: answered.problem.message, tone: 'bad' });
    });
  }
}

/** What is not as usual, for whoever has not chosen it. */
function lineOf({ options }: AnyRoom, { pace, options: chosen, seats }: TableCard): string {
  const told = options.flatMap(spec => {
    const value = spec.values.find(one => one.value === chosen[spec.id]);
    return value && value.value !== usualValue(spec, seats.length) ? [`${spec.label}: ${value.label}.`] : [];
  });
  return [...(pace === 'slow' ? ['Slow: three days for a turn.'] : []), ...told].join(' ');
}
