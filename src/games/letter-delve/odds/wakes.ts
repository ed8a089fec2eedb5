/** What a step, a chest or a rune would wake, as far as anybody can tell. Unknown tiles are judged by their backs. */
import { range, sameCell, type Cell } from '../../../core/grid.ts';
import { isDozing } from '../rules/pieces.ts';
import { isEmptied } from '../rules/sites.ts';
import { chestAt, isTouching, pointAt } from '../rules/squares.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { seemsBoss } from './tiles.ts';

export interface Wakes {
  readonly wakes: readonly Monster[];
  /** Bosses that only open an eye, as long as the walk goes on. */
  readonly stirs: readonly Monster[];
}

const NOBODY: Wakes = { wakes: [], stirs: [] };

/** By entering this square on foot. */
export function wakesByStep(state: State, hero: Hero, to: Cell): Wakes {
  if (hero.invisibleRound !== null) return NOBODY;
  const { bosses, others } = touchedBy(state, hero, to);
  if (state.rules.exit === 'quiet') return { wakes: others, stirs: bosses.filter(boss => !boss.stirring) };
  return { wakes: [...bosses, ...others], stirs: [] };
}

/** By arriving there out of thin air: bosses wake outright, one that stirs already with them. */
export function wakesByTeleport(state: State, hero: Hero, to: Cell): readonly Monster[] {
  if (hero.invisibleRound !== null) return [];
  const { bosses, others } = touchedBy(state, hero, to);
  return [...others, ...bosses];
}

/** Bosses sleep through a first turn. */
function touchedBy(state: State, hero: Hero, to: Cell): { bosses: Monster[]; others: Monster[] } {
  const touched = state.monsters.filter(monster => isDozing(monster) && isTouching(monster.at, to));
  return {
    bosses: hero.firstTurn ? [] : touched.filter(seemsBoss),
    others: touched.filter(monster => !seemsBoss(monster)),
  };
}

/** Squares to which a site's thread leads. */
export function threadsOf(state: State, at: Cell): readonly Cell[] {
  if (isEmptied(state, at)) return [];
  const chest = chestAt(at);
  if (chest) return chest.wakes;
  if (!pointAt(at)) return [];
  return state.monsters
    .filter(monster => isDozing(monster) && isTouching(monster.at, at) && range(monster.at, at) === 2)
    .map(monster => monster.at);
}

/** Sleepers that collecting here would wake. */
export function wakesBySite(state: State, at: Cell): Monster[] {
  return dozingOn(state, threadsOf(state, at));
}

/** Those that the end of this turn wakes, because of a chest that was looted. */
export function wakesByEnding(state: State): Monster[] {
  return dozingOn(state, state.outing?.chestWakes ?? []);
}

function dozingOn(state: State, squares: readonly Cell[]): Monster[] {
  return state.monsters.filter(
    monster => isDozing(monster) && squares.some(square => sameCell(square, monster.at)),
  );
}
