import { IllegalAction, type Game, type Step } from '../../core/game.ts';
import { sameCell } from '../../core/grid.ts';
import { newStreams } from '../../core/rng.ts';
import { boardsDigest } from './data/cards.ts';
import { attack, guzzle, inventory, move, ordinaryActions } from './rules/actions.ts';
import { outcome } from './rules/ending.ts';
import { appear } from './rules/events.ts';
import { cast } from './rules/magic.ts';
import { findById } from './rules/monsters.ts';
import { stepTo } from './rules/monsters-turn.ts';
import { beginTurn, endPhase, proceed } from './rules/phases.ts';
import { create, dealLevel } from './rules/setup.ts';
import { buy, emptyChest, giftActions, leaveShop, shopActions, takeGift } from './rules/shop.ts';
import { farthestHatch, kindestStep } from './rules/steps.ts';
import { draftOf, openTurn, type Turn } from './rules/turn.ts';
import type { Action, Ask, Event, State } from './state.ts';

export const game: Game<State, Action, Event> = {
  id: 'nine-bit-dungeon',
  edition: 1,
  boards: boardsDigest,
  create,
  legalActions,
  apply,
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

export function apply(before: State, action: Action): Step<State, Event> {
  const { ask } = before;
  const turn = openTurn(draftOf(before));
  turn.state.ask = null;
  turn.state.actions += 1;
  switch (ask?.kind) {
    case undefined:
      throw new IllegalAction('over', action);
    case 'act':
      act(turn, action);
      break;
    case 'gift':
    case 'shop':
    case 'chest':
      trade(turn, ask, action);
      break;
    case 'lead':
    case 'hatch':
      choose(turn, ask, action);
      break;
  }
  proceed(turn);
  return { state: turn.state, events: turn.events };
}

function act(turn: Turn, action: Action): void {
  const { state } = turn;
  if (action.type === 'end') return endPhase(turn, state.actionsLeft);
  state.actionsLeft -= 1;
  switch (action.type) {
    case 'move':
      return move(turn, action);
    case 'attack':
      return attack(turn, action);
    case 'guzzle':
      return guzzle(turn, action.potion);
    case 'inventory':
      return inventory(turn);
    case 'cast':
      return cast(turn, action);
    default:
      throw new IllegalAction('not-asked', action);
  }
}

/** The asks about goods: the opening gift, the shop, the chest. */
function trade(turn: Turn, ask: Extract<Ask, { kind: 'gift' | 'shop' | 'chest' }>, action: Action): void {
  if (ask.kind === 'gift' && action.type === 'gift') {
    takeGift(turn, action);
    dealLevel(turn, 1);
    beginTurn(turn);
  } else if (ask.kind === 'shop' && action.type === 'buy') buy(turn, action);
  else if (ask.kind === 'shop' && action.type === 'leave') leaveShop(turn);
  else if (ask.kind === 'chest' && action.type === 'chest') emptyChest(turn, action.take, ask.item, ask.gold);
  else throw new IllegalAction('not-asked', action);
}

/** The asks about monsters: where one steps, where a newcomer appears. */
function choose(turn: Turn, ask: Extract<Ask, { kind: 'lead' | 'hatch' }>, action: Action): void {
  const { state } = turn;
  if (ask.kind === 'lead') {
    const monster = findById(state, ask.monster)!;
    const to = action.type === 'lead' ? action.to : kindestStep(state, monster, ask.options);
    if (action.type !== 'lead' && action.type !== 'auto') throw new IllegalAction('not-asked', action);
    if (!ask.options.some(option => sameCell(option, to))) throw new IllegalAction('not-offered', action);
    stepTo(turn, monster, ask.why, to);
  } else {
    const at = action.type === 'hatch' ? action.at : farthestHatch(state, ask.options);
    if (action.type !== 'hatch' && action.type !== 'auto') throw new IllegalAction('not-asked', action);
    if (!ask.options.some(option => sameCell(option, at))) throw new IllegalAction('not-offered', action);
    appear(turn, at);
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
