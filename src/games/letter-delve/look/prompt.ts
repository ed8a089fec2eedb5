/** Every legal action as a person meets it, with its odds. */
import { legalActions } from '../rules/choices.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { aimChoice, aimTitle, useChoice } from './prompt-items.ts';
import { passChoice, reactTitle } from './prompt-react.ts';
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
import { heroOf, isAlone } from './words.ts';

export function prompt(state: State): PromptModel<Action> {
  const legal = [...legalActions(state)];
  const choices = legal.map(action => choice(state, action, legal));
  const { ask } = state;
  switch (ask?.kind) {
    case undefined:
      return { title: 'The end', choices };
    case 'outfit':
      return { title: 'Choose your gear', choices, dialog: outfitDialog(state, ask.seat) };
    case 'turn-start':
      return {
        title: titled(state, ask.seat, `Round ${state.turn}`),
        choices,
        greyed: greyedStart(state, ask.seat),
      };
    case 'walk':
      return { title: titled(state, ask.seat, 'Walk'), choices, ...steps(state) };
    case 'arrived':
      return {
        title: titled(state, ask.seat, 'Arrived'),
        choices,
        greyed: greyedArrived(state, ask.seat),
      };
    case 'react':
      return { title: reactTitle(state, ask), choices };
    case 'aim':
      return { title: aimTitle(state, ask), choices };
  }
}

/** In company the prompt says whose it is. */
function titled(state: State, seat: number, text: string): string {
  return isAlone(state) ? text : `${heroOf(seat).short}: ${text.toLowerCase()}`;
}

function steps({ outing }: State): Pick<PromptModel, 'pips'> {
  if (!outing?.dice) return {};
  return { pips: { value: outing.left, max: outing.dice[0] + outing.dice[1] } };
}

function choice(state: State, action: Action, legal: readonly Action[]): Choice<Action> {
  switch (action.type) {
    case 'outfit':
      return outfitChoice(state, action);
    case 'buy-weapon':
    case 'buy-armour':
      return buyChoice(state, action);
    case 'roll':
      return rollChoice(state, action);
    case 'stay':
      return stayChoice(state, action);
    case 'step':
      return stepChoice(state, action);
    case 'stop':
      return stopChoice(state, action);
    case 'collect':
      return collectChoice(state, action);
    case 'attack':
      return attackChoice(state, action);
    case 'end-turn':
      return endChoice(state, action, legal);
    case 'concede':
      return concedeChoice(state, action);
    case 'pass':
      return passChoice(state, action);
    case 'use-item':
      return useChoice(state, action);
    case 'target-monster':
    case 'target-hero':
    case 'target-square':
    case 'target-way':
    case 'cancel':
      return aimChoice(state, action);
  }
}
