/** Plays actions of a test, one after the other: each must be listed as legal, and loaded dice must all be thrown. */
import {
  sameAction,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  type Step,
} from '../../../src/core/game.ts';
import { expectSpent, rolls, type Faces } from '../../support/rolls.ts';

export interface Hands<S, A, E> {
  readonly isListed: (state: S, action: A) => boolean;
  /** With the dice as they fall. */
  readonly playOn: (before: S, ...actions: A[]) => Step<S, E>;
  /** With loaded dice; all of them must be thrown, and no others. A mere list is for the stream `dice`. */
  readonly play: (state: S, faces: Faces | readonly number[], ...actions: A[]) => Step<S, E>;
}

/** `show` is what a failing test prints of the state. */
export function handsOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  show: (state: S) => string,
): Hands<S, A, E> {
  const isListed = (state: S, action: A): boolean => {
    for (const legal of game.legalActions(state)) if (sameAction(legal, action)) return true;
    return false;
  };
  const playOn = (before: S, ...actions: A[]): Step<S, E> => {
    let state = before;
    const events: E[] = [];
    for (const action of actions) {
      if (!isListed(state, action)) throw new Error(`Not legal: ${JSON.stringify(action)}\n${asked(state)}`);
      const step = game.apply(state, action);
      state = step.state;
      events.push(...step.events);
    }
    return { state, events };
  };
  const asked = (state: S): string => `Asked is ${JSON.stringify(state.ask)}.\n${show(state)}`;
  const play = (state: S, faces: Faces | readonly number[], ...actions: A[]): Step<S, E> => {
    const before = rolls(state, isList(faces) ? { dice: faces } : faces);
    const step = playOn(before, ...actions);
    expectSpent(before, step.state);
    return step;
  };
  return { isListed, playOn, play };
}

function isList(faces: Faces | readonly number[]): faces is readonly number[] {
  return Array.isArray(faces);
}
