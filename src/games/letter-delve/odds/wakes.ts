/** What a step, a chest or a rune would wake, as far as anybody can tell. Unknown tiles are judged by their backs. */
import type { Cell } from '../../../core/grid.ts';
import { isEmptied } from '../rules/sites.ts';
import { chestAt, pointAt } from '../rules/squares.ts';
import { disturbed, sleepersAtCorners, sleepersOn } from '../rules/waking.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { seemsBoss } from './tiles.ts';

interface Wakes {
  readonly wakes: readonly Monster[];
  /** Bosses that only open an eye, as long as the walk goes on. */
  readonly stirs: readonly Monster[];
}

/** By entering this square on foot; bosses first. */
export function wakesByStep(state: State, hero: Hero, to: Cell): Wakes {
  const all = [...disturbed(state, hero, to, 'walk', seemsBoss)];
  const woken = all.filter(({ stirs }) => !stirs).map(({ monster }) => monster);
  return {
    wakes: [...woken.filter(seemsBoss), ...woken.filter(monster => !seemsBoss(monster))],
    stirs: all.filter(({ stirs }) => stirs).map(({ monster }) => monster),
  };
}

/** By arriving there out of thin air; bosses last. */
export function wakesByTeleport(state: State, hero: Hero, to: Cell): readonly Monster[] {
  const woken = [...disturbed(state, hero, to, 'teleport', seemsBoss)].map(({ monster }) => monster);
  return [...woken.filter(monster => !seemsBoss(monster)), ...woken.filter(seemsBoss)];
}

/** Squares to which a site's thread leads. */
export function threadsOf(state: State, at: Cell): readonly Cell[] {
  if (isEmptied(state, at)) return [];
  const chest = chestAt(at);
  if (chest) return chest.wakes;
  return pointAt(at) ? sleepersAtCorners(state, at).map(monster => monster.at) : [];
}

/** Sleepers that collecting here would wake. */
export function wakesBySite(state: State, at: Cell): Monster[] {
  return byId(sleepersOn(state, threadsOf(state, at)));
}

/** Those that the end of this turn wakes, because of a chest that was looted. */
export function wakesByEnding(state: State): Monster[] {
  return byId(sleepersOn(state, state.outing?.chestWakes ?? []));
}

/** As they lie on the table. */
function byId(monsters: readonly Monster[]): Monster[] {
  return monsters.toSorted((a, b) => a.id - b.id);
}
