/** Moments that are rare in play and full of claims: battles with all kinds of help, and items in hand. */
import type { Seat } from '../../../../src/core/game.ts';
import { pick, type Dice } from '../../../../src/core/rng.ts';
import type { Tier } from '../../../../src/games/letter-delve/data/gear.ts';
import { ITEM_IDS, type ItemId } from '../../../../src/games/letter-delve/data/items.ts';
import { KINDS, MONSTERS } from '../../../../src/games/letter-delve/data/monsters.ts';
import { insiders, isInside, isOccupied } from '../../../../src/games/letter-delve/rules/pieces.ts';
import { canUse, targetsOf } from '../../../../src/games/letter-delve/rules/items.ts';
import { around, isStar, isWall } from '../../../../src/games/letter-delve/rules/squares.ts';
import type { Ask } from '../../../../src/games/letter-delve/state/actions.ts';
import type { Battle, Hero, Item, Mods, State } from '../../../../src/games/letter-delve/state/state.ts';
import type { Position } from '../../../support/oracles/claim.ts';

/** The table as it is shown, and the same made of a world that was imagined from the position. */
export interface Scene {
  readonly state: State;
  readonly dress: (world: State) => State;
}

function sceneOf(state: State, dress: (world: State) => State): Scene {
  return { state: dress(state), dress };
}

/** Uids that no item of the match has. */
function held(kinds: readonly ItemId[]): Item[] {
  return kinds.map((kind, index) => ({ uid: 1000 + index, kind }));
}

// ── Battles ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A battle or duel that this hero is in, with random hearts, arms, help and items. */
export function* madeUp({ state, seat, dice }: Position<State>): Generator<Scene> {
  const hero = state.heroes[seat]!;
  if (!isInside(hero) || state.battle) return;
  const rivals = insiders(state).filter(other => other.seat !== seat);
  const rival = rivals.length > 0 && dice.int(2) === 0 ? pick(dice, rivals) : undefined;
  yield rival ? duel(state, seat, rival.seat, dice) : battle(state, seat, dice);
}

function battle(state: State, seat: Seat, dice: Dice): Scene {
  const kind = pick(dice, KINDS);
  const { id } = pick(dice, state.monsters);
  const cancelRound = dice.int(4) === 0 ? state.turn : null;
  const fight: Battle = {
    ...newBattle(seat, dice),
    monster: id,
    monsterHp: dice.roll(MONSTERS[kind].hp),
    mods: someMods(dice, kind !== 'doppelganger'),
  };
  const fighter = someHero(dice);
  return sceneOf(state, world => ({
    ...inBattle(world, seat, fight),
    monsters: world.monsters.map(monster =>
      monster.id === id ? { ...monster, kind, awake: true, known: true, cancelRound, wound: 0 } : monster,
    ),
    heroes: world.heroes.map(hero => (hero.seat === seat ? { ...hero, ...fighter } : hero)),
  }));
}

function duel(state: State, seat: Seat, rival: Seat, dice: Dice): Scene {
  const isAttacker = dice.int(2) === 0;
  const fight: Battle = {
    ...newBattle(isAttacker ? seat : rival, dice),
    rival: isAttacker ? rival : seat,
    mods: someMods(dice, false),
    rivalMods: someMods(dice, false),
  };
  const fighters = [someHero(dice), someHero(dice)];
  return sceneOf(state, world => ({
    ...inBattle(world, seat, fight),
    heroes: world.heroes.map(hero =>
      hero.seat === seat || hero.seat === rival ? { ...hero, ...fighters[Number(hero.seat === seat)] } : hero,
    ),
  }));
}

function newBattle(hero: Seat, dice: Dice): Battle {
  return {
    hero,
    monster: null,
    rival: null,
    monsterHp: 0,
    exchanges: dice.int(2),
    confused: dice.int(4) === 0,
    fever: dice.int(4),
    mods: someMods(dice, false),
    rivalMods: null,
  };
}

