/** A place at a table of the Hall while its match goes on: what is told beside the board, and what can be asked for. */
import type { Seat } from '../../core/game.ts';
import type { AnyRoom } from '../../games/room.ts';
import type { HallClient } from '../../hall/client.ts';
import type { Told } from '../../hall/told.ts';
import { PHRASES } from '../../hall/talk.ts';
import type { Commands, CompanyModel, PanelHandlers } from '../../panels/model.ts';
import { HallCarrier } from '../../session/hall-carrier.ts';
import { GIVE_UP, LEAVE_TABLE } from '../../session/questions.ts';
import type { SavedMatch } from '../../session/start.ts';
import type { Bond } from '../bond.ts';
import type { Parts } from '../parts.ts';
import { personName } from '../windows/relays.ts';

type SeatParts = Pick<Parts, 'panels' | 'audio' | 'remind' | 'rememberTable'>;
/** The sound of one's turn, where the page may be behind others. */
const YOUR_TURN = 'bell';

type Order = CompanyModel['orders'][number];
const ASK_BOT: Order = {
  label: 'Ask for a bot',
  command: 'ask-bot',
  tip: 'A bot plays on until they are back.',
};
const TAKE_SEAT: Order = {
  label: 'Take a seat',
  command: 'take-seat',
  tip: 'Play on for a bot, or for somebody who left.',
};

export class HallSeat implements Bond {
  readonly carrier: HallCarrier;
  readonly client: HallClient;
  readonly #parts: SeatParts;
  readonly #room: AnyRoom;
  /** Comes to this table anew, in another chair. */
  readonly #again: () => void;
  #awaited: Seat | undefined;
  #ended: (() => void) | undefined;

  constructor(parts: SeatParts, room: AnyRoom, client: HallClient, again: () => void) {
    this.#parts = parts;
    this.#again = again;
    this.#room = room;
    this.client = client;
    this.carrier = new HallCarrier(client, message => this.#say(message, 'bad'));
    const { seat } = client;
    if (seat !== undefined && client.table?.seats[seat]?.replaced) void client.wish({ do: 'return' });
  }

  get line(): string {
    return this.#isRanked
      ? "The Hall's clock runs on. Come back by this page's address."
      : 'The match goes on without you. Come back by its link.';
  }

  readonly handlers: Partial<PanelHandlers> = {
    sayPhrase: id => {
      const chair = /^chair:(\d+)$/.exec(id)?.[1];
      if (chair !== undefined) return void this.#sit(Number(chair));
      const phrase = PHRASES.find(one => one.id === id);
      this.#parts.panels.close('talk');
      if (phrase) void this.#wish({ do: 'say', phrase: phrase.id });
    },
  };

  readonly commands: Commands = {
    talk: () => this.#parts.panels.open({ kind: 'talk', title: 'Say', phrases: PHRASES }),
    'take-seat': () => {
      const phrases = this.#free.map(seat => ({ id: `chair:${seat}`, text: this.#nameOf(seat) }));
      this.#parts.panels.open({ kind: 'talk', title: 'Take a seat', phrases });
    },
    'ask-bot': () => {
      const against = this.#awaited;
      if (against !== undefined) void this.#wish({ do: 'vote', against });
    },
  };

  /** What people and bots here are called, by seat. */
  get names(): readonly string[] {
    return (this.client.table?.seats ?? []).map(({ name }) => name ?? '');
  }

  /** The Hall keeps it. What matters here is whose turn it is by now. */
  keep(): void {
    const { view, seat } = this.client;
    if (seat === undefined || view?.ask?.seat !== seat || this.#awaited === undefined) return;
    this.#awaited = undefined;
    this.#parts.remind(`Your turn in ${this.#room.card.title}`);
    this.#parts.audio.play(YOUR_TURN);
  }

  awaits(_saved: SavedMatch, seat: Seat): void {
    this.#awaited = seat;
    this.#showAwaited();
  }

  written = (): Promise<string> => {
    const known = this.client.ending;
    if (known) return Promise.resolve(known.run);
    return new Promise(done => {
      this.#ended = () => done(this.client.ending!.run);
    });
  };

  async leaves(): Promise<void> {
    const { client } = this;
    if (client.seat === undefined || client.table?.phase !== 'running') return;
    // Whoever only steps out finds the table in the page's address.
    if (!(await this.#parts.panels.confirm(this.#isRanked ? GIVE_UP : LEAVE_TABLE))) return;
    this.#parts.rememberTable(undefined);
    await client.wish({ do: this.#isRanked ? 'give-up' : 'rise' });
  }

  close(): void {
    this.client.close();
  }

  hear(told: Told): void {
    this.carrier.hear(told);
    switch (told.kind) {
      case 'said': {
        const phrase = PHRASES.find(({ id }) => id === told.phrase)!;
        return this.#say(`${this.#nameOf(told.seat)}: ${phrase.text}`);
      }
      case 'voted':
        return this.#say(
          `${this.#nameOf(told.seat)} asks for a bot in ${this.#nameOf(told.against)}'s place.`,
        );
      case 'offline':
        return this.#say('The Hall is out of reach. Trying again …', 'bad');
      case 'trouble':
        return this.#parts.panels.toast({ text: told.problem.message, tone: 'bad', sticky: true });
      case 'over':
        this.#parts.rememberTable(undefined);
        return this.#ended?.();
      case 'table':
      case 'present':
      case 'online':
        if (this.#awaited !== undefined) this.#showAwaited();
    }
  }

  /** Somebody who is away is told apart from somebody who thinks. */
  #showAwaited(): void {
    const seat = this.#awaited!;
    const { table, present } = this.client;
    const card = table?.seats[seat];
    const isBot = card?.who !== 'person' || card.replaced === true;
    const isAway = !isBot && !present.seats.includes(seat);
    const name = this.#nameOf(seat);
    const text = isBot ? `${name} is a bot and thinks` : isAway ? `${name} is away` : `Waiting for ${name}`;
    this.#parts.panels.table({ company: { text, orders: this.#orders(isBot) } });
  }

  #orders(isBot: boolean): CompanyModel['orders'] {
    if (this.client.seat === undefined) return this.#free.length > 0 ? [TAKE_SEAT] : [];
    return isBot ? [] : [ASK_BOT];
  }

  /** Late joiners play on for a bot, or for somebody who left. */
  get #free(): readonly Seat[] {
    const { table } = this.client;
    if (table?.phase !== 'running' || this.#isRanked) return [];
    return table.seats.flatMap(({ who, gone }, seat) => (who === 'bot' || gone ? [seat] : []));
  }

  async #sit(seat: Seat): Promise<void> {
    this.#parts.panels.close('talk');
    const answered = await this.client.wish({ do: 'sit', seat });
    if (answered.ok) this.#again();
    else this.#say(answered.problem.message, 'bad');
  }

  get #isRanked(): boolean {
    return this.client.table?.ranked !== undefined;
  }

  async #wish(wish: Parameters<HallClient['wish']>[0]): Promise<void> {
    const answered = await this.client.wish(wish);
    if (!answered.ok) this.#say(answered.problem.message, 'bad');
  }

  #nameOf(seat: Seat): string {
    return personName(this.#room, seat, this.names);
  }

  #say(text: string, tone: 'bad' | 'plain' = 'plain'): void {
    this.#parts.panels.toast({ text, tone });
  }
}
