/** Two ways to decide, tried in the same imagined worlds: what one of them is worth more than the other. */
import type { Game, GameAction, GameEvent, GameState, Seat } from '../core/game.ts';
import { viewOf } from '../core/view.ts';
import type { Imagine } from './outlook.ts';
import { worldOf } from './worlds.ts';

/** What one decision is worth a thought. */
export interface Effort {
  /** Steps of the rules that may be taken, imagined ones; what is begun is finished. */
  readonly steps: number;
  /** Turns that are played on before the outlook is asked. */
  readonly ahead: number;
  /** Steps after which a world is left, whatever the turn. */
  readonly most: number;
}

/** An outlook as far as a trial needs it: a made-up one will do. */
export interface Foresight<S> {
  readonly imagine: Imagine<S>;
  chance(state: S, seat: Seat): number;
}

/** Whoever proposes an action and plays on: a bot. */
export interface Adviser<S, A> {
  choose(view: S, legal: readonly A[]): { readonly action: A; readonly why: string };
}

export interface TrialParts<S extends GameState, A extends GameAction, E extends GameEvent> {
  readonly game: Game<S, A, E>;
  readonly foresight: Foresight<S>;
  /** Plays on in every seat: the outlook says how such a player fares. */
  readonly model: (seat: Seat) => Adviser<S, A>;
  readonly effort: Effort;
}

export interface Trial<S, A> {
  readonly view: S;
  readonly seat: Seat;
  readonly action: A;
  readonly instead: A;
  /** The same salt gives the same worlds. */
  readonly salt: string;
  /** At most. */
  readonly worlds: number;
}

/** Worlds after which a trial that shows no difference ends, and the difference that is none, in millionths. */
const FEW = 6;
const TRIFLE = 2_000;

/** What `action` promises beyond `instead`, in millionths; nothing where it is less than its own standard error. */
export function gainOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  parts: TrialParts<S, A, E>,
  { view, seat, action, instead, salt, worlds }: Trial<S, A>,
): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  while (count < worlds) {
    const world = worldOf(parts.foresight, view, seat, `${salt}/${count}`);
    const gain = standAfter(parts, world, seat, action) - standAfter(parts, world, seat, instead);
    sum += gain;
    squares += gain * gain;
    count++;
    if (count === FEW && Math.abs(sum) < TRIFLE * FEW) break;
  }
  // mean^2 > variance / count, without a root or a quotient.
  const isClear = sum * sum * (count - 1) > count * squares - sum * sum;
  return isClear ? Math.round(sum / count) : 0;
}

/** How it stands a few turns later, if everybody plays on like the model. */
function standAfter<S extends GameState, A extends GameAction, E extends GameEvent>(
  { game, foresight, model, effort }: TrialParts<S, A, E>,
  world: S,
  seat: Seat,
  action: A,
): number {
  const players = new Map<Seat, Adviser<S, A>>();
  const until = world.turn + effort.ahead;
  let { state } = game.apply(world, action);
  for (let steps = 1; state.ask && state.turn < until && steps < effort.most; steps++) {
    const asked = state.ask.seat;
    const player = players.get(asked) ?? model(asked);
    players.set(asked, player);
    const next = player.choose(viewOf(game, state, asked), [...game.legalActions(state)]);
    state = game.apply(state, next.action).state;
  }
  return foresight.chance(state, seat);
}
