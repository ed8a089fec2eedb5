import { byType, type ByType, type Game } from '../../core/game.ts';
import { lastly } from '../../core/memo.ts';
import { applying, isAmong } from '../turn.ts';
import { boardsDigest } from './data/tiles.ts';
import { attack } from './rules/attack.ts';
import { useItem, usableItems } from './rules/items.ts';
import { endMove, explore, rollMove, step } from './rules/movement.ts';
import { actActions, afterAct, afterAssign, afterSearch, ASSIGNMENTS, endAct } from './rules/phases.ts';
import { outcome } from './rules/outcome.ts';
import { search } from './rules/search.ts';
import { view } from './rules/secrets.ts';
import { create, passOn } from './rules/setup.ts';
import { draftOf, openTurn, type Turn } from './rules/turn.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

/** Who asks what may be done soon does it: states are never written to, so the last list still holds. */
export const legalActions = lastly(actionsIn);

export const game: Game<State, Action, Event> = {
  id: 'deadliest-evil',
  edition: 3,
  boards: boardsDigest,
  create,
  legalActions,
  apply: applying<State, Action, Event, Turn>({
    isLegal: (state, action) => isAmong(legalActions(state), action),
    open: (state, watch) => openTurn(draftOf(state), watch),
    perform(action, turn) {
      turn.state.actions += 1;
      byType(RULES, action, turn);
      NEXT[action.type](turn);
      passOn(turn);
    },
  }),
  outcome,
  view,
  reveals: ['tile-revealed', 'search-card-drawn', 'event-drawn'],
  split,
};

function actionsIn(state: State): readonly Action[] {
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

const nothing = (): void => undefined;

/** What each action does. */
const RULES: ByType<Action, [Turn], void> = {
  assign: ({ combat, defense, speed }, turn) => {
    const dice = { combat, defense, speed };
    turn.state.kora.dice = dice;
    turn.tell({ type: 'dice-assigned', ...dice });
  },
  search: (_, turn) => search(turn),
  'skip-search': nothing,
  'use-item': ({ item }, turn) => useItem(turn, item),
  'end-items': nothing,
  attack: ({ monster }, turn) => attack(turn, monster),
  'roll-move': (_, turn) => rollMove(turn),
  step: ({ to }, turn) => step(turn, to),
  explore: ({ exit }, turn) => explore(turn, exit),
  'end-move': (_, turn) => endMove(turn, 'chosen'),
  'end-turn': nothing,
};

/** How the round goes on after it. */
const NEXT: Readonly<Record<Action['type'], (turn: Turn) => void>> = {
  assign: afterAssign,
  search: afterSearch,
  'skip-search': afterSearch,
  'use-item': afterSearch,
  'end-items': afterAct,
  attack: afterAct,
  'roll-move': afterAct,
  step: afterAct,
  explore: afterAct,
  'end-move': afterAct,
  'end-turn': endAct,
};

/** The clocks race lone raiders; in a contest every seat would pass the same marks. */
function split(event: Event): string | undefined {
  if (event.raider !== undefined) return undefined;
  if (event.type === 'level-reached') return `level ${event.level}`;
  if (event.type === 'objective-done') return event.objective;
  if (event.type === 'run-ended' && event.result !== 'defeat') return 'exit';
  return undefined;
}
