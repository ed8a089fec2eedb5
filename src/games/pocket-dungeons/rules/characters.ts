/** The characters on the map, and whose say they are. */
import type { Seat } from '../../../core/game.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import type { AbilityId } from '../data/abilities.ts';
import { has } from '../data/cards.ts';
import type { Nothing, Who } from '../state/events.ts';
import type { Character, Milestone, Player, State } from '../state/state.ts';
import type { Turn } from './turn.ts';

export function findChar(state: State, id: number | null): Character | undefined {
  return id === null ? undefined : state.chars.find(char => char.id === id);
}

/** For whom the rules know to be on the map. */
export function mustFind(state: State, id: number): Character {
  const found = findChar(state, id);
  if (!found) throw new Error(`Character ${id} is not on the map.`);
  return found;
}

export function charAt(state: State, at: Cell, except?: number): Character | undefined {
  return state.chars.find(char => char.id !== except && sameCell(char.at, at));
}

export function heroOf(state: State, seat: Seat): Character | undefined {
  return state.chars.find(char => char.owner === seat);
}

export function can(char: Character, ability: AbilityId): boolean {
  return has(char.card, ability);
}

export function whoIs({ id, card, owner }: Character): Who {
  return { char: id, card, owner };
}

/** The next seat clockwise. */
export function leftOf(state: State, seat: Seat): Seat {
  return (seat + 1) % state.players.length;
}

/** Who decides for it now. */
export function controllerOf(state: State, char: Character): Seat {
  if (char.id === state.active) return state.seat;
  return char.owner ?? leftOf(state, state.seat);
}

/** "The player to the left", who makes the unkind choices. */
export function rivalOf(state: State, char: Character): Seat {
  return leftOf(state, char.owner ?? state.seat);
}

export function change({ state }: Turn, id: number, patch: Partial<Omit<Character, 'id'>>): Character {
  state.chars = state.chars.map(char => (char.id === id ? { ...char, ...patch } : char));
  return mustFind(state, id);
}

export function changePlayer({ state }: Turn, seat: Seat, patch: Partial<Omit<Player, 'seat'>>): void {
  state.players = state.players.map(player => (player.seat === seat ? { ...player, ...patch } : player));
}

/** A dweller that has nothing, unless it says otherwise. */
export function newChar(char: Pick<Character, 'id' | 'card' | 'at'> & Partial<Character>): Character {
  const nothing = { treasure: 0, hazards: 0, bounty: 0, paralysed: false, controlled: false };
  return { role: 'dweller', owner: null, ...nothing, ...char };
}

export function addChar({ state }: Turn, char: Pick<Character, 'card' | 'role' | 'owner' | 'at'>): Character {
  const added = newChar({ id: state.nextChar, ...char });
  state.nextChar += 1;
  state.chars = [...state.chars, added];
  return added;
}

/** The first time that a seat gets somewhere is told for the clocks. */
export function reach(turn: Turn, seat: Seat | null, what: Milestone): void {
  const player = seat === null ? undefined : turn.state.players[seat];
  if (!player || player.milestones.includes(what)) return;
  changePlayer(turn, player.seat, { milestones: [...player.milestones, what] });
  turn.tell({ type: 'milestone', seat: player.seat, what });
}

export function nothing({ tell }: Turn, char: Character, why: Nothing): void {
  tell({ type: 'nothing-happened', why, ...whoIs(char) });
}
