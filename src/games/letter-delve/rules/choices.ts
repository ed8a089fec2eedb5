/** Chapter "Actions": everything that may be done now, in a stable order. */
import type { Seat } from '../../../core/game.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { outfitActions, shopActions } from './gear.ts';
import { itemActions, targetsOf } from './items.ts';
import { isInTransit, walkActions, walker } from './movement.ts';
import { duelsAllowed, insiders } from './pieces.ts';
import { canCollect } from './sites.ts';
import { isTouching } from './squares.ts';
import { reactions } from './windows.ts';

export function* actionsIn(state: State): Generator<Action> {
  const { ask } = state;
  switch (ask?.kind) {
    case undefined:
      return;
    case 'outfit':
      return yield* outfitActions();
    case 'turn-start':
      return yield* atTheStart(state, ask.seat);
    case 'walk':
      return yield* whileWalking(state, ask.seat);
    case 'arrived':
      return yield* onArrival(state, ask.seat);
    case 'react':
      return yield* reactions(state, ask.seat);
    case 'aim':
      yield* targetsOf(state, ask);
      yield { type: 'cancel' };
  }
}

function* atTheStart(state: State, seat: Seat): Generator<Action> {
  const { hero } = walker(state)!;
  yield { type: 'roll' };
  if (!hero.firstTurn) yield { type: 'stay' };
  yield* shopActions(state, seat);
  yield* duelActions(state);
  yield* itemActions(state, seat);
  yield { type: 'concede' };
}

/** In transit there is nothing but the next step. */
function* whileWalking(state: State, seat: Seat): Generator<Action> {
  yield* walkActions(state);
  yield* duelActions(state);
  yield* itemActions(state, seat);
}

function* onArrival(state: State, seat: Seat): Generator<Action> {
  const { hero, outing } = walker(state)!;
  if (canCollect(state, hero.at)) yield { type: 'collect' };
  if (outing.extraMoves > 0) yield { type: 'roll' };
  yield* duelActions(state);
  yield* itemActions(state, seat);
  yield { type: 'end-turn' };
}

/** Beside a rival, on a square entered this turn (R51), once per rival (R52). */
function* duelActions(state: State): Generator<Action> {
  if (!duelsAllowed(state)) return;
  const { hero, outing } = walker(state)!;
  if (!outing.entered || isInTransit(state, hero)) return;
  for (const rival of insiders(state)) {
    if (rival.seat !== hero.seat && isTouching(rival.at, hero.at) && !outing.duelled.includes(rival.seat))
      yield { type: 'attack', rival: rival.seat };
  }
}

/** The one thing that may be done, if it is one. */
export function onlyAction(state: State): Action | undefined {
  const [first, second] = actionsIn(state);
  return second ? undefined : first;
}
