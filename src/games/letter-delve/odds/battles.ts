/**
 * Exact odds for the help before deciding, and for bots. Nothing here draws from a stream or changes a state; all of
 * it works on views, where unseen letters are null.
 */
import type { Seat } from '../../../core/game.ts';
import { MAX_HP } from '../data/constants.ts';
import type { ItemId } from '../data/items.ts';
import { isBoss } from '../data/monsters.ts';
import { isFighter, modsOf, newMods, type Fight } from '../rules/battle.ts';
import { ITEM_RULES } from '../rules/item-rules.ts';
import {
  dieAgainst,
  feverOf,
  heroOf,
  hpOf,
  kindOf,
  monsterById,
  specialOf,
  weaponDie,
} from '../rules/pieces.ts';
import type { Hero, Mods, Monster, State } from '../state/state.ts';

/** One side's chances by total: `shares[total]`. */
type Shares = readonly number[];

export interface Odds {
  /** Chance that the hero wins one exchange. */
  readonly exchange: number;
  readonly win: number;
  /** HP that a winner will have lost, on average; below nought if Drain Life gave more back. */
  readonly loss: number;
}

const SURE: Odds = { exchange: 1, win: 1, loss: 0 };

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

/** A hero's attack roll. */
function rollOf(die: number, { enchanted, strength, bless }: Omit<Mods, 'leather'>): Shares {
  return sharesOf(die, enchanted ? 'higher' : 'one', strength, bless);
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
  const { die, enchanted, strength, bless, foeDie, confused, fever, hp, soak, drain } = fight;
  if (fight.foeHp <= 0) return SURE;
  const foeHp = fight.poison ? 1 : fight.foeHp;
  const key = [die, enchanted, strength, bless, foeDie, confused, fever, hp, soak, foeHp, drain].join();
  let odds = known.get(key);
  if (!odds) {
    const { higher, equal } = compareShares(
      rollOf(die, fight),
      sharesOf(foeDie, confused ? 'lower' : 'one', 0, fever),
    );
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
  const { leather, ...mods } = battle ? modsOf(battle, seat) : newMods(hero);
  const kind = kindOf(monster);
  return {
    ...mods,
    die: weaponDie(hero),
    foeDie: dieAgainst(monster, hero),
    confused: battle?.confused ?? false,
    fever: battle ? battle.fever : feverOf(state, hero),
    hp: hero.hp,
    soak: specialOf(monster) === 'mean' ? 0 : leather + mods.soak,
    foeHp: battle ? battle.monsterHp : hpOf(monster) - woundOf(state, monster),
    poison: mods.poison && !isBoss(kind),
  };
}

/** What Snipe has left for its next battle: the one that it is fighting uses it up. */
function woundOf({ battle }: State, { id, wound }: Monster): number {
  return battle?.monster === id ? 0 : wound;
}

/** Odds with an item used now. HP that a potion gives back are saved, so its loss may be below nought. */
export function oddsWith(fight: Fight, item: ItemId): Odds | undefined {
  const fights = ITEM_RULES[item].fights?.(fight);
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
  const [ours, theirs] = isOn ? [modsOf(battle, seat), modsOf(battle, rival)] : [newMods(us), newMods(them)];
  const { higher, equal } = compareShares(rollOf(weaponDie(us), ours), rollOf(weaponDie(them), theirs));
  const toKill = them.hp + theirs.leather + theirs.soak;
  const decided = higher / (1 - equal);
  return { ...outlast(decided, us.hp, ours.leather + ours.soak, toKill, false), exchange: higher };
}

type Outfit = Pick<Hero, 'weapon' | 'armour'>;

/** Two unhurt heroes, so armed. */
export function outfitOdds(state: State, { weapon, armour }: Outfit, rival: Outfit): Odds {
  const fresh = { ...state.heroes[0]!, hp: MAX_HP };
  const heroes = [
    { ...fresh, weapon, armour },
    { ...fresh, ...rival, seat: 1 },
  ];
  return duelOdds({ ...state, battle: null, heroes }, 0, 1);
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

/** That a shot hits this monster: equal or higher does. */
export function shotChance(hero: Hero, monster: Monster): number {
  const [ours, theirs] = [weaponDie(hero), dieAgainst(monster, hero)];
  let hits = 0;
  for (let roll = 1; roll <= ours; roll++) hits += Math.min(roll, theirs);
  return hits / (ours * theirs);
}
