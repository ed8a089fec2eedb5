/** Every legal action as a person meets it, with its odds. */
import { cellName, directionTo, isAdjacent } from '../../../core/grid.ts';
import type { Choice, DialogModel, PromptModel } from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import { ACTIONS, GOLD_CAP, MAX_HEALTH } from '../data/constants.ts';
import { findItem, stockOf } from '../data/items.ts';
import { legalActions } from '../game.ts';
import { attackOdds, castOdds, fireballOdds, guzzleGains, healGain, type BlowOdds } from '../odds/blows.ts';
import { siteInReach } from '../rules/actions.ts';
import { withArticle } from '../rules/ending.ts';
import { slotOf } from '../rules/board.ts';
import { findById, kindOf } from '../rules/monsters.ts';
import { canBuy, canBuyAnything, changesOf } from '../rules/shop.ts';
import type { Action } from '../state/actions.ts';
import type { Monster, State } from '../state/state.ts';
import { changesText, gainsText, itemIcon, monsterName, percent, whereabouts } from './words.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function prompt(state: State): PromptModel<Action> {
  const choices = legalActions(state).map(action => choice(state, action));
  const { ask } = state;
  switch (ask?.kind) {
    case undefined:
      return { title: 'The end', choices };
    case 'act':
      return {
        title: 'Your turn',
        pips: { value: state.actionsLeft, max: ACTIONS },
        choices,
        greyed: greyed(state),
      };
    case 'gift':
      return { title: 'Choose a gift', choices, dialog: giftDialog() };
    case 'shop':
      return { title: 'The shop', choices, greyed: unaffordable(state), dialog: shopDialog(state) };
    case 'chest':
      return { title: 'The chest', choices, dialog: chestDialog(ask.item, ask.gold) };
    case 'lead':
      return {
        title: `Which way does the ${kindOf(state, findById(state, ask.monster)!).name} go?`,
        choices,
      };
    case 'hatch':
      return { title: 'Which hatch opens?', choices };
  }
}

function choice(state: State, action: Action): Choice<Action> {
  switch (action.type) {
    case 'move':
      return moveChoice(state, action);
    case 'attack':
      return attackChoice(state, action);
    case 'guzzle':
      return guzzleChoice(state, action);
    case 'inventory':
      return inventoryChoice(state, action);
    case 'cast':
      return action.spell === 'heal' ? healChoice(state, action) : fireballChoice(state, action);
    case 'end':
      return { action, label: 'End the turn', closing: true, key: ' ', ...endWarning(state) };
    case 'gift': {
      const item = action.item === null ? undefined : findItem(action.item)!;
      if (!item) return { action, label: 'Take nothing', closing: true };
      return { action, label: `Take the ${item.name}`, detail: gainsText(item), icon: itemIcon(item) };
    }
    case 'buy': {
      const item = findItem(action.item)!;
      const detail = changesText(changesOf(state.hero, item));
      return {
        action,
        label: `Buy the ${item.name}`,
        odds: `${item.price} Gold`,
        detail,
        icon: itemIcon(item),
      };
    }
    case 'leave':
      return { action, label: 'Leave the shop', closing: true, key: ' ' };
    case 'chest':
      return chestChoice(state, action);
    case 'lead':
      return { action, label: `Let it go to ${cellName(action.to)}`, at: action.to, mark: 'choose' };
    case 'hatch':
      return { action, label: `The hatch on ${cellName(action.at)}`, at: action.at, mark: 'choose' };
    case 'auto':
      return { action, label: 'Let the dungeon decide', closing: true, key: ' ' };
  }
}

function moveChoice(state: State, action: Of<'move'>): Choice<Action> {
  const direction = directionTo(state.hero.at, action.to);
  const crosses = slotOf(state.hero.at) !== slotOf(action.to);
  return {
    action,
    label: `Move ${direction}`,
    verb: 'Move',
    at: action.to,
    mark: 'go',
    ...(direction && { direction }),
    ...(crosses && { badge: 'chip-die', detail: 'Crosses a seam: an event is drawn.' }),
  };
}

