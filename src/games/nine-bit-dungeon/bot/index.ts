/** The bot of this room: one mind, three levels of patience. */
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/random.ts';
import type { BotLevel, Seat } from '../../../core/game.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { decide, type Memory } from './decide.ts';

/** Level turns during which it fights for gold and shops before it makes for Key and Exit. */
const PATIENCE = { easy: 0, normal: 30, hard: 80 } as const;

export function makeBot(level: BotLevel, seat: Seat): Bot<State, Action> {
  if (level === 'random') return randomBot(seat);
  const memory: Memory = { patience: PATIENCE[level], goal: undefined };
  return { choose: (view, legal) => decide(view, legal, memory) };
}
