import type { Advice } from '../games/room.ts';

/** What to do, and why. */
export function advise<A>(action: A, why: string): Advice<A> {
  return { action, why };
}
