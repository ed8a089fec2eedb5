/** Today's dungeons: lets the bots prove them, shows them, and starts them. */
import { ROOMS } from '../games/index.ts';
import { dailyState, hasDaily } from '../records/daily.ts';
import type { Par } from '../records/record.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import { startDaily } from './start.ts';
import { dailyModel } from './windows/daily.ts';

const SECOND = 1000;

type DailyParts = Pick<Parts, 'panels' | 'bots' | 'ledger' | 'now'>;
type DailyWays = Pick<Navigator, 'play' | 'room'>;

export class Dailies {
  readonly #parts: DailyParts;
  readonly #go: DailyWays;
  readonly #pars = new Map<string, Par>();
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(parts: DailyParts, go: DailyWays) {
    this.#parts = parts;
    this.#go = go;
  }

  open(): void {
    this.close();
    this.#show();
    this.#ticking = setInterval(() => this.#show(), SECOND);
    for (const { card } of ROOMS.filter(room => hasDaily(room.card))) void this.#prove(card.id);
  }

  /** The window is closed: nothing counts down any more. */
  close(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  async play(game: string, date: string): Promise<void> {
    const room = await this.#go.room(game);
    if (!room) return;
    const { today, records } = this.#parts.ledger;
    const certificate = await this.#parts.bots.certify({ game, date, event: game });
    const ranks = date === today.day && dailyState(records, game, today).isOpen;
    await this.#go.play(room, startDaily(room, certificate, ranks ? 'daily' : 'practice'));
  }

  async #prove(game: string): Promise<void> {
    const { day } = this.#parts.ledger.today;
    const { par } = await this.#parts.bots.certify({ game, date: day, event: game });
    this.#pars.set(game, par);
    if (this.#ticking) this.#show();
  }

  #show(): void {
    const { panels, ledger, now } = this.#parts;
    panels.open(dailyModel(ledger.records, ledger.today, now(), this.#pars));
  }
}