function attackChoice(state: State, action: Of<'attack'>): Choice<Action> {
  const monster = findById(state, action.monster)!;
  const odds = attackOdds(state, action.monster)!;
  const direction = directionTo(state.hero.at, monster.at);
  return {
    action,
    label: `Attack the ${nameOf(state, monster)} ${whereabouts(state.hero.at, monster.at)}`,
    verb: 'Attack',
    odds: percent(odds.sixths),
    detail: blowText(odds),
    at: monster.at,
    mark: 'strike',
    key: 'a',
    ...(direction && { direction }),
    ...recoveryWarning(odds),
  };
}

function guzzleChoice(state: State, action: Of<'guzzle'>): Choice<Action> {
  const { potion } = action;
  const gains = guzzleGains(state, potion);
  const name = potion === 'health' ? 'Health' : 'Mana';
  const least = Math.min(...gains);
  const most = Math.max(...gains);
  return {
    action,
    label: `Guzzle a ${name} Potion`,
    verb: 'Guzzle',
    odds: most === least ? `+${most}` : `+${least}-${most}`,
    detail:
      most === 0
        ? `Your ${name} is full: it would be wasted.`
        : `${least === most ? most : `${least} to ${most}`} ${name}.`,
    key: 'g',
    ...(most === 0 && { confirm: `Your ${name} is full. Drink all the same?` }),
  };
}

const INVENTORY_LABELS = {
  key: 'Take the Key',
  chest: 'Open the chest',
  shop: 'Trade in the shop',
  exit: 'Leave the level',
} as const;

function inventoryChoice(state: State, action: Of<'inventory'>): Choice<Action> {
  const site = siteInReach(state)!;
  return {
    action,
    label: INVENTORY_LABELS[site],
    verb: 'Inventory',
    at: state.hero.at,
    mark: 'use',
    key: 'i',
    ...(site === 'exit' && upgradeWarning(state)),
    ...(site === 'shop' && idleWarning(state)),
  };
}

function upgradeWarning(state: State): { confirm: string } | undefined {
  const isLeft = stockOf(state.level).some(item => canBuy(state, item) && hasStat(state, item.id));
  return isLeft
    ? { confirm: 'You could still afford an upgrade in this level’s shop. Leave all the same?' }
    : undefined;
}

/** The shop closes itself when there is nothing to buy, and the action is gone. */
function idleWarning(state: State): { detail: string; confirm: string } | undefined {
  const detail = 'You can buy nothing here now.';
  return canBuyAnything(state) ? undefined : { detail, confirm: `${detail} Spend the action all the same?` };
}

function hasStat(state: State, id: string): boolean {
  return changesOf(state.hero, findItem(id)!).some(({ stat }) => !stat.endsWith('Potions'));
}

function healChoice(state: State, action: Of<'cast'>): Choice<Action> {
  const { sixths, wildSixths } = castOdds(state);
  const gain = healGain(state);
  const spell = { action, label: 'Cast Heal', verb: 'Cast', key: 'c' };
  if (gain === 0) {
    const confirm = 'Your Health is full. Cast Heal all the same?';
    return { ...spell, detail: wasteText('Your Health is full', state), confirm };
  }
  const chance = percent(sixths);
  const detail = `${chance} for ${gain} Health; ${percent(wildSixths)} an event.`;
  return { ...spell, odds: chance, detail };
}

/** A spell that can do no good may still cost Mana. */
function wasteText(why: string, state: State): string {
  const { sixths, wildSixths, cost } = castOdds(state);
  const wild = `${percent(wildSixths)} an event.`;
  return cost > 0 ? `${why}: ${percent(sixths)} to lose ${cost} Mana, ${wild}` : `${why}; ${wild}`;
}

