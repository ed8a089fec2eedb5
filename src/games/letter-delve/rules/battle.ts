/** Chapter "Battles": exchanges of attack rolls until one side falls, or an item ends it. Nobody walks away. */
import { IllegalAction, type Seat } from '../../../core/game.ts';
import { MAX_HP, THEFT_DIE } from '../data/constants.ts';
import { isBoss } from '../data/monsters.ts';
import type { Roll } from '../state/events.ts';
import type { Battle, Hero, Mods, Monster, State } from '../state/state.ts';
import { killHero } from './ending.ts';
import { dieAgainst, feverOf, heroOf, hpOf, kindOf, monsterById, specialOf, weaponDie } from './pieces.ts';
import { slay } from './slaying.ts';
import { change, count, type Turn } from './turn.ts';

/** A battle with a monster, as far as dice care: what odds are made of, and what items change. */
export interface Fight extends Readonly<Omit<Mods, 'leather'>> {
  readonly die: number;
  readonly foeDie: number;
  readonly confused: boolean;
  /** What gold fever adds to each of its rolls. */
  readonly fever: number;
  readonly hp: number;
  /** Points that will be soaked; 0 against Mean. */
  readonly soak: number;
  readonly foeHp: number;
}

export function newMods({ armour }: Pick<Hero, 'armour'>): Mods {
  return {
    leather: armour ? 1 : 0,
    soak: 0,
    enchanted: false,
    strength: 0,
    bless: 0,
    poison: false,
    drain: false,
  };
}

export function beginBattle(turn: Turn, hero: Hero, monster: Monster): void {
  const monsterHp = hpOf(monster) - monster.wound;
  open(turn, hero, { monster: monster.id, rival: null, monsterHp, rivalMods: null });
  count(turn, hero.seat, 'battles');
}

/** Once per rival and turn (R52). */
export function beginDuel(turn: Turn, hero: Hero, rival: Hero): void {
  const { outing } = turn.state;
  if (outing) outing.duelled = [...outing.duelled, rival.seat];
  open(turn, hero, { monster: null, rival: rival.seat, monsterHp: 0, rivalMods: newMods(rival) });
}

function open(
  turn: Turn,
  hero: Hero,
  foe: Pick<Battle, 'monster' | 'rival' | 'monsterHp' | 'rivalMods'>,
): void {
  const { state, tell } = turn;
  const fever = foe.monster === null ? 0 : feverOf(state, hero);
  const battle = { hero: hero.seat, ...foe, exchanges: 0, confused: false, fever, mods: newMods(hero) };
  state.battle = battle;
  state.window = { kind: 'battle-start', passed: [], told: false };
  tell({ type: 'battle-began', monsterHp: foe.monsterHp, ...against(state, battle) });
}

/** Who fights whom, as the news tell it. */
export function against(state: State, { hero, monster, rival }: Battle) {
  const kind = monsterById(state, monster)?.kind ?? null;
  return { hero, monster, kind, rival };
}

export function battleOf({ battle }: State): Battle {
  if (!battle) throw new IllegalAction('no-battle');
  return battle;
}

export function isFighter({ hero, rival }: Battle, seat: Seat): boolean {
  return seat === hero || seat === rival;
}

/** The fighter's own help in this battle. */
export function modsOf(battle: Battle, seat: Seat): Mods {
  return battle.rivalMods && battle.rival === seat ? battle.rivalMods : battle.mods;
}

export function exchange(turn: Turn): void {
  const { state } = turn;
  const battle = battleOf(state);
  battle.exchanges += 1;
  count(turn, battle.hero, 'exchanges');
  const monster = monsterById(state, battle.monster);
  if (monster) exchangeWithMonster(turn, battle, monster);
  else exchangeInDuel(turn, battle);
  if (state.battle) state.window = { kind: 'between-rolls', passed: [], told: false };
}

/** Weapon die, the second of an enchanted weapon, then a D4 per Strength: drawn in this order. */
function heroRoll({ d }: Turn, hero: Hero, mods: Mods): Roll {
  const sides = weaponDie(hero);
  const faces = mods.enchanted ? [d(sides), d(sides)] : [d(sides)];
  const strength = Array.from({ length: mods.strength }, () => d(4));
  const total = Math.max(...faces) + strength.reduce((sum, face) => sum + face, 0) + mods.bless;
  return { die: sides, faces, strength, bless: mods.bless, fever: 0, total };
}

function exchangeWithMonster(turn: Turn, battle: Battle, monster: Monster): void {
  const { state, tell, d } = turn;
  const hero = heroOf(state, battle.hero);
  const ours = heroRoll(turn, hero, battle.mods);
  const sides = dieAgainst(monster, hero);
  const faces = battle.confused ? [d(sides), d(sides)] : [d(sides)];
  const { fever } = battle;
  const total = Math.min(...faces) + fever;
  const isHit = ours.total >= total;
  tell({
    type: 'exchange',
    n: battle.exchanges,
    heroRoll: ours,
    foeRoll: { die: sides, faces, strength: [], bless: 0, fever, total },
    result: isHit ? 'hero-hits' : 'foe-hits',
    ...against(state, battle),
  });
  if (isHit) strike(turn, battle, monster, hero);
  else suffer(turn, battle, monster, hero);
}

