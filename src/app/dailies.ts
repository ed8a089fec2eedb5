/** Today's dungeons: lets the bots prove them, shows them, and starts them. */
import { findRoom, ROOMS } from '../games/index.ts';
import type { Twist } from '../games/twists.ts';
import { shareLineOf } from '../panels/logic/share.ts';
import { dailyState, featuredOn, hasDaily, twistOf } from '../records/daily.ts';
import type { Par } from '../records/record.ts';
import { copyText } from '../services/share.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import { startDaily } from './start.ts';
import { dailyModel, type DailyNews } from './windows/daily.ts';

const SECOND = 1000;

const BY_HAND = 'The browser does not allow copying here. Select the text and copy it.';

type DailyParts = Pick<Parts, 'panels' | 'bots' | 'ledger' | 'settings' | 'tools' | 'hall' | 'now'>;
type DailyWays = Pick<Navigator, 'play' | 'room'>;

export class Dailies {
  readonly #parts: DailyParts;
  readonly #go: DailyWays;
  readonly #pars = new Map<string, Par>();
  /** Of the delve of the day, by the day. */
  readonly #twists = new Map<string, Twist>();
  #ticking: ReturnType<typeof setInterval> | undefined;
  #hasBoards = false;

  constructor(parts: DailyParts, go: DailyWays) {
    this.#parts = parts;
    this.#go = go;
  }

  open(): void {
    this.close();
    this.#show();
    this.#ticking = setInterval(() => this.#show(), SECOND);
    void this.#twist(this.#parts.ledger.today.day);
    void this.#parts.hall.find().then(isThere => {
      this.#hasBoards = isThere;
    });
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

  /** The line of yesterday's run. */
  async copyYesterday(): Promise<void> {
    const { panels, ledger, settings, tools, now } = this.#parts;
    const { yesterday } = dailyModel(ledger.records, ledger.today, now(), this.#news).feature;
    const { share, shareEmoji } = yesterday;
    if (share === undefined) return;
    const text = shareLineOf({ share, shareEmoji }, settings.value);
    if ((await copyText(text, tools)) === 'copied')
      panels.toast({ text: "Yesterday's line was copied.", tone: 'good', icon: 'link' });
    else panels.open({ kind: 'text', title: "Yesterday's line", line: BY_HAND, text });
  }

  /** Only its room knows what is different about a day. A room that does not come costs the twist its words. */
  async #twist(day: string): Promise<void> {
    const room = await findRoom(featuredOn(day))
      ?.load()
      .catch(() => undefined);
    const twist = room && twistOf(room, day);
    if (!twist) return;
    this.#twists.set(day, twist);
    if (this.#ticking) this.#show();
  }

  async #prove(game: string): Promise<void> {
    const { day } = this.#parts.ledger.today;
    const { par } = await this.#parts.bots.certify({ game, date: day, event: game });
    this.#pars.set(game, par);
    if (this.#ticking) this.#show();
  }

  #show(): void {
    const { panels, ledger, now } = this.#parts;
    panels.open({
      ...dailyModel(ledger.records, ledger.today, now(), this.#news),
      hasBoards: this.#hasBoards,
    });
  }

  get #news(): DailyNews {
    const { today, tries } = this.#parts.ledger;
    return { pars: this.#pars, twist: this.#twists.get(today.day), tries };
  }
}
