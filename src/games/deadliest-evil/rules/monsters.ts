/** Who is in play and where. Monsters are kept in the order in which they strike: by kind, then id. */
import { KINDS, MONSTER_IDS, type Kind } from '../data/monsters.ts';
import type { Monster, MonsterAt, State } from '../state/state.ts';

/** On Kora's tile. */
export function here(state: State): Monster[] {
  return onTile(state, state.kora.tile);
}

export function onTile({ monsters }: State, tile: number): Monster[] {
  return monsters.filter(({ at }) => at.on === 'board' && at.tile === tile);
}

export interface Walker extends Monster {
  readonly at: { readonly on: 'track'; readonly space: number };
}

/** Those still on the track, the foremost first. */
export function onTrack({ monsters }: State): Walker[] {
  return monsters
    .filter((monster): monster is Walker => monster.at.on === 'track')
    .toSorted((a, b) => b.at.space - a.at.space);
}

/** The lowest free id of a kind; none when all its tokens are in play. */
export function freeId({ monsters }: State, kind: Kind): string | undefined {
  return MONSTER_IDS[kind].find(id => !monsters.some(monster => monster.id === id));
}

export function addMonster(state: State, monster: Monster): void {
  state.monsters = [...state.monsters, monster].toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.id < b.id ? -1 : 1),
  );
}

export function removeMonster(state: State, id: string): void {
  state.monsters = state.monsters.filter(monster => monster.id !== id);
}

export function putMonster(state: State, id: string, at: MonsterAt): void {
  state.monsters = state.monsters.map(monster => (monster.id === id ? { ...monster, at } : monster));
}
