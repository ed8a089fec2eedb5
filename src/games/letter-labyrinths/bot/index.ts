import type { BotLevel, Seat } from '../../../core/game.ts';
import { randomBot } from '../../../bots/random.ts';
import type { Bot } from '../../../bots/bot.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { decide } from './decide.ts';
import { LEVELS } from './levels.ts';

export function makeBot(level: BotLevel, seat: Seat): Bot<State, Action> {
  if (level === 'random') return randomBot(seat);
  return { choose: (view, legal) => decide(view, seat, LEVELS[level], legal) };
}
