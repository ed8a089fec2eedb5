/** Chapter "Items, one by one": what each of the thirty does when it is used. */
import { IllegalAction, type Seat } from '../../../core/game.ts';
import { stepFrom } from '../../../core/grid.ts';
import { MAX_HP, MONSTER_DIE } from '../data/constants.ts';
import type { Tier } from '../data/gear.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import type { Action, AimAt, Target } from '../state/actions.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import type { HeroStatus } from '../state/events.ts';
import { battleOf, breakOff, hurtMonster, modsOf } from './battle.ts';
import { heroOf, isInside, flies, kindOf, monsterById } from './pieces.ts';
import { conjureMonster, polymorph, teleportHero } from './item-marvels.ts';
import { canSlide, targetsOf } from './items.ts';
import { snipe } from './sniping.ts';
import { isTouching } from './squares.ts';
import { change, count, gainCoins, type Turn } from './turn.ts';
import { wake } from './waking.ts';

/** Takes an item in hand. With one possible target nobody needs to be asked. */
export function takeUp(turn: Turn, aim: AimAt): void {
  if (ITEMS[aim.item].aim === 'self') return use(turn, aim, null);
  const targets = targetsOf(turn.state, aim);
  const first = targets.next();
  if (first.done) throw new IllegalAction('no-target', aim);
  if (targets.next().done) return point(turn, aim, first.value);
  turn.state.aim = aim;
}

/** One part of a target is chosen; with all of it the item works. */
export function point(turn: Turn, aim: AimAt, action: Action): void {
  turn.state.aim = null;
  const kind = ITEMS[aim.item].aim;
  const isHalf = kind === 'monster-and-square' || kind === 'monster-and-way';
  if (action.type === 'target-monster') {
    if (isHalf) return takeUp(turn, { ...aim, monster: action.monster });
    return use(turn, aim, { monster: action.monster });
  }
  const monster = aim.monster === null ? {} : { monster: aim.monster };
  if (action.type === 'target-hero') return use(turn, aim, { hero: action.hero });
  if (action.type === 'target-square') return use(turn, aim, { ...monster, to: action.to });
  if (action.type === 'target-way' && aim.monster !== null)
    return use(turn, aim, { monster: aim.monster, way: action.way });
  throw new IllegalAction('no-target', action);
}

/** G1: one use, then gone. Whoever passed may answer it: the window asks anew. */
function use(turn: Turn, { seat, item }: AimAt, target: Target | null): void {
  const { state, tell } = turn;
  const hero = heroOf(state, seat);
  const { uid } = hero.items.find(each => each.kind === item)!;
  hero.items = hero.items.filter(each => each.uid !== uid);
  if (state.outing?.seat === seat) state.outing.shopOpen = false;
  if (state.window) state.window = { ...state.window, passed: [] };
  count(turn, seat, 'itemsUsed');
  tell({ type: 'item-used', seat, item, uid, target });
  work(turn, hero, item, target);
}

function work(turn: Turn, hero: Hero, item: ItemId, target: Target | null): void {
  const { state, d } = turn;
  switch (item) {
    case 'conjure-coins':
      return conjureCoins(turn, hero);
    case 'heal':
      return heal(turn, hero, d(4));
    case 'extra-healing':
      return heal(turn, hero, d(8));
    case 'full-healing':
      return heal(turn, hero, null);
    case 'regeneration':
      hero.regenerating = true;
      return told(turn, hero.seat, 'regenerating');
    case 'invisibility':
      hero.invisibleRound = state.turn;
      told(turn, hero.seat, 'invisible');
      return state.battle ? breakOff(turn) : undefined;
    case 'haste':
    case 'levitation':
    case 'find-secret-door':
      return travel(turn, hero, item);
    case 'teleport':
      return teleportHero(turn, hero, squareOf(target));
    case 'create-monster':
      return conjureMonster(turn, hero, squareOf(target));
    case 'polymorph-weapon':
      return changeWeapon(turn, rivalOf(state, target));
    case 'snipe':
      return target && 'hero' in target
        ? snipe(turn, hero, null, rivalOf(state, target))
        : snipe(turn, hero, monsterOf(state, target), null);
    case 'waken':
      return wake(turn, monsterOf(state, target), 'item', hero.seat);
    case 'sleep':
    case 'freeze':
    case 'slow-monster':
    case 'cancellation':
      return bewitch(turn, item, monsterOf(state, target));
    case 'polymorph':
      return polymorph(turn, monsterOf(state, target));
    case 'forced-move':
      return push(turn, monsterOf(state, target), target);
    case 'teleport-monster':
      return place(turn, monsterOf(state, target), target);
    default:
      return fightWith(turn, hero, item);
  }
}

/** Items of one battle. */
function fightWith(turn: Turn, hero: Hero, item: ItemId): void {
  const battle = battleOf(turn.state);
  const mods = modsOf(battle, hero.seat);
  switch (item) {
    case 'mystic-armor':
      mods.soak += 2;
      return told(turn, hero.seat, 'soak');
    case 'enchant-armor':
      mods.soak += 1;
      return told(turn, hero.seat, 'soak');
    case 'enchant-weapon':
      mods.enchanted = true;
      return told(turn, hero.seat, 'enchanted');
    case 'strength':
      mods.strength += 1;
      return told(turn, hero.seat, 'strength');
    case 'bless-weapon':
      mods.bless += 1;
      return told(turn, hero.seat, 'blessed');
    case 'poison':
      mods.poison = true;
      return told(turn, hero.seat, 'poison');
    case 'drain-life':
      mods.drain = true;
      return told(turn, hero.seat, 'drain');
    case 'confusion':
      battle.confused = true;
      return told(turn, hero.seat, 'confusion');
    case 'magic-missiles': {
      const monster = monsterById(turn.state, battle.monster)!;
      const die = turn.d(4);
      turn.tell({ type: 'missiles', seat: hero.seat, die, monster: monster.id, kind: kindOf(monster) });
      return hurtMonster(turn, battle, monster, hero, die);
    }
    default:
      throw new IllegalAction('no-effect', item);
  }
}

