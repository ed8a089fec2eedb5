/** A fight that goes on by itself, blow by blow: with whom, and when it stops so that she decides again. */
import { isAdjacent } from '../../../core/grid.ts';
import { MAX_HEALTH } from '../data/constants.ts';
import { findById } from '../rules/monsters.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { attackOdds } from './blows.ts';
import { threatAt } from './threat.ts';

export interface Bout {
  readonly monster: number;
  /** It stops when her Health has fallen this low. */
  readonly floor: number;
}

export type NoBout = 'nobody' | 'several' | 'wound' | 'deadly';

/** The monster that is worth going on with, or why there is none. */
export function boutIn(state: State): Bout | NoBout {
  const { hero, level, wound } = state;
  const beside = state.monsters.filter(({ at }) => isAdjacent(at, hero.at));
  const [only, another] = beside;
  if (!only) return 'nobody';
  const foe = beside.find(({ id }) => id === wound?.id) ?? (another ? undefined : only);
  if (!foe) return 'several';
  if (attackOdds(state, foe.id)?.recovers) return 'wound';
  if (isDeadly(state)) return 'deadly';
  const half = MAX_HEALTH[level] >> 1;
  return { monster: foe.id, floor: hero.health > half ? half : hero.health - 1 };
}

/** The next blow of a fight that began there; undefined where she should look again. */
export function nextBlow(state: State, begun: State): Action | undefined {
  const bout = boutIn(begun);
  if (typeof bout === 'string' || state.ask?.kind !== 'act' || state.level !== begun.level) return undefined;
  return stopIn(state, begun, bout) === undefined ? { type: 'attack', monster: bout.monster } : undefined;
}

export type Stop = 'dead' | 'away' | 'low' | 'deadly' | 'company';

/** Why a fight that began there stops here. */
export function stopOf(state: State, begun: State): Stop | undefined {
  const bout = boutIn(begun);
  return typeof bout === 'string' || state.level !== begun.level ? undefined : stopIn(state, begun, bout);
}

function stopIn(state: State, begun: State, bout: Bout): Stop | undefined {
  const foe = findById(state, bout.monster);
  if (!foe) return 'dead';
  if (!isAdjacent(foe.at, state.hero.at)) return 'away';
  if (isDeadly(state)) return 'deadly';
  if (state.hero.health <= bout.floor) return 'low';
  return hasCompany(state, begun) ? 'company' : undefined;
}

/** Somebody attacks who did not when it began. */
function hasCompany(state: State, begun: State): boolean {
  const known = attackersIn(begun);
  return attackersIn(state).some(id => !known.includes(id));
}

function attackersIn(state: State): number[] {
  return threatAt(state)?.attackers.map(({ monster }) => monster) ?? [];
}

/** The next attack of the monsters may be her last. */
function isDeadly(state: State): boolean {
  return (threatAt(state)?.deadly ?? 0) > 0;
}
