/** Every legal action as a person meets it, with its odds. */
import type { Choice, PromptModel } from '../../../core/look.ts';
import { legalActions } from '../game.ts';
import { assignmentOdds, deckLeft, healGain, type AssignmentOdds } from '../odds.ts';
import { isItem, type UsableId } from '../data/search-cards.ts';
import { levelOf } from '../rules/ending.ts';
import { here } from '../rules/monsters.ts';
import { ASSIGNMENTS } from '../rules/phases.ts';
import type { Action, State } from '../state.ts';
import { actChoice, greyedNow } from './prompt-act.ts';
import { walkChoice } from './prompt-walk.ts';
import { shortDice, slayText } from './sheet-pages.ts';
import { CARD_USES, cardName, crowd, foeName, mean, percent, placeName } from './words.ts';

export function prompt(state: State): PromptModel<Action> {
  const legal = legalActions(state);
  switch (state.ask?.kind) {
    case undefined:
      return { title: 'The raid is over', choices: [] };
    case 'assign':
      return { title: assignTitle(state), choices: assignChoices(state) };
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

/** What the three figures on the buttons are. */
function assignTitle(state: State): string {
  return here(state).length > 0 ? 'Dice: slay, wounds, steps' : 'Dice: wounds, steps';
}

function actTitle({ act }: State): string {
  if (act.attack === 'chain') return `Slain ${act.chain}: strike again?`;
  return act.move === 'done' ? 'Strike, or end the turn' : 'Act';
}

/** One button for each of the six ways. Their figures stand on them, so that nothing has to be looked up. */
function assignChoices(state: State): Choice<Action>[] {
  const odds = assignmentOdds(state);
  const isBeset = here(state).length > 0;
  return ASSIGNMENTS.map((action, index) => {
    const each = odds[index]!;
    const { combat, defense, speed } = action;
    const figures = [
      ...(isBeset ? [slayText(each)] : []),
      mean(each.defense.meanWounds),
      mean(each.move.mean),
    ];
    return {
      action,
      label: `Combat d${combat}, Defense d${defense}, Speed d${speed}`,
      verb: shortDice(action),
      odds: figures.join(' '),
      detail: assignDetail(each),
      key: `${index + 1}`,
    };
  });
}

function assignDetail({ attack, defense, move }: AssignmentOdds): string {
  const kinds = [...new Map(attack.targets.map(({ kind, slays }) => [kind, slays]))];
  const slay = kinds.map(([kind, slays]) => `${foeName(kind)} ${percent(slays)}`).join(', ');
  const death = defense.deadly >= 0.005 ? `, death ${percent(defense.deadly)}` : '';
  return [
    ...(slay === '' ? [] : [`Slay ${slay}.`]),
    `Wounds ${mean(defense.meanWounds)}${death}.`,
    `Steps ${mean(move.mean)}.`,
  ].join(' ');
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
