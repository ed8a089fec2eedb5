/** One decision of a bot. No chance but a hash, no secrets; its only memory is the goal of this movement. */
import type { Advice } from '../../../bots/bot.ts';
import { hashText } from '../../../core/plain.ts';
import { counted, percent } from '../../phrases.ts';
import { ARMOUR_PRICE, TIERS, WEAPONS } from '../data/gear.ts';
import { duelOdds } from '../odds/battles.ts';
import { heroOf } from '../rules/pieces.ts';
import type { Action } from '../state/actions.ts';
import { lootOn, preyValue, thinkAhead, wantsSiteHere, type Memory } from './goals.ts';
import type { Mind } from './mind.ts';
import { passFor, reaction } from './reactions.ts';
import { turnItem } from './turn-items.ts';
import { pointAt, takeInHand, type Use } from './uses.ts';
import { walkOn } from './walking.ts';

/** Upgrades pay for themselves only while there is something left to fight for. */
const SHOPPING_ROUNDS = 8;

export function decide(
  mind: Mind,
  ask: NonNullable<Mind['state']['ask']>,
  legal: readonly Action[],
  memory: Memory,
): Advice<Action> {
  switch (ask.kind) {
    case 'outfit':
      return outfit(mind, legal);
    case 'react': {
      const use = reaction(mind);
      return use ? takeInHand(use) : passFor(mind);
    }
    case 'aim':
      return pointAt(mind, wishOf(mind, memory), ask, legal);
    case 'turn-start':
    case 'walk':
    case 'arrived':
      return ownTurn(mind, ask.kind, legal, memory);
  }
}

/** What it would use now, were nothing in hand. */
function wishOf(mind: Mind, memory: Memory): Use | undefined {
  if (mind.state.window) return reaction(mind);
  const { goal, ways } = thinkAhead(mind, memory);
  return turnItem(mind, goal, ways);
}

function outfit({ level, seat, state, temper }: Mind, legal: readonly Action[]): Advice<Action> {
  if (temper.outfit) return { action: { type: 'outfit', ...temper.outfit }, why: 'As always.' };
  if (level === 'easy') {
    const chance = hashText(`outfit/${seat}/${state.whim}`);
    const weapon = TIERS[chance % TIERS.length]!;
    const sets = legal.filter(action => action.type === 'outfit' && action.weapon === weapon);
    return { action: sets[(chance >>> 8) % sets.length]!, why: 'Sharp and cheap.' };
  }
  const action: Action =
    level === 'hard'
      ? { type: 'outfit', weapon: 3, armour: false }
      : { type: 'outfit', weapon: 2, armour: true };
  return { action, why: `A ${WEAPONS[action.weapon].name} decides most fights.` };
}

function ownTurn(
  mind: Mind,
  kind: 'turn-start' | 'walk' | 'arrived',
  legal: readonly Action[],
  memory: Memory,
): Advice<Action> {
  if (kind === 'turn-start') {
    const purchase = shop(mind, legal);
    if (purchase) return purchase;
  }
  const duel = challenge(mind, legal);
  if (duel) return duel;
  const { goal, ways } = thinkAhead(mind, memory);
  const wantsSite = wantsSiteHere(mind, goal);
  if (kind === 'arrived' && wantsSite) {
    const collect = legal.find(action => action.type === 'collect');
    if (collect) return { action: collect, why: "It's what you came for." };
  }
  const use = turnItem(mind, goal, ways);
  if (use) return takeInHand(use);
  if (kind === 'walk') return { action: walkOn(mind, goal, ways, legal), why: goal.why };
  if (kind === 'turn-start' && wantsSite && goal.kind === 'site' && !mind.hero.firstTurn)
    return { action: { type: 'stay' }, why: "It's right here: stay and collect." };
  const roll = legal.find(action => action.type === 'roll');
  return roll
    ? { action: roll, why: goal.why }
    : { action: { type: 'end-turn' }, why: 'Nothing more to do this turn.' };
}

/** The next tier or the best one, and Leather when there is money to spare. */
function shop({ level, state, hero }: Mind, legal: readonly Action[]): Advice<Action> | undefined {
  if (level === 'easy' || state.turn > SHOPPING_ROUNDS) return undefined;
  const weapons = legal.filter(action => action.type === 'buy-weapon');
  const weapon = level === 'hard' ? weapons.at(-1) : hero.coins >= 15 ? weapons[0] : undefined;
  if (weapon)
    return { action: weapon, why: `A ${WEAPONS[weapon.weapon].name} wins more fights than coins do.` };
  const armour = legal.find(action => action.type === 'buy-armour');
  const enough = level === 'hard' ? 24 : 25;
  if (armour && hero.coins >= enough)
    return { action: armour, why: `Leather is worth ${ARMOUR_PRICE} coins.` };
  return undefined;
}

function challenge(mind: Mind, legal: readonly Action[]): Advice<Action> | undefined {
  if (mind.level === 'easy') return undefined;
  for (const action of legal) {
    if (action.type !== 'attack') continue;
    const rival = heroOf(mind.state, action.rival);
    const { win } = duelOdds(mind.state, mind.seat, action.rival);
    const isGood = mind.level === 'hard' ? preyValue(mind, rival) > 0 : win >= 0.75 && lootOn(rival) >= 15;
    if (isGood)
      return {
        action,
        why: `You win this duel about ${percent(win)} of the time, for ${counted(rival.coins, 'coin')}.`,
      };
  }
  return undefined;
}
