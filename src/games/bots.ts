/** The bots of a room, its master included. */
import type { Effort } from '../analyst/trial.ts';
import type { Bot } from '../bots/bot.ts';
import { masterBot } from '../bots/master.ts';
import type { AnyLevel, GameAction, GameState, Seat } from '../core/game.ts';
import type { AnyRoom } from './room.ts';

/** Five turns are the length of a fight; so many steps are hundredths of a second. */
const EFFORT: Effort = { steps: 300, ahead: 5, most: 20 };

export function effortOf({ mastery }: Pick<AnyRoom, 'mastery'>): Effort {
  return mastery?.effort ?? EFFORT;
}

/** Where nobody has mastered a room yet, its best plays. */
export function botOf(room: AnyRoom, level: AnyLevel, seat: Seat): Bot<GameState, GameAction> {
  if (level !== 'master') return room.bot(level, seat);
  const { game, outlook, mastery } = room;
  if (!outlook || !mastery) return room.bot('hard', seat);
  return masterBot({ game, outlook, mastery, model: one => room.bot('hard', one) }, seat);
}
