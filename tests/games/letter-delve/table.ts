/** Positions for the tests of this room: a hero's turn in round 2, a sleeper far away, and only the named monsters. */
import type { Options } from '../../../src/core/game.ts';
import { indexOf, type Cell } from '../../../src/core/grid.ts';
import { BOARD } from '../../../src/games/letter-delve/data/board-map.ts';
import { board } from '../../../src/games/letter-delve/data/board.ts';
import type { Tier } from '../../../src/games/letter-delve/data/gear.ts';
import type { ItemId } from '../../../src/games/letter-delve/data/items.ts';
import { isBoss, MONSTERS, type Kind } from '../../../src/games/letter-delve/data/monsters.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { newMonster } from '../../../src/games/letter-delve/rules/setup.ts';
import type { Action } from '../../../src/games/letter-delve/state/actions.ts';
import type { Hero, Monster, Outing, State } from '../../../src/games/letter-delve/state/state.ts';
import { draw } from '../../support/picture.ts';
import { handsOf } from '../support/play-on.ts';

export { only } from '../support/events.ts';

export type At = readonly [x: number, y: number];
export const at = ([x, y]: At): Cell => ({ x, y });

export const DAGGER: Tier = 0;
export const MACE: Tier = 1;
export const SWORD: Tier = 2;
export const TWO_HANDED: Tier = 3;

type HeroChange = Partial<Omit<Hero, 'at' | 'items'>> & {
  readonly at?: At;
  readonly items?: readonly ItemId[];
};
/** Awake unless told otherwise. */
export type Placed = readonly [kind: Kind, x: number, y: number, change?: Partial<Monster>];
export const ASLEEP: Partial<Monster> = { awake: false, known: false };

interface Scene {
  readonly heroes: readonly HeroChange[];
  readonly monsters?: readonly Placed[];
  readonly round?: number;
  /** Where the first of `order` is in the turn. */
  readonly part?: 'start' | 'walk' | 'arrived';
  readonly outing?: Partial<Outing>;
  readonly options?: Options;
  readonly bag?: readonly Kind[];
  readonly emptied?: readonly At[];
  /** Leaves out the sleeper that keeps the board from being cleared. */
  readonly alone?: boolean;
}

const ASKS = { start: 'turn-start', walk: 'walk', arrived: 'arrived' } as const;
export const FAR: At = [14, 14];

/** Ids follow the order of `monsters`; seats the order of `heroes`, and seat 0 is on turn. */
export function scene(setting: Scene): State {
  const { heroes, monsters = [], round = 2, part = 'arrived', outing, options = {}, alone } = setting;
  const seats = heroes.map(() => 'human' as const);
  const { state } = game.create({ seed: 'test', seats, options: { first: 0, ...options } });
  const far: readonly Placed[] = alone ? [] : [['snake', ...FAR, ASLEEP]];
  const figures = [...monsters, ...far].map(([kind, x, y, change], id): Monster => {
    const back = isBoss(kind) ? 'boss' : 'plain';
    return { ...newMonster(id, kind, { x, y }), awake: true, known: true, back, ...change };
  });
  let uid = 0;
  return {
    ...state,
    turn: round,
    flow: { at: 'turn', index: 0, part },
    ask: { seat: 0, kind: ASKS[part] },
    heroes: heroes.map(({ at: square, items = [], ...change }, seat) => ({
      ...state.heroes[seat]!,
      status: 'inside',
      firstTurn: false,
      coins: 0,
      ...change,
      at: square ? at(square) : change.status ? null : board.star,
      items: items.map(kind => ({ uid: uid++, kind })),
    })),
    monsters: figures,
    nextMonster: figures.length,
    nextItem: uid,
    bag: [...(setting.bag ?? [])],
    emptied: (setting.emptied ?? []).map(at),
    outing: {
      seat: 0,
      shopOpen: part === 'start',
      left: 0,
      dice: null,
      extraMoves: 0,
      levitating: false,
      doors: 0,
      entered: part !== 'start',
      chestWakes: [],
      duelled: [],
      ...outing,
    },
  };
}

/** One hero beside one monster that will attack in the monster turn. */
export function fight(kind: Kind, hero: HeroChange, change: Partial<Scene> = {}): State {
  return scene({ heroes: [{ at: [7, 9], ...hero }], monsters: [[kind, 7, 10]], ...change });
}

export function legal(state: State): Action[] {
  return [...game.legalActions(state)];
}

export const { isListed, playOn, play } = handsOf(game, show);

export function offers(state: State, item: ItemId): boolean {
  return isListed(state, use(item));
}

export function monster(state: State, id: number): Monster {
  const found = state.monsters.find(each => each.id === id);
  if (!found) throw new Error(`No monster ${id}.\n${show(state)}`);
  return found;
}

/** What a failing test shows: walls, letters (small ones sleep) and heroes by number. */
export function show(state: State): string {
  const rows = Array.from({ length: BOARD.rows }, (_, y) =>
    Array.from({ length: BOARD.columns }, (_, x) => (board.walls[indexOf(BOARD, { x, y })] ? '#' : '.')).join(
      '',
    ),
  );
  const letter = ({ kind, awake }: Monster): string => {
    const printed = kind ? MONSTERS[kind].letter : '-';
    return awake ? printed : printed.toLowerCase();
  };
  const figures = state.monsters.map(each => ({ at: each.at, letter: letter(each) }));
  const heroes = state.heroes.flatMap(hero =>
    hero.at ? [{ at: hero.at, letter: String(hero.seat + 1) }] : [],
  );
  return draw(rows, [...figures, ...heroes]);
}

export const use = (item: ItemId): Action => ({ type: 'use-item', item });
export const onMonster = (id: number): Action => ({ type: 'target-monster', monster: id });
export const onHero = (seat: number): Action => ({ type: 'target-hero', hero: seat });
export const onSquare = (...square: At): Action => ({ type: 'target-square', to: at(square) });
export const step = (...square: At): Action => ({ type: 'step', to: at(square) });
export const steps = (...squares: At[]): Action[] => squares.map(square => step(...square));
export const attack = (rival: number): Action => ({ type: 'attack', rival });
export const ROLL: Action = { type: 'roll' };
export const STAY: Action = { type: 'stay' };
export const STOP: Action = { type: 'stop' };
export const COLLECT: Action = { type: 'collect' };
export const END: Action = { type: 'end-turn' };
export const PASS: Action = { type: 'pass', until: 'once' };
export const PASS_BATTLE: Action = { type: 'pass', until: 'battle', wakeAtHp: null };
