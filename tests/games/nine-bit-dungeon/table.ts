/** Positions for the tests of this room: board "Alpha" with only the named monsters, unless told otherwise. */
import type { Cell } from '../../../src/core/grid.ts';
import { MAX_HEALTH, type Level } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { monsterById, type MonsterId } from '../../../src/games/nine-bit-dungeon/data/monsters.ts';
import { game } from '../../../src/games/nine-bit-dungeon/game.ts';
import { gridOf } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import type { Action } from '../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { Hero, Layout, Monster, State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { draw } from '../../support/picture.ts';
import { handsOf } from '../support/play-on.ts';

export { only, typesOf } from '../support/events.ts';

export const ALPHA: Layout = [
  { card: 1, side: 'A', turned: false },
  { card: 2, side: 'A', turned: false },
  { card: 3, side: 'A', turned: false },
  { card: 4, side: 'A', turned: false },
];

export type At = readonly [x: number, y: number];
export const at = ([x, y]: At): Cell => ({ x, y });

type Change = Omit<Partial<State>, 'hero' | 'monsters' | 'options'> & {
  readonly hero?: Partial<Omit<Hero, 'at'>>;
  readonly monsters?: readonly (readonly [MonsterId, ...At])[];
  readonly choices?: 'auto' | 'ask';
};

/** The Adventurer at a tile, as at the start of a run, with two actions left. */
export function position(hero: At, change: Change = {}): State {
  const { hero: stats, monsters = [], choices = 'auto', ...rest } = change;
  const level: Level = rest.level ?? 1;
  const { state } = game.create({ seed: 'test', seats: ['human'], options: { choices } });
  const figures = monsters.map(
    ([kind, x, y], id): Monster => ({ id, die: monsterById(kind).die, at: { x, y } }),
  );
  const turns = [1, 2, 3, 4].map(each => (each <= level ? 1 : 0));
  return {
    ...state,
    ask: { seat: 0, kind: 'act' },
    layout: ALPHA,
    turn: level,
    levelTurn: 1,
    actionsLeft: 2,
    stats: { ...state.stats, turns },
    chestRoll: 1,
    nextId: figures.length,
    ...rest,
    level,
    hero: { ...state.hero, health: MAX_HEALTH[level], ...stats, at: at(hero) },
    monsters: figures,
  };
}

export const { isListed, playOn, play } = handsOf(game, show);

export function monster(state: State, id: number): Monster {
  const found = state.monsters.find(each => each.id === id);
  if (!found) throw new Error(`No monster ${id}.\n${show(state)}`);
  return found;
}

/** What a failing test shows: the board with `@` and the monsters' dice. */
export function show(state: State): string {
  const figures = state.monsters.map(each => ({ at: each.at, letter: String(each.die) }));
  return draw(gridOf(state.layout ?? ALPHA), [...figures, { at: state.hero.at, letter: '@' }]);
}

export const to = (...tile: At): Action => ({ type: 'move', to: at(tile) });
export const attack = (id: number): Action => ({ type: 'attack', monster: id });
export const fireball = (id: number | null): Action => ({ type: 'cast', spell: 'fireball', monster: id });
export const HEAL: Action = { type: 'cast', spell: 'heal' };
export const END: Action = { type: 'end' };
export const INVENTORY: Action = { type: 'inventory' };
export const AUTO: Action = { type: 'auto' };