/** A tie is the hero's (R41). Poison kills anything but a boss. */
function strike(turn: Turn, battle: Battle, monster: Monster, hero: Hero): void {
  const kind = kindOf(monster);
  const damage = battle.mods.poison && !isBoss(kind) ? battle.monsterHp : 1;
  if (battle.mods.drain && hero.hp < MAX_HP) {
    hero.hp += 1;
    turn.tell({ type: 'hp-changed', seat: hero.seat, by: 1, hp: hero.hp, why: 'drain', die: null });
  }
  hurtMonster(turn, battle, monster, hero, damage);
}

/** Also by Magic Missiles. */
export function hurtMonster(turn: Turn, battle: Battle, monster: Monster, hero: Hero, damage: number): void {
  const lost = Math.min(damage, battle.monsterHp);
  battle.monsterHp -= lost;
  const news = { monster: monster.id, kind: kindOf(monster) };
  turn.tell({ type: 'monster-hp', by: -lost, hp: battle.monsterHp, ...news });
  if (battle.monsterHp > 0) return;
  const fought = against(turn.state, battle);
  slay(turn, monster, hero);
  turn.tell({ type: 'battle-ended', how: 'foe-died', ...fought });
  close(turn);
}

function suffer(turn: Turn, battle: Battle, monster: Monster, hero: Hero): void {
  if (wouldSoak(turn.state, battle, hero.seat)) return soak(turn, hero, battle.mods);
  if (takeBlow(turn, hero)) {
    if (specialOf(monster) === 'greedy') steal(turn, monster, hero);
    return;
  }
  turn.tell({ type: 'battle-ended', how: 'hero-died', ...against(turn.state, battle) });
  killHero(turn, hero, kindOf(monster));
  close(turn);
}

/** Whether this fighter's next wound is soaked. Mean ignores every soak and does not use it up (R46). */
export function wouldSoak(state: State, battle: Battle, seat: Seat): boolean {
  const foe = monsterById(state, battle.monster);
  const { leather, soak: points } = modsOf(battle, seat);
  return leather + points > 0 && !(foe && specialOf(foe) === 'mean');
}

/** Leather first, then magic (R43). A soaked point is no damage (R42). */
function soak({ tell }: Turn, { seat }: Hero, mods: Mods): void {
  if (mods.leather > 0) {
    mods.leather = 0;
    return tell({ type: 'soaked', seat, by: 'leather', left: 0 });
  }
  mods.soak -= 1;
  tell({ type: 'soaked', seat, by: 'magic', left: mods.soak });
}

/** Whether the hero lives. */
function takeBlow({ tell }: Turn, hero: Hero): boolean {
  hero.hp -= 1;
  tell({ type: 'hp-changed', seat: hero.seat, by: -1, hp: hero.hp, why: 'blow', die: null });
  return hero.hp > 0;
}

/** The coins are gone (R36); from an empty purse nothing is drawn. */
function steal(turn: Turn, monster: Monster, hero: Hero): void {
  if (hero.coins === 0) return;
  const face = turn.d(THEFT_DIE);
  const by = Math.min(face, hero.coins);
  hero.coins -= by;
  count(turn, hero.seat, 'stolenFrom', by);
  const thief = { monster: monster.id, kind: kindOf(monster) };
  turn.tell({ type: 'stolen', seat: hero.seat, die: face, by: -by, coins: hero.coins, ...thief });
}

/** Higher wins; equal rolls clash. Leather and magic soak, Mean does not exist here. */
function exchangeInDuel(turn: Turn, battle: Battle): void {
  const { state, tell } = turn;
  const hero = heroOf(state, battle.hero);
  const rival = heroOf(state, battle.rival!);
  const ours = heroRoll(turn, hero, battle.mods);
  const theirs = heroRoll(turn, rival, battle.rivalMods!);
  const result = ours.total === theirs.total ? 'clash' : ours.total > theirs.total ? 'hero-hits' : 'foe-hits';
  const fought = against(state, battle);
  tell({ type: 'exchange', n: battle.exchanges, heroRoll: ours, foeRoll: theirs, result, ...fought });
  if (result === 'clash') return;
  const [winner, loser] = result === 'hero-hits' ? [hero, rival] : [rival, hero];
  if (wouldSoak(state, battle, loser.seat)) return soak(turn, loser, modsOf(battle, loser.seat));
  if (takeBlow(turn, loser)) return;
  tell({ type: 'battle-ended', how: loser === hero ? 'hero-died' : 'foe-died', ...fought });
  count(turn, winner.seat, 'duelsWon');
  killHero(turn, loser, 'duel', winner);
  close(turn);
}

/** Sleep, a jump away: both live, wounds of the hero stay, the monster is whole again (R47). */
export function breakOff(turn: Turn): void {
  const battle = battleOf(turn.state);
  turn.tell({ type: 'battle-ended', how: 'item', ...against(turn.state, battle) });
  close(turn);
}

/** A wound from Snipe counts in one battle only. */
function close(turn: Turn): void {
  const { state } = turn;
  const monster = monsterById(state, battleOf(state).monster);
  if (monster && monster.wound > 0) change(turn, monster.id, { wound: 0 });
  state.battle = null;
  state.window = null;
  state.mutes = state.mutes.filter(mute => mute.scope !== 'battle');
}
