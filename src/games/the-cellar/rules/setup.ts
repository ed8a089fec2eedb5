/** Setup: the hero on the stairs, two rats asleep, three barrels filled from a shuffled deck. */
import type { Setup, Step } from '../../../core/game.ts';
import { newPile } from '../../../core/pile.ts';
import { newStreams, stream } from '../../../core/rng.ts';
import { turnOf } from '../../turn.ts';
import { CANDLE, HEARTS } from '../data/constants.ts';
import { FINDS } from '../data/finds.ts';
import { site } from '../data/map.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { beginTurn, type Turn } from './turns.ts';

export function create(setup: Setup): Step<State, Event> {
  const rng = newStreams(setup.seed);
  const candle = setup.options['candle'] === 'short' ? CANDLE.short : CANDLE.bright;
  const state: State = {
    ask: null,
    turn: 0,
    rng,
    actionsLeft: 0,
    hero: { at: site.start, hearts: HEARTS, hasKey: false, tool: null, lidWhole: false },
    rats: site.rats.map((at, id) => ({ id, at, awake: false })),
    queue: [],
    searched: site.barrels.map(() => false),
    finds: newPile(stream(rng, 'deck:finds'), FINDS),
    chestOpen: false,
    candle: candle + 1,
    candleMax: candle,
    slain: 0,
    ending: null,
  };
  const turn: Turn = turnOf(state);
  turn.tell({ type: 'entered' });
  beginTurn(turn);
  return { state, events: turn.events };
}
