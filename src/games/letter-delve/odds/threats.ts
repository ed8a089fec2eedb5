/**
 * Who may attack whom in the monster turn. One activation can be told exactly, as long as everything else stays where
 * it is; what holds whatever the others do is only how far anything awake can get. Works on views, like the rest of this folder.
 */
import type { Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import { onStar } from '../data/options.ts';
import {
  jumpsOf,
  moveDie,
  nearestHeroes,
  nextStep,
  routeTo,
  stepsFrom,
  victimsAt,
} from '../rules/monster-moves.ts';
import { flies, heroOf, specialOf, visibleHeroes } from '../rules/pieces.ts';
import { isTouching, SPAWNS } from '../rules/squares.ts';
import type { Monster, State } from '../state/state.ts';

/** One way that a monster's next activation can go. */
export interface Course {
  /** Its chance, before the die is thrown: equal jumps and equally near heroes are picked by lot. */
  readonly share: number;
  readonly jump: Cell | null;
  /** Whom it makes for; null where it has somebody beside it and need not walk. */
  readonly target: Seat | null;
  /** Its steps with the longest roll. */
  readonly way: readonly Cell[];
  /** Whom it stands beside at the end of them: it attacks one of these, picked by lot. */
  readonly victims: readonly Seat[];
}

/** All of them, if it acted now. None for a monster that sees nobody or is frozen with nobody beside it. */
export function coursesOf(state: State, monster: Monster): Course[] {
  if (visibleHeroes(state).length === 0) return [];
  const here = seatsBeside(state, monster.at);
  if (here.length > 0) return [{ share: 1, jump: null, target: null, way: [], victims: here }];
  if (monster.frozenRound !== null) return [];
  const jumps = jumpsOf(state, monster);
  if (jumps.length === 0) return walksFrom(state, monster, 1, null);
  return jumps.flatMap(jump => {
    const share = 1 / jumps.length;
    const victims = seatsBeside(state, jump);
    if (victims.length > 0) return [{ share, jump, target: null, way: [], victims }];
    return walksFrom(state, { ...monster, at: jump }, share, jump);
  });
}

function walksFrom(state: State, start: Monster, share: number, jump: Cell | null): Course[] {
  const targets = nearestHeroes(state, start);
  return targets.map(({ seat, at }) => {
    const way = wayTo(state, start, at);
    const victims = seatsBeside(state, way.at(-1) ?? start.at);
    return { share: share / targets.length, jump, target: seat, way, victims };
  });
}

function wayTo(state: State, start: Monster, target: Cell): Cell[] {
  const route = routeTo(state, start, target);
  const way: Cell[] = [];
  let here = start.at;
  while (way.length < moveDie(start) && victimsAt(state, here).length === 0) {
    const next = nextStep(state, here, route);
    if (!next) break;
    way.push(next);
    here = next;
  }
  return way;
}

function seatsBeside(state: State, at: Cell): Seat[] {
  return victimsAt(state, at).map(hero => hero.seat);
}

/** The chance that it attacks this hero, if it acted now. */
export function attackChance(state: State, seat: Seat, monster: Monster): number {
  const die = moveDie(monster);
  const chance = coursesOf(state, monster)
    .filter(({ victims }) => victims.includes(seat))
    .reduce((sum, { share, way, victims }) => {
      const faces = die - Math.max(0, way.length - 1);
      return sum + (share * faces) / die / victims.length;
    }, 0);
  // Three thirds are one.
  return Math.round(chance * 1e9) / 1e9;
}

/** The awake ones that may still act in this monster turn or, between two of them, in the next. */
export function huntersOf({ monsters, flow, turn }: State): Monster[] {
  const awake = monsters.filter(monster => monster.awake);
  if (flow.at !== 'monsters') return awake;
  const toCome = flow.queue.slice(flow.next);
  return awake.filter(({ id, actedRound }) => toCome.includes(id) && actedRound !== turn);
}

/** The table with this hero on that square. */
export function movedTo(state: State, seat: Seat, at: Cell): State {
  const heroes = state.heroes.map(hero => (hero.seat === seat ? { ...hero, at } : hero));
  return { ...state, heroes };
}

/**
 * Whether it could come to attack this hero on that square, whatever other pieces do before it acts. They can open
 * ways and free spawn rings, so nothing but walls counts. Magic aside.
 */
export function canReach(state: State, seat: Seat, monster: Monster, at: Cell): boolean {
  if (heroOf(state, seat).invisibleRound !== null) return false;
  return stepsNeeded(state, monster)(at) <= (monster.frozenRound === null ? moveDie(monster) : 0);
}

/** By square: the fewest steps after which it can stand beside it, other pieces ignored. */
export function stepsNeeded({ rules }: State, monster: Monster): (square: Cell) => number {
  const canJump = specialOf(monster) === 'invisible' && monster.frozenRound === null;
  const needed = stepsFrom([monster.at, ...(canJump ? SPAWNS : [])], flies(monster), onStar(rules));
  return square => (isTouching(monster.at, square) ? 0 : needed(square));
}

/** By square: the chance that its die carries it there, other pieces ignored. */
export function arrivalChance(state: State, hunter: Monster): (square: Cell) => number {
  const die = moveDie(hunter);
  const needed = stepsNeeded(state, hunter);
  return square => {
    const steps = needed(square);
    if (steps === 0) return 1;
    return hunter.frozenRound !== null || steps > die ? 0 : (die - steps + 1) / die;
  };
}

/** Of chances that know nothing of one another. */
export function atLeastOne(chances: readonly number[]): number {
  return 1 - chances.reduce((none, chance) => none * (1 - chance), 1);
}

/** Of 16 equally likely rolls of two D4: how many give at least so many steps. */
const ROLLS_OF_AT_LEAST = [16, 16, 16, 15, 13, 10, 6, 3, 1];

export function rollChance(steps: number): number {
  return ROLLS_OF_AT_LEAST[steps]! / 16;
}
