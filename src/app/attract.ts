/** After a while without anybody, a bot plays behind the menu. Any sign of life sends it away. */
import type { Player } from '../core/game.ts';
import { ROOMS } from '../games/index.ts';
import { type AnyRoom, usualOptions } from '../games/room.ts';
import { Clock } from '../services/clock.ts';
import { loadPack } from '../services/packs.ts';
import { randomSeed } from '../services/random-seed.ts';
import type { Session } from '../session/session.ts';
import type { Parts } from './parts.ts';
import { silentPanels } from './silence.ts';

const IDLE_MS = 40_000;
// A new size, too: the doors in the picture would not be where their signs hang.
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'resize'] as const;

/** Every show has another room: the one after the first door begins, and so on in their order. */
let shows = 0;

/** As many as usually sit there. */
const seatsOf = ({ card }: AnyRoom): Player[] =>
  Array.from({ length: card.seats.usual ?? card.seats.min }, () => 'normal');

type AttractParts = Pick<Parts, 'panels' | 'display' | 'settings' | 'bots' | 'now'>;

export class Attract {
  readonly #parts: AttractParts;
  readonly #off = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: Session | undefined;
  #closed = false;

  constructor(parts: AttractParts) {
    this.#parts = parts;
    for (const sign of SIGNS) window.addEventListener(sign, () => this.#stir(), { signal: this.#off.signal });
    this.#wait();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#off.abort();
    this.#show?.close();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#begin(), IDLE_MS);
  }

  #stir(): void {
    this.#wait();
    if (!this.#show) return;
    this.#show.close();
    this.#show = undefined;
    void this.#parts.display.back();
  }

  async #begin(): Promise<void> {
    const { panels, settings, display, bots, now } = this.#parts;
    if (settings.value.reducedMotion || settings.value.lowPower) return;
    shows += 1;
    const room = await ROOMS[shows % ROOMS.length]!.load();
    const { Session: Show } = await import('../session/session.ts');
    const packs = await Promise.all(room.assets.packs.map(name => loadPack(name)));
    if (this.#closed) return;
    const laid = await display.behind(room, packs);
    if (!laid || this.#closed) return;
    const { table, player } = laid;
    player.speed = 2;
    const seats = seatsOf(room);
    const session = new Show(
      {
        room,
        table,
        player,
        // The menu keeps its own words while the bot plays.
        panels: silentPanels(panels.model),
        clock: new Clock(now),
        settings: () => settings.value,
        sound: () => undefined,
        music: () => undefined,
        vibrate: () => undefined,
        advise: (seat, level, view, legal) =>
          bots.advise({ match: 0, game: room.card.id, seat, level, view, legal }),
        explore: () => Promise.resolve([]),
        save: () => undefined,
        awaits: () => undefined,
        ended: () => undefined,
        over: () => void this.#begin(),
        leave: () => undefined,
        unusedKey: () => undefined,
      },
      { setup: { seed: randomSeed(), seats, options: usualOptions(room, seats.length) } },
    );
    this.#show = session;
    session.begin();
  }
}
