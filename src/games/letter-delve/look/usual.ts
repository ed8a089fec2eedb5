/** Which button is drawn in red: what one came for, and magic or a duel only where the hint would dare it. */
import { sameAction } from '../../../core/game.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import { lastly } from '../../../core/memo.ts';
import { viewOf } from '../../../core/view.ts';
import { makeBot } from '../bot/index.ts';
import { game, legalActions } from '../game.ts';
import { canCollect } from '../rules/sites.ts';
import { isStar } from '../rules/squares.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { isComingFor } from './people.ts';
import { askedHero } from './prompt-turn.ts';

type Offer = Choice<Action>;

export function usual(state: State, choices: readonly Offer[]): Pick<PromptModel, 'usual'> {
  const meant = meantOf(state, choices);
  return meant ? { usual: meant.verb ?? meant.label } : {};
}

function meantOf(state: State, choices: readonly Offer[]): Offer | undefined {
  const offer = (...types: readonly Action['type'][]): Offer | undefined =>
    choices.find(({ action }) => types.includes(action.type));
  switch (state.ask?.kind) {
    case 'walk':
      return isWorthStopping(state) || !offer('step') ? offer('stop') : undefined;
    case 'arrived':
      return offer('collect') ?? dared(state, choices) ?? offer('roll', 'end-turn');
    case 'react':
      return dared(state, choices) ?? offer('pass');
    default:
      return undefined;
  }
}

/** On loot and on the stairs one came to stop. */
function isWorthStopping(state: State): boolean {
  const { at } = askedHero(state);
  return at !== null && (isStar(at) || canCollect(state, at));
}

/** What can't be taken back, where the hint would do it now. */
function dared(state: State, choices: readonly Offer[]): Offer | undefined {
  const grave = choices.filter(({ action: { type } }) => type === 'use-item' || type === 'attack');
  const { ask } = state;
  if (grave.length === 0 || (ask?.kind === 'react' && !isComingFor(state, ask))) return undefined;
  const advised = hintFor(state);
  return grave.find(({ action }) => sameAction(action, advised));
}

const hintFor = lastly((state: State): Action => {
  const { seat } = state.ask!;
  return makeBot('hard', seat).choose(viewOf(game, state, seat), legalActions(state)).action;
});
