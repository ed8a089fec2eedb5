/** The cellar as things on a table. */
import type { BoardModel, LightModel, TokenModel } from '../../../core/look.ts';
import { isAdjacent } from '../../../core/grid.ts';
import { decor, extent, rows, site } from '../data/map.ts';
import type { Rat, State } from '../state.ts';

export const HERO = 'hero';
export const ratToken = (id: number): string => `rat-${id}`;

export function board(state: State): BoardModel {
  return {
    extent,
    ground: { key: 'cellar', theme: 'cellar', rows, decor, lines: [] },
    tokens: [...things(state), ...state.rats.map(rat => ratModel(state, rat)), heroModel(state)],
    light: light(state),
    focus: state.hero.at,
  };
}

function* things(state: State): Generator<TokenModel> {
  yield {
    id: 'stairs',
    sprite: 'stairs-up',
    at: site.start,
    layer: 'mark',
    label: 'The stairs you came down',
  };
  const open = state.ending === 'escaped';
  yield {
    id: 'door',
    sprite: open ? 'cellar-door-open' : 'cellar-door',
    at: site.door,
    layer: 'thing',
    label: open ? 'The open door' : 'The locked door',
    ...(state.hero.hasKey && { glow: 'gold' as const }),
  };
  if (!state.hero.hasKey)
    yield { id: 'key', sprite: 'cellar-key', at: site.key, layer: 'thing', label: 'The key', glow: 'gold' };
  yield {
    id: 'chest',
    sprite: state.chestOpen ? 'chest-open' : 'chest',
    at: site.chest,
    layer: 'thing',
    label: state.chestOpen ? 'The empty chest' : 'A chest',
  };
  for (const [index, at] of site.barrels.entries()) {
    const searched = state.searched[index];
    yield {
      id: `barrel-${index}`,
      sprite: 'barrel',
      at,
      layer: 'thing',
      label: searched ? 'An empty barrel' : 'A barrel',
      ...(searched && { pose: 'faded' as const }),
    };
  }
}

function ratModel(state: State, rat: Rat): TokenModel {
  return {
    id: ratToken(rat.id),
    sprite: 'rat',
    at: rat.at,
    layer: 'figure',
    label: rat.awake ? 'A rat' : 'A sleeping rat',
    pose: rat.awake ? 'idle' : 'asleep',
    facing: rat.at.x > state.hero.at.x ? 'left' : 'right',
    ...(rat.awake && isAdjacent(rat.at, state.hero.at) && { badges: ['eye-red'] }),
  };
}

function heroModel(state: State): TokenModel {
  return { id: HERO, sprite: 'hero', at: state.hero.at, layer: 'figure', label: 'You' };
}

/** The candle is the clock: its light shrinks with it. */
function light(state: State): LightModel {
  const share = state.candle / state.candleMax;
  return {
    ambient: 34,
    sources: [
      { at: state.hero.at, radius: 3 + Math.round(3 * share), tone: 'fire', flicker: true },
      { at: site.start, radius: 3, tone: 'fire', flicker: true },
      ...(state.hero.hasKey ? [] : [{ at: site.key, radius: 2, tone: 'gold' as const, flicker: false }]),
      {
        at: site.door,
        radius: state.hero.hasKey ? 3 : 2,
        tone: state.hero.hasKey ? ('gold' as const) : ('dim' as const),
        flicker: false,
      },
    ],
  };
}
