/** Any legal action, for any game: the floor that every other bot must beat, and a tireless finder of broken rules. */
import type { GameAction, GameState, Seat } from '../core/game.ts';
import { hashText } from '../core/plain.ts';
import type { Bot } from './bot.ts';

/**
 * Its chance is a chain of hashes of its own: the state's streams stay untouched. What it is offered goes into the
 * chain, so that two matches on different seeds soon part ways although both bots began alike.
 */
export function randomBot<S extends GameState, A extends GameAction>(seat: Seat): Bot<S, A> {
  let chain = hashText(`random/${seat}`);
  return {
    choose(view, legal) {
      const offer = `${view.turn}/${legal.length}/${JSON.stringify(legal[0])}/${JSON.stringify(legal.at(-1))}`;
      chain = hashText(offer, chain);
      const action = legal[Math.floor((chain / 2 ** 32) * legal.length)];
      if (action === undefined) throw new Error('A bot was asked although nothing may be done.');
      return { action, why: 'One way is as good as another.' };
    },
  };
}
