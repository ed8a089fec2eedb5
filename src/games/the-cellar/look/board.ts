/** The cellar as things on a table. */
import { isAdjacent, type Cell } from '../../../core/grid.ts';
import type { BoardModel, LightModel, TokenModel } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { cellarOf } from '../data/cellars.ts';
import { keepsAway } from '../rules/rats.ts';
import type { Rat, State } from '../state/state.ts';
import { barrelToken, BOTTLE, CHEST, DOOR, HERO, KEY, ratToken } from './places.ts';
import { RAT_LOOKS } from './rats.ts';
import { isLastLight } from './words.ts';

export function board(state: State): BoardModel {
  const { extent, theme, rows, decor } = cellarOf(state);
  return {
    extent,
    ground: { key: state.cellar, theme, rows, decor, lines: [] },
    tokens: [
      ...things(state),
      ...state.rats.map(rat => ratModel(state, rat)),
      // Out of the door she is out of the cellar.
      ...present(state.ending !== 'escaped' && heroModel(state)),
    ],
    light: light(state),
    focus: state.hero.at,
  };
}

function* things(state: State): Generator<TokenModel> {
  const { hero, ending, chestOpen, searched } = state;
  const { site } = cellarOf(state);
  const isOpen = ending === 'escaped';
  yield { ...thing('stairs', 'stairs-up', site.start, 'The stairs you came down'), layer: 'mark' };
  const door = isOpen
    ? thing(DOOR, 'cellar-door-open', site.door, 'The open door')
    : thing(DOOR, 'cellar-door', site.door, 'The locked door');
  yield { ...door, ...(hero.hasKey && { glow: 'gold' }) };
  if (!hero.hasKey) yield { ...thing(KEY, 'cellar-key', site.key, 'The key'), glow: 'gold' };
  if (!hero.hasBottle) yield thing(BOTTLE, 'bottle', site.bottle, 'A good bottle');
  yield chestOpen
    ? thing(CHEST, 'chest-open', site.chest, 'The empty chest')
    : thing(CHEST, 'chest', site.chest, 'A chest');
  for (const [barrel, at] of site.barrels.entries()) {
    const id = barrelToken(barrel);
    yield searched[barrel]
      ? thing(id, 'barrel-open', at, 'An empty barrel, in the way')
      : thing(id, 'barrel', at, 'A barrel');
  }
}

const thing = (id: string, sprite: string, at: Cell, label: string): TokenModel => ({
  id,
  sprite,
  at,
  layer: 'thing',
  label,
});

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

/** The candle is the clock: its light shrinks with it, and in its last turn there is little else. */
function light(state: State): LightModel {
  const { hero, candle, candleMax } = state;
  const isLast = isLastLight(candle);
  const { site } = cellarOf(state);
  const { at, hasKey } = hero;
  return {
    ambient: isLast ? 20 : 34,
    sources: [
      { at, radius: isLast ? 2 : 3 + Math.round((3 * candle) / candleMax), tone: 'fire', flicker: true },
      { at: site.start, radius: 3, tone: 'fire', flicker: true },
      ...(hasKey ? [] : [{ at: site.key, radius: 2, tone: 'gold', flicker: false } as const]),
      { at: site.door, radius: hasKey ? 3 : 2, tone: hasKey ? 'gold' : 'dim', flicker: false },
    ],
  };
}
