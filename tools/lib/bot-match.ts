/** A match between bots as tools and golden files want it: whatever goes wrong is told, not thrown. */
import type { Setup } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { type AnyMatch, letBotsPlay, MOST_ACTIONS } from '../../src/records/bot-match.ts';

export interface BotMatch {
  readonly match: AnyMatch;
  readonly outcome: Outcome | undefined;
  /** Why it did not come to an end, if it did not. */
  readonly stuck: string | undefined;
}

export function playBotMatch(room: AnyRoom, setup: Setup, mostActions = MOST_ACTIONS): BotMatch {
  const match = new Match(room.game, setup);
  const stuck = whyStuck(room, match, mostActions);
  return { match, outcome: room.game.outcome(match.state), stuck };
}

function whyStuck(room: AnyRoom, match: AnyMatch, mostActions: number): string | undefined {
  try {
    letBotsPlay(room, match, mostActions);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { ask } = match.state;
  if (!ask) return undefined;
  if (match.legalActions().length === 0) return `nobody can do anything (${ask.kind})`;
  if (match.entries.length >= mostActions) return `no end after ${mostActions} actions`;
  return `seat ${ask.seat} is asked, but nobody sits there`;
}
