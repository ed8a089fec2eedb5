/**
 * What a seat is sent of a step: each event, and after it what changed in the view of that seat. The one door of the
 * Hall to a state: whatever leaves it went through `viewOf`.
 */
import type { AnyGame } from '../core/judge.ts';
import type { GameAction, GameEvent, GameState, Seat } from '../core/game.ts';
import type { Moment } from '../core/moments.ts';
import { digest } from '../core/plain.ts';
import { viewOf } from '../core/view.ts';
import { patched, patchOf, settled, type Patch } from './patch.ts';

/** Nobody sits there: what a bystander may see. */
export const BYSTANDER: Seat = -1;

/** A step as it was taken: what was told, each with the state just after it. */
export interface TakenStep {
  readonly before: GameState;
  readonly told: readonly { readonly event: GameEvent; readonly after: GameState }[];
  readonly after: GameState;
}

/** The same for one seat, as it is sent. */
export interface SeenStep {
  readonly told: readonly (readonly [event: GameEvent, change?: Patch])[];
  /** From the last event to the end of the step. */
  readonly end?: Patch;
  /** Of the view after it: once a turn, and at the end. */
  readonly digest?: number;
}

/** Takes a step and keeps what was told. The copies share what did not change. */
export function taken(
  before: GameState,
  take: (watch: (event: GameEvent, draft: GameState) => void) => GameState,
): TakenStep {
  const told: { event: GameEvent; after: GameState }[] = [];
  let last = before;
  const end = take((event, draft) => {
    last = settled(last, draft);
    told.push({ event, after: last });
  });
  return { before, told, after: end };
}

export function seenBy(game: AnyGame, step: TakenStep, seat: Seat): SeenStep {
  let view = viewOf(game, step.before, seat);
  let state = step.before;
  const changeTo = (next: GameState): Patch | undefined => {
    if (next === state) return undefined;
    const before = view;
    state = next;
    view = viewOf(game, next, seat);
    return patchOf(before, view);
  };
  const told = step.told.map(({ event, after }) => {
    const change = changeTo(after);
    return change ? ([event, change] as const) : ([event] as const);
  });
  const end = changeTo(step.after);
  const isNoted = step.after.turn !== step.before.turn || step.after.ask === null;
  return { told, ...(end && { end }), ...(isNoted && { digest: digest(view) }) };
}

/** On the other side: the moments as a table performs them, out of views alone. */
export function momentsSeen(
  before: GameState,
  step: SeenStep,
): { readonly moments: readonly Moment<GameState, GameEvent>[]; readonly after: GameState } {
  let view = before;
  const views = step.told.map(([, change]) => (view = change ? (patched(view, change) as GameState) : view));
  const after = step.end ? (patched(view, step.end) as GameState) : view;
  const events = step.told.map(([event]) => event);
  const moments = events.map((event, index) => ({
    event,
    before: views[index - 1] ?? before,
    after: views[index]!,
    earlier: events.slice(0, index),
    step: { before, after },
  }));
  return { moments, after };
}

/** Of a step that was taken before, and is told anew: to whoever was away. */
export function takenAgain(game: AnyGame, before: GameState, action: GameAction): TakenStep {
  return taken(before, watch => game.apply(before, action, watch).state);
}
