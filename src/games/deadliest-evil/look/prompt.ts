/** Every legal action as a person meets it, with its odds. */
import type { Choice, PromptModel } from '../../../core/look.ts';
import { legalActions } from '../game.ts';
import { deckLeft } from '../odds/outlook.ts';
import { healGain } from '../odds/dice.ts';
import { isItem, type UsableId } from '../data/search-cards.ts';
import { levelOf } from '../rules/ending.ts';
import { here } from '../rules/monsters.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { actChoice, greyedNow } from './prompt-act.ts';
import { assignPrompt } from './prompt-dice.ts';
import { walkChoice } from './prompt-walk.ts';
import { CARD_USES, cardName, crowd, percent, placeName } from './words.ts';

export function prompt(state: State): PromptModel<Action> {
  const legal = legalActions(state);
  switch (state.ask?.kind) {
    case undefined:
      return { title: 'The raid is over', choices: [] };
    case 'assign':
      return assignPrompt(state);
    case 'search':
      return {
        title: `Search ${placeName(state.tiles[state.kora.tile]!.id)}?`,
        choices: legal.map(action => searchChoice(state, action)),
      };
    case 'item':
      return {
        title: 'Use something from the bag?',
        choices: legal.map(action => itemChoice(state, action)),
        greyed: greyedNow(state),
      };
    case 'act':
      return state.act.move === 'moving'
        ? {
            title: 'Walk',
            pips: { value: state.act.points, max: state.act.points },
            choices: legal.map(action => walkChoice(state, action)),
          }
        : {
            title: actTitle(state),
            choices: legal.map(action => actChoice(state, action)),
            greyed: greyedNow(state),
          };
  }
}

function actTitle({ act }: State): string {
  if (act.attack === 'chain') return `Slain ${act.chain}: strike again?`;
  return act.move === 'done' ? 'Strike, or end the turn' : 'Act';
}

function searchChoice(state: State, action: Action): Choice<Action> {
  if (action.type !== 'search')
    return { action, label: 'Leave it unsearched', verb: 'Leave it', key: 'x', closing: true };
  const left = deckLeft(state, levelOf(state));
  const total = left.reduce((sum, { count }) => sum + count, 0);
  const items = left.filter(({ card }) => isItem(card)).reduce((sum, { count }) => sum + count, 0);
  return {
    action,
    label: 'Search this tile',
    verb: 'Search',
    odds: `${percent(items / total)} item`,
    detail: left.map(({ card, count }) => `${cardName(card)} ${count}`).join(', '),
    key: 's',
    mark: 'use',
  };
}

const ITEM_KEYS: Readonly<Record<UsableId, string>> = {
  'healing-balm': 'b',
  'healing-potion': 'p',
  'fireball-scroll': 'f',
  'invisibility-scroll': 'i',
};
const ITEM_VERBS: Readonly<Record<UsableId, string>> = {
  'healing-balm': 'Balm',
  'healing-potion': 'Potion',
  'fireball-scroll': 'Fireball',
  'invisibility-scroll': 'Vanish',
};

function itemChoice(state: State, action: Action): Choice<Action> {
  if (action.type !== 'use-item')
    return { action, label: 'Keep what is in the bag', verb: 'Go on', key: 'e', closing: true };
  const { item } = action;
  return {
    action,
    label: `Use the ${cardName(item)}`,
    verb: ITEM_VERBS[item],
    ...itemWords(state, item),
    icon: `item-${item}`,
    key: ITEM_KEYS[item],
    mark: 'use',
  };
}

function itemWords(state: State, item: UsableId): { odds?: string; detail: string; confirm?: string } {
  switch (item) {
    case 'healing-balm':
    case 'healing-potion': {
      const most = item === 'healing-balm' ? 2 : 4;
      const gain = healGain(state, most);
      const detail =
        gain < most ? `Gains ${gain} Life; ${most - gain} would be lost.` : `Gains ${gain} Life.`;
      return { odds: `+${gain}`, detail };
    }
    case 'fireball-scroll': {
      const burnt = here(state).flatMap(({ kind }) => (kind === 'grislyk' ? [] : [kind]));
      const isLone = burnt.length === 1 && { confirm: `Spend the scroll on ${crowd(burnt)} alone?` };
      return {
        odds: `${burnt.length}`,
        detail: `Slays ${crowd(burnt)}. Your own blow stays free.`,
        ...isLone,
      };
    }
    case 'invisibility-scroll':
      return { detail: CARD_USES[item] };
  }
}
