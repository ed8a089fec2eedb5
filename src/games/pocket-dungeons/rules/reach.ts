/** Chapters "Geometry" and "Movement and Enter": the tiles a character can step to, and those it may. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import type { Character, State } from '../state/state.ts';
import { cellsAt, keyOf, numberOf } from './cells.ts';
import { can, charAt } from './characters.ts';
import { geometryOf } from './geometry.ts';

/** Linked tiles; a Shroud Ghost minds no walls, and to a Lizardman all water is one. */
export function reachOf(state: State, char: Character, from: Cell = char.at): Cell[] {
  const geometry = geometryOf(state.dungeon);
  const here = numberOf(from);
  if (can(char, 'incorporeal')) return cellsAt(geometry.beside[here]!);
  const linked = geometry.links[here]!;
  if (!can(char, 'aquatic-superiority') || !geometry.isWater[here]) return cellsAt(linked);
  const waters = geometry.waters.filter(index => index !== here && !linked.includes(index));
  return cellsAt([...linked, ...waters]);
}

export function freeReach(state: State, char: Character, from: Cell = char.at): Cell[] {
  return reachOf(state, char, from).filter(at => !charAt(state, at, char.id));
}

export function hasCounter(state: State, at: Cell): boolean {
  return keyOf(at) in state.hidden;
}

export function isStairs({ stairs }: State, at: Cell): boolean {
  return stairs !== null && sameCell(stairs, at);
}

/** Whether a way may lead on over a tile: free of others (unless it is a Ghost), and of unexplored counters for a hero. */
export function mayCross(state: State, char: Character, at: Cell): boolean {
  if (char.role === 'hero' && hasCounter(state, at)) return false;
  return can(char, 'incorporeal') || !charAt(state, at, char.id);
}

/** Steps of a walk with so many steps left, this one included. */
export function stepsOf(state: State, char: Character, left: number): Cell[] {
  if (left < 1) return [];
  if (!can(char, 'incorporeal')) return freeReach(state, char);
  return reachOf(state, char).filter(at => mayPass(state, char, at, left));
}

/** A Ghost may step into somebody only while it can still end on a free tile. */
function mayPass(state: State, char: Character, at: Cell, left: number): boolean {
  if (!charAt(state, at, char.id)) return true;
  if (char.role === 'hero' && hasCounter(state, at)) return false;
  return left > 1 && reachOf(state, char, at).some(next => mayPass(state, char, next, left - 1));
}

/** Abilities speak of the adjacent: an open link, no door. */
export function isLinked(state: State, a: Cell, b: Cell): boolean {
  return geometryOf(state.dungeon).links[numberOf(a)]!.includes(numberOf(b));
}
