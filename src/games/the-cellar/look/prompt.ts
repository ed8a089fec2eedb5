/** Every legal action as a person meets it. */
import { directionTo, isAdjacent, sameCell } from '../../../core/grid.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import { ACTIONS } from '../data/constants.ts';
import { TOOL_NAMES } from '../data/finds.ts';
import { site } from '../data/map.ts';
import { legalActions, strikeNeed } from '../rules/actions.ts';
import type { Action, State } from '../state.ts';
import { percentAtLeast } from './odds.ts';

export function prompt(state: State): PromptModel<Action> {
  const choices = legalActions(state).map(action => choice(state, action));
  switch (state.ask?.kind) {
    case undefined:
      return { title: 'The end', choices };
    case 'act':
      return {
        title: 'Your turn',
        pips: { value: state.actionsLeft, max: ACTIONS },
        choices,
        greyed: greyed(state),
      };
    case 'chest':
      return {
        title: 'The chest: take one',
        choices,
        dialog: {
          title: 'The chest',
          picture: 'chest-open',
          lines: [{ text: 'Two useful things, and only one free hand.' }],
        },
      };
    case 'block':
      return {
        title: 'A bite lands!',
        choices,
        dialog: {
          title: 'Teeth!',
          picture: 'pot-lid',
          lines: [{ text: 'The rat snaps at you. The lid would catch it, once.' }],
        },
      };
  }
}

function choice(state: State, action: Action): Choice<Action> {
  switch (action.type) {
    case 'step': {
      const direction = directionTo(state.hero.at, action.to);
      return {
        action,
        label: `Step ${direction}`,
        verb: 'Step',
        at: action.to,
        mark: 'go',
        ...(direction && { direction }),
      };
    }
    case 'strike': {
      const rat = state.rats.find(other => other.id === action.rat)!;
      const odds = percentAtLeast(strikeNeed(state));
      const direction = directionTo(state.hero.at, rat.at);
      return {
        action,
        label: `Strike the rat to the ${direction}`,
        verb: 'Strike',
        odds,
        detail: `${odds} to be rid of it`,
        at: rat.at,
        mark: 'strike',
        key: 'a',
        ...(direction && { direction }),
      };
    }
    case 'search': {
      const at = site.barrels[action.barrel]!;
      const direction = directionTo(state.hero.at, at);
      return {
        action,
        label: `Search the barrel to the ${direction}`,
        verb: 'Search',
        at,
        mark: 'use',
        key: 'f',
        ...(direction && { direction }),
      };
    }
    case 'take-key':
      return { action, label: 'Take the key', at: state.hero.at, mark: 'use', key: 'f' };
    case 'open-chest':
      return { action, label: 'Open the chest', at: state.hero.at, mark: 'use', key: 'f' };
    case 'leave':
      return {
        action,
        label: 'Unlock the door and leave',
        at: site.door,
        mark: 'use',
        key: 'f',
        direction: 'north',
      };
    case 'end':
      return { action, label: 'End the turn', closing: true, key: ' ', ...warning(state) };
    case 'choose':
      return {
        action,
        label: `Take the ${TOOL_NAMES[action.tool].title.toLowerCase()}`,
        detail: TOOL_NAMES[action.tool].text,
      };
    case 'block':
      return { action, label: 'Catch it with the lid', detail: 'The lid breaks; you are unhurt.', key: 'a' };
    case 'pass':
      return { action, label: 'Take the bite', detail: 'You lose a heart and keep the lid.', key: ' ' };
  }
}

function warning(state: State): { confirm: string } | undefined {
  const beside = state.rats.some(rat => isAdjacent(rat.at, state.hero.at));
  return beside && state.actionsLeft > 0
    ? { confirm: 'A rat stands beside you. End the turn all the same?' }
    : undefined;
}

function greyed(state: State): { label: string; why: string }[] {
  const atDoor = sameCell(state.hero.at, site.doorstep) && !state.hero.hasKey;
  return atDoor ? [{ label: 'Unlock the door', why: 'You have no key yet.' }] : [];
}
