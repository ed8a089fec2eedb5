/** Every legal action as a person meets it, with its odds. */
import type { Choice, PromptModel } from '../../../core/look.ts';
import { same } from '../../../core/plain.ts';
import { counted } from '../../phrases.ts';
import { botOf, makeBot, TEMPERAMENTS } from '../bot/index.ts';
import { isItem, searchCard, type UsableId } from '../data/search-cards.ts';
import { legalActions } from '../game.ts';
import { deckLeft, goalInSight } from '../odds/outlook.ts';
import { healGain } from '../rules/abilities.ts';
import { caughtBy } from '../rules/effects.ts';
import { levelOf, mayLeave, traceOf } from '../rules/ending.ts';
import { tileHere } from '../rules/tiles.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { CARDS } from './cards.ts';
import { raiderName } from './contest.ts';
import { actChoice, greyedNow, SEARCH } from './prompt-act.ts';
import { assignPrompt } from './prompt-dice.ts';
import { greyedWalk, HOMEWARD, leadsToUnseen, walkChoices } from './prompt-walk.ts';
import { placeName } from './tiles.ts';
import { cardName, crowd, percent } from './words.ts';

export function prompt(state: State): PromptModel<Action> {
  const asked = promptOf(state);
  return state.contest ? { ...asked, whose: raiderName(state.contest.raider) } : asked;
}

function promptOf(state: State): PromptModel<Action> {
  const legal = legalActions(state);
  switch (state.ask?.kind) {
    case undefined:
      return { title: 'The raid is over', choices: [] };
    case 'assign':
      return assignPrompt(state);
    case 'search':
      return {
        title: `Search ${placeName(tileHere(state).id)}?`,
        choices: legal.map(action => searchChoice(state, action)),
        greyed: greyedNow(state),
        usual: advisesSearch(state) ? SEARCH : SKIP,
      };
    case 'item':
      return {
        title: 'Use something from the bag?',
        choices: legal.map(action => itemChoice(state, action)),
        greyed: greyedNow(state),
      };
    case 'act':
      return state.act.move === 'moving'
        ? walkPrompt(state, legal)
        : {
            title: actTitle(state),
            choices: legal.map(action => actChoice(state, action)),
            greyed: greyedNow(state),
          };
  }
}

/** In red stands the way to a first goal, and from then on the way out: what is sure. The hint may dare more. */
const SURE = { ...TEMPERAMENTS.hard, bank: Infinity, hunt: false };

function walkPrompt(state: State, legal: readonly Action[]): PromptModel<Action> {
  const { points } = state.act;
  const choices = walkChoices(state, legal);
  const { action: advised } = botOf(SURE, 0).choose(state, legal);
  const wise = choices.find(({ action }) => same(action, advised))!;
  const { verb, label } = mayLeave(state) ? wise : (onwardFor(state, choices, wise) ?? wise);
  return {
    title: 'Walk',
    pips: { value: points, max: points },
    choices,
    greyed: greyedWalk(state, choices),
    usual: verb ?? label,
  };
}

/**
 * On the way to a first goal red never leads back while the dark ahead is open without danger, unless a goal in sight
 * lies behind. The hint may go back for tiles that a level still has, and says so.
 */
function onwardFor(
  state: State,
  choices: readonly Choice<Action>[],
  wise: Choice<Action>,
): Choice<Action> | undefined {
  if (wise.place !== HOMEWARD) return undefined;
  const open = choices
    .filter(({ place = HOMEWARD, mark }) => place !== HOMEWARD && mark === 'go')
    .toSorted((a, b) => a.place! - b.place!);
  if (wise.mark === 'choose') return open[0];
  return goalInSight(state) < 0 ? open.find(choice => leadsToUnseen(state, choice)) : undefined;
}

function actTitle({ act }: State): string {
  if (act.attack === 'chain') return `${counted(act.chain, 'kill')}: attack again?`;
  return act.move === 'done' ? 'Attack or end your turn' : 'Act';
}

const SKIP = 'Skip';

/** What stands in red, and what the sheet then warns of, is the hint's. */
export function advisesSearch(state: State): boolean {
  return makeBot('hard', 0).choose(state, legalActions(state)).action.type === 'search';
}

function searchChoice(state: State, action: Action): Choice<Action> {
  if (action.type !== 'search')
    return { action, label: 'Skip the search', verb: SKIP, key: 'x', closing: true };
  const left = deckLeft(state, levelOf(state));
  const total = left.reduce((sum, { count }) => sum + count, 0);
  const items = left.filter(({ card }) => isItem(card)).reduce((sum, { count }) => sum + count, 0);
  return {
    action,
    label: 'Search this tile',
    verb: SEARCH,
    odds: `${percent(items / total)} item, -${traceOf(state)} pts`,
    detail: `Cards left: ${left.map(({ card, count }) => `${cardName(card)} ${count}`).join(', ')}. If you get out, this search costs ${traceOf(state)} points.`,
    key: 's',
    mark: 'use',
  };
}

function itemChoice(state: State, action: Action): Choice<Action> {
  if (action.type !== 'use-item')
    return { action, label: 'Use nothing now', verb: 'Skip', key: 'e', closing: true };
  const { item } = action;
  return {
    action,
    label: `Use the ${cardName(item)}`,
    verb: CARDS[item].verb,
    ...itemWords(state, item),
    icon: `item-${item}`,
    key: CARDS[item].key,
    mark: 'use',
  };
}

/** What it would do now, by its effect. */
function itemWords(state: State, item: UsableId): { odds?: string; detail: string; confirm?: string } {
  const [effect] = searchCard(item).effects;
  if (effect?.op === 'heal') {
    const gain = healGain(state, effect.n);
    const lost = effect.n - gain;
    return { odds: `+${gain}`, detail: `Gains ${gain} Life${lost > 0 ? `, ${lost} wasted` : ''}.` };
  }
  if (effect?.op === 'slay-here') {
    const slain = caughtBy(state, effect).map(({ kind }) => kind);
    return {
      odds: `${slain.length}`,
      detail: `Kills ${crowd(slain)}. You can still attack.`,
      ...(slain.length === 1 && { confirm: `Spend the scroll on ${crowd(slain)} alone?` }),
    };
  }
  return { detail: CARDS[item].use };
}
