import { byType, type Game } from '../../core/game.ts';
import { lastly } from '../../core/memo.ts';
import { newStreams } from '../../core/rng.ts';
import { applying, isAmong, turnOf } from '../turn.ts';
import { card } from './card.ts';
import { boardsDigest } from './data/cellars.ts';
import { actionsIn, RULES } from './rules/actions.ts';
import { outcome } from './rules/ending.ts';
import { create } from './rules/setup.ts';
import { draftOf, type Turn } from './rules/turns.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

/** Who asks what may be done soon does it: states are never written to, so the last list still holds. */
export const legalActions = lastly(actionsIn);

export const game: Game<State, Action, Event> = {
  id: card.id,
  edition: 2,
  boards: boardsDigest,
  create,
  legalActions,
  apply: applying<State, Action, Event, Turn>({
    isLegal: (state, action) => isAmong(legalActions(state), action),
    open: (state, watch) => turnOf(draftOf(state), watch),
    perform: (...done) => byType(RULES, ...done),
  }),
  outcome,
  // What the barrels hold is known, their order is not.
  view: state => ({
    ...state,
    rng: newStreams(''),
    finds: { ...state.finds, draw: state.finds.draw.toSorted() },
  }),
  reveals: ['searched'],
  split: event => (event.type === 'key-taken' ? 'Key' : event.type === 'escaped' ? 'Door' : undefined),
};
