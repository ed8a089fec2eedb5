/**
 * Moments out of matches that bots have played, as saved matches: laid into the storage of a page, the menu's
 * "Continue" leads straight to them. So the tour sees the fourth level or a victory without playing up to it.
 */
import {
  type BotLevel,
  type GameAction,
  type GameEvent,
  type GameState,
  type Options,
  sameAction,
} from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { readSeed } from '../../src/core/seed.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { type AnyMatch, playBots } from '../../src/records/bot-match.ts';
import type { ClockSnapshot, SplitTime } from '../../src/core/clocks.ts';
import { typedAs } from '../../src/session/spelling.ts';
import type { SavedMatch } from '../../src/session/start.ts';
import { openRoom } from '../lib/command-line.ts';

const MOST_SEEDS = 200;
/** A decision of two seconds and a motion of half a second, so that the clocks on the pictures look played. */
const PACE = { igt: 2_000, rta: 2_500 };

/** What a position is looked for by: the state in which it is decided, the decision, and what came of it. */
export interface Decision<S = GameState, E = GameEvent> {
  readonly state: S;
  readonly action: GameAction;
  readonly events: readonly E[];
  readonly isLast: boolean;
}

export interface Position {
  readonly save: SavedMatch;
  /** What the bot did there, as a person reads it, or the word as a person types it. */
  readonly order: string;
}

/** The matches of one bot on one seed after another. */
export class Recorded {
  readonly #room: AnyRoom;
  readonly #level: BotLevel;
  readonly #seats: number;
  readonly #options: Options;
  readonly #matches: AnyMatch[] = [];

  /** `seats`: how many bots sit down; as few as the room allows unless told. */
  static async of(game: string, level: BotLevel, seats?: number, options: Options = {}): Promise<Recorded> {
    return new Recorded(await openRoom(game), level, seats, options);
  }

  constructor(room: AnyRoom, level: BotLevel, seats = room.card.seats.min, options: Options = {}) {
    this.#room = room;
    this.#level = level;
    this.#seats = seats;
    this.#options = options;
  }

  /** The first position of this kind in any match with this ending. */
  find(isIt: (decision: Decision) => boolean, ending?: 'won' | 'lost'): Position {
    for (let index = 0; index < MOST_SEEDS; index++) {
      const match = this.#match(index);
      if (ending && this.#room.game.outcome(match.state)?.ending !== ending) continue;
      const position = positionIn(this.#room, match, isIt);
      if (position) return position;
    }
    throw new Error(`No match of ${this.#room.card.title} comes to such a position.`);
  }

  #match(index: number): AnyMatch {
    const seed = readSeed(`tour ${index}`);
    if (!seed.ok) throw new Error(seed.problem.message);
    const seats = Array.from({ length: this.#seats }, () => this.#level);
    this.#matches[index] ??= playBots(this.#room, {
      seed: seed.value,
      seats,
      options: { ...usualOptions(this.#room, seats.length), ...this.#options },
    });
    return this.#matches[index];
  }
}

function positionIn(
  room: AnyRoom,
  played: AnyMatch,
  isIt: (decision: Decision) => boolean,
): Position | undefined {
  const match = new Match(room.game, played.setup);
  const splits: SplitTime[] = [];
  for (const entry of played.entries) {
    if (entry.kind === 'undo') throw new Error('Bots take nothing back.');
    const { state } = match;
    const before = match.entries.length;
    const events = match.act(entry.action);
    const isFound = isIt({ state, action: entry.action, events, isLast: match.isOver });
    if (!isFound) {
      splits.push(...splitsIn(room, match, events));
      continue;
    }
    const { choices } = room.prompt(state, state.ask?.seat ?? 0);
    const listed = choices.find(choice => sameAction(choice.action, entry.action))?.label;
    const order = listed ?? typedAs(entry.action);
    if (order === undefined) continue;
    return { order, save: savedMatch(match, before, state, splits) };
  }
  return undefined;
}

const clocksAt = (count: number, turns: number): ClockSnapshot => ({
  igt: PACE.igt * count,
  rta: PACE.rta * count,
  turns,
});

function splitsIn(room: AnyRoom, match: AnyMatch, events: readonly GameEvent[]): SplitTime[] {
  return events
    .map(event => room.game.split?.(event))
    .filter(name => name !== undefined)
    .map(name => ({ name, ...clocksAt(match.entries.length, match.state.turn) }));
}

/** Whoever decides there is the person at the table; the others stay bots. */
function savedMatch(
  match: AnyMatch,
  count: number,
  state: GameState,
  splits: readonly SplitTime[],
): SavedMatch {
  const entries = match.entries
    .slice(0, count)
    .map((entry, index) => ({ entry, igt: PACE.igt, rta: PACE.rta * (index + 1) }));
  return {
    game: match.game.id,
    setup: {
      ...match.setup,
      seats: match.setup.seats.map((player, seat) => (seat === state.ask?.seat ? 'human' : player)),
    },
    flag: undefined,
    entries,
    splits,
    clocks: clocksAt(count, state.turn),
  };
}
