/** Today's dungeons: lets the bots prove them, shows them, and starts them. */
import { ROOMS } from '../games/index.ts';
import { dailyState, hasDaily, PENTATHLON } from '../records/daily.ts';
import type { Par } from '../records/record.ts';
import type { App } from './app.ts';
import { startDaily } from './start.ts';
import { dailyModel } from './windows/daily.ts';

const SECOND = 1000;

export class Dailies {
  readonly #app: App;
  readonly #pars = new Map<string, Par>();
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(app: App) {
    this.#app = app;
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
    this.close();
    if (game === PENTATHLON) return this.#app.pentathlon.open(date);
    const room = await this.#app.room(game);
    if (!room) return;
    const { today, records } = this.#app.ledger;
    const certificate = await this.#app.parts.bots.certify({ game, date, event: game });
    const ranks = date === today.day && dailyState(records, game, today).isOpen;
    await this.#app.play(room, startDaily(room, certificate, ranks ? 'daily' : 'practice'));
  }

  async #prove(game: string): Promise<void> {
    const { day } = this.#app.ledger.today;
    const { par } = await this.#app.parts.bots.certify({ game, date: day, event: game });
    this.#pars.set(game, par);
    if (this.#ticking) this.#show();
  }

  #show(): void {
    const { ledger, parts } = this.#app;
    parts.panels.open(dailyModel(ledger.records, ledger.today, parts.now(), this.#pars));
  }
}
