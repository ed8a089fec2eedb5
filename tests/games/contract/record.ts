/** A match of random choices, kept step by step. Every state is frozen before the rules see it again. */
import type { GameAction, GameEvent, GameState, Setup } from '../../../src/core/game.ts';
import { newStreams, pick, stream } from '../../../src/core/rng.ts';
import type { AnyRoom } from '../../../src/games/room.ts';

export interface RecordedStep {
  readonly before: GameState;
  readonly action: GameAction;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

export interface RecordedMatch {
  readonly setup: Setup;
  readonly opening: { readonly state: GameState; readonly events: readonly GameEvent[] };
  readonly steps: readonly RecordedStep[];
  readonly finished: boolean;
}

/** Random choices may wander for long; what they do in this many steps is proof enough. */
const MOST_STEPS = 1500;
/** Words are listed lazily, and nobody needs all of them. */
const MOST_LISTED = 2000;

export function legalOf(room: AnyRoom, state: GameState): GameAction[] {
  const listed: GameAction[] = [];
  for (const action of room.game.legalActions(state)) {
    listed.push(action);
    if (room.game.isLegal && listed.length >= MOST_LISTED) break;
  }
  return listed;
}

export function recordMatch(room: AnyRoom, setup: Setup): RecordedMatch {
  const opening = room.game.create(deepFreeze(setup));
  const dice = stream(newStreams(setup.seed), 'contract');
  const steps: RecordedStep[] = [];
  let state = deepFreeze(opening.state);
  while (state.ask && steps.length < MOST_STEPS) {
    const legal = legalOf(room, state);
    if (legal.length === 0) break;
    const action = deepFreeze(pick(dice, legal));
    const { state: after, events } = room.game.apply(state, action);
    steps.push({ before: state, action, events: deepFreeze(events), after: deepFreeze(after) });
    state = after;
  }
  return { setup, opening: deepFreeze(opening), steps, finished: state.ask === null };
}

/** Every state of the match, the first included. */
export function statesOf(match: RecordedMatch): GameState[] {
  return [match.opening.state, ...match.steps.map(step => step.after)];
}

/** At most so many, spread evenly, with the first and the last: looks are dearer to check than rules. */
export function sample<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  return Array.from(
    { length: most },
    (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))]!,
  );
}

/** From here on, whoever writes into it gets a TypeError. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}
