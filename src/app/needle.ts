/** The needle: a person's chance to win, live, for those who practise or watch. Ranked runs never see it. */
import type { GameState, Player, Seat } from '../core/game.ts';
import { viewOf } from '../core/view.ts';
import type { AnyRoom } from '../games/room.ts';
import type { MatchStart } from './start.ts';
import type { Parts } from './parts.ts';

type NeedleParts = Pick<Parts, 'panels' | 'settings' | 'bots'>;

/** Whose chances they are: the first person's; among bots, the first seat's. */
export function personIn(seats: readonly Player[]): Seat {
  return Math.max(0, seats.indexOf('human'));
}

/** Only where nothing is at stake. */
export function mayShowNeedle({ category, lesson }: Pick<MatchStart, 'category' | 'lesson'>): boolean {
  return category === 'practice' || lesson === true;
}

export class Needle {
  readonly #parts: NeedleParts;
  readonly #room: AnyRoom;
  readonly #seat: Seat;
  #state: GameState | undefined;

  constructor(parts: NeedleParts, room: AnyRoom, seat: Seat) {
    this.#parts = parts;
    this.#room = room;
    this.#seat = seat;
  }

  /** Asked as often as one likes: another state is looked at once, as soon as `shown` says that it was seen. */
  look(state: GameState, shown: () => Promise<void> = () => Promise.resolve()): void {
    const isOn = this.#parts.settings.value.needle && this.#room.outlook !== undefined;
    if (!isOn) return this.#hide();
    if (state === this.#state) return;
    this.#state = state;
    void this.#ask(state, shown()).catch(() => undefined);
  }

  /** A needle that points at dice still rolling would give them away. */
  async #ask(state: GameState, shown: Promise<void>): Promise<void> {
    await shown;
    if (state !== this.#state) return;
    const { game, card } = this.#room;
    const view = viewOf(game, state, this.#seat);
    const chance = await this.#parts.bots.outlook({ game: card.id, seat: this.#seat, view });
    if (state === this.#state) this.#parts.panels.table({ needle: chance });
  }

  #hide(): void {
    if (this.#state) this.#parts.panels.table({ needle: undefined });
    this.#state = undefined;
  }
}
