/** Heroes and monsters: who stands where, who is seen, what a letter can do. */
import type { Seat } from '../../../core/game.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import { TRUCE_ROUNDS } from '../data/constants.ts';
import { WEAPONS } from '../data/gear.ts';
import { BARE_DIE, DIE_OF, KINDS, MONSTERS, type Kind, type Special } from '../data/monsters.ts';
import type { MonsterStatus } from '../state/events.ts';
import type { Hero, Monster, State } from '../state/state.ts';

/** Until the end of which round's monster turn each lasts. */
export const STATUS_FIELDS = {
  asleep: 'sleepRound',
  frozen: 'frozenRound',
  slowed: 'slowRound',
  cancelled: 'cancelRound',
} as const satisfies Record<MonsterStatus, keyof Monster>;

/** A monster that nobody has hurt, stirred or put a spell on. */
export const UNTOUCHED = {
  stirring: false,
  sleepRound: null,
  frozenRound: null,
  slowRound: null,
  cancelRound: null,
  wound: 0,
} as const satisfies Partial<Monster>;

export function heroOf(state: State, seat: Seat): Hero {
  return state.heroes[seat]!;
}

/** Who stands on the board. */
export type Insider = Hero & { at: Cell };

export function isInside(hero: Hero): hero is Insider {
  return hero.status === 'inside';
}

/** Not out yet, one way or the other. */
export function isInPlay({ status }: Hero): boolean {
  return status === 'inside' || status === 'waiting';
}

export function insiders(state: State): Insider[] {
  return state.heroes.filter(isInside);
}

/** Those whom monsters notice, in seat order. */
export function visibleHeroes(state: State): Insider[] {
  return insiders(state).filter(hero => hero.invisibleRound === null);
}

export function monsterById(state: State, id: number | null): Monster | undefined {
  return state.monsters.find(monster => monster.id === id);
}

export function monsterAt(state: State, at: Cell): Monster | undefined {
  return state.monsters.find(monster => sameCell(monster.at, at));
}

export function heroesAt(state: State, at: Cell): Hero[] {
  return state.heroes.filter(hero => hero.at !== null && sameCell(hero.at, at));
}

export function isOccupied(state: State, at: Cell): boolean {
  return (
    monsterAt(state, at) !== undefined || state.heroes.some(hero => hero.at !== null && sameCell(hero.at, at))
  );
}

/** What everybody may know of it. */
export function kindSeen(monster: Monster): Kind | undefined {
  return monster.known ? (monster.kind ?? undefined) : undefined;
}

/** What nobody has seen is hidden here too, so that a view or picture never tells more than the table does. */
export function asSeen(state: State): State {
  return {
    ...state,
    monsters: state.monsters.map(monster => (monster.known ? monster : { ...monster, kind: null })),
  };
}

/** In play every kind is known to the rules; only views hide some. */
export function kindOf(monster: Monster): Kind {
  if (monster.kind === null) throw new Error(`Nobody knows what monster ${monster.id} is.`);
  return monster.kind;
}

export function hpOf(monster: Monster): number {
  return MONSTERS[kindOf(monster)].hp;
}

/** Its special as far as anybody knows, unless it is cancelled. */
export function specialOf(monster: Monster): Special | null {
  if (monster.kind === null || monster.cancelRound !== null) return null;
  return MONSTERS[monster.kind].special;
}

export function flies(monster: Monster): boolean {
  return specialOf(monster) === 'fly';
}

/** Sleeping by nature: steps, chests and collecting wake it. Magic sleep is deeper (R27). */
export function isDozing(monster: Monster): boolean {
  return !monster.awake && monster.sleepRound === null;
}

/** The die it rolls against a hero; the Doppelganger borrows the victim's. */
export function dieAgainst(monster: Monster, hero: Hero): number {
  const kind = kindOf(monster);
  if (kind !== 'doppelganger') return DIE_OF[MONSTERS[kind].hp];
  return monster.cancelRound === null ? weaponDie(hero) : BARE_DIE;
}

/** Gold fever: what the purse of their victim adds to the monsters' rolls in battle (R92). */
export function feverOf({ rules }: State, { coins }: Pick<Hero, 'coins'>): number {
  return rules.fever > 0 ? Math.floor(coins / rules.fever) : 0;
}

export function weaponDie(hero: Hero): number {
  return WEAPONS[hero.weapon].die;
}

export function duelsAllowed({ rules, turn }: State): boolean {
  return rules.duels === 'on' || (rules.duels === 'truce' && turn > TRUCE_ROUNDS);
}

const ALL_TILES = KINDS.reduce((sum, kind) => sum + MONSTERS[kind].tiles, 0);

export function bagSize(state: State): number {
  return ALL_TILES - state.monsters.length - state.slain.length;
}

/** Tiles that nobody can place: in the bag, or face down and never seen. How many of each kind. */
export function unseenTiles(state: State): Record<Kind, number> {
  const counts = Object.fromEntries(KINDS.map(kind => [kind, MONSTERS[kind].tiles])) as Record<Kind, number>;
  for (const kind of state.slain) counts[kind] -= 1;
  for (const monster of state.monsters) if (monster.known && monster.kind) counts[monster.kind] -= 1;
  return counts;
}
