/** The bots of this room: the shared ones, with its taste. */
import { tastingBot } from '../../../bots/greedy.ts';
import { randomBot } from '../../../bots/random.ts';
import type { BotLevel, Seat } from '../../../core/game.ts';
import type { Bot } from '../../../bots/bot.ts';
import { game } from '../game.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { advice, taste } from './taste.ts';

/** Played on greedily, a far future is dreamt rather than foreseen: many near ones make the better bot. */
const FORESIGHT = {
  easy: { depth: 0, samples: 2 },
  normal: { depth: 3, samples: 4 },
  hard: { depth: 1, samples: 16 },
} as const;
/** An easy bot's mind wanders: every so many decisions it does anything. */
const WANDERS = 4;

export function makeBot(level: BotLevel, seat: Seat): Bot<State, Action> {
  const whims = randomBot<State, Action>(seat);
  if (level === 'random') return whims;
  const thinker = tastingBot(game, taste, seat, FORESIGHT[level], advice);
  if (level !== 'easy') return thinker;
  let decisions = 0;
  return { choose: (view, legal) => (++decisions % WANDERS === 0 ? whims : thinker).choose(view, legal) };
}
