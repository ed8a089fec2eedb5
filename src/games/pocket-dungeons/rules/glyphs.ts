/** The strip of the share line: what each own turn will be remembered by. */
import { GLYPHS, type Glyph } from '../state/state.ts';
import { changePlayer } from './characters.ts';
import type { Turn } from './turn.ts';

/** The weightier sign of a turn stays. */
export function mark({ state }: Turn, glyph: Glyph): void {
  if (GLYPHS.indexOf(glyph) > GLYPHS.indexOf(state.glyph)) state.glyph = glyph;
}

/** A death outside the own turn is written over the last own sign. */
export function markDeath(turn: Turn, seat: number): void {
  const { state } = turn;
  if (seat === state.seat) return mark(turn, 'x');
  const { strip } = state.players[seat]!;
  if (strip !== '') changePlayer(turn, seat, { strip: `${strip.slice(0, -1)}x` });
}

export function writeGlyph(turn: Turn): void {
  const { state } = turn;
  changePlayer(turn, state.seat, { strip: state.players[state.seat]!.strip + state.glyph });
  state.glyph = '.';
}
