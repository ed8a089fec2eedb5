/** What the outlook of this room is asked about: whole numbers that are read from the view. */
import { featuresBy } from '../../../analyst/outlook.ts';
import { isAdjacent, type Cell } from '../../../core/grid.ts';
import { stockOf } from '../data/items.ts';
import { LEVELS, type Level } from '../data/constants.ts';
import { MONSTERS, type MonsterKind } from '../data/monsters.ts';
import { boardIn } from '../rules/board.ts';
import { lossOf } from '../rules/monsters.ts';
import { canBuy } from '../rules/shop.ts';
import type { Hero, State } from '../state/state.ts';
import { appraise, type Appraisal, type Foe } from './appraisal.ts';
import { valueOf } from './purchases.ts';

interface Reading extends Appraisal {
  readonly state: State;
  readonly hero: Hero;
  readonly adjacent: readonly Foe[];
  readonly near: readonly Foe[];
  /** Steps to the way out, by way of the Key if it is not taken yet. */
  readonly wayOut: number;
  readonly toShop: number;
  readonly toChest: number;
}

/** As far as counts: whatever cannot be reached, or is not dealt yet, is this far away. */
const FAR = 60;
/** What lies in a sixth or so is kept: tenths of Health, of gold's worth. */
const TENTHS = 10;

function read(state: State): Reading {
  const appraisal = appraise(state);
  const { hero } = state;
  return {
    ...appraisal,
    state,
    hero,
    adjacent: appraisal.visible.filter(({ monster }) => isAdjacent(monster.at, hero.at)),
    near: appraisal.visible.filter(foe => foe.range <= foe.reach),
    ...waysOf(state),
  };
}

function waysOf(state: State): Pick<Reading, 'wayOut' | 'toShop' | 'toChest'> {
  if (!state.layout) return { wayOut: FAR, toShop: FAR, toChest: FAR };
  const { foot, site } = boardIn(state);
  const steps = (from: Cell, to: Cell): number => Math.min(FAR, foot.ways.distance(from, to));
  const { at } = state.hero;
  return {
    wayOut: state.hasKey ? steps(at, site.exit) : steps(at, site.key) + steps(site.key, site.exit),
    toShop: steps(at, site.shop),
    toChest: state.chestOpen ? FAR : steps(at, site.chest),
  };
}

/** What an average monster of a level costs her to kill, in tenths of Health. */
function toll(hero: Hero, level: Level): number {
  const kinds = MONSTERS.filter(kind => kind.level === level);
  return tenths(sum(kinds, kind => tollOf(hero, kind)) / kinds.length);
}

/** Likewise, of all levels below this one together. */
function tollAhead(hero: Hero, from: Level): number {
  return sum(
    LEVELS.filter(level => level > from),
    level => toll(hero, level),
  );
}

function tollOf(hero: Hero, kind: MonsterKind): number {
  const blows = Math.ceil(kind.health / lossOf(hero.damage, kind.arm));
  return (((3 * blows) / hero.skill) * lossOf(kind.damage, hero.armour) * kind.skill) / 6;
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}

function tenths(value: number): number {
  return Math.round(value * TENTHS);
}

/** The most that her gold could buy here, in tenths. */
function bargain({ state }: Reading): number {
  return tenths(
    Math.max(0, ...stockOf(state.level).map(item => (canBuy(state, item) ? valueOf(state, item) : 0))),
  );
}

// biome-ignore format: a table
export const features = featuresBy(read, {
  level:         ({ state }) => state.level,
  ask:           ({ state }) => ['gift', 'act', 'shop', 'chest', 'lead', 'hatch'].indexOf(state.ask?.kind ?? ''),
  'actions-left': ({ state }) => state.actionsLeft,
  'level-turn':  ({ state }) => state.levelTurn,
  'has-key':     ({ state }) => (state.hasKey ? 1 : 0),
  'way-out':     ({ wayOut }) => wayOut,
  'to-shop':     ({ toShop }) => toShop,
  'to-chest':    ({ toChest }) => toChest,
  health:        ({ hero }) => hero.health,
  hurt:          ({ hero, maxHealth }) => maxHealth - hero.health,
  skill:         ({ hero }) => hero.skill,
  damage:        ({ hero }) => hero.damage,
  armour:        ({ hero }) => hero.armour,
  mana:          ({ hero }) => hero.mana,
  'max-mana':    ({ hero }) => hero.maxMana,
  'health-potions': ({ hero }) => hero.healthPotions,
  'mana-potions': ({ hero }) => hero.manaPotions,
  gold:          ({ hero }) => hero.gold,
  blow:          ({ hero }) => hero.skill * hero.damage,
  reserve:       ({ hero }) => 2 * hero.health + 7 * hero.healthPotions + hero.mana,
  power:         ({ hero }) => 10 * hero.skill * hero.damage + 12 * hero.armour + 5 * hero.maxMana + hero.gold,
  'power-for-level': ({ hero, state }) => 10 * hero.skill * hero.damage + 12 * hero.armour + 5 * hero.maxMana - 25 * state.level,
  patient:       ({ state }) => Math.max(-40, 80 - state.levelTurn),
  turn:          ({ state }) => state.turn,
  hunted:        ({ foes }) => foes.filter(foe => foe.worth > 0).length,
  'toll-here':   ({ hero, state }) => toll(hero, state.level),
  'toll-ahead':  ({ hero, state }) => tollAhead(hero, state.level),
  'reserve-less-toll': ({ hero, state }) => 20 * hero.health + 70 * hero.healthPotions + 10 * hero.mana - 2 * toll(hero, state.level) - tollAhead(hero, state.level),
  'toll-deepest': ({ hero }) => toll(hero, LEVELS.at(-1)!),
  monsters:      ({ foes }) => foes.length,
  visible:       ({ visible }) => visible.length,
  near:          ({ near }) => near.length,
  adjacent:      ({ adjacent }) => adjacent.length,
  danger:        ({ danger }) => danger,
  expected:      ({ expected }) => tenths(expected),
  'cost-visible': ({ total }) => tenths(total),
  'cost-all':    ({ foes }) => tenths(sum(foes, foe => foe.cost)),
  'gold-all':    ({ foes }) => sum(foes, foe => foe.kind.gold),
  'gold-worth':  ({ foes }) => tenths(sum(foes, foe => Math.max(0, foe.worth))),
  margin:        ({ hero, expected }) => tenths(hero.health - 2 * expected),
  'margin-all':  ({ hero, total }) => tenths(hero.health - total),
  nearest:       ({ visible }) => Math.min(FAR, ...visible.map(foe => foe.range)),
  bargain,
});
