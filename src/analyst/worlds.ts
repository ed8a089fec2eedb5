/** Worlds that a seat cannot tell from the true one, to look ahead in. */
import type { GameState, Seat } from '../core/game.ts';
import { newStreams, stream } from '../core/rng.ts';
import type { Imagine } from './outlook.ts';

/** One of them; the same salt gives the same world. The view knows neither streams nor secrets, so neither does it. */
export function worldOf<S extends GameState>(
  { imagine }: { readonly imagine: Imagine<S> },
  view: S,
  seat: Seat,
  salt: string,
): S {
  const dice = stream(newStreams(salt), 'imagined');
  return { ...imagine(view, seat, dice), rng: newStreams(salt) };
}
