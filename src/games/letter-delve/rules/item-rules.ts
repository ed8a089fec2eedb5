/**
 * Chapter "Items, one by one": a record for each of the thirty. On what it works, whether it could change anything
 * now, what it does, and the battles that it may lead to. When it may be used stands in `data/items.ts`.
 */
import { IllegalAction } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import { MAX_HP } from '../data/constants.ts';
import type { ItemId } from '../data/items.ts';
import { isBoss, MONSTERS } from '../data/monsters.ts';
import type { Action, Target } from '../state/actions.ts';
import type { HeroStatus, MonsterStatus } from '../state/events.ts';
import type { Battle, Hero, Mods, Monster, State } from '../state/state.ts';
import { battleOf, modsOf, type Fight } from './battle.ts';
import {
  changeWeapon,
  conjureCoins,
  conjureMonster,
  drink,
  fade,
  fallAsleep,
  missiles,
  place,
  polymorph,
  push,
  roundConcerned,
  shootMonster,
  shootRival,
  teleportHero,
} from './item-effects.ts';
import { duelsAllowed, heroOf, insiders, monsterById, specialOf, STATUS_FIELDS } from './pieces.ts';
import { kingDistance } from './squares.ts';
import { arrivals, freeBeside, landings, waysFor } from './targets.ts';
import { change, type Turn } from './turn.ts';
import { wake } from './waking.ts';

/** What it is pointed at. `self` needs no choice; two words are chosen one after the other. */
export type Aim =
  | 'self'
  | 'monster'
  | 'monster-or-hero'
  | 'hero'
  | 'square'
  | 'monster-and-square'
  | 'monster-and-way';

/** Who holds it, and in which battle, if any. */
export interface Bearer {
  readonly state: State;
  readonly hero: Hero;
  readonly battle: Battle | null;
  /** Of a battle; none in a duel. */
  readonly foe: Monster | undefined;
  readonly mods: Mods | null;
}

export interface ItemRule {
  readonly aim: Aim;
  /** Of an item without targets: whether it could change something now (G2). */
  readonly helps?: ((bearer: Bearer) => boolean) | undefined;
  /** All there are; of the two-part ones, the part that is next. */
  readonly targets?: (state: State, hero: Hero, monster: number | null) => Iterable<Action>;
  readonly use: (turn: Turn, hero: Hero, target: Target | null) => void;
  /** What it makes of its user: told when it is done. */
  readonly status?: HeroStatus;
  /** The battles that it may lead to, all equally likely; for items that make a battle easier. */
  readonly fights?: (fight: Fight) => readonly Fight[];
}

