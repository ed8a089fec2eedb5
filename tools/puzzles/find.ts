/** Looks through matches of hard bots for decisions that a normal bot gets wrong and that have one clear answer. */
import { outlookOf, type Outlook } from '../../src/analyst/outlook.ts';
import { CERTAIN } from '../../src/analyst/chance.ts';
import { sameAction, type GameAction, type GameState, type Seat } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { runToFragment } from '../../src/core/link.ts';
import { viewOf } from '../../src/core/view.ts';
import type { Puzzle } from '../../src/games/puzzles.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { botRun } from '../../src/records/bot-match.ts';
import { costOf } from '../../src/records/review.ts';

/** In millionths: what every other decision must cost, and what the normal bot's own must seem to cost at first sight. */
export const CLEAR = 40_000;
const PROMISING = 60_000;
/** A decision in which all is won or lost is no puzzle. */
const OPEN = { from: CERTAIN / 8, to: (7 * CERTAIN) / 8 };
/** Fewer choices are no riddle, more are a search. */
const CHOICES = { least: 3, most: 24 };
const WORLDS = { first: 8, all: 24 };
const POINT = CERTAIN / 100;
const MOST_ACTIONS = 3000;

/** The first one of this match whose reason is still wanted; nothing where there is none. */
export function puzzleIn(
  room: AnyRoom,
  outlook: Outlook<GameState>,
  seed: string,
  isWanted: (why: string) => boolean,
): Puzzle | undefined {
  const { min, usual = min } = room.card.seats;
  const seats = Array.from({ length: usual }, () => 'hard' as const);
  const match = new Match(room.game, { seed, seats, options: usualOptions(room, usual) });
  const players = seats.map((_, seat) => ({
    hard: room.bot('hard', seat),
    normal: room.bot('normal', seat),
  }));
  for (let at = 0; match.state.ask && at < MOST_ACTIONS; at++) {
    const { state } = match;
    const { seat } = match.state.ask;
    const legal = match.legalActions();
    const view = viewOf(room.game, state, seat);
    const { action: best, why } = players[seat]!.hard.choose(view, legal);
    const { action: tempting } = players[seat]!.normal.choose(view, legal);
    const isWorthALook =
      legal.length >= CHOICES.least &&
      legal.length <= CHOICES.most &&
      !sameAction(best, tempting) &&
      isWanted(why);
    const cost = isWorthALook ? clearCost(room, outlook, state, seat, legal, best, tempting) : undefined;
    if (cost !== undefined)
      return { run: runToFragment(botRun(match)), best, why, cost: Math.floor(cost / POINT) };
    match.act(best);
  }
  return undefined;
}

/** What the best of the others costs, in millionths; nothing where it is not clear enough. */
function clearCost(
  room: AnyRoom,
  outlook: Outlook<GameState>,
  state: GameState,
  seat: Seat,
  legal: readonly GameAction[],
  best: GameAction,
  tempting: GameAction,
): number | undefined {
  const chance = outlookOf(room.game, outlook, state, seat);
  if (chance < OPEN.from || chance > OPEN.to) return undefined;
  const view = viewOf(room.game, state, seat);
  const cost = (action: GameAction, worlds: number): number =>
    costOf(room, { view, seat, action, instead: best }, worlds);
  if (cost(tempting, WORLDS.first) < PROMISING) return undefined;
  let least = CERTAIN;
  // The tempting one first: it is the likeliest to be no worse after all.
  const others = legal.filter(action => !sameAction(action, best) && !sameAction(action, tempting));
  for (const action of [tempting, ...others]) {
    least = Math.min(least, cost(action, WORLDS.all));
    if (least < CLEAR) return undefined;
  }
  return least;
}
