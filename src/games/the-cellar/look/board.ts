/** The cellar as things on a table. */
import { isAdjacent } from '../../../core/grid.ts';
import type { BoardModel, LightModel, TokenModel } from '../../../core/look.ts';
import { cellarOf } from '../data/cellars.ts';
import { keepsAway } from '../rules/rats.ts';
import type { Rat, State } from '../state/state.ts';
import { barrelToken, BOTTLE, CHEST, DOOR, HERO, KEY, ratToken } from './places.ts';
import { RAT_LOOKS } from './rats.ts';

export function board(state: State): BoardModel {
  const { extent, theme, rows, decor } = cellarOf(state);
  return {
    extent,
    ground: { key: state.cellar, theme, rows, decor, lines: [] },
    tokens: [...things(state), ...state.rats.map(rat => ratModel(state, rat)), heroModel(state)],
    light: light(state),
    focus: state.hero.at,
  };
}

function* things(state: State): Generator<TokenModel> {
  const { hero, ending, chestOpen, searched } = state;
  const { site } = cellarOf(state);
  const isOpen = ending === 'escaped';
  yield {
    id: 'stairs',
    sprite: 'stairs-up',
    at: site.start,
    layer: 'mark',
    label: 'The stairs you came down',
  };
  yield {
    id: DOOR,
    sprite: isOpen ? 'cellar-door-open' : 'cellar-door',
    at: site.door,
    layer: 'thing',
    label: isOpen ? 'The open door' : 'The locked door',
    ...(hero.hasKey && { glow: 'gold' }),
  };
  if (!hero.hasKey)
    yield { id: KEY, sprite: 'cellar-key', at: site.key, layer: 'thing', label: 'The key', glow: 'gold' };
  if (!hero.hasBottle)
    yield { id: BOTTLE, sprite: 'bottle', at: site.bottle, layer: 'thing', label: 'A good bottle' };
  yield {
    id: CHEST,
    sprite: chestOpen ? 'chest-open' : 'chest',
    at: site.chest,
    layer: 'thing',
    label: chestOpen ? 'The empty chest' : 'A chest',
  };
  for (const [barrel, at] of site.barrels.entries()) {
    yield {
      id: barrelToken(barrel),
      sprite: 'barrel',
      at,
      layer: 'thing',
      label: searched[barrel] ? 'An empty barrel' : 'A barrel',
      ...(searched[barrel] && { pose: 'faded' }),
    };
  }
}

function ratModel(state: State, rat: Rat): TokenModel {
  const { hero } = state;
  const { id, kind, at, awake } = rat;
  const { name } = RAT_LOOKS[kind];
  const bites = awake && isAdjacent(at, hero.at) && !keepsAway(state, rat);
  return {
    id: ratToken(id),
    sprite: kind,
    at,
    layer: 'figure',
    label: awake ? `A ${name}` : `A sleeping ${name}`,
    pose: awake ? 'idle' : 'asleep',
    facing: at.x > hero.at.x ? 'left' : 'right',
    ...(bites && { badges: ['eye-red'] }),
  };
}

export function heroModel({ hero }: State): TokenModel {
  return { id: HERO, sprite: 'hero', at: hero.at, layer: 'figure', label: 'You' };
}

/** The candle is the clock: its light shrinks with it. */
function light(state: State): LightModel {
  const { hero, candle, candleMax } = state;
  const { site } = cellarOf(state);
  const { at, hasKey } = hero;
  return {
    ambient: 34,
    sources: [
      { at, radius: 3 + Math.round((3 * candle) / candleMax), tone: 'fire', flicker: true },
      { at: site.start, radius: 3, tone: 'fire', flicker: true },
      ...(hasKey ? [] : [{ at: site.key, radius: 2, tone: 'gold', flicker: false } as const]),
      { at: site.door, radius: hasKey ? 3 : 2, tone: hasKey ? 'gold' : 'dim', flicker: false },
    ],
  };
}
