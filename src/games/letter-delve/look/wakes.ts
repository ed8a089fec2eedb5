/** What a step, a chest or a rune would wake, as far as anybody can tell. Unknown tiles are judged by their backs. */
import { cellName, range, sameCell, type Cell } from '../../../core/grid.ts';
import { listed } from '../../phrases.ts';
import { isBoss } from '../data/monsters.ts';
import { isDozing } from '../rules/figures.ts';
import { isEmptied } from '../rules/sites.ts';
import { chestAt, isTouching, pointAt } from '../rules/squares.ts';
import type { Hero, Monster, State } from '../state.ts';
import { kindSeen, monsterName } from './words.ts';

export interface Wakes {
  readonly wakes: readonly Monster[];
  /** Bosses that only open an eye, as long as the walk goes on. */
  readonly stirs: readonly Monster[];
}

const NOBODY: Wakes = { wakes: [], stirs: [] };

export function seemsBoss(monster: Monster): boolean {
  const kind = kindSeen(monster);
  return kind ? isBoss(kind) : monster.back === 'boss';
}

/** By entering this square on foot. */
export function wakesByStep(state: State, hero: Hero, to: Cell): Wakes {
  if (hero.invisibleRound !== null) return NOBODY;
  const touched = state.monsters.filter(monster => isDozing(monster) && isTouching(monster.at, to));
  const bosses = hero.firstTurn ? [] : touched.filter(seemsBoss);
  const others = touched.filter(monster => !seemsBoss(monster));
  if (state.rules.exit === 'quiet') return { wakes: others, stirs: bosses.filter(boss => !boss.stirring) };
  return { wakes: [...bosses, ...others], stirs: [] };
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
  const squares = threadsOf(state, at);
  return state.monsters.filter(
    monster => isDozing(monster) && squares.some(square => sameCell(square, monster.at)),
  );
}

/** "the crowned sleeper on G7 and the Troll on C4". */
export function sleepersText(monsters: readonly Monster[]): string {
  if (monsters.length > 1 && monsters.every(monster => kindSeen(monster) === undefined)) {
    const what = monsters.every(seemsBoss) ? 'crowned sleepers' : 'sleepers';
    return `the ${what} on ${listed(monsters.map(monster => cellName(monster.at)))}`;
  }
  return listed(monsters.map(monster => `${monsterName(monster)} on ${cellName(monster.at)}`));
}
