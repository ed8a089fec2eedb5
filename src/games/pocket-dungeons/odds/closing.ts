/** The last call: who can still make it to the Stairs before the dungeon closes. */
import { range, type Cell } from '../../../core/grid.ts';
import { cardOf, type CardId } from '../data/cards.ts';
import type { Seat } from '../../../core/game.ts';
import { numberOf } from '../rules/cells.ts';
import { heroOf } from '../rules/characters.ts';
import { geometryOf } from '../rules/geometry.ts';
import type { State } from '../state/state.ts';

export const isLastCall = ({ exitOrder }: State): boolean => exitOrder.length > 0;

/** Own turns until the dungeon closes, this one included. */
export function turnsLeft({ closesAfter, round }: State): number {
  return closesAfter - round + 1;
}

export interface WayOut {
  /** Up the Stairs, by the shortest way and with the step that leaves; through doors, and through walls for who can. */
  readonly needs: number;
  /** Steps of all its turns if every die is good. */
  readonly most: number;
}

/** Undefined while nobody knows the Stairs. */
export function wayOut(state: State, card: CardId, from: Cell, turns: number): WayOut | undefined {
  const { stairs, dungeon } = state;
  if (!stairs) return undefined;
  const { action, abilities } = cardOf(card);
  const isFree = abilities.includes('phase') || abilities.includes('incorporeal');
  const steps = isFree
    ? range(from, stairs)
    : geometryOf(dungeon).passageStepsFrom(numberOf(from))[numberOf(stairs)]!;
  return { needs: steps + 1, most: (1 + action) * Math.max(0, turns) };
}

function isTooFar(way: WayOut | undefined): boolean {
  return way !== undefined && way.needs > way.most;
}

/** In the last call, at the start of its turn: no dice bring its hero out in time, nor anybody who could still come in. */
export function isStranded(state: State, seat: Seat): boolean {
  if (!isLastCall(state)) return false;
  const hero = heroOf(state, seat);
  if (hero) return isTooFar(wayOut(state, hero.card, hero.at, turnsLeft(state)));
  return state.recruits.every(card =>
    isTooFar(wayOut(state, card, state.dungeon.start, turnsLeft(state) - 1)),
  );
}