export const ITEM_RULES: Readonly<Record<ItemId, ItemRule>> = {
  'conjure-coins': { aim: 'self', use: conjureCoins },
  'mystic-armor': boost('soak', ({ soak }) => ({ soak: soak + 2 }), isNotMean),
  snipe: {
    aim: 'monster-or-hero',
    targets: prey,
    use: (turn, hero, target) =>
      target && 'hero' in target
        ? shootRival(turn, hero, heroIn(turn, target))
        : shootMonster(turn, hero, monsterIn(turn, target)),
  },
  waken: onMonster(
    monster => !monster.awake,
    (turn, monster, hero) => wake(turn, monster, 'item', hero.seat),
  ),
  sleep: onMonster(monster => monster.awake, fallAsleep),
  freeze: spell('frozen'),
  teleport: onSquare(arrivals, teleportHero),
  'enchant-weapon': boost(
    'enchanted',
    () => ({ enchanted: true }),
    ({ mods }) => mods?.enchanted === false,
  ),
  'create-monster': onSquare(freeBeside, conjureMonster),
  'polymorph-weapon': {
    aim: 'hero',
    targets: state => insiders(state).map(({ seat }) => ({ type: 'target-hero', hero: seat })),
    use: (turn, _, target) => changeWeapon(turn, heroIn(turn, target)),
  },
  'enchant-armor': boost('soak', ({ soak }) => ({ soak: soak + 1 }), isNotMean),
  'forced-move': {
    aim: 'monster-and-way',
    targets: (state, _, monster) =>
      monster === null
        ? inReach(state)
            .filter(each => waysFor(state, each).length > 0)
            .map(toMonster)
        : waysFor(state, monsterById(state, monster)!).map(way => ({ type: 'target-way', way })),
    use: (turn, _, target) => {
      if (!target || !('way' in target)) throw new IllegalAction('no-way', target);
      push(turn, monsterIn(turn, target), target.way);
    },
  },
  poison: boost(
    'poison',
    () => ({ poison: true }),
    ({ mods, foe }) => mods?.poison === false && foe?.kind != null && !isBoss(foe.kind),
  ),
  heal: potion(4),
  'extra-healing': potion(8),
  'full-healing': potion(null),
  haste: { aim: 'self', status: 'hasty', use: ({ state }) => void (state.outing!.extraMoves += 1) },
  levitation: {
    aim: 'self',
    status: 'levitating',
    helps: ({ state }) => state.outing?.levitating === false && hasWayToGo(state),
    use: ({ state }) => void (state.outing!.levitating = true),
  },
  strength: boost('strength', ({ strength }) => ({ strength: strength + 1 })),
  'find-secret-door': {
    aim: 'self',
    status: 'secret-door',
    helps: ({ state }) => hasWayToGo(state),
    use: ({ state }) => void (state.outing!.doors += 1),
  },
  confusion: {
    aim: 'self',
    status: 'confusion',
    helps: ({ foe, battle }) => foe !== undefined && battle?.confused === false,
    use: ({ state }) => void (battleOf(state).confused = true),
    fights: fight => [{ ...fight, confused: true }],
  },
  regeneration: {
    aim: 'self',
    status: 'regenerating',
    helps: ({ hero }) => hero.hp < MAX_HP && !hero.regenerating,
    use: (_, hero) => void (hero.regenerating = true),
  },
  invisibility: {
    aim: 'self',
    helps: ({ hero, battle, foe }) => hero.invisibleRound === null && (!battle || foe !== undefined),
    use: fade,
  },
  polymorph: onMonster(() => true, polymorph),
  'magic-missiles': {
    aim: 'self',
    helps: ({ foe }) => foe !== undefined,
    use: missiles,
    fights: fight => facesOf(4).map(face => ({ ...fight, foeHp: fight.foeHp - face })),
  },
  'slow-monster': spell('slowed'),
  'drain-life': boost(
    'drain',
    () => ({ drain: true }),
    ({ foe, mods }) => foe !== undefined && mods?.drain === false,
  ),
  'teleport-monster': {
    aim: 'monster-and-square',
    targets: (state, _, monster) =>
      monster === null ? inReach(state).map(toMonster) : toSquares(landings(state, monster)),
    use: (turn, _, target) => place(turn, monsterIn(turn, target), squareIn(target)),
  },
  cancellation: spell('cancelled', ({ kind }) => kind !== null && MONSTERS[kind].special !== null),
  'bless-weapon': boost('blessed', ({ bless }) => ({ bless: bless + 1 })),
};

// ── Families ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Better armed until the battle ends: the rules and the odds read the same change. */
function boost(
  status: HeroStatus,
  better: (now: Omit<Mods, 'leather'>) => Partial<Omit<Mods, 'leather'>>,
  helps?: (bearer: Bearer) => boolean,
): ItemRule {
  return {
    aim: 'self',
    status,
    helps,
    use: ({ state }, { seat }) => {
      const mods = modsOf(battleOf(state), seat);
      Object.assign(mods, better(mods));
    },
    fights: fight => [{ ...fight, ...better(fight) }],
  };
}

