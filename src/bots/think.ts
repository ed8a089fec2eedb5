/** What the bots' worker is asked and how it answers; the page thinks with the same function where it may have none. */
import type { BotLevel, GameAction, GameState, Seat } from '../core/game.ts';
import type { Advice, Bot } from '../games/room.ts';
import { findRoom } from '../games/index.ts';

export interface Question {
  readonly id: number;
  readonly match: number;
  readonly game: string;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly view: GameState;
  readonly legal: readonly GameAction[];
}

export type Answer =
  | { readonly id: number; readonly advice: Advice<GameAction> }
  | { readonly id: number; readonly error: string };

/** Bots remember what they were about; one per match, seat and level. */
const bots = new Map<string, Bot<GameState, GameAction>>();
/** A page plays one match at a time; the bots of older ones may go. */
const KEPT = 24;

export async function think(question: Question): Promise<Advice<GameAction>> {
  const { match, game, seat, level, view, legal } = question;
  const key = `${match}/${game}/${seat}/${level}`;
  let bot = bots.get(key);
  if (!bot) {
    const entry = findRoom(game);
    if (!entry) throw new Error(`No room is called "${game}".`);
    bot = (await entry.load()).bot(level, seat);
    bots.set(key, bot);
    const oldest = bots.keys().next();
    if (bots.size > KEPT && !oldest.done) bots.delete(oldest.value);
  }
  return bot.choose(view, legal);
}
