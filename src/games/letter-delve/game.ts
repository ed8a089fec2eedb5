import { IllegalAction, type Game, type Seat, type Step, type Watch } from '../../core/game.ts';
import { newStreams } from '../../core/rng.ts';
import { isAmong } from '../turn.ts';
import { boardDigest } from './data/board.ts';
import { beginDuel } from './rules/battle.ts';
import { legalActions } from './rules/choices.ts';
import { asSeen, heroOf } from './rules/pieces.ts';
import { buyArmour, buyWeapon, outfit } from './rules/gear.ts';
import { point, takeUp } from './rules/items.ts';
import { concede, endTurn, roll, stay, step, stop } from './rules/movement.ts';
import { proceed } from './rules/round.ts';
import { outcome } from './rules/score.ts';
import { create } from './rules/setup.ts';
import { collect } from './rules/sites.ts';
import { draftOf, openTurn, type Turn } from './rules/turn.ts';
import { pass } from './rules/windows.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { SplitId, State } from './state/state.ts';

export const game: Game<State, Action, Event> = {
  id: 'letter-delve',
  edition: 1,
  boards: boardDigest,
  create,
  legalActions,
  apply,
  outcome,
  view,
  reveals: ['woke', 'created', 'polymorphed'],
  split,
};

function apply(before: State, action: Action, watch?: Watch<State, Event>): Step<State, Event> {
  const { ask } = before;
  if (!ask || !isAmong(legalActions(before), action)) throw new IllegalAction('not-legal', action);
  const turn = openTurn(draftOf(before), watch);
  turn.state.ask = null;
  perform(turn, ask.seat, action);
  proceed(turn);
  return { state: turn.state, events: turn.events };
}

function perform(turn: Turn, seat: Seat, action: Action): void {
  const { state } = turn;
  switch (action.type) {
    case 'outfit':
      if (state.flow.at === 'outfit') state.flow = { at: 'outfit', index: state.flow.index + 1 };
      return outfit(turn, seat, action.weapon, action.armour);
    case 'buy-weapon':
      return buyWeapon(turn, seat, action.weapon);
    case 'buy-armour':
      return buyArmour(turn, seat);
    case 'roll':
      return roll(turn);
    case 'stay':
      return stay(turn);
    case 'step':
      return step(turn, action.to);
    case 'stop':
      return stop(turn);
    case 'collect':
      return collect(turn);
    case 'attack':
      return beginDuel(turn, heroOf(state, seat), heroOf(state, action.rival));
    case 'use-item':
      return takeUp(turn, { seat, item: action.item, monster: null });
    case 'target-monster':
    case 'target-hero':
    case 'target-square':
    case 'target-way':
      return point(turn, aimOf(state), action);
    case 'cancel':
      state.aim = null;
      return;
    case 'end-turn':
      return endTurn(turn);
    case 'pass':
      return pass(turn, seat, action);
    case 'concede':
      return concede(turn, seat);
  }
}

function aimOf({ aim }: State) {
  if (!aim) throw new IllegalAction('no-aim');
  return aim;
}

/** Sheets are open; dice to come, the bag, and letters that nobody has seen are hidden from all alike. */
function view(state: State): State {
  return { ...asSeen(state), rng: newStreams(''), bag: [] };
}

const SPLIT_NAMES: Readonly<Record<SplitId, string>> = {
  enter: 'Inside',
  'first-item': 'First item',
  'first-chest': 'First chest',
  'first-kill': 'First kill',
  'purse-50': '50 coins',
  'purse-100': '100 coins',
  'first-boss': 'First boss',
  exit: 'Out',
};

/** The clocks race lone delvers; in company every seat would pass the same marks. */
function split(event: Event): string | undefined {
  return event.type === 'milestone' && event.alone ? SPLIT_NAMES[event.what] : undefined;
}
