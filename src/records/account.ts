/** The account of a run, kept while it is played back; what badges it has earned, and what stood out in it. */
import type { GameEvent, GameState, Seat, Setup } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { ReplayStep, Verified } from '../core/replay.ts';
import type { Account, AccountStep, AnyBadge } from '../games/badges.ts';
import { featsOf, type EndingLook, type Feat } from '../games/endings.ts';
import { isWin, personsResult } from './record.ts';

type Step = AccountStep<GameState, GameEvent>;

/** Watches a run while it is played back. States never change, so keeping them is only pointing. */
export class AccountWatch {
  #start: GameState | undefined;
  readonly #steps: Step[] = [];

  see({ state, events, undone, entry }: ReplayStep<GameState, GameEvent>): void {
    if (undone) this.#steps.pop();
    else if (entry) this.#steps.push({ before: this.#latest, after: state, events });
    else this.#start = state;
  }

  /** By their ids, in the order of the room. A run that took back a die or a secret has none, nor has a bot's. */
  badges(badges: readonly AnyBadge[], { seats }: Setup, verdict: Verified): string[] {
    const { outcome, practice } = verdict;
    if (!outcome || practice) return [];
    const accounts = seats.flatMap((player, seat) =>
      player === 'human' ? [this.#account(seat, seats.length, outcome)] : [],
    );
    return badges.filter(({ earned }) => accounts.some(account => earned(account))).map(({ id }) => id);
  }

  /** In words, the best first, of whoever is celebrated. News belongs to the turn in which it was made, even if it ended it. */
  feats(feats: readonly Feat<GameEvent>[], { seats }: Setup, { outcome }: Verified): string[] {
    const told = this.#steps.map(({ before, events }) => ({ turn: before.turn, events }));
    return outcome ? featsOf(feats, told, personsResult(outcome, seats).seat) : [];
  }

  /** What became of whoever is celebrated, if the room tells it from its events. */
  story(
    { story }: EndingLook<GameState, GameEvent>,
    { seats }: Setup,
    { outcome }: Verified,
  ): string | undefined {
    if (!outcome || !story) return undefined;
    const { seat } = personsResult(outcome, seats);
    const isAlone = seats.filter(player => player === 'human').length === 1;
    return story(this.#account(seat, seats.length, outcome), isAlone);
  }

  get #latest(): GameState {
    return this.#steps.at(-1)?.after ?? this.#start!;
  }

  #account(seat: Seat, seats: number, outcome: Outcome): Account<GameState, GameEvent> {
    const result = outcome.results.find(one => one.seat === seat)!;
    const byType = sorted(this.#steps.flatMap(({ events }) => events));
    return {
      seat,
      seats,
      outcome,
      result,
      won: isWin({ ending: outcome.ending, place: result.place }),
      start: this.#start!,
      end: this.#latest,
      steps: this.#steps,
      // Each list holds events of its own type only, which a look-up cannot prove to the compiler.
      told: (type: string) => (byType.get(type) ?? []) as never[],
    };
  }
}

function sorted(events: readonly GameEvent[]): ReadonlyMap<string, GameEvent[]> {
  const byType = new Map<string, GameEvent[]>();
  for (const event of events) {
    const alike = byType.get(event.type);
    if (alike) alike.push(event);
    else byType.set(event.type, [event]);
  }
  return byType;
}
