/** Whole runs, moment by moment: played by bots, or by a mixture of bots and pure chance. */
import type { Game, GameAction, GameEvent, GameState } from '../../../src/core/game.ts';
import { newStreams, stream, type Dice } from '../../../src/core/rng.ts';
import { viewOf } from '../../../src/core/view.ts';
import type { Bot } from '../../../src/bots/bot.ts';

export interface PlayedStep<S, A, E> {
  readonly before: S;
  readonly action: A;
  readonly after: S;
  readonly events: readonly E[];
}

type Choose<S, A> = (state: S, legal: readonly A[]) => A;

function* momentsOf<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  start: S,
  choose: Choose<S, A>,
): Generator<PlayedStep<S, A, E>> {
  let before = start;
  while (before.ask) {
    const action = choose(before, [...game.legalActions(before)]);
    const { state: after, events } = game.apply(before, action);
    yield { before, action, after, events };
    before = after;
  }
}

/** One bot a seat, to the end. */
export function playedByBots<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  start: S,
  bots: readonly Bot<S, A>[],
): Generator<PlayedStep<S, A, E>> {
  return momentsOf(game, start, (state, legal) => decision(game, bots, state, legal));
}

/** How it ends when bots play it. */
export function endByBots<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  start: S,
  bots: readonly Bot<S, A>[],
): S {
  let state = start;
  for (const { after } of playedByBots(game, start, bots)) state = after;
  return state;
}

function decision<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  bots: readonly Bot<S, A>[],
  state: S,
  legal: readonly A[],
): A {
  const { seat } = state.ask!;
  return bots[seat]!.choose(viewOf(game, state, seat), legal).action;
}

interface Mixture<S, A> {
  readonly seed: string;
  readonly bots: readonly Bot<S, A>[];
  /** Of ten decisions the bots take so many; the rest are chance. */
  readonly care: number;
  /** Stops after so many moments. */
  readonly most?: number;
  /** Any legal action, unless told otherwise. */
  readonly chance?: (dice: Dice, legal: readonly A[], state: S) => A;
}

export function* playedAtRandom<S extends GameState, A extends GameAction, E extends GameEvent>(
  game: Game<S, A, E>,
  start: S,
  { seed, bots, care, most = Infinity, chance = anyOf }: Mixture<S, A>,
): Generator<PlayedStep<S, A, E>> {
  const dice = stream(newStreams(`${seed}/player`), 'choices');
  const choose: Choose<S, A> = (state, legal) => {
    const isCareful = dice.int(10) < care;
    // Drawn even when it is not wanted, so that one bot's change of mind does not turn all later luck around.
    const lucky = chance(dice, legal, state);
    return isCareful ? decision(game, bots, state, legal) : lucky;
  };
  let count = 0;
  for (const moment of momentsOf(game, start, choose)) {
    yield moment;
    if (++count === most) return;
  }
}

export function anyOf<A>(dice: Dice, legal: readonly A[]): A {
  return legal[dice.int(legal.length)]!;
}

/** Many properties watch the same runs: each is played once and kept. */
export function remembered<R, M>(play: (run: R) => Iterable<M>): (run: R) => readonly M[] {
  const played = new Map<string, readonly M[]>();
  return run => {
    const key = JSON.stringify(run);
    let moments = played.get(key);
    if (!moments) {
      moments = [...play(run)];
      played.set(key, moments);
    }
    return moments;
  };
}
