/** Chapter "Leaving". */
import { LAST_CALL_ROUNDS } from '../data/constants.ts';
import type { Character } from '../state/state.ts';
import { changePlayer, reach, whoIs } from './characters.ts';
import { mark } from './glyphs.ts';
import { stopWalking } from './moving.ts';
import type { Turn } from './turn.ts';

/** Off the map with all its counters; its card never returns. The first to leave rings the last call. */
export function leave(turn: Turn, char: Character): void {
  const { state, tell } = turn;
  const { card, treasure, hazards, bounty } = char;
  const { seat, round } = state;
  stopWalking(turn, char.id);
  state.chars = state.chars.filter(each => each.id !== char.id);
  state.lostTokens += bounty;
  changePlayer(turn, seat, { departed: true, departedRound: round, final: { card, treasure, hazards } });
  mark(turn, '^');
  tell({ type: 'departed', seat, at: char.at, treasure, hazards, round, ...whoIs(char) });
  reach(turn, seat, 'departed');
  state.exitOrder = [...state.exitOrder, seat];
  if (state.exitOrder.length > 1) return;
  state.closesAfter = Math.min(state.closesAfter, round + LAST_CALL_ROUNDS);
  tell({ type: 'last-call', closesAfter: state.closesAfter });
}
