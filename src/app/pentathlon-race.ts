/** All the dungeons in a row: begins, goes on after each leg, survives a reload, and ends with its sum. */
import { dailySeed } from '../core/seed.ts';
import { ROOMS } from '../games/index.ts';
import { dailyState, PENTATHLON } from '../records/daily.ts';
import {
  abortLeg,
  beginPentathlon,
  currentLeg,
  finishLeg,
  giveUp,
  pentathlonCards,
  pentathlonRecord,
  startLeg,
  type Pentathlon,
} from '../records/pentathlon.ts';
import { PENTATHLON_DOCUMENT } from '../records/pentathlon-document.ts';
import type { RunRecord } from '../records/record.ts';
import type { ClockSnapshot } from '../core/clocks.ts';
import type { NextModel } from '../panels/model.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import { startDaily } from './start.ts';
import { pentathlonModel } from './windows/pentathlon.ts';

type RaceParts = Pick<Parts, 'panels' | 'storage' | 'bots' | 'ledger' | 'now'>;
type RaceWays = Pick<Navigator, 'play' | 'room'>;

const nextLeg = (label: string): NextModel => ({ label, command: 'next', isFirst: true });

export class PentathlonRace {
  readonly #parts: RaceParts;
  readonly #go: RaceWays;
  readonly #writeDown: (record: RunRecord) => Promise<void>;
  /** The day that a fresh start is for. */
  #date = '';

  constructor(parts: RaceParts, go: RaceWays, writeDown: (record: RunRecord) => Promise<void>) {
    this.#parts = parts;
    this.#go = go;
    this.#writeDown = writeDown;
  }

  get state(): Pentathlon | undefined {
    return this.#parts.storage.read(PENTATHLON_DOCUMENT);
  }

  open(date: string): void {
    this.#date = date;
    this.#show();
  }

  async start(): Promise<void> {
    const { bots, now } = this.#parts;
    const { today, records } = this.#parts.ledger;
    const date = this.#date || today.day;
    const cards = pentathlonCards(ROOMS.map(room => room.card));
    const legs = await Promise.all(
      cards.map(async ({ id }) => {
        const { seed } = await bots.certify({ game: id, date, event: PENTATHLON });
        return { game: id, seed };
      }),
    );
    const practice = date !== today.day || !dailyState(records, PENTATHLON, today).isOpen;
    this.#keep(beginPentathlon({ seed: dailySeed(PENTATHLON, date), startedAt: now(), practice, legs }));
    await this.next();
  }

  /** On to the leg that is next, or to the sum of all. */
  async next(): Promise<void> {
    const state = this.state;
    const leg = state && currentLeg(state);
    if (!state || !leg) return this.#show();
    const room = await this.#go.room(leg.game);
    if (!room) return;
    this.#keep(startLeg(state));
    const date = /\d{4}-\d{2}-\d{2}/.exec(leg.seed)?.[0] ?? '';
    const certificate = await this.#parts.bots.certify({ game: leg.game, date, event: PENTATHLON });
    await this.#go.play(room, startDaily(room, certificate, 'pentathlon'));
  }

  /** A leg was played to its end. Gives the words of the button that leads on. */
  finished(record: RunRecord): NextModel {
    const state = this.state;
    if (!state) return nextLeg('The Pentathlon');
    const after = finishLeg(state, record);
    this.#keep(after);
    const leg = currentLeg(after);
    if (leg)
      return nextLeg(`Next leg: ${ROOMS.find(room => room.card.id === leg.game)?.card.title ?? leg.game}`);
    this.#sum(after);
    return nextLeg('The sum of all legs');
  }

  /** Left in the middle of a leg: it is lost, the others are not. */
  leave(clocks: ClockSnapshot): void {
    const state = this.state;
    if (!state || !currentLeg(state)) return;
    const after = abortLeg(state, clocks);
    this.#keep(after);
    if (!currentLeg(after)) this.#sum(after);
  }

  giveUp(): void {
    const state = this.state;
    if (!state) return;
    const after = giveUp(state);
    this.#keep(after);
    this.#sum(after);
    this.#show();
  }

  #sum(state: Pentathlon): void {
    const record = pentathlonRecord(state, this.#parts.now());
    if (record) void this.#writeDown(record);
  }

  #keep(state: Pentathlon): void {
    this.#parts.storage.write(PENTATHLON_DOCUMENT, state);
  }

  #show(): void {
    this.#parts.panels.open(pentathlonModel(this.state));
  }
}
