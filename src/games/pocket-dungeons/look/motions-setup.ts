/** Motions of building and of turns that begin. */
import type { Cell, Extent } from '../../../core/grid.ts';
import { appear, banner, deal, float, glow, sound, together } from '../../../core/look.ts';
import { counted } from '../../phrases.ts';
import { TILE_SIDE } from '../data/constants.ts';
import { heroOf } from '../rules/characters.ts';
import type { State } from '../state/state.ts';
import { board, counterModel, doorModel } from './board.ts';
import { voiceOf } from './dwellers.ts';
import { charAppears, d6, over, placeOf, throwing, type SomeMotions } from './motions-parts.ts';
import { pictureOf } from './picture.ts';
import { charToken, middleCell, moved, shiftOf, tileRegion } from './places.ts';
import { does, seatName } from './words.ts';

const SEAT_DICE = ['red', 'blue', 'green', 'gold', 'violet', 'bone'] as const;
/** From here on every round is announced. */
const LAST_ROUNDS = 3;

export const setupMotions = {
  'roll-off': (event, now) => {
    // In a quick game nobody builds: the dungeon lies there already.
    if (event.about === 'building' && now.after.options.build === 'quick') return [];
    const row = event.rolls[0] ?? [];
    const best = Math.max(...row.map(({ die }) => die));
    const dice = row.map(({ seat, die }) =>
      d6(die, SEAT_DICE[seat] ?? 'bone', {
        need: seat === now.you ? 'You' : seatName(seat),
        ...(die === best && { good: true }),
      }),
    );
    const label = event.about === 'building' ? 'Who builds first?' : 'Who goes in first?';
    return dice.length > 0 ? [throwing(dice, label)] : [];
  },
  'tile-drawn': () => [sound('flip')],
  'tile-redrawn': () => [],
  'tile-placed': (event, { after }) => [
    together(deal(board(after, event.seat), [tileRegion(after, event.at)], true), sound('tile')),
  ],
  'counter-placed': (event, now) => [
    together(appear(counterModel(now.after, event.at), 'drop'), sound('tile')),
  ],
  'door-placed': (event, now) => [together(appear(doorModel(now.before, event.door), 'drop'), sound('thud'))],
  'dungeon-built': (_, { after }) => [
    together(deal(board(after, 0), handfuls(after)), sound('tile')),
    banner('The dungeon is ready', 'gold', '13 counters face down, 6 doors shut.'),
  ],
  'delver-placed': (event, now) => [together(...charAppears(now.after, event.char, 'drop'), sound('step'))],
  'delver-entered': (event, now) => [
    together(...charAppears(now.after, event.char, 'rise'), sound('step')),
    over(event, 'a new delver', 'good'),
  ],
  'round-began': ({ round, closesAfter }) => {
    const left = closesAfter - round + 1;
    if (left > LAST_ROUNDS) return [];
    return [sound('bell'), banner(left === 1 ? 'The last round' : `${counted(left, 'round')} left`, 'fire')];
  },
  /** A word over the head, no more: with six at the table turns are many. A rival's is said when it acts. */
  'turn-began': (event, { after, you }) => {
    if (event.seat !== you) return [];
    const hero = heroOf(after, event.seat);
    const at = hero ? { token: charToken(hero.id) } : middleCell(after, after.dungeon.start);
    return [float(at, 'Your turn', 'plain')];
  },
  activated: (event, { you }) =>
    event.scheme
      ? [
          together(
            sound(voiceOf(event.card)),
            glow(placeOf(event), 'magic'),
            over(event, does(event.seat, you, 'scheme'), 'magic', 'badge-scheme'),
          ),
        ]
      : event.seat === you
        ? []
        : [over(event, `${seatName(event.seat)}'s turn`, 'plain')],
  // Nobody waits for somebody who waits: the log has it in a line.
  passed: () => [],
  'bowed-out': () => [],
  milestone: () => [],
} satisfies SomeMotions;

/** The whole dungeon in two rows of three handfuls of tiles, the margin with the outer ones. */
function handfuls(state: State): { at: Cell; extent: Extent }[] {
  const { extent } = pictureOf(state.dungeon);
  const shift = shiftOf(state);
  const [columns, rows] = [cuts(extent.columns, 3), cuts(extent.rows, 2)];
  return rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).map((right, column) => {
      const [x, y] = [columns[column]!, rows[row]!];
      return { at: moved(shift, { x, y }), extent: { columns: right - x, rows: bottom - y } };
    }),
  );
}

/** Where so many cells are cut into parts: between tiles, which begin after a margin of one. */
function cuts(size: number, parts: number): number[] {
  const cut = (part: number): number => 1 + Math.round((part * (size - 2)) / parts / TILE_SIDE) * TILE_SIDE;
  const inner = Array.from({ length: parts - 1 }, (_, index) => cut(index + 1));
  return [0, ...inner, size];
}
