/**
 * How lucky a run was: each of its decisions is left as it was and chance rolled again, in imagined worlds, until the seat
 * is asked once more. A thousand runs are put together from such rolls, one for each decision; what counts is how many
 * of them were less lucky.
 */
import type { GameAction, GameEvent, GameState, Seat } from '../core/game.ts';
import { newStreams, stream } from '../core/rng.ts';
import { viewOf } from '../core/view.ts';
import type { Adviser, TrialParts } from './trial.ts';
import { worldOf } from './worlds.ts';

/** Runs that are put together. */
export const RUNS = 1000;

export interface Rolled<S, A> {
  readonly view: S;
  readonly seat: Seat;
  readonly action: A;
  /** The same salt gives the same rolls. */
  readonly salt: string;
  readonly rolls: number;
}

/** By how much each roll was better or worse than all of them on average, in millionths. */
export function swingsOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  parts: TrialParts<S, A, E>,
  { view, seat, action, salt, rolls }: Rolled<S, A>,
): number[] {
  const stands = Array.from({ length: rolls }, (_, at) =>
    standWhenAsked(parts, worldOf(parts.foresight, view, seat, `${salt}/rolled/${at}`), seat, action),
  );
  const mean = stands.reduce((sum, stand) => sum + stand, 0) / rolls;
  // They are held against their own mean, which lies too near to them: as far apart as they would be of the true one.
  const stretch = Math.sqrt(rolls / (rolls - 1));
  return stands.map(stand => Math.round((stand - mean) * stretch));
}

/** Thousandths: of a thousand runs with these swings, so many had less luck. Equal luck counts half. */
export function luckierThan(swings: readonly (readonly number[])[], luck: number, salt: string): number {
  const dice = stream(newStreams(salt), 'rerolls');
  let halves = 0;
  for (let run = 0; run < RUNS; run++) {
    let sum = 0;
    for (const of of swings) sum += of[dice.int(of.length)]!;
    halves += sum < luck ? 2 : sum === luck ? 1 : 0;
  }
  return Math.round(halves / 2);
}

/** The others play on like the model, and so does the seat where it has no choice. */
function standWhenAsked<S extends GameState, A extends GameAction, E extends GameEvent>(
  { game, foresight, model, effort }: TrialParts<S, A, E>,
  world: S,
  seat: Seat,
  action: A,
): number {
  const players = new Map<Seat, Adviser<S, A>>();
  let { state } = game.apply(world, action);
  for (let steps = 1; state.ask && steps < effort.most; steps++) {
    const asked = state.ask.seat;
    const legal = [...game.legalActions(state)];
    if (asked === seat && legal.length > 1) break;
    const player = players.get(asked) ?? model(asked);
    players.set(asked, player);
    state = game.apply(state, player.choose(viewOf(game, state, asked), legal).action).state;
  }
  return foresight.chance(state, seat);
}
