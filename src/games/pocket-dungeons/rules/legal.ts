/** What may be done, for every kind of question, in a stable order. */
import type { Action, Ask, AskOf } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { actionsOf } from './actions.ts';
import { closeAttacks, rangedAssaults } from './assaults.ts';
import { mustFind } from './characters.ts';
import { rerollActions } from './combat.ts';
import { tilePlacements } from './drafting.ts';
import { counterCells, doorEdges } from './furnishing.ts';
import { movingActions } from './moving.ts';
import { freeReach } from './reach.ts';
import { actorActions } from './turns.ts';

type Legal = { readonly [K in Ask['kind']]: (state: State, ask: AskOf<K>) => Action[] };

const LEGAL: Legal = {
  'place-tile': state => [
    ...tilePlacements(state).map((placement): Action => ({ type: 'place-tile', ...placement })),
    { type: 'finish-build' },
  ],
  'place-counter': state => [
    ...counterCells(state).map((at): Action => ({ type: 'place-counter', at })),
    { type: 'finish-build' },
  ],
  'place-door': state => [
    ...doorEdges(state.dungeon).map((door): Action => ({ type: 'place-door', ...door })),
    { type: 'finish-build' },
  ],
  'place-delver': (_, { options }) => options.map(at => ({ type: 'place-delver', at })),
  actor: actorActions,
  action: (state, ask) => actionsOf(state, asked(state, ask)),
  moving: (state, ask) => movingActions(state, asked(state, ask), ask.left),
  'nimble-shot': (state, ask) => [
    ...rangedAssaults(state, asked(state, ask), ['ranged']),
    { type: 'end-turn' },
  ],
  'nimble-after': (state, ask) => [
    ...freeReach(state, asked(state, ask)).map((to): Action => ({ type: 'step', to })),
    { type: 'stop' },
  ],
  'flee-step': (_, { options }) => options.map(to => ({ type: 'step', to })),
  'cave-move': (_, { options }) => options.map(to => ({ type: 'step', to })),
  declare: (state, ask) => closeAttacks(asked(state, ask)).map(attack => ({ type: 'declare', attack })),
  reroll: (state, { side }) => rerollActions(state, side),
  heal: () => [true, false].map(use => ({ type: 'heal', use })),
  bless: () => [true, false].map(reroll => ({ type: 'bless', reroll })),
  'place-dweller': (_, { options }) => options.map(at => ({ type: 'place-dweller', at })),
  teleport: (_, { options }) => options.map(to => ({ type: 'teleport', to })),
  shift: (_, { options }) => [
    ...options.map((option): Action => ({ type: 'shift', ...option })),
    { type: 'no-shift' },
  ],
};

function asked(state: State, { char }: { readonly char: number }): Character {
  return mustFind(state, char);
}

export function actionsFor<K extends Ask['kind']>(state: State, ask: AskOf<K>): Action[] {
  return LEGAL[ask.kind as K](state, ask);
}
