/** Every legal action as a person meets it, with its odds. */
import { byType, type ByType } from '../../../core/game.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import { legalActions } from '../game.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { aimChoice, aimTitle, useChoice } from './prompt-items.ts';
import { passChoice, reactText } from './prompt-react.ts';
import {
  attackChoice,
  buyChoice,
  collectChoice,
  concedeChoice,
  endChoice,
  greyedArrived,
  greyedStart,
  outfitChoice,
  outfitDialog,
  rollChoice,
  stayChoice,
  stepChoice,
  stopChoice,
} from './prompt-turn.ts';
import { usual } from './usual.ts';
import { heroOf } from './words.ts';

export function prompt(state: State): PromptModel<Action> {
  const { ask } = state;
  return { ...questionOf(state), ...(ask && { whose: heroOf(ask.seat).short }) };
}

function questionOf(state: State): PromptModel<Action> {
  const legal = legalActions(state);
  const choices = legal.map(action => byType(CHOICES, action, state, legal));
  const { ask } = state;
  switch (ask?.kind) {
    case undefined:
      return { title: 'The end', choices };
    case 'outfit':
      return { title: 'Choose your gear', choices, dialog: outfitDialog(state, ask.seat) };
    case 'turn-start':
      return {
        title: 'Roll to walk',
        choices,
        greyed: greyedStart(state, ask.seat),
      };
    case 'walk':
      return { title: 'Walk', choices, ...steps(state), ...usual(state, choices) };
    case 'arrived':
      return {
        title: 'Done walking',
        choices,
        greyed: greyedArrived(state, ask.seat),
        ...usual(state, choices),
      };
    case 'react':
      return { title: capital(reactText(state, ask)), choices, ...usual(state, choices) };
    case 'aim':
      return { title: aimTitle(state, ask), choices };
  }
}

function steps({ outing }: State): Pick<PromptModel, 'pips'> {
  if (!outing?.dice) return {};
  return { pips: { value: outing.left, max: outing.dice[0] + outing.dice[1] } };
}

/** One entry for each action, so that none is forgotten. */
const CHOICES: ByType<Action, [state: State, legal: readonly Action[]], Choice<Action>> = {
  outfit: outfitChoice,
  'buy-weapon': buyChoice,
  'buy-armour': buyChoice,
  roll: rollChoice,
  stay: stayChoice,
  step: stepChoice,
  stop: stopChoice,
  collect: collectChoice,
  attack: attackChoice,
  'end-turn': endChoice,
  concede: concedeChoice,
  pass: passChoice,
  'use-item': useChoice,
  'target-monster': aimChoice,
  'target-hero': aimChoice,
  'target-square': aimChoice,
  'target-way': aimChoice,
  cancel: aimChoice,
};
