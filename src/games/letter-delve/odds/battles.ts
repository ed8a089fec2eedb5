/**
 * Exact odds for the help before deciding, and for bots. Nothing here draws from a stream or changes a state; all of
 * it works on views, where unseen letters are null.
 */
import type { Seat } from '../../../core/game.ts';
import { MAX_HP } from '../data/constants.ts';
import type { ItemId } from '../data/items.ts';
import { isBoss, MONSTERS } from '../data/monsters.ts';
import { modsOf } from '../rules/battle.ts';
import { isFighter } from '../rules/items.ts';
import { dieAgainst, heroOf, monsterById, specialOf, weaponDie } from '../rules/pieces.ts';
import type { Mods, Monster, State } from '../state/state.ts';

/** One side's chances by total: `shares[total]`. */
type Shares = readonly number[];

/** A battle with a monster, as far as dice care. */
export interface Fight {
  readonly die: number;
  readonly enchanted: boolean;
  readonly strength: number;
  readonly bless: number;
  readonly foeDie: number;
  readonly confused: boolean;
  readonly hp: number;
  /** Points that will be soaked; 0 against Mean. */
  readonly soak: number;
  readonly foeHp: number;
  /** The next hit kills it. */
  readonly poison: boolean;
  readonly drain: boolean;
}

export interface Odds {
  /** Chance that the hero wins one exchange. */
  readonly exchange: number;
  readonly win: number;
  /** HP that a winner will have lost, on average; below nought if Drain Life gave more back. */
  readonly loss: number;
}

export const SURE: Odds = { exchange: 1, win: 1, loss: 0 };

function sharesOf(die: number, keep: 'one' | 'higher' | 'lower', d4s: number, plus: number): Shares {
  let shares: number[] = [];
  for (let face = 1; face <= die; face++) {
    const above = die - face;
    const ways = keep === 'one' ? 1 / die : (2 * (keep === 'higher' ? face - 1 : above) + 1) / (die * die);
    shares[face + plus] = ways;
  }
  for (let n = 0; n < d4s; n++) {
    const next: number[] = [];
    shares.forEach((share, total) => {
      for (let face = 1; face <= 4; face++) next[total + face] = (next[total + face] ?? 0) + share / 4;
    });
    shares = next;
  }
  return shares;
}

/** Chances that the first total is higher, and that both are equal. */
function compareShares(ours: Shares, theirs: Shares): { higher: number; equal: number } {
  let higher = 0;
  let equal = 0;
  ours.forEach((share, total) => {
    theirs.forEach((other, against) => {
      if (total > against) higher += share * other;
      else if (total === against) equal += share * other;
    });
  });
  return { higher, equal };
}

const known = new Map<string, Odds>();

export function oddsOf(fight: Fight): Odds {
  const { die, enchanted, strength, bless, foeDie, confused, hp, soak, drain } = fight;
  if (fight.foeHp <= 0) return SURE;
  const foeHp = fight.poison ? 1 : fight.foeHp;
  const key = [die, enchanted, strength, bless, foeDie, confused, hp, soak, foeHp, drain].join();
  let odds = known.get(key);
  if (!odds) {
    const ours = sharesOf(die, enchanted ? 'higher' : 'one', strength, bless);
    const { higher, equal } = compareShares(ours, sharesOf(foeDie, confused ? 'lower' : 'one', 0, 0));
    odds = outlast(higher + equal, hp, soak, foeHp, drain);
    known.set(key, odds);
  }
  return odds;
}

/** Exchanges until one side falls, by walking through all that can be left of both. */
function outlast(exchange: number, hp: number, soak: number, foeHp: number, drain: boolean): Odds {
  /** Chance to be at (hp, soak); one row per HP the foe has left. */
  let now = new Map<number, number>([[hp * 16 + soak, 1]]);
  for (let left = foeHp; left > 0; left--) {
    const after = new Map<number, number>();
    for (let health = hp + (drain ? MAX_HP - hp : 0); health > 0; health--) {
      for (let points = soak; points >= 0; points--) {
        const share = now.get(health * 16 + points) ?? 0;
        if (share === 0) continue;
        const healed = drain ? Math.min(MAX_HP, health + 1) : health;
        add(after, healed * 16 + points, share * exchange);
        const worse = points > 0 ? health * 16 + points - 1 : (health - 1) * 16;
        if (worse >= 16) add(now, worse, share * (1 - exchange));
      }
    }
    now = after;
  }
  let win = 0;
  let loss = 0;
  for (const [place, share] of now) {
    win += share;
    loss += share * (hp - Math.floor(place / 16));
  }
  return { exchange, win: Math.min(1, win), loss: win > 0 ? loss / win : hp };
}

function add(to: Map<number, number>, key: number, share: number): void {
  to.set(key, (to.get(key) ?? 0) + share);
}

