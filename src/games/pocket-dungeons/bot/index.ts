/** The bot of this room: one mind, three levels of care. It reads only what its seat may see. */
import { randomBot } from '../../../bots/random.ts';
import type { BotLevel, Seat } from '../../../core/game.ts';
import type { Advice, Bot } from '../../../bots/bot.ts';
import type { Action, Ask, AskOf } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { chooseAction, chooseActor, chooseEscape, chooseShot, chooseStep } from './acting.ts';
import {
  chooseAttack,
  chooseBlessing,
  chooseExile,
  chooseHaunt,
  chooseHealing,
  chooseReroll,
  chooseShift,
} from './answering.ts';
import { chooseBeginning, chooseCounterCell, chooseDoor, chooseTile } from './drafting.ts';
import { LEVELS } from './levels.ts';
import { openMind, type Level, type Mind } from './mind.ts';

export function makeBot(level: BotLevel, seat: Seat): Bot<State, Action> {
  return level === 'random' ? randomBot(seat) : botOf(LEVELS[level], seat);
}

export function botOf(level: Level, seat: Seat): Bot<State, Action> {
  let decisions = 0;
  return {
    choose(view, legal) {
      if (!view.ask) throw new Error('The game is over.');
      decisions += 1;
      const own = view.players.length === 2 ? { ...level, ...level.duel } : level;
      return decide(openMind(view, seat, own, legal, decisions), view.ask);
    },
  };
}

const DECISIONS: { readonly [K in Ask['kind']]: (mind: Mind, ask: AskOf<K>) => Advice<Action> } = {
  'place-tile': chooseTile,
  'place-counter': chooseCounterCell,
  'place-door': chooseDoor,
  'place-delver': chooseBeginning,
  actor: chooseActor,
  action: chooseAction,
  moving: chooseStep,
  'nimble-after': chooseStep,
  'nimble-shot': chooseShot,
  'flee-step': chooseEscape,
  'cave-move': chooseEscape,
  declare: chooseAttack,
  reroll: chooseReroll,
  heal: chooseHealing,
  bless: chooseBlessing,
  'place-dweller': chooseHaunt,
  teleport: chooseExile,
  shift: chooseShift,
};

function decide<K extends Ask['kind']>(mind: Mind, ask: AskOf<K>): Advice<Action> {
  return DECISIONS[ask.kind as K](mind, ask);
}
