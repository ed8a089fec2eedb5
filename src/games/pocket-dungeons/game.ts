import type { Game, Seat } from '../../core/game.ts';
import { lastly } from '../../core/memo.ts';
import { newStreams } from '../../core/rng.ts';
import { applying, isAmong } from '../turn.ts';
import { boardsDigest } from './data/board.ts';
import { TILE_KINDS } from './data/tiles.ts';
import { answer } from './rules/answers.ts';
import { outcome } from './rules/ending.ts';
import { actionsFor } from './rules/legal.ts';
import { playRival } from './rules/lesson-rival.ts';
import { create } from './rules/setup.ts';
import { proceed } from './rules/tasks.ts';
import { draftOf, openTurn, type Turn } from './rules/turn.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

/** Who asks what may be done soon does it: states are never written to, so the last list still holds. */
export const legalActions = lastly((state: State): readonly Action[] =>
  state.ask ? actionsFor(state, state.ask) : [],
);

const apply = applying<State, Action, Event, Turn>({
  isLegal: (state, action) => isAmong(legalActions(state), action),
  open: (state, watch) => openTurn(draftOf(state), watch),
  perform: (action, turn, ask) => {
    answer(turn, ask, action);
    proceed(turn);
    if (turn.state.options.deal === 'lesson') playRival(turn);
  },
});

export const game: Game<State, Action, Event> = {
  id: 'pocket-dungeons',
  edition: 3,
  boards: boardsDigest,
  create,
  legalActions,
  apply,
  outcome,
  view,
  reveals: ['counter-flipped', 'stairs-revealed', 'tile-drawn'],
  split,
};

/** Everybody sees the same: counters lie face down, and the bag is a bag. */
function view(state: State, _seat: Seat): State {
  return {
    ...state,
    rng: newStreams(''),
    hidden: Object.fromEntries(Object.keys(state.hidden).map(key => [key, '?' as const])),
    deck: state.deck.map(() => '?' as const),
    bag: TILE_KINDS.flatMap(({ id }) => state.bag.filter(kind => kind === id)),
  };
}

function split(event: Event): string | undefined {
  if (event.type === 'stairs-revealed') return 'stairs found';
  if (event.type === 'milestone' && event.seat === 0) return event.what.replace('-', ' ');
  return undefined;
}