/** What this battle is, or would be if the monster attacked now. Its kind must be known or assumed. */
export function fightOf(state: State, seat: Seat, monster: Monster): Fight {
  const hero = heroOf(state, seat);
  const battle = state.battle?.monster === monster.id && state.battle.hero === seat ? state.battle : null;
  const mods: Mods | null = battle && modsOf(battle, seat);
  const points = mods ? mods.leather + mods.soak : hero.armour ? 1 : 0;
  const kind = monster.kind!;
  const foeHp = battle ? battle.monsterHp : MONSTERS[kind].hp - woundOf(state, monster);
  return {
    die: weaponDie(hero),
    enchanted: mods?.enchanted ?? false,
    strength: mods?.strength ?? 0,
    bless: mods?.bless ?? 0,
    foeDie: dieAgainst(monster, hero),
    confused: battle?.confused ?? false,
    hp: hero.hp,
    soak: specialOf(monster) === 'mean' ? 0 : points,
    foeHp,
    poison: mods?.poison === true && !isBoss(kind),
    drain: mods?.drain ?? false,
  };
}

/** What Snipe has left for its next battle: the one that it is fighting uses it up. */
function woundOf({ battle }: State, { id, wound }: Monster): number {
  return battle?.monster === id ? 0 : wound;
}

/** The fights that an item may lead to, all equally likely; undefined where it does not help in a battle. */
export function fightsWith(fight: Fight, item: ItemId): readonly Fight[] | undefined {
  const healed = (by: number): Fight => ({ ...fight, hp: Math.min(MAX_HP, fight.hp + by) });
  switch (item) {
    case 'mystic-armor':
      return [{ ...fight, soak: fight.soak + 2 }];
    case 'enchant-armor':
      return [{ ...fight, soak: fight.soak + 1 }];
    case 'enchant-weapon':
      return [{ ...fight, enchanted: true }];
    case 'strength':
      return [{ ...fight, strength: fight.strength + 1 }];
    case 'bless-weapon':
      return [{ ...fight, bless: fight.bless + 1 }];
    case 'poison':
      return [{ ...fight, poison: true }];
    case 'confusion':
      return [{ ...fight, confused: true }];
    case 'drain-life':
      return [{ ...fight, drain: true }];
    case 'magic-missiles':
      return [1, 2, 3, 4].map(die => ({ ...fight, foeHp: fight.foeHp - die }));
    case 'heal':
      return [1, 2, 3, 4].map(healed);
    case 'extra-healing':
      return [1, 2, 3, 4, 5, 6, 7, 8].map(healed);
    case 'full-healing':
      return [healed(MAX_HP)];
    default:
      return undefined;
  }
}

/** Odds with an item used now. HP that a potion gives back are saved, so its loss may be below nought. */
export function oddsWith(fight: Fight, item: ItemId): Odds | undefined {
  const fights = fightsWith(fight, item);
  if (!fights) return undefined;
  const all = fights.map(each => ({ ...oddsOf(each), gain: each.hp - fight.hp }));
  const mean = (value: (odds: (typeof all)[number]) => number): number =>
    all.reduce((sum, odds) => sum + value(odds), 0) / all.length;
  return {
    exchange: mean(odds => odds.exchange),
    win: mean(odds => odds.win),
    loss: mean(odds => odds.loss - odds.gain),
  };
}

/** Ties hurt nobody, so only decided exchanges bring the end nearer. */
export function duelOdds(state: State, seat: Seat, rival: Seat): Odds {
  const [us, them] = [heroOf(state, seat), heroOf(state, rival)];
  const { battle } = state;
  const isOn = battle !== null && isFighter(battle, seat) && isFighter(battle, rival);
  const [ours, theirs] = isOn ? [modsOf(battle, seat), modsOf(battle, rival)] : [null, null];
  const roll = (die: number, mods: Mods | null): Shares =>
    sharesOf(die, mods?.enchanted ? 'higher' : 'one', mods?.strength ?? 0, mods?.bless ?? 0);
  const { higher, equal } = compareShares(roll(weaponDie(us), ours), roll(weaponDie(them), theirs));
  const points = (armour: boolean, mods: Mods | null): number =>
    mods ? mods.leather + mods.soak : armour ? 1 : 0;
  const toKill = them.hp + points(them.armour, theirs);
  const decided = higher / (1 - equal);
  return { ...outlast(decided, us.hp, points(us.armour, ours), toKill, false), exchange: higher };
}

/** Of the battle that is going on, as this fighter sees it. */
export function battleOdds(state: State, seat: Seat): Odds | undefined {
  const { battle } = state;
  if (!battle) return undefined;
  if (battle.rival !== null) return duelOdds(state, seat, seat === battle.hero ? battle.rival : battle.hero);
  const monster = monsterById(state, battle.monster);
  return monster && oddsOf(fightOf(state, battle.hero, monster));
}

/** If this monster attacked now. Its letter must have been seen. */
export function meetingOdds(state: State, seat: Seat, monster: Monster): Odds {
  return oddsOf(fightOf(state, seat, monster));
}

/** The battle that is going on, with an item used now. */
export function helpedOdds(state: State, seat: Seat, item: ItemId): Odds | undefined {
  const monster = monsterById(state, state.battle?.monster ?? null);
  if (!monster || state.battle?.hero !== seat) return undefined;
  return oddsWith(fightOf(state, seat, monster), item);
}
