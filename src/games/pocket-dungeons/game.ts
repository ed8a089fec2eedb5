import { IllegalAction, sameAction, type Game, type Seat, type Step } from '../../core/game.ts';
import { newStreams } from '../../core/rng.ts';
import { boardsDigest } from './data/board.ts';
import { TILE_KINDS } from './data/tiles.ts';
import { actionsOf } from './rules/actions.ts';
import { answer } from './rules/answers.ts';
import { rangedAssaults } from './rules/assaults.ts';
import { rerollActions } from './rules/combat.ts';
import { tilePlacements } from './rules/drafting.ts';
import { outcome } from './rules/ending.ts';
import { mustFind } from './rules/figures.ts';
import { counterCells, doorEdges } from './rules/furnishing.ts';
import { movingActions } from './rules/moving.ts';
import { freeReach } from './rules/reach.ts';
import { create } from './rules/setup.ts';
import { proceed } from './rules/tasks.ts';
import { draftOf, openTurn } from './rules/turn.ts';
import { actorActions } from './rules/turns.ts';
import { closeAttacks } from './rules/assaults.ts';
import type { Action, Ask, Event, State } from './state.ts';

export const game: Game<State, Action, Event> = {
  id: 'pocket-dungeons',
  edition: 1,
  boards: boardsDigest,
  create,
  legalActions,
  apply,
  outcome,
  view,
  reveals: ['counter-flipped', 'stairs-revealed', 'tile-drawn'],
  split,
};

/** States are never written to, so what may be done in one is worked out once. */
const listed = new WeakMap<State, readonly Action[]>();

export function legalActions(state: State): readonly Action[] {
  let actions = listed.get(state);
  if (!actions) {
    actions = state.ask ? actionsFor(state, state.ask) : [];
    listed.set(state, actions);
  }
  return actions;
}

function actionsFor(state: State, ask: Ask): Action[] {
  switch (ask.kind) {
    case 'place-tile':
      return [
        ...tilePlacements(state).map(placement => ({ type: 'place-tile', ...placement }) as const),
        { type: 'finish-build' },
      ];
    case 'place-counter':
      return [
        ...counterCells(state).map(at => ({ type: 'place-counter', at }) as const),
        { type: 'finish-build' },
      ];
    case 'place-door':
      return [
        ...doorEdges(state.dungeon).map(door => ({ type: 'place-door', ...door }) as const),
        { type: 'finish-build' },
      ];
    case 'place-delver':
      return ask.options.map(at => ({ type: 'place-delver', at }));
    case 'actor':
      return actorActions(state);
    case 'action':
      return actionsOf(state, mustFind(state, ask.char));
    case 'moving':
      return movingActions(state, mustFind(state, ask.char), ask.left);
    case 'nimble-shot':
      return [...rangedAssaults(state, mustFind(state, ask.char), ['ranged']), { type: 'end-turn' }];
    case 'nimble-after':
      return [
        ...freeReach(state, mustFind(state, ask.char)).map(to => ({ type: 'step', to }) as const),
        { type: 'stop' },
      ];
    case 'flee-step':
    case 'cave-move':
      return ask.options.map(to => ({ type: 'step', to }));
    case 'declare':
      return closeAttacks(mustFind(state, ask.char)).map(attack => ({ type: 'declare', attack }));
    case 'reroll':
      return rerollActions(state, ask.side);
    case 'heal':
      return [
        { type: 'heal', use: true },
        { type: 'heal', use: false },
      ];
    case 'bless':
      return [
        { type: 'bless', reroll: true },
        { type: 'bless', reroll: false },
      ];
    case 'place-dweller':
      return ask.options.map(at => ({ type: 'place-dweller', at }));
    case 'teleport':
      return ask.options.map(to => ({ type: 'teleport', to }));
    case 'shift':
      return [...ask.options.map(option => ({ type: 'shift', ...option }) as const), { type: 'no-shift' }];
  }
}

export function apply(before: State, action: Action): Step<State, Event> {
  const { ask } = before;
  if (!ask || !isListed(before, action)) throw new IllegalAction('not-legal', action);
  const turn = openTurn(draftOf(before));
  turn.state.ask = null;
  answer(turn, ask, action);
  proceed(turn);
  return { state: turn.state, events: turn.events };
}

/** Every rule may rely on it: a forged action, however odd, stops here. */
function isListed(state: State, action: Action): boolean {
  return legalActions(state).some(legal => legal.type === action.type && sameAction(legal, action));
}

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
