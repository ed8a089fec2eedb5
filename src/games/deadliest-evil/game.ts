import type { Game } from '../../core/game.ts';
import { applying, isAmong } from '../turn.ts';
import { boardsDigest } from './data/tiles.ts';
import { attack } from './rules/attack.ts';
import { outcome } from './rules/ending.ts';
import { useItem, usableItems } from './rules/items.ts';
import { endMove, explore, rollMove, step } from './rules/movement.ts';
import { actActions, afterAct, afterAssign, afterSearch, ASSIGNMENTS, endAct } from './rules/phases.ts';
import { search } from './rules/search.ts';
import { view } from './rules/secrets.ts';
import { create } from './rules/setup.ts';
import { draftOf, openTurn, type Turn } from './rules/turn.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

export const game: Game<State, Action, Event> = {
  id: 'deadliest-evil',
  edition: 1,
  boards: boardsDigest,
  create,
  legalActions,
  apply: applying<State, Action, Event, Turn>({
    isLegal: (state, action) => isAmong(legalActions(state), action),
    open: (state, watch) => openTurn(draftOf(state), watch),
    perform,
  }),
  outcome,
  view,
  reveals: ['tile-revealed', 'search-card-drawn', 'event-drawn'],
  split,
};

export function legalActions(state: State): Action[] {
  switch (state.ask?.kind) {
    case undefined:
      return [];
    case 'assign':
      return [...ASSIGNMENTS];
    case 'search':
      return [{ type: 'search' }, { type: 'skip-search' }];
    case 'item':
      return [
        ...usableItems(state).map((item): Action => ({ type: 'use-item', item })),
        { type: 'end-items' },
      ];
    case 'act':
      return actActions(state);
  }
}

function perform(action: Action, turn: Turn): void {
  turn.state.actions += 1;
  switch (action.type) {
    case 'assign': {
      const { combat, defense, speed } = action;
      const dice = { combat, defense, speed };
      turn.state.kora.dice = dice;
      turn.tell({ type: 'dice-assigned', ...dice });
      return afterAssign(turn);
    }
    case 'search':
      search(turn);
      return afterSearch(turn);
    case 'skip-search':
      return afterSearch(turn);
    case 'use-item':
      useItem(turn, action.item);
      return afterSearch(turn);
    case 'end-items':
      return afterAct(turn);
    case 'attack':
      attack(turn, action.monster);
      return afterAct(turn);
    case 'roll-move':
      rollMove(turn);
      return afterAct(turn);
    case 'step':
      step(turn, action.to);
      return afterAct(turn);
    case 'explore':
      explore(turn, action.exit);
      return afterAct(turn);
    case 'end-move':
      endMove(turn, 'chosen');
      return afterAct(turn);
    case 'end-turn':
      return endAct(turn);
  }
}

function split(event: Event): string | undefined {
  if (event.type === 'level-reached') return `level ${event.level}`;
  if (event.type === 'objective-done') return event.objective;
  if (event.type === 'run-ended' && event.result !== 'defeat') return 'exit';
  return undefined;
}
