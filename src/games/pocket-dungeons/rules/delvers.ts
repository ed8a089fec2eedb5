/** Chapter "Placing delvers": when the dungeon stands, everybody finds a way in. */
import type { Cell } from '../../../core/grid.ts';
import type { State } from '../state/state.ts';
import { CELLS, cellsAt } from './cells.ts';
import { addChar, charAt, leftOf, whoIs } from './characters.ts';
import { geometryOf } from './geometry.ts';
import { quickBuild } from './quick-build.ts';
import { hasCounter } from './reach.ts';
import { rollOff } from './roll-off.ts';
import type { Turn } from './turn.ts';
import { beginPlay } from './turns.ts';

/** The rest by the quick rules; then the second roll-off. */
export function finishBuild(turn: Turn): void {
  const { state, tell } = turn;
  quickBuild(turn);
  tell({ type: 'dungeon-built', frame: state.dungeon.frame! });
  const winner = rollOff(turn, 'delvers');
  state.builder = winner;
  state.firstSeat = (winner + state.players.length - 1) % state.players.length;
  askDelver(turn);
}

function askDelver({ state }: Turn): void {
  const { builder: seat, players } = state;
  state.ask = { seat, kind: 'place-delver', card: players[seat]!.delver, options: beginnings(state) };
}

/** Free entrances; then Start; then the nearest dry tile without a counter. */
function beginnings(state: State): Cell[] {
  const { entrances, start, tiles, isWater, stepsFrom } = geometryOf(state.dungeon);
  const isFree = (index: number): boolean => !charAt(state, CELLS[index]!);
  const free = entrances.filter(isFree).toSorted((a, b) => a - b);
  if (free.length > 0) return cellsAt(free);
  if (isFree(start)) return [CELLS[start]!];
  const steps = stepsFrom(start);
  const others = tiles.filter(index => isFree(index) && !isWater[index] && !hasCounter(state, CELLS[index]!));
  const nearest = Math.min(...others.map(index => steps[index]!));
  return cellsAt(others.filter(index => steps[index] === nearest));
}

export function placeDelver(turn: Turn, at: Cell): void {
  const { state, tell } = turn;
  const seat = state.builder;
  const char = addChar(turn, { card: state.players[seat]!.delver, role: 'hero', owner: seat, at });
  tell({ type: 'delver-placed', at, ...whoIs(char) });
  if (seat === state.firstSeat) return beginPlay(turn);
  state.builder = leftOf(state, seat);
  askDelver(turn);
}
