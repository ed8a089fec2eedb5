/** Items on the own turn. */
import { best } from '../../../bots/best.ts';
import { counted } from '../../phrases.ts';
import { WEAPONS } from '../data/gear.ts';
import { seemsBoss } from '../odds/tiles.ts';
import { stepsTo } from '../rules/monster-moves.ts';
import { partOf } from '../rules/movement.ts';
import { hpOf, isDozing, isOccupied } from '../rules/pieces.ts';
import { around, isStar, isWall, kingDistance, STAR } from '../rules/squares.ts';
import type { Monster } from '../state/state.ts';
import { worstHunter, type Goal } from './goals.ts';
import type { Mind } from './mind.ts';
import { firstUsable, useOf, type Use } from './uses.ts';
import { savesByWalls } from './walking.ts';
import type { Ways } from './ways.ts';

/** HP at or below which each potion is drunk in peace. */
const DRINK_AT = { heal: 16, 'extra-healing': 13, 'full-healing': 8, regeneration: 16 } as const;

export function turnItem(mind: Mind, goal: Goal, ways: Ways): Use | undefined {
  return firstUsable(mind, wishes(mind, goal, ways));
}

function* wishes(mind: Mind, goal: Goal, ways: Ways): Generator<Use | undefined> {
  const { hero, state, level } = mind;
  yield useOf('conjure-coins', null, 'Free coins.');
  for (const [item, most] of Object.entries(DRINK_AT) as [keyof typeof DRINK_AT, number][])
    if (hero.hp <= most) yield useOf(item, null, `Heal up: only ${counted(hero.hp, 'heart')} left.`);
  yield snipeWeak(mind);
  yield changeWeapons(mind);
  if (level !== 'easy') {
    yield escapeHunter(mind);
    if (level === 'hard') yield wakenForRival(mind);
    if (hero.hp >= 14) {
      yield createPrey(mind);
      yield wakenPrey(mind);
    }
    yield passWalls(mind, goal, ways);
  }
  const part = partOf(state);
  if (part === 'start' || part === 'arrived') yield useOf('haste', null, 'A second move while it counts.');
}

/** One heart, awake, two squares away: one clean shot pays. */
function snipeWeak({ state, hero }: Mind): Use | undefined {
  const isWeak = (monster: Monster): boolean => monster.known && hpOf(monster) - monster.wound === 1;
  const monster = state.monsters.find(
    each => each.awake && isWeak(each) && kingDistance(each.at, hero.at) === 2,
  );
  return monster && useOf('snipe', { monster: monster.id }, 'One shot is enough for that one.');
}

/** A bad weapon can only get better; otherwise spoil the richest rival's best one. */
function changeWeapons({ hero, seat, rivals }: Mind): Use | undefined {
  const poor = `Anything beats a ${WEAPONS[hero.weapon].name}.`;
  if (hero.weapon <= 1) return useOf('polymorph-weapon', { hero: seat }, poor);
  if (hero.weapon < 3) return undefined;
  const armed = rivals.filter(other => other.weapon === 3);
  const rival = best(armed, other => other.coins);
  return rival && useOf('polymorph-weapon', { hero: rival.seat }, "Ruin the richest rival's weapon.");
}

function escapeHunter(mind: Mind): Use | undefined {
  const hunter = worstHunter(mind, 6);
  if (!hunter || hunter.death <= 0.4 || mind.hero.coins < 30) return undefined;
  return useOf('teleport', { to: STAR }, 'Straight to the stairs with your coins.');
}

/** Loot that comes to the door, most often with one heart. */
function createPrey({ state, hero }: Mind): Use | undefined {
  const to = around(hero.at).find(at => !isWall(at) && !isStar(at) && !isOccupied(state, at));
  return to && useOf('create-monster', { to }, "You're healthy enough to earn more loot.");
}

/** The nearest plain tile: most are worth a fight, if it comes alone. */
function wakenPrey({ state, hero }: Mind): Use | undefined {
  const plain = state.monsters.filter(monster => isDozing(monster) && !seemsBoss(monster));
  const steps = (monster: Monster): number => stepsTo(state, monster, hero.at);
  const prey = best(plain, monster => -steps(monster));
  if (!prey || steps(prey) > 8) return undefined;
  return useOf('waken', { monster: prey.id }, "You're healthy enough to earn more loot.");
}

function passWalls(mind: Mind, goal: Goal, ways: Ways): Use | undefined {
  const { outing } = mind.state;
  if (partOf(mind.state) !== 'walk' || outing!.levitating || outing!.doors > 0) return undefined;
  if (mind.usable.has('find-secret-door') && savesByWalls(mind, goal, ways, 1, 5))
    return useOf('find-secret-door', null, 'A door here saves a long walk.');
  if (mind.usable.has('levitation') && savesByWalls(mind, goal, ways, 99, 5))
    return useOf('levitation', null, 'Over the wall is much shorter.');
  return undefined;
}

/** A boss beside the richest rival and far from here. */
function wakenForRival({ state, hero, rivals }: Mind): Use | undefined {
  const richest = best(rivals, rival => rival.coins);
  const boss =
    richest &&
    state.monsters.find(
      monster =>
        !monster.awake &&
        seemsBoss(monster) &&
        stepsTo(state, monster, richest.at) <= 8 &&
        stepsTo(state, monster, hero.at) > 14,
    );
  return boss && useOf('waken', { monster: boss.id }, 'Let that boss take care of the richest rival.');
}
