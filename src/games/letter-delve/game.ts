import { byType, type ByType, type Game, type Seat } from '../../core/game.ts';
import { lastly } from '../../core/memo.ts';
import { newStreams } from '../../core/rng.ts';
import { applying, isAmong } from '../turn.ts';
import { boardDigest } from './data/board.ts';
import { beginDuel } from './rules/battle.ts';
import { actionsIn } from './rules/choices.ts';
import { buyArmour, buyWeapon, outfit } from './rules/gear.ts';
import { point, takeUp } from './rules/items.ts';
import { concede, endTurn, roll, stay, step, stop } from './rules/movement.ts';
import { asSeen, heroOf } from './rules/pieces.ts';
import { proceed } from './rules/round.ts';
import { outcome } from './rules/score.ts';
import { create } from './rules/setup.ts';
import { collect } from './rules/sites.ts';
import { draftOf, openTurn, type Turn } from './rules/turn.ts';
import { pass } from './rules/windows.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { SplitId, State } from './state/state.ts';

/** Who asks what may be done soon does it: states are never written to, so the last list still holds. */
export const legalActions = lastly((state: State): readonly Action[] => [...actionsIn(state)]);

export const game: Game<State, Action, Event> = {
  id: 'letter-delve',
  edition: 3,
  boards: boardDigest,
  create,
  legalActions,
  apply: applying<State, Action, Event, Turn>({
    isLegal: (state, action) => isAmong(legalActions(state), action),
    open: (state, watch) => openTurn(draftOf(state), watch),
    perform: (action, turn, ask) => {
      byType(HANDLERS, action, turn, ask.seat);
      proceed(turn);
    },
  }),
  outcome,
  view,
  reveals: ['woke', 'created', 'polymorphed'],
  split,
};

const HANDLERS: ByType<Action, [turn: Turn, seat: Seat], void> = {
  outfit: ({ weapon, armour }, turn, seat) => outfit(turn, seat, weapon, armour),
  'buy-weapon': ({ weapon }, turn, seat) => buyWeapon(turn, seat, weapon),
  'buy-armour': (_, turn, seat) => buyArmour(turn, seat),
  roll: (_, turn) => roll(turn),
  stay: (_, turn) => stay(turn),
  step: ({ to }, turn) => step(turn, to),
  stop: (_, turn) => stop(turn),
  collect: (_, turn) => collect(turn),
  attack: ({ rival }, turn, seat) => beginDuel(turn, heroOf(turn.state, seat), heroOf(turn.state, rival)),
  'use-item': ({ item }, turn, seat) => takeUp(turn, { seat, item, monster: null }),
  'target-monster': (action, turn) => point(turn, action),
  'target-hero': (action, turn) => point(turn, action),
  'target-square': (action, turn) => point(turn, action),
  'target-way': (action, turn) => point(turn, action),
  cancel: (_, { state }) => {
    state.aim = null;
  },
  'end-turn': (_, turn) => endTurn(turn),
  pass: (action, turn, seat) => pass(turn, seat, action),
  concede: (_, turn, seat) => concede(turn, seat),
};

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
