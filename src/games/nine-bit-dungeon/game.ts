import type { Game } from '../../core/game.ts';
import { newStreams } from '../../core/rng.ts';
import { applying, isAmong } from '../turn.ts';
import { boardsDigest } from './data/cards.ts';
import { attack, guzzle, inventory, move, ordinaryActions } from './rules/actions.ts';
import { decideKindly, leadTo } from './rules/choices.ts';
import { outcome } from './rules/ending.ts';
import { appear } from './rules/events.ts';
import { cast } from './rules/magic.ts';
import { beginRun, endPhase, proceed } from './rules/phases.ts';
import { create } from './rules/setup.ts';
import { buy, emptyChest, giftActions, leaveShop, shopActions } from './rules/shop.ts';
import { draftOf, openTurn, type Turn } from './rules/turn.ts';
import type { Action, Ask } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

export const game: Game<State, Action, Event> = {
  id: 'nine-bit-dungeon',
  edition: 1,
  boards: boardsDigest,
  create,
  legalActions,
  apply: applying<State, Action, Event, Turn>({
    isLegal: (state, action) => isAmong(legalActions(state), action),
    open: (state, watch) => openTurn(draftOf(state), watch),
    perform: (action, turn, ask) => {
      turn.state.actions += 1;
      if (ask.kind === 'act' && action.type !== 'end') turn.state.actionsLeft -= 1;
      perform(turn, ask, action);
      proceed(turn);
    },
  }),
  outcome,
  view,
  reveals: ['chest-opened'],
  split,
};

export function legalActions(state: State): Action[] {
  const { ask } = state;
  switch (ask?.kind) {
    case undefined:
      return [];
    case 'gift':
      return giftActions();
    case 'act':
      return ordinaryActions(state);
    case 'shop':
      return shopActions(state);
    case 'chest':
      return [
        { type: 'chest', take: 'item' },
        { type: 'chest', take: 'gold' },
      ];
    case 'lead':
      return [...ask.options.map(to => ({ type: 'lead', to }) as const), { type: 'auto' }];
    case 'hatch':
      return [...ask.options.map(at => ({ type: 'hatch', at }) as const), { type: 'auto' }];
  }
}

function perform(turn: Turn, ask: Ask, action: Action): void {
  switch (action.type) {
    case 'gift':
      return beginRun(turn, action.item);
    case 'move':
      return move(turn, action.to);
    case 'attack':
      return attack(turn, action.monster);
    case 'guzzle':
      return guzzle(turn, action.potion);
    case 'inventory':
      return inventory(turn);
    case 'cast':
      return cast(turn, action);
    case 'end':
      return endPhase(turn, turn.state.actionsLeft);
    case 'buy':
      return buy(turn, action.item);
    case 'leave':
      return leaveShop(turn);
    case 'chest':
      return emptyChest(turn, ask, action.take);
    case 'lead':
      return leadTo(turn, ask, action.to);
    case 'hatch':
      return appear(turn, action.at);
    case 'auto':
      return decideKindly(turn, ask);
  }
}

/** Everything on the board is open; only dice to come and an unopened chest are hidden. */
function view(state: State): State {
  return { ...state, rng: newStreams(''), chestRoll: state.chestOpen ? state.chestRoll : 0 };
}

function split(event: Event): string | undefined {
  if (event.type === 'key-taken') return `key ${event.level}`;
  if (event.type === 'level-cleared') return `level ${event.level}`;
  return undefined;
}
