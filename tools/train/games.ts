/** Matches of bots to learn from, dealt by named seeds, and what is seen in them. */
import type { Features } from '../../src/analyst/outlook.ts';
import type { Bot } from '../../src/bots/bot.ts';
import type { BotLevel, GameAction, GameState, Options, Setup } from '../../src/core/game.ts';
import { isWin } from '../../src/core/outcome.ts';
import { newStreams, pick, stream, type Dice } from '../../src/core/rng.ts';
import { viewOf } from '../../src/core/view.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';

/** `lesson`: somebody else may open, and what follows is learned from. `held-out`: the teacher alone, to be foretold. */
export type Kind = 'lesson' | 'held-out';

/** A position as one seat saw it, and whether that seat won: 1 or 0, then the features. */
export type Row = readonly number[];

type AnyBot = Bot<GameState, GameAction>;

/** An outlook is the chance to win if this bot plays on, in all seats. */
const TEACHER: BotLevel = 'hard';
/** Who opens: what the teacher itself would never get into is seen as well. */
const OPENERS: readonly BotLevel[] = [TEACHER, TEACHER, 'normal', 'easy', 'random'];
/** Decisions of an opening, and blind ones at its end: fewer than these. */
const LONGEST_OPENING = 240;
const SLIPS = 6;
/** A match that comes to no end teaches nothing. */
const MOST_ACTIONS = 5000;

interface Plan {
  readonly setup: Setup;
  readonly opener: BotLevel;
  readonly slips: number;
  /** The first decision of the teacher; positions from there on are seen. */
  readonly from: number;
}

/** Of every `thin` positions one, seen by any seat. */
export function live(
  room: AnyRoom,
  features: Features<GameState>,
  kind: Kind,
  index: number,
  thin: number,
): Row[] {
  const { game } = room;
  const plan = planOf(room, kind, `${kind} ${room.card.id} ${index}`);
  const dice = stream(newStreams(plan.setup.seed), 'positions');
  const players = playersOf(room, plan);
  const seen: { seat: number; row: number[] }[] = [];
  let { state } = game.create(plan.setup);
  for (let at = 0; state.ask && at < MOST_ACTIONS; at++) {
    if (at >= plan.from && dice.int(thin) === 0) {
      const seat = dice.int(plan.setup.seats.length);
      seen.push({ seat, row: features.of(viewOf(game, state, seat), seat) });
    }
    const { seat } = state.ask;
    const player = players(at)[seat]!;
    const { action } = player.choose(viewOf(game, state, seat), [...game.legalActions(state)]);
    state = game.apply(state, action).state;
  }
  const outcome = game.outcome(state);
  return outcome ? seen.map(({ seat, row }) => [isWin(outcome, seat) ? 1 : 0, ...row]) : [];
}

function playersOf(room: AnyRoom, { setup, opener, slips, from }: Plan): (at: number) => readonly AnyBot[] {
  const bots = (level: BotLevel): AnyBot[] => setup.seats.map((_, seat) => room.bot(level, seat));
  const [openers, whims, teachers] = [bots(opener), bots('random'), bots(TEACHER)];
  return at => (at >= from ? teachers : at >= from - slips ? whims : openers);
}

/** Any number of seats; half of the matches as the new-game dialog proposes them, half with any options. */
function planOf(room: AnyRoom, kind: Kind, seed: string): Plan {
  const dice = stream(newStreams(seed), 'plan');
  const { min, max } = room.card.seats;
  const count = min + dice.int(max - min + 1);
  const options = optionsOf(room, count, dice);
  const isOpened = kind === 'lesson' && dice.int(3) > 0;
  return {
    setup: { seed, seats: Array.from({ length: count }, () => TEACHER), options },
    opener: pick(dice, OPENERS),
    slips: dice.int(SLIPS),
    from: isOpened ? 1 + dice.int(LONGEST_OPENING) : 0,
  };
}

function optionsOf(room: AnyRoom, seats: number, dice: Dice): Options {
  if (dice.int(2) === 0) return usualOptions(room, seats);
  return Object.fromEntries(room.options.map(({ id, values }) => [id, pick(dice, values).value]));
}
