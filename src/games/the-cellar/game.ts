import { IllegalAction, type Game } from '../../core/game.ts';
import { copy } from '../../core/plain.ts';
import { newStreams } from '../../core/rng.ts';
import { applying, isAmong, turnOf } from '../turn.ts';
import { card } from './card.ts';
import { fingerprint } from './data/map.ts';
import {
  chooseTool,
  endTurn,
  leave,
  legalActions,
  openChest,
  search,
  step,
  strike,
  takeKey,
} from './rules/actions.ts';
import { outcome } from './rules/ending.ts';
import { block, takeBite } from './rules/rats.ts';
import { create } from './rules/setup.ts';
import type { Turn } from './rules/turns.ts';
import type { Action, Ask, Event, State } from './state.ts';

export const game: Game<State, Action, Event> = {
  id: card.id,
  edition: 1,
  boards: fingerprint,
  create,
  legalActions,
  apply: applying<State, Action, Event, Turn>({
    isLegal: (state, action) => isAmong(legalActions(state), action),
    open: (state, watch) => turnOf(copy(state), watch),
    perform,
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

function perform(turn: Turn, action: Action, ask: Ask): void {
  switch (action.type) {
    case 'step':
      return step(turn, action.to);
    case 'strike':
      return strike(turn, action.rat);
    case 'search':
      return search(turn, action.barrel);
    case 'take-key':
      return takeKey(turn);
    case 'open-chest':
      return openChest(turn);
    case 'leave':
      return leave(turn);
    case 'end':
      return endTurn(turn);
    case 'choose':
      return chooseTool(turn, action.tool);
    case 'block':
      return block(turn, biterOf(ask));
    case 'pass':
      return takeBite(turn, biterOf(ask));
  }
}

function biterOf(ask: Ask): number {
  if (ask.kind !== 'block') throw new IllegalAction('no-bite');
  return ask.rat;
}