function fireballChoice(state: State, action: Extract<Of<'cast'>, { spell: 'fireball' }>): Choice<Action> {
  if (action.monster === null) {
    const detail = wasteText('No monster in reach', state);
    return { action, label: 'Cast Fireball at nothing', verb: 'Cast', detail, key: 'c' };
  }
  const { sixths, wildSixths } = castOdds(state);
  const monster = findById(state, action.monster)!;
  const blow = fireballOdds(state, action.monster)!;
  return {
    action,
    label: `Cast Fireball at the ${nameOf(state, monster)} on ${cellName(monster.at)}`,
    verb: 'Cast',
    odds: percent(sixths),
    detail: `${blowText(blow)}; ${percent(wildSixths)} an event.`,
    at: monster.at,
    mark: 'magic',
    key: 'c',
    ...recoveryWarning(blow),
  };
}

function chestChoice(state: State, action: Of<'chest'>): Choice<Action> {
  const ask = state.ask;
  if (ask?.kind !== 'chest') throw new Error('No chest is open.');
  if (action.take === 'gold') {
    const kept = Math.min(ask.gold, GOLD_CAP - state.hero.gold);
    const detail = `Your purse holds ${GOLD_CAP}: you keep ${kept}.`;
    return { action, label: `Take ${ask.gold} Gold`, icon: 'coin', ...(kept < ask.gold && { detail }) };
  }
  const item = findItem(ask.item)!;
  const changes = changesOf(state.hero, item);
  const detail = changes.length > 0 ? changesText(changes) : 'It would change nothing for you.';
  return { action, label: `Take the ${item.name}`, detail, icon: itemIcon(item) };
}

function blowText({ sixths, loss, kills }: BlowOdds): string {
  return `${percent(sixths)} for ${loss} damage${kills ? ', kills' : ''}`;
}

/** Only one monster stays wounded; forgetting that is the commonest mistake. */
function recoveryWarning({ recovers }: BlowOdds): { confirm: string } | undefined {
  return (
    recovers && {
      confirm: `A hit makes the wounded ${monsterName(recovers)} whole again. Strike all the same?`,
    }
  );
}

function endWarning(state: State): { confirm: string } | undefined {
  const beside = state.monsters.find(monster => isAdjacent(monster.at, state.hero.at));
  return (
    beside && {
      confirm: `${capital(withArticle(nameOf(state, beside)))} stands beside you. End the turn all the same?`,
    }
  );
}

function nameOf(state: State, monster: Monster): string {
  return kindOf(state, monster).name;
}

function greyed(state: State): NonNullable<PromptModel['greyed']> {
  const list: { label: string; why: string; verb: string }[] = [];
  const beside = state.monsters.some(monster => isAdjacent(monster.at, state.hero.at));
  if (!beside) list.push({ label: 'Attack', why: 'No monster stands beside you.', verb: 'Attack' });
  if (state.hero.healthPotions + state.hero.manaPotions === 0)
    list.push({ label: 'Guzzle', why: 'Your belt is empty.', verb: 'Guzzle' });
  if (!siteInReach(state))
    list.push({ label: 'Inventory', why: 'Nothing to use on this square.', verb: 'Inventory' });
  return list;
}

function unaffordable(state: State): NonNullable<PromptModel['greyed']> {
  return stockOf(state.level)
    .filter(item => !canBuy(state, item))
    .map(item => ({
      label: item.name,
      why:
        changesOf(state.hero, item).length === 0
          ? 'It would change nothing.'
          : `It costs ${item.price} Gold.`,
    }));
}

function giftDialog(): DialogModel {
  return {
    title: 'A gift for the road',
    picture: 'shop',
    lines: [{ text: 'Before the first level you may take one thing for nothing. Only this once.' }],
  };
}

function shopDialog(state: State): DialogModel {
  const { gold, health } = state.hero;
  return {
    title: 'The shop',
    picture: 'shop',
    lines: [
      {
        text: `${gold} Gold in your purse, ${health} of ${MAX_HEALTH[state.level]} hearts. Buy as much as you like: the visit is one action.`,
      },
    ],
  };
}

function chestDialog(id: string, gold: number): DialogModel {
  const item = findItem(id)!;
  return {
    title: 'The chest opens',
    picture: itemIcon(item),
    lines: [{ text: `Inside: ${item.name} (${gainsText(item)}). Take it, or ${gold} Gold, half its price.` }],
  };
}
