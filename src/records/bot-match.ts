/** A whole match between bots, to its end or to where it turns in circles. */
import type { GameAction, GameEvent, GameState, Setup } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { makeRun } from '../core/run-maker.ts';
import type { Run } from '../core/run.ts';
import { viewOf } from '../core/view.ts';
import { botOf } from '../games/bots.ts';
import type { AnyRoom } from '../games/room.ts';

export type AnyMatch = Match<GameState, GameAction, GameEvent>;

/** No game of the five comes near this. */
export const MOST_ACTIONS = 20_000;

/** Every seat must be a bot's. A match that is not over afterwards got stuck. */
export function playBots(room: AnyRoom, setup: Setup): AnyMatch {
  const match: AnyMatch = new Match(room.game, setup);
  letBotsPlay(room, match);
  return match;
}

export function letBotsPlay(room: AnyRoom, match: AnyMatch, mostActions = MOST_ACTIONS): void {
  const bots = match.setup.seats.map((player, seat) => {
    if (player === 'human') throw new Error('A person cannot play without a screen.');
    return botOf(room, player, seat);
  });
  playMatch(room, match, bots, mostActions);
}

export function playMatch(
  room: AnyRoom,
  match: AnyMatch,
  bots: readonly ReturnType<AnyRoom['bot']>[],
  mostActions = MOST_ACTIONS,
): void {
  while (match.entries.length < mostActions) {
    const { ask } = match.state;
    const legal = match.legalActions();
    const bot = ask && bots[ask.seat];
    if (!bot || legal.length === 0) break;
    match.act(bot.choose(viewOf(room.game, match.state, ask.seat), legal).action);
  }
}

/** A bot takes no time: all its clocks stand at zero. */
export function botRun(match: AnyMatch): Run {
  return makeRun(
    match.game,
    match.setup,
    match.entries.map(entry => ({ entry, igt: 0, rta: 0 })),
  );
}
