/** What a bot says when it is asked for a hint: a word is not in any list, so its reason must name it. */
import type { BotLevel, Seat } from '../../../core/game.ts';
import type { Bot } from '../../../bots/bot.ts';
import { makeBot } from '../bot/index.ts';
import { walkWord } from '../rules/movement.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { effectText } from './preview.ts';

export function speakingBot(level: BotLevel, seat: Seat): Bot<State, Action> {
  const bot = makeBot(level, seat);
  return {
    choose: (view, legal) => {
      const { action, why } = bot.choose(view, legal);
      if (action.type !== 'word') return { action, why };
      const walk = walkWord(view, seat, action.word, action.short);
      return { action, why: `${action.word}: ${effectText(view, seat, walk)}${walk.wins ? '' : '.'}` };
    },
  };
}
