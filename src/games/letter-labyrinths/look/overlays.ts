/** Tints over the board: where foes may run into you, and how the enemies' words read. No letter keys: they are typed. */
import type { Seat } from '../../../core/game.ts';
import { cellsOf, isInside, sameCell, type Cell } from '../../../core/grid.ts';
import type { OverlayModel, Tone } from '../../../core/look.ts';
import type { Overlay } from '../../room.ts';
import { BOARD } from '../data/constants.ts';
import { dangerAt, type Danger } from '../odds/danger.ts';
import { readingOf, waysWith } from '../odds/readings.ts';
import { isTopSeen } from '../rules/turn.ts';
import type { State } from '../state/state.ts';
import { isSafe, threatMark } from './threat.ts';
import { wayWords } from './words.ts';

/** Per cent from which a square is tinted so. */
const SHADES: readonly (readonly [from: number, tone: Tone])[] = [
  [60, 'bad'],
  [25, 'fire'],
  [0, 'plain'],
];

export const overlays: readonly Overlay<State>[] = [
  { id: 'threat', label: 'Threat: your chance of being hit, in %', key: 'shift', model: threat },
  {
    id: 'readings',
    label: "Enemies' words with this card",
    key: 'f4',
    model: (state, _seat, focus) => readings(state, focus),
  },
];

/**
 * How likely a pawn on each square is hit in the next enemy phase, were it to begin now; where the next card is known,
 * the ways of the enemies as well. Squares of the foes are left out: nobody can stand there, and who does must be seen.
 */
function threat(state: State, seat: Seat): OverlayModel {
  const cells = [...cellsOf(BOARD)].flatMap(at => {
    const danger = dangerAt(state, seat, at);
    if (!danger || isSafe(danger)) return [];
    const text = threatMark(danger);
    return [{ at, tone: toneOf(danger), ...(text !== undefined && { text }) }];
  });
  const ways = isTopSeen(state) ? waysWith(state, state.deck.at(-1)!) : [];
  const lines = ways.flatMap(({ from, to, by }) => (by ? [] : [{ from, to, tone: 'bad' as const }]));
  return { cells, lines };
}

function toneOf(danger: Danger): Tone {
  if (danger.kind !== 'chance') return 'magic';
  return SHADES.find(([from]) => 100 * danger.ways >= from * danger.of)![1];
}

/** Every enemy's word (or that of the focused one) read with the card in play: for learning, not a forecast. */
function readings(state: State, focus: Cell | undefined): OverlayModel {
  const present = state.enemies.flatMap(({ n, at }) => (at ? [{ n, at }] : []));
  const focused = present.filter(({ at }) => focus && sameCell(at, focus));
  const steps = (focused.length > 0 ? focused : present).flatMap(({ n }) => readingOf(state, n));
  const inside = steps.filter(({ to }) => isInside(BOARD, to));
  return {
    cells: inside
      .filter(step => !step.by)
      .map(({ to, direction, letter }) => ({ at: to, tone: wayWords(direction).tone, text: letter })),
    lines: inside.map(({ from, to, direction, by }) => ({
      from,
      to,
      tone: wayWords(direction).tone,
      blocked: by !== undefined,
    })),
  };
}