function someMods(dice: Dice, withMonster: boolean): Mods {
  const seldom = (): boolean => dice.int(5) === 0;
  return {
    leather: dice.int(2) === 0 ? 0 : 1,
    soak: Math.max(0, dice.int(5) - 2),
    enchanted: seldom(),
    strength: Math.max(0, dice.int(5) - 3),
    bless: Math.max(0, dice.int(5) - 3),
    poison: withMonster && seldom(),
    drain: withMonster && seldom(),
  };
}

function someHero(dice: Dice): Partial<Hero> {
  const items = held([pick(dice, ITEM_IDS), pick(dice, ITEM_IDS), pick(dice, ITEM_IDS), 'sleep', 'teleport']);
  return { hp: dice.roll(20), weapon: dice.int(4) as Tier, items };
}

function inBattle(world: State, seat: Seat, fight: Battle): State {
  const window = fight.exchanges === 0 ? 'battle-start' : 'between-rolls';
  const ask: Ask = { seat, kind: 'react', window, monster: fight.monster, beforeMonsters: false };
  return {
    ...world,
    ask,
    aim: null,
    window: { kind: window, passed: [], told: true },
    battle: { ...fight, mods: { ...fight.mods }, rivalMods: fight.rivalMods && { ...fight.rivalMods } },
  };
}

// ── Items in hand ─────────────────────────────────────────────────────────────────────────────────────────────

/** One of these in hand, where the moment allows it and there is a choice of targets. */
export function* aimedScenes({ state, seat, dice }: Position<State>, ...items: ItemId[]): Generator<Scene> {
  const item = state.aim && items.includes(state.aim.item) ? state.aim.item : pick(dice, items);
  const inHand = (world: State): State => ({
    ...world,
    aim: { seat, item, monster: null },
    ask: { kind: 'aim', seat, item, monster: null },
    heroes: world.heroes.map(hero => (hero.seat === seat ? { ...hero, items: held([item]) } : hero)),
  });
  const scene = sceneOf(state, inHand);
  if (!canUse(scene.state, seat, item)) return;
  if ([...targetsOf(scene.state, scene.state.aim!)].length > 1) yield scene;
}

/** Items of any kind in the bag, fewer hearts, and whatever is being asked. */
export function* laden({ state, seat, dice }: Position<State>): Generator<Scene> {
  const hero = state.heroes[seat]!;
  if (!isInside(hero) || state.aim) return;
  const potion = pick(dice, ['heal', 'extra-healing', 'full-healing', 'conjure-coins'] as const);
  const items = held([potion, pick(dice, ITEM_IDS), pick(dice, ITEM_IDS), pick(dice, ITEM_IDS)]);
  const hp = dice.roll(20);
  yield sceneOf(state, world => ({
    ...world,
    heroes: world.heroes.map(each => (each.seat === seat ? { ...each, items, hp } : each)),
  }));
}

/** On turn, just arrived, with a rival beside. */
export function* besideRival({ state, seat, dice }: Position<State>): Generator<Scene> {
  const { flow, outing } = state;
  const hero = state.heroes[seat]!;
  const rivals = insiders(state).filter(other => other.seat !== seat);
  if (flow.at !== 'turn' || outing?.seat !== seat || !isInside(hero) || state.battle || rivals.length === 0)
    return;
  const free = around(hero.at).filter(at => !isWall(at) && !isStar(at) && !isOccupied(state, at));
  if (isStar(hero.at) || isWall(hero.at) || free.length === 0) return;
  const rival = pick(dice, rivals).seat;
  const at = pick(dice, free);
  const fighters = [someHero(dice), someHero(dice)];
  const coins = dice.int(60);
  yield sceneOf(state, world => ({
    ...world,
    aim: null,
    rules: { ...world.rules, duels: 'on' },
    flow: { ...flow, part: 'arrived' },
    ask: { seat, kind: 'arrived' },
    outing: { ...outing, left: 0, entered: true, duelled: [] },
    heroes: world.heroes.map(each => {
      if (each.seat === seat) return { ...each, ...fighters[0] };
      return each.seat === rival ? { ...each, ...fighters[1], at, coins } : each;
    }),
  }));
}
