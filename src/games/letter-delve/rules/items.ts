/** Chapter "Items, one by one": when each of the thirty may be used, and on what. What it then does: `item-effects.ts`. */
import type { Seat } from '../../../core/game.ts';
import {
  DIRECTIONS,
  isInside as isOnBoard,
  stepFrom,
  type Cell,
  type Direction,
} from '../../../core/grid.ts';
import { BOARD } from '../data/board-map.ts';
import { MAX_HP } from '../data/constants.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import { isBoss, MONSTERS } from '../data/monsters.ts';
import type { Action, AimAt } from '../state/actions.ts';
import type { Battle, Monster, State } from '../state/state.ts';
import { modsOf } from './battle.ts';
import {
  bagSize,
  duelsAllowed,
  flies,
  heroOf,
  insiders,
  isInside,
  isOccupied,
  monsterById,
  specialOf,
} from './pieces.ts';
import { isInTransit } from './movement.ts';
import { around, isStar, isWall, kingDistance, SQUARES } from './squares.ts';

/** The moment as one seat sees it; undefined where it may use nothing. */
export type Moment = 'turn' | 'window' | 'battle' | 'onlooker';

export function momentFor(state: State, seat: Seat): Moment | undefined {
  const hero = heroOf(state, seat);
  if (!isInside(hero)) return undefined;
  const { battle, window, flow, outing } = state;
  if (battle) return window ? (isFighter(battle, seat) ? 'battle' : 'onlooker') : undefined;
  if (window) return 'window';
  return flow.at === 'turn' && outing?.seat === seat && !isInTransit(state, hero) ? 'turn' : undefined;
}

export function isFighter({ hero, rival }: Battle, seat: Seat): boolean {
  return seat === hero || seat === rival;
}

/** Each kind once: copies are alike. */
export function kindsHeld(state: State, seat: Seat): ItemId[] {
  return [...new Set(heroOf(state, seat).items.map(item => item.kind))];
}

export function* itemActions(state: State, seat: Seat): Generator<Action> {
  for (const item of kindsHeld(state, seat)) if (canUse(state, seat, item)) yield { type: 'use-item', item };
}

export function canUseAny(state: State, seat: Seat): boolean {
  return kindsHeld(state, seat).some(item => canUse(state, seat, item));
}

/** G2: only with a legal target, and only if it could change something. */
export function canUse(state: State, seat: Seat, item: ItemId): boolean {
  const moment = momentFor(state, seat);
  if (!moment || !isItsTime(state, item, moment)) return false;
  if (ITEMS[item].aim === 'self') return canHelp(state, seat, item);
  for (const _ of targetsOf(state, { seat, item, monster: null })) return true;
  return false;
}

export function isItsTime(state: State, item: ItemId, moment: Moment): boolean {
  const { when } = ITEMS[item];
  return (
    when.includes(moment) ||
    (when.includes('opening') && moment === 'battle' && state.battle?.exchanges === 0)
  );
}

/** Items that need no target. */
function canHelp(state: State, seat: Seat, item: ItemId): boolean {
  const hero = heroOf(state, seat);
  const { battle, outing } = state;
  const foe = battle && monsterById(state, battle.monster);
  const mods = battle && modsOf(battle, seat);
  switch (item) {
    case 'mystic-armor':
    case 'enchant-armor':
      return !foe || specialOf(foe) !== 'mean';
    case 'enchant-weapon':
      return mods?.enchanted === false;
    case 'poison':
      return mods?.poison === false && foe?.kind != null && !isBoss(foe.kind);
    case 'drain-life':
      return foe !== undefined && mods?.drain === false;
    case 'confusion':
      return foe !== undefined && battle?.confused === false;
    case 'magic-missiles':
      return foe != null;
    case 'heal':
    case 'extra-healing':
    case 'full-healing':
      return hero.hp < MAX_HP;
    case 'regeneration':
      return hero.hp < MAX_HP && !hero.regenerating;
    case 'levitation':
      return outing?.levitating === false && hasWayToGo(state);
    case 'find-secret-door':
      return hasWayToGo(state);
    case 'invisibility':
      return hero.invisibleRound === null && (!battle || foe !== undefined);
    default:
      return true;
  }
}

/** Before the roll, while steps are left, or with a Haste in hand: walls matter only then. */
function hasWayToGo({ flow, outing }: State): boolean {
  if (!outing || flow.at !== 'turn') return false;
  return flow.part === 'start' || outing.left > 0 || outing.extraMoves > 0;
}

