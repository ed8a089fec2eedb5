/** Chapter "Gear": outfitting before the first round, upgrades at the start of a turn. */
import type { Seat } from '../../../core/game.ts';
import { START_COINS } from '../data/constants.ts';
import { ARMOUR_PRICE, TIER_PRICE, TIERS, type Tier } from '../data/gear.ts';
import type { Action } from '../state/actions.ts';
import type { Hero, State } from '../state/state.ts';
import { heroOf } from './pieces.ts';
import type { Turn } from './turn.ts';

export function outfitPrice(weapon: Tier, armour: boolean): number {
  return TIER_PRICE * weapon + (armour ? ARMOUR_PRICE : 0);
}

export function* outfitActions(): Generator<Action> {
  for (const armour of [false, true]) {
    for (const weapon of TIERS)
      if (outfitPrice(weapon, armour) <= START_COINS) yield { type: 'outfit', weapon, armour };
  }
}

export function outfit({ state, tell }: Turn, seat: Seat, weapon: Tier, armour: boolean): void {
  const hero = heroOf(state, seat);
  const price = outfitPrice(weapon, armour);
  if (state.flow.at === 'outfit') state.flow = { at: 'outfit', index: state.flow.index + 1 };
  Object.assign(hero, { weapon, armour, coins: hero.coins - price });
  tell({ type: 'outfitted', seat, weapon, armour, price, coins: hero.coins });
}

export function upgradePrice(from: Tier, to: Tier): number {
  return TIER_PRICE * (to - from);
}

/** Only before the roll and before any item of this turn (R13). */
export function* shopActions(state: State, seat: Seat): Generator<Action> {
  if (!state.outing?.shopOpen) return;
  const hero = heroOf(state, seat);
  for (const weapon of TIERS) {
    if (weapon > hero.weapon && upgradePrice(hero.weapon, weapon) <= hero.coins)
      yield { type: 'buy-weapon', weapon };
  }
  if (!hero.armour && hero.coins >= ARMOUR_PRICE) yield { type: 'buy-armour' };
}

export function buyWeapon(turn: Turn, seat: Seat, weapon: Tier): void {
  const hero = heroOf(turn.state, seat);
  const price = upgradePrice(hero.weapon, weapon);
  hero.weapon = weapon;
  pay(turn, hero, price, weapon);
}

export function buyArmour(turn: Turn, seat: Seat): void {
  const hero = heroOf(turn.state, seat);
  hero.armour = true;
  pay(turn, hero, ARMOUR_PRICE, null);
}

function pay({ tell }: Turn, hero: Hero, price: number, weapon: Tier | null): void {
  hero.coins -= price;
  tell({ type: 'bought', seat: hero.seat, weapon, price, coins: hero.coins });
}
