/** Chapter "Leaving". */
import { LAST_CALL_ROUNDS } from '../data/constants.ts';
import type { Character, State } from '../state/state.ts';
import { changePlayer, reach, whoIs } from './characters.ts';
import { mark } from './glyphs.ts';
import { stopWalking } from './moving.ts';
import type { Turn } from './turn.ts';

export function lastCallRounds({ players }: State, treasure: number): number {
  const rounds = LAST_CALL_ROUNDS[players.length]!;
  return rounds[treasure] ?? rounds.at(-1)!;
}

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
  state.closesAfter = Math.min(state.closesAfter, round + lastCallRounds(state, treasure));
  tell({ type: 'last-call', closesAfter: state.closesAfter });
}

/** No more turns; whoever is on the map stays there, and the seat still answers. */
export function bowOut(turn: Turn): void {
  const { seat } = turn.state;
  changePlayer(turn, seat, { bowedOut: true });
  turn.tell({ type: 'bowed-out', seat });
}
