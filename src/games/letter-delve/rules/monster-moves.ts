/** Chapter "The monster turn": whom a monster goes for, which way it takes, and how the invisible ones jump. */
import type { Cell } from '../../../core/grid.ts';
import { distanceField, UNREACHED, type Field } from '../../../core/ways.ts';
import { BOARD } from '../data/board-map.ts';
import { MONSTER_DIE, SLOW_DIE } from '../data/constants.ts';
import { onStar, type OnStar } from '../data/options.ts';
import type { Monster, State } from '../state/state.ts';
import { flies, isOccupied, specialOf, visibleHeroes, type Insider } from './pieces.ts';
import {
  around,
  beside,
  fieldTo,
  indexAt,
  isGround,
  isTouching,
  monsterSteps,
  SPAWNS,
  SQUARE_COUNT,
  stepsIn,
} from './squares.ts';

/** Those whom it could attack from a square, in seat order. */
export function victimsAt(state: State, at: Cell): Insider[] {
  return visibleHeroes(state).filter(hero => isTouching(hero.at, at));
}

/** Its walk to a square: walls count, pieces do not. */
export function stepsTo({ rules }: State, monster: Monster, to: Cell): number {
  return monsterSteps(monster.at, to, flies(monster), onStar(rules));
}

/** The visible heroes with the shortest walk to them: walls count, pieces do not (R31). */
export function nearestHeroes(state: State, monster: Monster): Insider[] {
  const heroes = visibleHeroes(state);
  const steps = heroes.map(hero => stepsTo(state, monster, hero.at));
  const least = Math.min(...steps);
  return heroes.filter((_, index) => steps[index] === least);
}

/** Spawn points that an Invisible monster could jump to: strictly closer, and the closest of them (R37). */
export function jumpsOf(state: State, monster: Monster): Cell[] {
  if (specialOf(monster) !== 'invisible' || monster.frozenRound !== null) return [];
  const fields = visibleHeroes(state).map(hero => fieldTo(hero.at, false, onStar(state.rules)));
  const nearest = (at: Cell): number => Math.min(...fields.map(field => stepsIn(field, at)));
  const here = nearest(monster.at);
  const free = SPAWNS.filter(at => !isOccupied(state, at));
  const best = Math.min(...free.map(nearest));
  return best < here ? free.filter(at => nearest(at) === best) : [];
}

export function moveDie(monster: Monster): number {
  return monster.slowRound === null ? MONSTER_DIE : SLOW_DIE;
}

/** A way that is being walked: distances are computed once, after the roll. */
export interface Route {
  readonly target: Cell;
  readonly field: Field;
}

/** Around all other pieces; if they close every way, as though they were not there. */
export function routeTo(state: State, monster: Monster, target: Cell): Route {
  const canFly = flies(monster);
  const star = onStar(state.rules);
  const blocked = new Uint8Array(SQUARE_COUNT);
  for (const other of state.monsters) if (other.id !== monster.id) blocked[indexAt(other.at)] = 1;
  for (const hero of state.heroes) if (hero.at) blocked[indexAt(hero.at)] = 1;
  const field = distanceField(BOARD, target, at => isGround(at, canFly, star) && blocked[indexAt(at)] === 0);
  const isOpen = stepsIn(field, monster.at) !== UNREACHED;
  return { target, field: isOpen ? field : fieldTo(target, canFly, star) };
}

/**
 * The next square, or undefined where it has to stop. Of equally short ways the one along the axis on which the
 * target is farther away (equal: across), then north, east, south, west.
 */
export function nextStep(state: State, from: Cell, { target, field }: Route): Cell | undefined {
  const left = stepsIn(field, from);
  if (left === UNREACHED) return undefined;
  const open = beside(from).filter(to => field[indexAt(to)] === left - 1 && !isOccupied(state, to));
  const isAcross = Math.abs(target.x - from.x) >= Math.abs(target.y - from.y);
  return open.find(to => (to.y === from.y) === isAcross) ?? open[0];
}

/**
 * Whether it could attack this hero in its next activation, pieces ignored: every hero is asked before anything that
 * could reach it moves.
 */
export function threatens(state: State, monster: Monster, hero: Insider): boolean {
  if (hero.invisibleRound !== null) return false;
  if (isTouching(monster.at, hero.at)) return true;
  if (monster.frozenRound !== null) return false;
  const jumps = jumpsOf(state, monster);
  const starts = jumps.length > 0 ? jumps : [monster.at];
  return stepsFrom(starts, flies(monster), onStar(state.rules))(hero.at) <= moveDie(monster);
}

/** By square: the fewest steps from one of these starts to a place beside it, other pieces ignored. */
export function stepsFrom(starts: readonly Cell[], canFly: boolean, star: OnStar): (square: Cell) => number {
  const fields = starts.map(start => fieldTo(start, canFly, star));
  return square => {
    let least = Infinity;
    for (const next of around(square)) {
      if (!isGround(next, canFly, star)) continue;
      for (const field of fields) least = Math.min(least, field[indexAt(next)]!);
    }
    return least;
  };
}