function told({ tell }: Turn, seat: Seat, status: HeroStatus): void {
  tell({ type: 'hero-status', seat, status });
}

function conjureCoins(turn: Turn, hero: Hero): void {
  const first = turn.d(3);
  const second = turn.d(3);
  const by = first + second;
  const { seat } = hero;
  const dice = [first, second];
  gainCoins(turn, hero, by, () =>
    turn.tell({ type: 'coins-gained', seat, by, coins: hero.coins, why: 'conjured', dice }),
  );
}

/** Never above 20; without a die, to 20. */
function heal({ tell }: Turn, hero: Hero, die: number | null): void {
  const by = Math.min(MAX_HP - hero.hp, die ?? MAX_HP);
  hero.hp += by;
  tell({ type: 'hp-changed', seat: hero.seat, by, hp: hero.hp, why: 'potion', die });
}

function travel(turn: Turn, hero: Hero, item: 'haste' | 'levitation' | 'find-secret-door'): void {
  const outing = turn.state.outing!;
  if (item === 'haste') outing.extraMoves += 1;
  else if (item === 'levitation') outing.levitating = true;
  else outing.doors += 1;
  const status = { haste: 'hasty', levitation: 'levitating', 'find-secret-door': 'secret-door' } as const;
  told(turn, hero.seat, status[item]);
}

function changeWeapon({ tell, d }: Turn, hero: Hero): void {
  const die = d(4);
  const from = hero.weapon;
  hero.weapon = (die - 1) as Tier;
  tell({ type: 'weapon-changed', seat: hero.seat, die, from, to: hero.weapon });
}

/**
 * G6: the monster turn that an item speaks of is the running one as long as its target still has a place in the
 * queue, otherwise the next. Only for Cancellation does a monster that is fighting count as not yet done.
 */
export function roundConcerned(state: State, monster: Monster, fightCounts = false): number {
  const { flow, turn, battle } = state;
  if (flow.at !== 'monsters') return turn;
  if (fightCounts && battle?.monster === monster.id) return turn;
  const isToCome = monster.actedRound !== turn && flow.queue.slice(flow.next).includes(monster.id);
  return isToCome ? turn : turn + 1;
}

function bewitch(
  turn: Turn,
  item: 'sleep' | 'freeze' | 'slow-monster' | 'cancellation',
  monster: Monster,
): void {
  const { state, tell } = turn;
  const round = roundConcerned(state, monster, item === 'cancellation');
  switch (item) {
    case 'sleep':
      change(turn, monster.id, { awake: false, sleepRound: round });
      tell({ type: 'monster-status', monster: monster.id, status: 'asleep' });
      if (state.battle) breakOff(turn);
      return;
    case 'freeze':
      change(turn, monster.id, { frozenRound: round });
      return tell({ type: 'monster-status', monster: monster.id, status: 'frozen' });
    case 'slow-monster':
      change(turn, monster.id, { slowRound: round });
      return tell({ type: 'monster-status', monster: monster.id, status: 'slowed' });
    case 'cancellation':
      change(turn, monster.id, { cancelRound: round });
      return tell({ type: 'monster-status', monster: monster.id, status: 'cancelled' });
  }
}

/** It slides until something stops it; it neither attacks nor wakes (R64). */
function push(turn: Turn, monster: Monster, target: Target | null): void {
  if (!target || !('way' in target)) throw new IllegalAction('no-way');
  const { way } = target;
  const die = turn.d(MONSTER_DIE);
  let to = monster.at;
  for (let left = die; left > 0; left--) {
    const next = stepFrom(to, way);
    if (!canSlide(turn.state, next, flies(monster))) break;
    to = next;
  }
  change(turn, monster.id, { at: to });
  turn.tell({ type: 'pushed', monster: monster.id, way, die, from: monster.at, to });
  endIfApart(turn);
}

function place(turn: Turn, monster: Monster, target: Target | null): void {
  const to = squareOf(target);
  change(turn, monster.id, { at: to });
  turn.tell({ type: 'monster-teleported', monster: monster.id, from: monster.at, to });
  endIfApart(turn);
}

/** A battle goes on only between neighbours. */
function endIfApart(turn: Turn): void {
  const { battle } = turn.state;
  const monster = battle && monsterById(turn.state, battle.monster);
  const hero = battle && heroOf(turn.state, battle.hero);
  if (monster && hero && isInside(hero) && !isTouching(monster.at, hero.at)) breakOff(turn);
}

function monsterOf(state: State, target: Target | null): Monster {
  const found = target && 'monster' in target ? monsterById(state, target.monster) : undefined;
  if (!found) throw new IllegalAction('no-monster', target);
  return found;
}

function rivalOf(state: State, target: Target | null): Hero {
  if (!target || !('hero' in target)) throw new IllegalAction('no-hero', target);
  return heroOf(state, target.hero);
}

function squareOf(target: Target | null) {
  if (!target || !('to' in target)) throw new IllegalAction('no-square', target);
  return target.to;
}
