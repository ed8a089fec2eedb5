/** A whole match between bots, without a screen. Also what the golden files and the bench play. */
import type { GameAction, GameEvent, GameState, Setup } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { makeRun } from '../../src/core/replay.ts';
import type { Run } from '../../src/core/run.ts';
import { viewOf } from '../../src/core/view.ts';
import type { AnyRoom } from '../../src/games/room.ts';

export interface BotMatch {
  readonly match: Match<GameState, GameAction, GameEvent>;
  readonly outcome: Outcome | undefined;
  /** Why it did not come to an end, if it did not. */
  readonly stuck: string | undefined;
}

/** No game of the five comes near this; one that does is going in circles. */
export const MOST_ACTIONS = 20_000;

export function playBotMatch(room: AnyRoom, setup: Setup, mostActions = MOST_ACTIONS): BotMatch {
  const match = new Match(room.game, setup);
  const stuck = playOut(room, match, mostActions);
  return { match, outcome: room.game.outcome(match.state), stuck };
}

function playOut(room: AnyRoom, match: BotMatch['match'], mostActions: number): string | undefined {
  const bots = match.setup.seats.map((player, seat) => {
    if (player === 'human') throw new Error('A person cannot play without a screen.');
    return room.bot(player, seat);
  });
  try {
    for (let done = 0; done < mostActions; done++) {
      const { ask } = match.state;
      if (!ask) return undefined;
      const legal = match.legalActions();
      if (legal.length === 0) return `nobody can do anything (${ask.kind})`;
      const bot = bots[ask.seat];
      if (!bot) return `seat ${ask.seat} is asked, but nobody sits there`;
      match.act(bot.choose(viewOf(room.game, match.state, ask.seat), legal).action);
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return match.isOver ? undefined : `no end after ${mostActions} actions`;
}

/** A bot takes no time: all its clocks stand at zero. */
export function runOf(match: BotMatch['match']): Run {
  const timed = match.entries.map(entry => ({ entry, igt: 0, rta: 0 }));
  return makeRun(match.game, match.setup, timed);
}
