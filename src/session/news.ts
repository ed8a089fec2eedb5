/** Who did what since somebody's last turn, a line for each: "Blue explored, gathered 1 treasure." */
import type { GameEvent, GameState, Seat } from '../core/game.ts';
import type { Moment } from '../core/moments.ts';
import { listed } from '../games/phrases.ts';
import type { AnyRoom } from '../games/room.ts';

interface Told {
  readonly seat: Seat;
  readonly who: string;
  readonly did: readonly string[];
  /** Of that what its own seat is told again. */
  readonly lasting: readonly string[];
}

/** Who has not been asked for longer than this has more to read than anybody would. */
const KEPT = 24;
const IDLE = 'did nothing';

const seatOf = (event: GameEvent & { readonly seat?: unknown }): Seat | undefined =>
  event.type === 'turn-began' && typeof event.seat === 'number' ? event.seat : undefined;

export class NewsDesk {
  #turns: readonly Told[] = [];

  tell(room: Pick<AnyRoom, 'news'>, moment: Moment<GameState, GameEvent>): void {
    const { event } = moment;
    const news = room.news?.[event.type]?.(event, moment) ?? '';
    const said = typeof news === 'string' ? news : news.lasting;
    if (said === '') return;
    const seat = seatOf(event);
    const now = this.#turns.at(-1);
    if (seat !== undefined)
      this.#turns = [...this.#turns.slice(1 - KEPT), { seat, who: said, did: [], lasting: [] }];
    else if (now && !now.did.includes(said)) {
      const lasting = news === said ? now.lasting : [...now.lasting, said];
      this.#turns = [...this.#turns.slice(0, -1), { ...now, did: [...now.did, said], lasting }];
    }
  }

  /** Nothing once this seat has done something itself. Its own bad luck comes first; turns that went by alike share a line. */
  since(seat: Seat): readonly string[] {
    const now = this.#turns.at(-1);
    if (now?.seat !== seat || now.did.length > 0) return [];
    const own = this.#turns.findLastIndex(
      (turn, index) => turn.seat === seat && index < this.#turns.length - 1,
    );
    const lines = new Map<string, Set<string>>();
    for (const { who, did } of this.#turns.slice(own + 1, -1)) {
      const deeds = did.join(', ') || IDLE;
      lines.set(deeds, (lines.get(deeds) ?? new Set()).add(who));
    }
    const before = this.#turns[own];
    const mine = before && before.lasting.length > 0 ? [`${before.who} ${before.lasting.join(', ')}.`] : [];
    return [...mine, ...[...lines].map(([deeds, who]) => `${listed([...who])} ${deeds}.`)];
  }
}