/** Without a die, all hearts. */
function potion(sides: number | null): ItemRule {
  const gains = sides === null ? [MAX_HP] : facesOf(sides);
  return {
    aim: 'self',
    helps: ({ hero }) => hero.hp < MAX_HP,
    use: (turn, hero) => drink(turn, hero, sides === null ? null : turn.d(sides)),
    fights: fight => gains.map(gain => ({ ...fight, hp: Math.min(MAX_HP, fight.hp + gain) })),
  };
}

function onMonster(
  suits: (monster: Monster) => boolean,
  use: (turn: Turn, monster: Monster, hero: Hero) => void,
): ItemRule {
  return {
    aim: 'monster',
    targets: state => inReach(state).filter(suits).map(toMonster),
    use: (turn, hero, target) => use(turn, monsterIn(turn, target), hero),
  };
}

/** Until the end of a monster turn, and not twice. */
function spell(status: MonsterStatus, suits: (monster: Monster) => boolean = () => true): ItemRule {
  const field = STATUS_FIELDS[status];
  return onMonster(
    monster => monster.awake && monster[field] === null && suits(monster),
    (turn, monster) => {
      const round = roundConcerned(turn.state, monster, status === 'cancelled');
      change(turn, monster.id, { [field]: round });
      turn.tell({ type: 'monster-status', monster: monster.id, status });
    },
  );
}

function onSquare(
  squares: (state: State, hero: Hero) => Iterable<Cell>,
  use: (turn: Turn, hero: Hero, to: Cell) => void,
): ItemRule {
  return {
    aim: 'square',
    targets: (state, hero) => toSquares(squares(state, hero)),
    use: (turn, hero, target) => use(turn, hero, squareIn(target)),
  };
}

function facesOf(sides: number): number[] {
  return Array.from({ length: sides }, (_, index) => index + 1);
}

// ── Conditions and targets ────────────────────────────────────────────────────────────────────────────────────

function isNotMean({ foe }: Bearer): boolean {
  return !foe || specialOf(foe) !== 'mean';
}

/** Before the roll, while steps are left, or with a Haste in hand: walls matter only then. */
function hasWayToGo({ flow, outing }: State): boolean {
  if (!outing || flow.at !== 'turn') return false;
  return flow.part === 'start' || outing.left > 0 || outing.extraMoves > 0;
}

/** G5: in a battle only its monster, in a duel none. */
function inReach(state: State): readonly Monster[] {
  return state.battle ? state.monsters.filter(({ id }) => id === state.battle?.monster) : state.monsters;
}

/** Snipe: exactly two king's moves away, walls or not (R56); rivals only where duels are allowed (R57). */
function prey(state: State, { seat, at }: Hero): Action[] {
  const isInRange = (other: { at: Cell }): boolean => at !== null && kingDistance(other.at, at) === 2;
  const rivals = duelsAllowed(state) && !state.battle ? insiders(state) : [];
  return [
    ...inReach(state).filter(isInRange).map(toMonster),
    ...rivals
      .filter(rival => rival.seat !== seat && isInRange(rival))
      .map(rival => ({ type: 'target-hero', hero: rival.seat }) as const),
  ];
}

function toMonster({ id }: Monster): Action {
  return { type: 'target-monster', monster: id };
}

function* toSquares(squares: Iterable<Cell>): Generator<Action> {
  for (const to of squares) yield { type: 'target-square', to };
}

function monsterIn({ state }: Turn, target: Target | null): Monster {
  const found = target && 'monster' in target ? monsterById(state, target.monster) : undefined;
  if (!found) throw new IllegalAction('no-monster', target);
  return found;
}

function heroIn({ state }: Turn, target: Target | null): Hero {
  if (!target || !('hero' in target)) throw new IllegalAction('no-hero', target);
  return heroOf(state, target.hero);
}

function squareIn(target: Target | null): Cell {
  if (!target || !('to' in target)) throw new IllegalAction('no-square', target);
  return target.to;
}
