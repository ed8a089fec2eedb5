/** Motions of the walk: dice, steps, new tiles out of the dark, stairs. */
import {
  appear,
  banner,
  burst,
  deal,
  float,
  glow,
  hop,
  say,
  shake,
  sound,
  together,
  tumble,
  vanish,
  type Motion,
  type Tone,
} from '../../../core/look.ts';
import type { Cell, Extent } from '../../../core/grid.ts';
import { BOARD, ROMAN, SLOWED, TILE } from '../data/constants.ts';
import { levelSection } from '../data/board-map.ts';
import type { TileId } from '../data/tile-faces.ts';
import { levelOf } from '../rules/ending.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { board, foes } from './board.ts';
import { markerToken } from './furniture.ts';
import { tileCorner } from './ground.ts';
import { koraModel } from './kora.ts';
import { HER, type Part } from './motion-words.ts';
import { KORA, standCell } from './places.ts';
import { spaces, tileName } from './words.ts';

export const walkMotions: Part<
  | 'dice-assigned'
  | 'move-rolled'
  | 'stepped'
  | 'tile-revealed'
  | 'level-reached'
  | 'marker-placed'
  | 'move-ended'
  | 'rope-used'
> = {
  'dice-assigned': () => [sound('die-assign')],
  'move-rolled': ({ die, roll, bonus, slowed, points }) => {
    const change = bonus - (slowed ? SLOWED : 0);
    const need = change === 0 ? {} : { need: change > 0 ? `+${change}` : `${change}` };
    return [
      together(tumble([{ sides: die, face: roll, colour: 'blue', ...need }], 'Speed'), sound('die')),
      float(HER, spaces(points), 'good', 'chip-boot'),
    ];
  },
  stepped: (event, { after: moment, earlier }) => {
    if (changesLevel(moment, event)) return climb(moment, earlier);
    const { x, y } = standCell(moment, event.to);
    return [together(hop(KORA, { x, y }), sound('step'))];
  },
  /** It comes sliding out of the dark; a staircase is walked down first, and the level is dealt below. */
  'tile-revealed': (event, { after: moment }) => {
    if (event.exit === 'stair') return [sound('tile-flip')];
    const tile = moment.tiles[event.tile]!;
    const corner = tileCorner(tile);
    const middle = { x: corner.x + TILE.columns / 2, y: corner.y + TILE.rows / 2 };
    const prize = PRIZES[event.id];
    const name = tileName(event.id);
    return [
      together(deal(board(moment), [{ at: corner, extent: TILE }], true), sound('tile-flip')),
      prize ? banner(name, prize) : float(middle, name, 'gold'),
    ];
  },
  'level-reached': () => [],
  'marker-placed': (event, { before: moment, step: { before, after } }) => {
    const isThere = board(moment).tokens.some(({ id }) => id === markerToken(event.tile, event.to));
    return isThere && levelOf(after) === levelOf(before)
      ? [glow({ token: markerToken(event.tile, event.to) }, 'gold')]
      : [];
  },
  'move-ended': (event, { before, step: { after } }) => {
    switch (event.reason) {
      case 'monsters':
        return [together(say(KORA, '!', 'bad'), sound('thud'), float(HER, 'stopped', 'bad', 'icon-stop'))];
      case 'pit':
        return [together(float(HER, 'climbs out', 'dim'), burst(HER, 'dim'))];
      case 'chosen':
      case 'spent':
        return prizeAhead(before, after);
    }
  },
  'rope-used': () => [together(sound('swish'), float(HER, 'the rope holds', 'good', 'icon-rope'))],
};

/** The chambers she came for have a banner; over every other tile stands a word. */
const PRIZES: Readonly<Partial<Record<TileId, Tone>>> = { book: 'magic', crucible: 'good' };

function changesLevel({ tiles }: State, { from, to }: Extract<Event, { type: 'stepped' }>): boolean {
  return tiles[from.tile]!.level !== tiles[to.tile]!.level;
}

/** Down into the ground, and out of it on another level, which is laid out anew. */
function climb(moment: State, earlier: readonly Event[]): Motion[] {
  const level = levelOf(moment);
  const isFirst = earlier.some(({ type }) => type === 'level-reached');
  const title = `Level ${ROMAN[level]}`;
  return [
    together(vanish(KORA, 'sink'), sound('stairs')),
    deal(board(moment), regionsOf(moment)),
    together(appear(koraModel(moment), 'rise'), ...foes(moment).map(foe => appear(foe, 'rise'))),
    ...(isFirst ? [banner(title, 'fire', levelSection(level).title)] : [float(HER, title, 'gold')]),
  ];
}

/** All that lies on the level: its tiles, and the ground below the first of them. */
function regionsOf(state: State): { at: Cell; extent: Extent }[] {
  const level = levelOf(state);
  const corners = state.tiles.filter(tile => tile.level === level).map(tileCorner);
  const below = corners.slice(0, 1).map(({ x, y }) => ({ x, y: y + TILE.rows }));
  return [
    ...corners.map(at => ({ at, extent: TILE })),
    ...below.map(at => ({ at, extent: { columns: TILE.columns, rows: BOARD.rows - at.y } })),
  ];
}

/** She waits in a chamber: what she came for is within reach when the round begins. */
function prizeAhead(moment: State, { objectives }: State): Motion[] {
  const { id } = moment.tiles[moment.kora.tile]!;
  const isPrize = (id === 'book' || id === 'crucible') && !moment.objectives[id] && objectives[id];
  return isPrize ? [together(say(KORA, '!', 'gold'), shake(1))] : [];
}
