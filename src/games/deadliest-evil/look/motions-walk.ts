/** Motions of the walk: dice, steps, new tiles out of the dark, stairs. */
import type { Cell, Extent } from '../../../core/grid.ts';
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
} from '../../../core/look.ts';
import { latest, type Moment } from '../../../core/moments.ts';
import { levelSection } from '../data/board-map.ts';
import { BOARD, ROMAN, SLOWED, TILE } from '../data/constants.ts';
import { levelOf } from '../rules/ending.ts';
import { tileHere } from '../rules/tiles.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { aheadOf, board, foes } from './board.ts';
import { tileCorner } from './ground.ts';
import { koraModel } from './kora.ts';
import { HER, type Part } from './motion-words.ts';
import { isShown, KORA, markerToken, standCell } from './places.ts';
import { tileName, TILES } from './tiles.ts';
import { goalsText, spaces } from './words.ts';

type Now = Moment<State, Event>;

export const walkMotions = {
  'dice-assigned': () => [sound('die-assign')],
  'move-rolled': ({ die, roll, bonus, slowed, points }) => {
    const change = bonus - (slowed ? SLOWED : 0);
    const need = change === 0 ? {} : { need: change > 0 ? `+${change}` : `${change}` };
    return [
      together(tumble([{ sides: die, face: roll, colour: 'blue', ...need }], 'Speed'), sound('die')),
      float(HER, spaces(points), 'good', 'chip-boot'),
    ];
  },
  stepped: (event, now) =>
    levelOf(now.before) === levelOf(now.after)
      ? [together(hop(KORA, standCell(now.after, event.to)), sound('step'))]
      : climb(now),
  /** It comes sliding out of the dark; a staircase is walked down first, and the level is dealt below. */
  'tile-revealed': (event, { after, step }) => {
    if (event.exit === 'stair') return [sound('tile-flip')];
    const corner = tileCorner(after.tiles[event.tile]!);
    const middle = { x: corner.x + TILE.columns / 2, y: corner.y + TILE.rows / 2 };
    const { prize } = TILES[event.id];
    const name = tileName(event.id);
    // Seen from where she will stand: the room opens in sight, and the camera need not move again.
    // What the end of the step brings turns it homeward later: the chamber is looked at first.
    const arrived = { ...step.after, objectives: after.objectives };
    const laid = { ...board(after), ahead: aheadOf(arrived) };
    return [
      together(deal(laid, [{ at: corner, extent: TILE }], true), sound('tile-flip')),
      prize
        ? banner(name, prize)
        : event.id === 'dead-end'
          ? banner(name, 'fire', goalsText(after))
          : float(middle, name, 'gold'),
    ];
  },
  'level-reached': () => [],
  'marker-placed': (event, { after }) =>
    isShown(after, event.tile) ? [glow({ token: markerToken(event.tile, event.to) }, 'gold')] : [],
  'move-ended': (event, now) => {
    switch (event.reason) {
      case 'monsters':
        return [together(say(KORA, '!', 'bad'), sound('thud'), float(HER, 'stopped', 'bad', 'icon-stop'))];
      case 'pit':
        return [together(float(HER, 'climbs out', 'dim'), burst(HER, 'dim'))];
      case 'chosen':
      case 'spent':
        return prizeAhead(now);
    }
  },
  'rope-used': () => [together(sound('swish'), float(HER, 'the rope holds', 'good', 'icon-rope'))],
} satisfies Part;

/** Down into the ground, and out of it on another level, which is laid out anew. */
function climb(now: Now): Motion[] {
  const { after } = now;
  const level = levelOf(after);
  const title = `Level ${ROMAN[level]}`;
  const isFirst = latest(now, 'level-reached') !== undefined;
  return [
    together(vanish(KORA, 'sink'), sound('stairs')),
    deal(board(after), regionsOf(after)),
    together(appear(koraModel(after), 'rise'), ...foes(after).map(foe => appear(foe, 'rise'))),
    ...(isFirst
      ? [sound('level'), banner(title, 'fire', levelSection(level).title)]
      : [float(HER, title, 'gold')]),
  ];
}

/** All that lies on the level: its tiles, and the ground below the first of them. */
export function regionsOf(state: State): { at: Cell; extent: Extent }[] {
  const level = levelOf(state);
  const corners = state.tiles.filter(tile => tile.level === level).map(tileCorner);
  const below = corners.slice(0, 1).map(({ x, y }) => ({ x, y: y + TILE.rows }));
  return [
    ...corners.map(at => ({ at, extent: TILE })),
    ...below.map(at => ({ at, extent: { columns: TILE.columns, rows: BOARD.rows - at.y } })),
  ];
}

/** She waits in a chamber: it is hers when the round begins, and the end of the step tells whether that is now. */
function prizeAhead({ before, step }: Now): Motion[] {
  const { id } = tileHere(before);
  const isPrize = (id === 'book' || id === 'crucible') && !before.objectives[id] && step.after.objectives[id];
  return isPrize ? [together(say(KORA, '!', 'gold'), shake(1))] : [];
}
