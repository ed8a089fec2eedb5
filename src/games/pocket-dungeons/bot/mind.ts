/** Everything one decision knows: the view, the seat, its level, and a chance of its own. */
import type { BotLevel, Of, Seat } from '../../../core/game.ts';
import { hashText } from '../../../core/plain.ts';
import type { DelverId } from '../data/cards.ts';
import { heroOf } from '../rules/characters.ts';
import type { Action } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';

/** Whether somebody who stands on the Stairs should climb them, or go there; only asked when they are known. */
export type Leaving = (mind: Mind, hero: Character) => boolean;

export type ThinkingLevel = Exclude<BotLevel, 'random'>;

export interface Level {
  readonly id: ThinkingLevel;
  /** Of a hundred choices of actor and action, so many are any legal one. */
  readonly whims: number;
  /** An attack must be worth so much. */
  readonly threshold: number;
  /** A scheme must beat the own action by so much. */
  readonly margin: number;
  /** How much a drowning weighs on a route. */
  readonly dread: number;
  /** Rivals with treasure are hunted up to this cost, and how gladly. */
  readonly hunt: { readonly cost: number; readonly zeal: number } | null;
  /** How gladly counters are flipped. */
  readonly curiosity: number;
  /** When it goes. */
  readonly leaves: Leaving;
  /** What is different against a single rival: what it loses is won. */
  readonly duel?: Partial<Level>;
  /** In which order delvers are taken from the recruits; null: any. */
  readonly favourites: readonly DelverId[] | null;
}

export interface Mind {
  readonly view: State;
  readonly seat: Seat;
  readonly level: Level;
  readonly legal: readonly Action[];
  readonly hero: Character | undefined;
  /** A whole number from 0 to sides - 1; never from the state's streams. */
  readonly chance: (sides: number) => number;
}

export function openMind(
  view: State,
  seat: Seat,
  level: Level,
  legal: readonly Action[],
  decision: number,
): Mind {
  let chain = hashText(
    `${level.id}/${seat}/${view.turn}/${decision}/${legal.length}/${JSON.stringify(legal[0])}/${view.chars.length}`,
  );
  const chance = (sides: number): number => {
    chain = hashText('next', chain);
    return Math.floor((chain / 2 ** 32) * sides);
  };
  return { view, seat, level, legal, hero: heroOf(view, seat), chance };
}

export function anyOf<T>({ chance }: Mind, items: readonly T[]): T {
  return items[chance(items.length)]!;
}

/** The legal actions of one type. */
export function only<T extends Action['type']>({ legal }: Mind, type: T): Of<Action, T>[] {
  return legal.filter((action): action is Of<Action, T> => action.type === type);
}

export function roundsLeft({ closesAfter, round }: State): number {
  return closesAfter - round;
}
