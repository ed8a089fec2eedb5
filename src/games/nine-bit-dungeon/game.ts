import { byType, type ByType, type Game } from '../../core/game.ts';
import { lastly } from '../../core/memo.ts';
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
import { GIFTS, buy, emptyChest, leaveShop, shopActions } from './rules/shop.ts';
import { draftOf, openTurn, type Turn } from './rules/turn.ts';
import type { Action, Ask } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

/** Who asks what may be done soon does it: states are never written to, so the last list still holds. */
export const legalActions = lastly(actionsIn);

export const game: Game<State, Action, Event> = {
  id: 'nine-bit-dungeon',
  edition: 2,
  boards: boardsDigest,
  create,
  legalActions,
  unlisted: isHint,
  apply: applying<State, Action, Event, Turn>({
    isLegal: (state, action) => isHint(state, action) || isAmong(legalActions(state), action),
    open: (state, watch) => openTurn(draftOf(state), watch),
    perform: (action, turn, ask) => {
      if (action.type === 'hint-used') return noteHint(turn, ask);
      turn.state.actions += 1;
      if (ask.kind === 'act' && action.type !== 'end') turn.state.actionsLeft -= 1;
      byType(RULES, action, turn, ask);
      proceed(turn);
    },
  }),
  outcome,
  view,
  // Taking back the price of a hint would make it free.
  reveals: ['chest-opened', 'hint-noted'],
  split,
};

function actionsIn(state: State): readonly Action[] {
  const { ask } = state;
  switch (ask?.kind) {
    case undefined:
      return [];
    case 'gift':
      return GIFTS;
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

function isHint({ ask }: State, action: Action): boolean {
  return ask !== null && action.type === 'hint-used' && Object.keys(action).length === 1;
}

/** The question stays as it is. */
function noteHint({ state, tell }: Turn, ask: Ask): void {
  state.ask = ask;
  state.stats.hints += 1;
  tell({ type: 'hint-noted', hints: state.stats.hints });
}

type Listed = Exclude<Action, { readonly type: 'hint-used' }>;

const RULES: ByType<Listed, [Turn, Ask], void> = {
  gift: ({ item }, turn) => beginRun(turn, item),
  move: ({ to }, turn) => move(turn, to),
  attack: ({ monster }, turn) => attack(turn, monster),
  guzzle: ({ potion }, turn) => guzzle(turn, potion),
  inventory: (_, turn) => inventory(turn),
  cast: (action, turn) => cast(turn, action),
  end: (_, turn) => endPhase(turn, turn.state.actionsLeft),
  buy: ({ item }, turn) => buy(turn, item),
  leave: (_, turn) => leaveShop(turn),
  chest: ({ take }, turn, ask) => emptyChest(turn, ask, take),
  lead: ({ to }, turn, ask) => leadTo(turn, ask, to),
  hatch: ({ at }, turn) => appear(turn, at),
  auto: (_, turn, ask) => decideKindly(turn, ask),
};

/** Everything on the board is open; only dice to come and an unopened chest are hidden. */
function view(state: State): State {
  return { ...state, rng: newStreams(''), chestRoll: state.chestOpen ? state.chestRoll : 0 };
}

function split(event: Event): string | undefined {
  if (event.type === 'key-taken') return `key ${event.level}`;
  if (event.type === 'level-cleared') return `level ${event.level}`;
  return undefined;
}
