/** Chapters "Shop" and "Chest": items bought, found, or given at the start. */
import { POTION_CAP } from '../data/constants.ts';
import {
  itemByDie,
  itemById,
  POTION_IDS,
  POTIONS,
  STATS,
  stockOf,
  type Item,
  type ItemId,
} from '../data/items.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { Change } from '../state/events.ts';
import type { Hero, State } from '../state/state.ts';
import { boardIn } from './board.ts';
import { changeGold } from './events.ts';
import type { Turn } from './turn.ts';

/** What an item would do to her. Empty: it would change nothing, and cannot be bought (R24). */
export function changesOf(hero: Hero, item: Item): Change[] {
  const changes: Change[] = [];
  for (const stat of STATS) {
    const value = item.gains[stat] ?? 0;
    if (value > hero[stat]) changes.push({ stat, from: hero[stat], to: value });
  }
  for (const potion of POTION_IDS) {
    const { belt: stat } = POTIONS[potion];
    const isKept = item.gains[stat] !== undefined && hero[stat] < POTION_CAP;
    if (isKept) changes.push({ stat, from: hero[stat], to: hero[stat] + 1 });
  }
  return changes;
}

/** An item gives what it can: a full belt does not spoil the stat (R26). Max Mana does not fill Mana (R23). */
export function gainItem({ state, tell }: Turn, item: Item): void {
  const { hero } = state;
  const changes = changesOf(hero, item);
  for (const { stat, to } of changes) Object.assign(hero, { [stat]: to });
  tell({ type: 'item-gained', item: item.id, changes });
  for (const potion of POTION_IDS) {
    const { belt } = POTIONS[potion];
    if (item.gains[belt] === undefined) continue;
    const kept = changes.some(({ stat }) => stat === belt);
    tell({ type: 'potion-gained', potion, kept, to: hero[belt] });
  }
}

export function canBuy(state: State, item: Item): boolean {
  return item.price <= state.hero.gold && changesOf(state.hero, item).length > 0;
}

export function canBuyAnything(state: State): boolean {
  return stockOf(state.level).some(item => canBuy(state, item));
}

export function shopActions(state: State): Action[] {
  const goods = stockOf(state.level).filter(item => canBuy(state, item));
  return [...goods.map(item => ({ type: 'buy', item: item.id }) as const), { type: 'leave' }];
}

/** A visit without anything to buy is over at once: an ask with one answer answers itself. */
export function enterShop(turn: Turn): void {
  turn.tell({ type: 'shop-entered', at: boardIn(turn.state).site.shop });
  if (!canBuyAnything(turn.state)) turn.tell({ type: 'nothing-happened', why: 'nothing-to-buy' });
  browse(turn);
}

function browse(turn: Turn): void {
  const { state } = turn;
  if (canBuyAnything(state)) state.ask = { seat: 0, kind: 'shop' };
  else leaveShop(turn);
}

export function buy(turn: Turn, id: ItemId): void {
  const { state, tell } = turn;
  const item = itemById(id);
  state.hero.gold -= item.price;
  state.stats.bought = [...state.stats.bought, { level: state.level, id: item.id }];
  tell({ type: 'bought', item: item.id, price: item.price, gold: state.hero.gold });
  gainItem(turn, item);
  browse(turn);
}

export function leaveShop({ tell }: Turn): void {
  tell({ type: 'shop-left' });
}

/** The roll was fixed when the level was dealt, so all runners of a seed find the same (R28). */
export function openChest({ state, tell }: Turn): void {
  const die = state.chestRoll;
  if (die === 0) throw new Error('A view does not know what the chest holds.');
  const { id: item, half: gold } = itemByDie(state.level, die);
  state.chestOpen = true;
  state.ask = { seat: 0, kind: 'chest', item, gold };
  const at = boardIn(state).site.chest;
  tell({ type: 'chest-opened', at, item, gold, die, stream: `level:${state.level}` });
}

export function emptyChest(turn: Turn, ask: Ask, take: 'item' | 'gold'): void {
  if (ask.kind !== 'chest') return;
  if (take === 'gold') changeGold(turn, ask.gold);
  else gainItem(turn, itemById(ask.item));
}

/** The start gift: one item of the first shop, or none (R29). */
export const GIFTS: readonly Action[] = [
  ...stockOf(1).map(item => ({ type: 'gift', item: item.id }) as const),
  { type: 'gift', item: null },
];
