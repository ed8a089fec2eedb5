/** How far a walk leads, and how likely it gets somewhere: points, pits, blades and whoever bars the way. */
import { BLADES_DIE, PIT_DIE, type Ability, type Die } from '../data/constants.ts';
import { bonusOf, holds } from '../rules/abilities.ts';
import { hazardBetween, pointsFor, stopsHer } from '../rules/movement.ts';
import type { State } from '../state/state.ts';
import type { Loc } from '../state/tiles.ts';
import { passChance, share, type Chance } from './chances.ts';
import { wayTo } from './outlook.ts';

export interface MoveOdds {
  readonly die: Die;
  readonly bonus: number;
  readonly slowed: boolean;
  /** Every face is as likely as any other: the points each gives. */
  readonly points: readonly number[];
  readonly mean: number;
}

export function moveOdds(state: State, dice = state.kora.dice): MoveOdds | undefined {
  if (!dice) return undefined;
  const { slowed } = state.kora;
  const bonus = bonusOf(state, 'speed');
  const points = Array.from({ length: dice.speed }, (_, index) => pointsFor(state, index + 1));
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  return { die: dice.speed, bonus, slowed, points, mean };
}

/** That the next movement roll gives at least so many points. */
export function reachChance(state: State, steps: number, dice = state.kora.dice): Chance {
  const points = moveOdds(state, dice)?.points ?? [];
  return { ways: points.filter(each => each >= steps).length, outOf: Math.max(1, points.length) };
}

/** Crossing the hole of the Pit; certain with the Rope. */
export function pitChance(state: State, dice = state.kora.dice): Chance {
  if (holds(state, 'rope') || !dice) return { ways: 1, outOf: 1 };
  return passChance(dice.speed, bonusOf(state, 'speed'), PIT_DIE);
}

/** A roll vs. that a card or a tile may ask for. */
export function vsChance(state: State, ability: Ability, against: Die, dice = state.kora.dice): Chance {
  return dice ? passChance(dice[ability], bonusOf(state, ability), against) : { ways: 1, outOf: 1 };
}

/** What the only way to a known space holds for her. */
export interface WalkOdds {
  readonly steps: number;
  /** Monsters on the way end every walk before it. */
  readonly isBarred: boolean;
  /** A roll on the way may hurt her. */
  readonly isRisky: boolean;
  /** That she gets there alive: with the points of this walk, or with those of the next roll. */
  readonly arrives: number;
}

export function walkOdds(state: State, target: Loc): WalkOdds | undefined {
  const way = wayTo(state, target);
  if (!way) return undefined;
  const { move, points } = state.act;
  const steps = way.length - 1;
  const enough = move === 'moving' ? Number(points >= steps) : share(reachChance(state, steps));
  const onTheWay = along(state, way, state.kora.life);
  return { steps, isBarred: onTheWay === 0, isRisky: isRisky(state, way), arrives: enough * onTheWay };
}

/** That she gets to the end of the way alive, if her points last. */
function along(state: State, way: readonly Loc[], life: number): number {
  const [from, to] = way;
  if (!from || !to) return 1;
  const rest = way.slice(1);
  const isThere = rest.length === 1;
  switch (hazardBetween(state, from, to)) {
    case 'pit': {
      const safe = share(pitChance(state));
      // A fall ends the walk, but on the far side.
      const fallen = isThere && life > 1 ? 1 - safe : 0;
      return safe * along(state, rest, life) + fallen;
    }
    case 'blades': {
      if (stopsHer(state, from, to) && !isThere) return 0;
      const safe = share(vsChance(state, 'defense', BLADES_DIE));
      const cut = life > 1 ? (1 - safe) * along(state, rest, life - 1) : 0;
      return safe * along(state, rest, life) + cut;
    }
    case undefined:
      return stopsHer(state, from, to) && !isThere ? 0 : along(state, rest, life);
  }
}

function isRisky(state: State, way: readonly Loc[]): boolean {
  return way.slice(1).some((to, index) => hazardBetween(state, way[index]!, to) !== undefined);
}
