/** Every legal action as a person meets it. */
import { byType, type ByType } from '../../../core/game.ts';
import { directionTo, isAdjacent, sameCell, type Cell } from '../../../core/grid.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import { cellarOf } from '../data/cellars.ts';
import { ACTIONS } from '../data/constants.ts';
import { legalActions } from '../game.ts';
import { strikeNeed } from '../rules/actions.ts';
import { ratOf } from '../rules/places.ts';
import { keepsAway } from '../rules/rats.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { TOOL_LOOKS } from './finds.ts';
import { RAT_LOOKS } from './rats.ts';
import { isLastLight, percentAtLeast } from './words.ts';

export function prompt(state: State): PromptModel<Action> {
  const choices = legalActions(state).map(action => ({ action, ...byType(CHOICES, action, state) }));
  switch (state.ask?.kind) {
    case undefined:
      return { title: 'The end', choices };
    case 'act':
      return {
        title: isLastLight(state.candle) ? 'Last light' : 'Your turn',
        pips: { value: state.actionsLeft, max: ACTIONS },
        choices,
        greyed: greyed(state),
        usual: choices.find(({ mark, verb }) => mark === 'use' && verb === undefined)?.label ?? 'Strike',
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

const CHOICES: ByType<Action, [state: State], Omit<Choice<Action>, 'action'>> = {
  step: ({ to }, { hero }) => ({
    label: `Step ${directionTo(hero.at, to)}`,
    verb: 'Step',
    mark: 'go',
    ...beside(hero.at, to),
  }),
  strike: ({ rat }, state) => {
    const { at, kind } = ratOf(state, rat);
    const odds = percentAtLeast(strikeNeed(state));
    return {
      label: `Strike the ${RAT_LOOKS[kind].name} to the ${directionTo(state.hero.at, at)}`,
      verb: 'Strike',
      odds,
      detail: `${odds} to kill it`,
      mark: 'strike',
      key: 'a',
      ...beside(state.hero.at, at),
    };
  },
  search: ({ barrel }, state) => {
    const { hero } = state;
    const at = cellarOf(state).site.barrels[barrel]!;
    const label = `Search the barrel to the ${directionTo(hero.at, at)}`;
    return { label, verb: 'Search', mark: 'use', key: 'f', ...beside(hero.at, at) };
  },
  'take-key': (_action, { hero }) => ({ label: 'Take the key', at: hero.at, mark: 'use', key: 'f' }),
  'take-bottle': (_action, { hero }) => ({ label: 'Take the bottle', at: hero.at, mark: 'use', key: 'f' }),
  'open-chest': (_action, { hero }) => ({ label: 'Open the chest', at: hero.at, mark: 'use', key: 'f' }),
  leave: (_action, state) => ({
    label: 'Unlock the door and leave',
    mark: 'use',
    key: 'f',
    ...beside(state.hero.at, cellarOf(state).site.door),
  }),
  end: (_action, state) => ({ label: 'End turn', closing: true, key: ' ', ...warning(state) }),
  choose: ({ tool }) => ({
    label: `Take the ${TOOL_LOOKS[tool].name}`,
    icon: tool,
    detail: TOOL_LOOKS[tool].text,
  }),
  block: () => ({ label: 'Catch it with the lid', detail: 'The lid breaks; you are unhurt.', key: 'a' }),
  pass: () => ({ label: 'Take the bite', detail: 'You lose a heart and keep the lid.', key: ' ' }),
};

/** What lies beside her: its cell may be clicked, and its arrow key pressed. */
function beside(hero: Cell, at: Cell): Pick<Choice, 'at' | 'direction'> {
  const direction = directionTo(hero, at);
  return { at, ...(direction && { direction }) };
}

function warning(state: State): Pick<Choice, 'confirm'> {
  const { rats, hero, actionsLeft, candle } = state;
  if (isLastLight(candle)) return { confirm: 'The candle goes out and you lose. End your turn anyway?' };
  const isBeside = rats.some(rat => isAdjacent(rat.at, hero.at) && !keepsAway(state, rat));
  return isBeside && actionsLeft > 0 ? { confirm: 'A rat stands beside you. End your turn anyway?' } : {};
}

function greyed(state: State): NonNullable<PromptModel['greyed']> {
  const { hero } = state;
  const isAtDoor = sameCell(hero.at, cellarOf(state).site.doorstep) && !hero.hasKey;
  return isAtDoor ? [{ label: 'Unlock the door', why: 'You have no key yet.' }] : [];
}
