/** Setup: which cellar it is, the hero on its stairs, its rats asleep, its barrels filled from a shuffled deck. */
import type { Setup, Step } from '../../../core/game.ts';
import { newPile, type Pile } from '../../../core/pile.ts';
import { newStreams, pick, shuffle, stream, type Streams } from '../../../core/rng.ts';
import { turnOf } from '../../turn.ts';
import { cellarOf, CELLARS, type CellarId } from '../data/cellars.ts';
import { CANDLE, HEARTS } from '../data/constants.ts';
import { FINDS, type Find } from '../data/finds.ts';
import { LITTER, type RatKind } from '../data/rats.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { beginTurn, type Turn } from './turns.ts';

/** What the seed decides before anybody moves. */
interface Deal {
  readonly cellar: CellarId;
  /** For as many of them as the map has nests. */
  readonly kinds: readonly RatKind[];
  readonly finds: Pile<Find>;
}

export function create(setup: Setup): Step<State, Event> {
  const rng = newStreams(setup.seed);
  const deal: Deal = {
    cellar: pick(stream(rng, 'deck:cellars'), CELLARS),
    kinds: shuffle(stream(rng, 'deck:rats'), LITTER),
    finds: newPile(stream(rng, 'deck:finds'), FINDS),
  };
  return begin(setup, rng, deal);
}

/** Without any chance: a lesson deals by hand. */
export function begin({ options }: Setup, rng: Streams, { cellar, kinds, finds }: Deal): Step<State, Event> {
  const { site } = cellarOf({ cellar });
  const candle = options['candle'] === 'short' ? CANDLE.short : CANDLE.bright;
  const state: State = {
    ask: null,
    turn: 0,
    rng,
    cellar,
    actionsLeft: 0,
    hero: { at: site.start, hearts: HEARTS, hasKey: false, hasBottle: false, tool: null, lidWhole: false },
    rats: site.rats.map((at, id) => ({ id, kind: kinds[id]!, at, awake: false })),
    queue: [],
    searched: site.barrels.map(() => false),
    finds,
    chestOpen: false,
    candle: candle + 1,
    candleMax: candle,
    spoons: 0,
    slain: 0,
    ending: null,
  };
  const turn: Turn = turnOf(state);
  turn.tell({ type: 'entered' });
  beginTurn(turn);
  return { state, events: turn.events };
}
