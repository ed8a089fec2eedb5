/** What the bot thinks of items. */
import { best } from '../../../bots/best.ts';
import { POTION_CAP } from '../data/constants.ts';
import { STATS, stockOf, type Item } from '../data/items.ts';
import { goldKept } from '../rules/events.ts';
import { canBuy, changesOf } from '../rules/shop.ts';
import type { State } from '../state/state.ts';

/** Below this value for a coin she keeps her gold. */
const THRIFT = 0.9;

export function valueOf(state: State, item: Item): number {
  const { hero, level } = state;
  const { damage = 0, skill = 0, armour = 0, maxMana = 0, healthPotions = 0, manaPotions = 0 } = item.gains;
  let value = 0;
  if (damage > hero.damage) value += ((damage - hero.damage) * 7.5 * hero.skill) / 2.5;
  if (skill > hero.skill) value += (skill - hero.skill) * 12 * (0.5 + 0.4 * hero.damage);
  for (let point = hero.armour; point < armour; point++) value += Math.max(1, (level === 1 ? 8 : 9) - point);
  if (maxMana > hero.maxMana) {
    const hasDraught = hero.manaPotions > 0 || manaPotions > 0;
    value += (maxMana - hero.maxMana) * 4 * (hasDraught ? 1 : 0.6);
  }
  if (healthPotions > 0 && hero.healthPotions < POTION_CAP) value += 5;
  if (manaPotions > 0 && hero.manaPotions < POTION_CAP) {
    const box = Math.max(hero.maxMana, maxMana);
    value += box > 2 ? 1.25 * (box - 1) : 1.5;
  }
  return value;
}

/** The item that raises a stat most. */
export function bestGear(state: State): Item | undefined {
  const gear = bargains(state).filter(item =>
    changesOf(state.hero, item).some(({ stat }) => (STATS as readonly string[]).includes(stat)),
  );
  return best(gear, item => valueOf(state, item));
}

/** The most value for a coin, potions included. */
export function bestBargain(state: State): Item | undefined {
  return best(bargains(state), item => valueOf(state, item) / item.price);
}

function bargains(state: State): Item[] {
  return stockOf(state.level).filter(
    item => canBuy(state, item) && valueOf(state, item) / item.price >= THRIFT,
  );
}

/** The chest's item, or its gold: gold is dearer while there are shops to come. */
export function prefersItem(state: State, item: Item, gold: number): boolean {
  const worth = state.level === 4 ? 1 : 1.7;
  return valueOf(state, item) >= worth * goldKept(state, gold);
}
