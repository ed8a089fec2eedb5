/** The choices of the gift, the shop and the chest, and what is asked before she leaves goods behind. */
import type { Of } from '../../../core/game.ts';
import type { Choice, DialogModel, PromptModel } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { GOLD_CAP, MAX_HEALTH } from '../data/constants.ts';
import { itemById, stockOf, type Item } from '../data/items.ts';
import { goldKept } from '../rules/events.ts';
import { canBuy, canBuyAnything, changesOf } from '../rules/shop.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { Hero, State } from '../state/state.ts';
import { giftCell } from './places.ts';
import { changesText, gainsText, hadText, itemIcon, ownedText } from './words.ts';

export function giftChoice(state: State, action: Of<Action, 'gift'>): Choice<Action> {
  if (action.item === null) return { action, label: 'Take nothing', closing: true };
  const item = itemById(action.item);
  const at = giftCell(item.id);
  return {
    action,
    label: `Take the ${item.name}`,
    detail: forHer(state.hero, item),
    icon: itemIcon(item),
    at,
    mark: 'choose',
  };
}

export function buyChoice(state: State, action: Of<Action, 'buy'>): Choice<Action> {
  const item = itemById(action.item);
  const detail = forHer(state.hero, item);
  return { action, label: `Buy ${item.name} (${item.price} Gold)`, detail, icon: itemIcon(item) };
}

export function chestChoice(state: State, action: Of<Action, 'chest'>): Choice<Action> {
  const { ask } = state;
  if (ask?.kind !== 'chest') throw new Error('No chest is open.');
  if (action.take === 'gold') {
    const kept = goldKept(state, ask.gold);
    const detail = `Your purse holds ${GOLD_CAP}: you keep ${kept}.`;
    return { action, label: coins(ask.gold), icon: 'coin', ...(kept < ask.gold && { detail }) };
  }
  const item = itemById(ask.item);
  return { action, label: `Take the ${item.name}`, detail: forHer(state.hero, item), icon: itemIcon(item) };
}

/** What is worth taking from the chest: the coins, where the item is no use. */
export function usefulIn({ hero }: State, { item, gold }: Extract<Ask, { kind: 'chest' }>): string {
  const known = itemById(item);
  return changesOf(hero, known).length === 0 ? coins(gold) : `Take the ${known.name}`;
}

const coins = (gold: number): string => `Take ${gold} Gold`;

/** Asked on the way out: what lies behind her is gone. */
export function leaveWarning(state: State): { confirm: string } | undefined {
  const left = [
    ...present(!state.chestOpen && "You haven't opened this level's chest."),
    ...present(canUpgrade(state) && "You can still afford an upgrade in this level's shop."),
  ];
  return left.length > 0 ? { confirm: `${left.join(' ')} Leave anyway?` } : undefined;
}

function canUpgrade(state: State): boolean {
  const isGear = (item: Item): boolean =>
    changesOf(state.hero, item).some(({ stat }) => !stat.endsWith('Potions'));
  return stockOf(state.level).some(item => canBuy(state, item) && isGear(item));
}

/** The shop closes itself when there is nothing to buy, and the action is gone. */
export function idleWarning(state: State): { detail: string; confirm: string } | undefined {
  const detail = "You can't buy anything here now.";
  return canBuyAnything(state) ? undefined : { detail, confirm: `${detail} Spend the action anyway?` };
}

/** What she cannot buy stays in its place on the shelf. */
export function unaffordable({ level, hero }: State): NonNullable<PromptModel['greyed']> {
  return stockOf(level).flatMap((item, place) => {
    const { name, price } = item;
    const short = price - hero.gold;
    const isUseless = changesOf(hero, item).length === 0;
    if (!isUseless && short <= 0) return [];
    const why = isUseless ? forHer(hero, item) : `${forHer(hero, item)}. You're ${short} Gold short.`;
    return [{ label: `${name} (${price} Gold)`, why, icon: itemIcon(item), place }];
  });
}

/** What it changes, or what she has already: nobody should pay for a sword twice without knowing. */
function forHer(hero: Hero, item: Item): string {
  const changes = changesOf(hero, item);
  if (changes.length === 0) return `No use: ${hadText(hero, item)}.`;
  const owned = ownedText(hero, item);
  return owned === ''
    ? changesText(changes)
    : `You already have ${owned}, so you only gain: ${changesText(changes)}`;
}

export function giftDialog(): DialogModel {
  return {
    title: 'A free gift',
    picture: 'shop',
    lines: [{ text: 'Take one thing for free. The first level is dealt when you have chosen.' }],
  };
}

export function shopDialog(state: State): DialogModel {
  const { gold, health } = state.hero;
  return {
    title: 'The shop',
    picture: 'shop',
    // What the last purchase has changed.
    recalls: true,
    lines: [
      {
        text: `You have ${gold} Gold and ${health} of ${MAX_HEALTH[state.level]} hearts. Buy as much as you like: the whole visit is one action.`,
      },
    ],
  };
}

export function chestDialog({ item: id, gold }: Extract<Ask, { kind: 'chest' }>): DialogModel {
  const item = itemById(id);
  return {
    title: 'The chest opens',
    picture: itemIcon(item),
    lines: [{ text: `Inside: ${item.name} (${gainsText(item)}). Take it, or ${gold} Gold, half its price.` }],
  };
}
