/** The bots of this room: one mind, three levels of courage and care. */
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/random.ts';
import type { BotLevel, Seat } from '../../../core/game.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { decide } from './decide.ts';
import type { Memory } from './goals.ts';
import { mindOf } from './mind.ts';
import type { Temper } from './temper.ts';

export function makeBot(level: BotLevel, seat: Seat, temper: Temper = {}): Bot<State, Action> {
  if (level === 'random') return randomBot(seat);
  const memory: Memory = { moment: '', goal: undefined };
  return {
    choose: (view, legal) => {
      if (!view.ask) throw new Error('The delve is over.');
      return decide(mindOf(level, view, view.ask.seat, temper), view.ask, legal, memory);
    },
  };
}
