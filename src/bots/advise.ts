import type { Advice } from './bot.ts';

/** What to do, and why. */
export function advise<A>(action: A, why: string): Advice<A> {
  return { action, why };
}
