/** Matches of bots to learn from, dealt by named seeds, and what is seen in them. */
import type { Features } from '../../src/analyst/outlook.ts';
import { worthOf } from '../../src/analyst/outlook.ts';
import type { Bot } from '../../src/bots/bot.ts';
import type { BotLevel, GameAction, GameState, Options, Seat, Setup } from '../../src/core/game.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { newStreams, pick, stream, type Dice } from '../../src/core/rng.ts';
import { viewOf } from '../../src/core/view.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { handsOf, type Hands } from './recipe.ts';

/** Seeds to learn from, and seeds that are kept apart to be foretold. Both are played alike. */
export type Kind = 'lesson' | 'held-out';

/** A position as one seat saw it: what came of it in millionths (a win: all of them), then the features. */
export type Row = readonly number[];

type AnyBot = Bot<GameState, GameAction>;

/** A match that comes to no end teaches nothing. */
const MOST_ACTIONS = 5000;

interface Plan {
  readonly setup: Setup;
  readonly opener: BotLevel;
  readonly slips: number;
  /** The first decision of those who play on; positions from there on are seen. */
  readonly from: number;
  /** Who plays on, by seat. */
  readonly players: readonly BotLevel[];
}

/** A position of a match that has come to its end, as one seat saw it. */
interface Seen {
  readonly view: GameState;
  readonly seat: Seat;
  readonly outcome: Outcome;
}

export function live(
  room: AnyRoom,
  features: Features<GameState>,
  kind: Kind,
  index: number,
  looks: number,
): Row[] {
  return seenIn(room, kind, index, looks).map(({ view, seat, outcome }) => [
    worthOf(features, outcome, seat),
    ...features.of(view, seat),
  ]);
}

/** So many positions of a match, spread over it evenly: long matches say no more than short ones. Among rivals each sees them. */
export function seenIn(room: AnyRoom, kind: Kind, index: number, looks: number): Seen[] {
  const { game } = room;
  const plan = planOf(room, `${kind} ${room.card.id} ${index}`);
  const players = playersOf(room, plan);
  const states: GameState[] = [];
  let { state } = game.create(plan.setup);
  for (let at = 0; state.ask && at < MOST_ACTIONS; at++) {
    if (at >= plan.from) states.push(state);
    const { seat } = state.ask;
    const player = players(at)[seat]!;
    const { action } = player.choose(viewOf(game, state, seat), [...game.legalActions(state)]);
    state = game.apply(state, action).state;
  }
  const outcome = game.outcome(state);
  if (!outcome) return [];
  const dice = stream(newStreams(plan.setup.seed), 'positions');
  const everybody = [...plan.setup.seats.keys()];
  return spread(states, looks, dice).flatMap(seen => {
    const anybody = dice.int(everybody.length);
    // What comes for one of those who play together comes for all.
    const seats = outcome.ending === 'ranked' ? everybody : [anybody];
    return seats.map(seat => ({ view: viewOf(game, seen, seat), seat, outcome }));
  });
}

/** One of each part of the list. */
function spread<T>(list: readonly T[], parts: number, dice: Dice): T[] {
  const { length } = list;
  if (length === 0) return [];
  const at = Array.from({ length: parts }, (_, part) =>
    Math.floor((part * length + dice.int(length)) / parts),
  );
  return [...new Set(at)].map(index => list[index]!);
}

function playersOf(room: AnyRoom, { opener, slips, from, players }: Plan): (at: number) => readonly AnyBot[] {
  const bots = (level: BotLevel): AnyBot[] => players.map((_, seat) => room.bot(level, seat));
  const [openers, whims] = [bots(opener), bots('random')];
  const own = players.map((level, seat) => room.bot(level, seat));
  return at => (at >= from ? own : at >= from - slips ? whims : openers);
}

/** Any number of seats; half of the matches as the new-game dialog proposes them, half with any options. */
function planOf(room: AnyRoom, seed: string): Plan {
  const hands = handsOf(room.card.id);
  const dice = stream(newStreams(seed), 'plan');
  const { min, max } = room.card.seats;
  const count = min + dice.int(max - min + 1);
  const options = optionsOf(room, count, dice);
  const players = Array.from({ length: count }, () => pick(dice, hands.players));
  return { setup: { seed, seats: players, options }, players, ...openingOf(hands, dice) };
}

/** In a third of the matches those who play on have played from the beginning. */
function openingOf({ openers, opening, slips }: Hands, dice: Dice): Pick<Plan, 'opener' | 'slips' | 'from'> {
  const isOpened = dice.int(3) > 0 && opening > 0;
  return {
    opener: pick(dice, openers),
    slips: dice.int(slips + 1),
    from: isOpened ? 1 + dice.int(opening) : 0,
  };
}

function optionsOf(room: AnyRoom, seats: number, dice: Dice): Options {
  if (dice.int(2) === 0) return usualOptions(room, seats);
  return Object.fromEntries(room.options.map(({ id, values }) => [id, pick(dice, values).value]));
}
