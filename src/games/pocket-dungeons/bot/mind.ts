/** Everything one decision knows: the view, the seat, its level, and a chance of its own. */
import type { Of, Seat } from '../../../core/game.ts';
import { hashText } from '../../../core/plain.ts';
import { heroOf } from '../rules/characters.ts';
import type { Action } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import type { Level } from './levels.ts';

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
