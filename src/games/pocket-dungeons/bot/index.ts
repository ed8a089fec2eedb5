/** The bot of this room: one mind, three levels of care. It reads only what its seat may see. */
import { randomBot } from '../../../bots/random.ts';
import type { BotLevel, Seat } from '../../../core/game.ts';
import type { Advice, Bot } from '../../../bots/bot.ts';
import type { Action, Ask } from '../state/actions.ts';
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
import { openMind, type Mind } from './mind.ts';

export function makeBot(level: BotLevel, seat: Seat): Bot<State, Action> {
  if (level === 'random') return randomBot(seat);
  let decisions = 0;
  return {
    choose(view, legal) {
      if (!view.ask) throw new Error('The game is over.');
      decisions += 1;
      return decide(openMind(view, seat, LEVELS[level], legal, decisions), view.ask);
    },
  };
}

function decide(mind: Mind, ask: Ask): Advice<Action> {
  switch (ask.kind) {
    case 'place-tile':
      return chooseTile(mind);
    case 'place-counter':
      return chooseCounterCell(mind);
    case 'place-door':
      return chooseDoor(mind);
    case 'place-delver':
      return chooseBeginning(mind);
    case 'actor':
      return chooseActor(mind);
    case 'action':
      return chooseAction(mind, ask.char);
    case 'moving':
    case 'nimble-after':
      return chooseStep(mind, ask.char);
    case 'nimble-shot':
      return chooseShot(mind, ask.char);
    case 'flee-step':
    case 'cave-move':
      return chooseEscape(mind, ask.char);
    case 'declare':
      return chooseAttack(mind, ask);
    case 'reroll':
      return chooseReroll(mind);
    case 'heal':
      return chooseHealing(mind, ask);
    case 'bless':
      return chooseBlessing(ask);
    case 'place-dweller':
      return chooseHaunt(mind, ask);
    case 'teleport':
      return chooseExile(mind, ask);
    case 'shift':
      return chooseShift(mind, ask);
  }
}
