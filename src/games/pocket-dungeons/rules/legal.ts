/** What may be done, for every kind of question, in a stable order. */
import type { Action, Ask } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { actionsOf } from './actions.ts';
import { closeAttacks, rangedAssaults } from './assaults.ts';
import { rerollActions } from './combat.ts';
import { tilePlacements } from './drafting.ts';
import { mustFind } from './figures.ts';
import { counterCells, doorEdges } from './furnishing.ts';
import { movingActions } from './moving.ts';
import { freeReach } from './reach.ts';
import { actorActions } from './turns.ts';

export function actionsFor(state: State, ask: Ask): Action[] {
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
