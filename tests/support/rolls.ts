/** Loaded dice: a test names the luck it is about, and proves that all of it was used. */
import { expect } from 'vitest';
import type { GameState } from '../../src/core/game.ts';
import { loadDice } from '../../src/core/rng.ts';

export type Faces = Readonly<Record<string, readonly number[]>>;

/** The same state with these faces next, by stream: `rolls(state, { dice: [6, 1] })`. */
export function rolls<S extends GameState>(state: S, faces: Faces): S {
  return { ...state, rng: loadDice(state.rng, faces) };
}

/** Every loaded face was drawn, and nothing beside them: a draw too many would have come from the true stream. */
export function expectSpent(before: GameState, after: GameState): void {
  const left = Object.entries(after.rng.loaded ?? {}).filter(([, faces]) => faces.length > 0);
  expect(Object.fromEntries(left), 'loaded faces that nobody drew').toEqual({});
  expect(after.rng.used, 'draws beyond the loaded faces').toEqual(before.rng.used);
}
