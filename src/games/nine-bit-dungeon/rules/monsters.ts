/** Chapter "Monsters": what a monster on the board is, and how hurt. Only one wound is ever remembered. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { monsterKind, type MonsterKind } from '../data/monsters.ts';
import type { Monster, State } from '../state/state.ts';

export function kindOf(state: State, monster: Monster): MonsterKind {
  return monsterKind(state.level, monster.die);
}

export function healthOf(state: State, monster: Monster): number {
  return state.wound?.id === monster.id ? state.wound.health : kindOf(state, monster).health;
}

export function findById(state: State, id: number): Monster | undefined {
  return state.monsters.find(monster => monster.id === id);
}

export function monsterAt(state: State, at: Cell): Monster | undefined {
  return state.monsters.find(monster => sameCell(monster.at, at));
}

/** Free of monsters and of the Adventurer. */
export function isFree(state: State, at: Cell): boolean {
  return !sameCell(state.hero.at, at) && monsterAt(state, at) === undefined;
}

/** Chapter "Damage and Armour": at least 1 always gets through. */
export function lossOf(damage: number, armour: number): number {
  return Math.max(1, damage - armour);
}