/** Every target of the item in hand; of the two-part ones, the part that is next. */
export function* targetsOf(state: State, aim: AimAt): Generator<Action> {
  const { seat, item, monster } = aim;
  switch (ITEMS[item].aim) {
    case 'self':
      return;
    case 'monster':
      for (const each of inReach(state)) {
        if (suits(item, each)) yield { type: 'target-monster', monster: each.id };
      }
      return;
    case 'monster-or-hero':
      return yield* prey(state, seat);
    case 'hero':
      for (const hero of insiders(state)) yield { type: 'target-hero', hero: hero.seat };
      return;
    case 'square':
      for (const to of squaresFor(state, seat, item)) yield { type: 'target-square', to };
      return;
    case 'monster-and-square':
      if (monster === null) {
        for (const each of inReach(state)) yield { type: 'target-monster', monster: each.id };
      } else yield* landings(state, monster);
      return;
    case 'monster-and-way':
      if (monster === null) {
        for (const each of inReach(state)) {
          if (waysFor(state, each).length > 0) yield { type: 'target-monster', monster: each.id };
        }
      } else
        for (const way of waysFor(state, monsterById(state, monster)!)) yield { type: 'target-way', way };
  }
}

/** G5: in a battle only its monster, in a duel none. */
function inReach(state: State): readonly Monster[] {
  if (!state.battle) return state.monsters;
  const foe = monsterById(state, state.battle.monster);
  return foe ? [foe] : [];
}

function suits(item: ItemId, monster: Monster): boolean {
  switch (item) {
    case 'waken':
      return !monster.awake;
    case 'sleep':
      return monster.awake;
    case 'freeze':
      return monster.awake && monster.frozenRound === null;
    case 'slow-monster':
      return monster.awake && monster.slowRound === null;
    case 'cancellation':
      return monster.awake && monster.cancelRound === null && hasPrintedSpecial(monster);
    default:
      return true;
  }
}

function hasPrintedSpecial({ kind }: Monster): boolean {
  return kind !== null && MONSTERS[kind].special !== null;
}

/** Snipe: exactly two king's moves away, walls or not (R56); rivals only where duels are allowed (R57). */
function* prey(state: State, seat: Seat): Generator<Action> {
  const { at } = heroOf(state, seat);
  if (!at) return;
  for (const monster of state.monsters) {
    if (kingDistance(monster.at, at) === 2) yield { type: 'target-monster', monster: monster.id };
  }
  if (!duelsAllowed(state)) return;
  for (const rival of insiders(state)) {
    if (rival.seat !== seat && kingDistance(rival.at, at) === 2)
      yield { type: 'target-hero', hero: rival.seat };
  }
}

function* squaresFor(state: State, seat: Seat, item: ItemId): Generator<Cell> {
  const hero = heroOf(state, seat);
  if (!hero.at) return;
  if (item === 'create-monster') {
    // Four bosses at most can lie in the bag: with more tiles than that one of them is none.
    if (bagSize(state) <= 4) return;
    for (const at of around(hero.at)) if (!isWall(at) && !isStar(at) && !isOccupied(state, at)) yield at;
    return;
  }
  for (const at of SQUARES) {
    if (isWall(at) || isOccupied(state, at) || (isStar(at) && hero.firstTurn)) continue;
    yield at;
  }
}

/** A wall only for what is known to fly: the list tells nothing of tiles that lie face down. */
function* landings(state: State, id: number): Generator<Action> {
  const monster = monsterById(state, id)!;
  const overWalls = monster.known && flies(monster);
  for (const to of SQUARES) {
    if (isStar(to) || (isWall(to) && !overWalls) || isOccupied(state, to)) continue;
    yield { type: 'target-square', to };
  }
}

/** Ways in which it could be pushed at least one square, as far as anybody knows. */
function waysFor(state: State, monster: Monster): Direction[] {
  const overWalls = monster.known && flies(monster);
  return DIRECTIONS.filter(way => canSlide(state, stepFrom(monster.at, way), overWalls));
}

export function canSlide(state: State, to: Cell, overWalls: boolean): boolean {
  return isOnBoard(BOARD, to) && !isStar(to) && (overWalls || !isWall(to)) && !isOccupied(state, to);
}
