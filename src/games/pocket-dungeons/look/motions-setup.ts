/** Motions of building and of turns that begin. */
import type { Cell, Extent } from '../../../core/grid.ts';
import { appear, banner, deal, float, glow, sound, together, tumble } from '../../../core/look.ts';
import { counted } from '../../phrases.ts';
import { TILE_SIDE } from '../data/constants.ts';
import { heroOf } from '../rules/characters.ts';
import { pictureOf } from './picture.ts';
import type { State } from '../state/state.ts';
import { board, counterModel, doorModel } from './board.ts';
import { charAppears, die, placeOf, voiceOf, type Part } from './motions-parts.ts';
import { charToken, cornerCell, middleCell, moved, shiftOf, TILE_EXTENT } from './places.ts';
import { seatName } from './words.ts';

const SEAT_DICE = ['red', 'blue', 'green', 'gold', 'violet', 'bone'] as const;
/** From here on every round is announced. */
const LAST_ROUNDS = 3;

export const setupMotions: Part<
  | 'roll-off'
  | 'tile-drawn'
  | 'tile-redrawn'
  | 'tile-placed'
  | 'counter-placed'
  | 'door-placed'
  | 'dungeon-built'
  | 'delver-placed'
  | 'delver-entered'
  | 'round-began'
  | 'turn-began'
  | 'activated'
  | 'passed'
  | 'milestone'
> = {
  'roll-off': (event, { step: { after } }) => {
    // In a quick game nobody builds: the dungeon lies there already.
    if (event.about === 'building' && after.options.build === 'quick') return [];
    const row = event.rolls[0] ?? [];
    const best = Math.max(...row.map(({ die: face }) => face));
    const dice = row.map(({ seat, die: face }) =>
      die(face, SEAT_DICE[seat] ?? 'bone', { need: seatName(seat), ...(face === best && { good: true }) }),
    );
    const label = event.about === 'building' ? 'Who builds first?' : 'Who goes in first?';
    return dice.length > 0 ? [together(tumble(dice, label), sound('die'))] : [];
  },
  'tile-drawn': () => [sound('flip')],
  'tile-redrawn': () => [],
  'tile-placed': (event, { after: moment }) => {
    const region = { at: cornerCell(moment, event.at), extent: TILE_EXTENT };
    return [together(deal(board(moment, event.seat), [region], true), sound('tile'))];
  },
  'counter-placed': (event, now) => [
    together(appear(counterModel(now.after, event.at), 'drop'), sound('tile')),
  ],
  'door-placed': (event, now) => [together(appear(doorModel(now.before, event.door), 'drop'), sound('thud'))],
  'dungeon-built': (_event, { step: { after } }) => [
    together(deal(board(after, 0), quarters(after)), sound('tile')),
    banner('The dungeon lies before you', 'gold', '13 counters face down, 6 doors shut.'),
  ],
  'delver-placed': (event, now) => [together(...charAppears(now.after, event.char, 'drop'), sound('step'))],
  'delver-entered': (event, now) => [
    together(...charAppears(now.after, event.char, 'rise'), sound('step')),
    float(placeOf(event), 'a new delver', 'good'),
  ],
  'round-began': ({ round, closesAfter }) => {
    const left = closesAfter - round + 1;
    if (left > LAST_ROUNDS) return [];
    return [sound('bell'), banner(left === 1 ? 'The last round' : `${counted(left, 'round')} left`, 'fire')];
  },
  /** A word over the head, no more: with six at the table turns are many. */
  'turn-began': (event, { after: moment }) => {
    const hero = heroOf(moment, event.seat);
    const at = hero ? { token: charToken(hero.id) } : middleCell(moment, moment.dungeon.start);
    return [float(at, `${seatName(event.seat)}'s turn`, 'plain')];
  },
  activated: event =>
    event.scheme
      ? [
          together(
            sound(voiceOf(event.card)),
            glow(placeOf(event), 'magic'),
            float(placeOf(event), `${seatName(event.seat)} schemes`, 'magic', 'badge-scheme'),
          ),
        ]
      : [],
  passed: (event, now) => {
    const hero = heroOf(now.before, event.seat);
    return hero ? [float({ token: charToken(hero.id) }, 'waits', 'dim', 'badge-hourglass')] : [];
  },
  milestone: () => [],
};

/** The whole dungeon in six handfuls of tiles. */
function quarters(state: State): { at: Cell; extent: Extent }[] {
  const { extent } = pictureOf(state.dungeon);
  const shift = shiftOf(state);
  const part = (size: number, parts: number, index: number): number =>
    index === parts ? size : 1 + Math.round((index * (size - 2)) / parts / TILE_SIDE) * TILE_SIDE;
  const regions: { at: Cell; extent: Extent }[] = [];
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 3; column++) {
      const [left, right] = [column, column + 1].map(index =>
        index === 0 ? 0 : part(extent.columns, 3, index),
      ) as [number, number];
      const [top, bottom] = [row, row + 1].map(index => (index === 0 ? 0 : part(extent.rows, 2, index))) as [
        number,
        number,
      ];
      regions.push({
        at: moved(shift, { x: left, y: top }),
        extent: { columns: right - left, rows: bottom - top },
      });
    }
  return regions;
}
