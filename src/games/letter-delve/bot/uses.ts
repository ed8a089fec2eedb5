/** An item that a bot wants to use, on what, and why; and the action that brings it nearer. */
import { best } from '../../../bots/best.ts';
import type { Advice } from '../../../bots/bot.ts';
import { sameCell, stepFrom, type Cell } from '../../../core/grid.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import { stepsTo } from '../rules/monster-moves.ts';
import { flies, heroOf, isOccupied } from '../rules/pieces.ts';
import { isWall, kingDistance, SQUARES, STAR } from '../rules/squares.ts';
import { canSlide } from '../rules/targets.ts';
import type { Action, AimAt, Target } from '../state/actions.ts';
import type { Monster } from '../state/state.ts';
import type { Mind } from './mind.ts';

export interface Use {
  readonly item: ItemId;
  readonly target: Target | null;
  readonly why: string;
}

export function useOf(item: ItemId, target: Target | null, why: string): Use {
  return { item, target, why };
}

/** Only what may be used now. */
export function firstUsable(mind: Mind, uses: Iterable<Use | undefined>): Use | undefined {
  for (const use of uses) if (use && mind.usable.has(use.item)) return use;
  return undefined;
}

/** The first of these that may be used, each without a target. */
export function anyUsable(mind: Mind, items: readonly ItemId[], why: string): Use | undefined {
  const item = items.find(each => mind.usable.has(each));
  return item && useOf(item, null, why);
}

export function takeInHand(use: Use): Advice<Action> {
  return { action: { type: 'use-item', item: use.item }, why: use.why };
}

/** The item is in hand: point it where it was meant to go, or where it does most. */
export function pointAt(
  mind: Mind,
  use: Use | undefined,
  aim: AimAt,
  legal: readonly Action[],
): Advice<Action> {
  const meant = use?.item === aim.item ? use.target : null;
  const matching = meant && legal.find(action => fits(action, meant));
  if (use && matching) return { action: matching, why: use.why };
  const any = legal.filter(action => action.type !== 'cancel');
  const action = best(any, each => merit(mind, aim, each));
  if (!action) return { action: { type: 'cancel' }, why: 'Nothing here is worth it now.' };
  return { action, why: `The best target for ${ITEMS[aim.item].name}.` };
}

function fits(action: Action, target: Target): boolean {
  switch (action.type) {
    case 'target-monster':
      return 'monster' in target && target.monster === action.monster;
    case 'target-hero':
      return 'hero' in target && target.hero === action.hero;
    case 'target-square':
      return 'to' in target && sameCell(target.to, action.to);
    case 'target-way':
      return 'way' in target && target.way === action.way;
    default:
      return false;
  }
}

/** How good a target is when nobody planned it: for hints on an item that a player has taken up. */
function merit(mind: Mind, aim: AimAt, action: Action): number {
  const { state, hero } = mind;
  switch (action.type) {
    case 'target-monster': {
      const monster = state.monsters.find(each => each.id === action.monster);
      if (!monster) return 0;
      const near = 1 / (1 + kingDistance(monster.at, hero.at));
      const death = 1 - mind.meet(monster).win;
      return aim.item === 'waken' || aim.item === 'snipe' ? near - death : death + near;
    }
    case 'target-hero':
      return aim.item === 'snipe'
        ? heroOf(state, action.hero).coins
        : action.hero === mind.seat
          ? 3 - 2 * hero.weapon
          : heroOf(state, action.hero).weapon;
    case 'target-square': {
      if (aim.item === 'teleport') return sameCell(action.to, STAR) ? 2 : -kingDistance(action.to, STAR) / 20;
      if (aim.item === 'create-monster') return 0;
      return kingDistance(action.to, hero.at);
    }
    default:
      return 0;
  }
}

/** The square from which it has to walk the longest. */
export function farthestSquare({ state, hero }: Mind, monster: Monster): Cell | undefined {
  const free = SQUARES.filter(at => !isWall(at) && !sameCell(at, STAR) && !isOccupied(state, at));
  return best(free, at => stepsTo(state, { ...monster, at }, hero.at));
}

/** A push away from here that moves it at least one square out of touch, if there is one. */
export function pushAway({ state, hero }: Mind, monster: Monster): Target | undefined {
  const ways = (['north', 'east', 'south', 'west'] as const).filter(way => {
    const to = stepFrom(monster.at, way);
    return (
      canSlide(state, to, flies(monster)) && kingDistance(to, hero.at) > kingDistance(monster.at, hero.at)
    );
  });
  const [way] = ways;
  return way && { monster: monster.id, way };
}
