/** Tints over the board: where foes may run into you, and how the enemies' words read. No letter keys: they are typed. */
import { isInside, sameCell, type Cell } from '../../../core/grid.ts';
import type { OverlayModel, Tone } from '../../../core/look.ts';
import type { Overlay } from '../../room.ts';
import { BOARD } from '../data/constants.ts';
import { wayOfEnemy, type ThreatShade } from '../odds.ts';
import { enemyAt, isUnderBoss } from '../rules/squares.ts';
import type { State } from '../state.ts';
import { threatMark, threatsIn } from './threat.ts';
import { wayWords } from './words.ts';

const SHADES: Readonly<Record<ThreatShade, Tone>> = { light: 'plain', medium: 'fire', dark: 'bad' };

export const overlays: readonly Overlay<State>[] = [
  { id: 'threat', label: 'Threat: per cent to be hit next', key: 'shift', model: threat },
  {
    id: 'readings',
    label: 'Words of the foes',
    key: 'f4',
    model: (state, _seat, focus) => readings(state, focus),
  },
];

/**
 * How likely a pawn on each square is hit in the next enemy phase; where the next card is known, the ways as well.
 * Squares of the foes are left out: nobody can stand there, and who stands there must be seen.
 */
function threat(state: State): OverlayModel {
  const standing = threatsIn(state).filter(({ at }) => !enemyAt(state, at) && !isUnderBoss(state.boss, at));
  const cells = standing.map(({ at, chance, shade }) => {
    const text = threatMark(chance);
    return { at, tone: SHADES[shade], ...(text !== undefined && { text }) };
  });
  const next = state.topKnown ? state.deck.at(-1) : undefined;
  const ways = next === undefined ? [] : state.enemies.flatMap(({ n }) => wayOfEnemy(state, n, next));
  const lines = ways.flatMap(({ from, to, blocked }) =>
    blocked ? [] : [{ from, to, tone: 'bad' as const }],
  );
  return { cells, lines };
}

/** Every enemy's word (or that of the focused one) read with the card in play: for learning, not a forecast. */
function readings(state: State, focus: Cell | undefined): OverlayModel {
  const present = state.enemies.flatMap(({ n, at }) => (at ? [{ n, at }] : []));
  const focused = present.filter(({ at }) => focus && sameCell(at, focus));
  const steps = (focused.length > 0 ? focused : present).flatMap(({ n }) => wayOfEnemy(state, n));
  const inside = steps.filter(({ to }) => isInside(BOARD, to));
  return {
    cells: inside
      .filter(step => !step.blocked)
      .map(({ to, direction, letter }) => ({ at: to, tone: wayWords(direction).tone, text: letter })),
    lines: inside.map(({ from, to, direction, blocked }) => ({
      from,
      to,
      tone: wayWords(direction).tone,
      blocked,
    })),
  };
}
