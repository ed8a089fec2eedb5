/** Chapter "Defeat and loot": where treasure lies and who picks it up. */
import type { Cell } from '../../../core/grid.ts';
import type { Character, State } from '../state/state.ts';
import { keyOf } from './cells.ts';
import { can, change, charAt, mustFind, reach, whoIs } from './characters.ts';
import type { Turn } from './turn.ts';

export function looseAt(state: State, at: Cell): number {
  return state.loose[keyOf(at)] ?? 0;
}

export function setLoose({ state }: Turn, at: Cell, amount: number): void {
  const { [keyOf(at)]: _, ...others } = state.loose;
  state.loose = amount === 0 ? others : { ...others, [keyOf(at)]: amount };
}

export function addLoose(turn: Turn, at: Cell, amount: number): void {
  setLoose(turn, at, looseAt(turn.state, at) + amount);
}

/** Heroes carry their own; what a dweller takes belongs to all dwellers. The `news` of it is told when it is written. */
export function giveTreasure(turn: Turn, char: Character, amount: number, news: () => void): void {
  if (char.role === 'dweller') {
    news();
    return changePool(turn, amount);
  }
  const { treasure } = change(turn, char.id, { treasure: char.treasure + amount });
  news();
  for (const which of (['first', 'second', 'third'] as const).slice(0, treasure))
    reach(turn, char.owner, `${which}-treasure`);
}

export function changePool({ state, tell }: Turn, by: number): void {
  if (by === 0) return;
  state.pool += by;
  tell({ type: 'pool-changed', by, to: state.pool });
}

export function pickUp(turn: Turn, char: Character, how: 'gather' | 'goldlust'): void {
  const amount = looseAt(turn.state, char.at);
  if (amount === 0) return;
  setLoose(turn, char.at, 0);
  giveTreasure(turn, mustFind(turn.state, char.id), amount, () =>
    turn.tell({ type: 'treasure-gathered', at: char.at, amount, how, ...whoIs(char) }),
  );
}

/** Goldlust: the Dwarf, during his own activation, on a tile he shares with nobody. */
export function goldlust(turn: Turn, char: Character): void {
  const { state } = turn;
  if (!can(char, 'goldlust') || char.id !== state.active || charAt(state, char.at, char.id)) return;
  pickUp(turn, char, 'goldlust');
}
