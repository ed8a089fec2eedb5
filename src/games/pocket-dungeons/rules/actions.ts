/** Chapter "Actions": the one thing that a character does in its activation. */
import { DIRECTIONS, type Cell } from '../../../core/grid.ts';
import { PHASE_NEED } from '../data/constants.ts';
import type { Action } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { angryAssaults, closeAssaults, nimbleMoves, rangedAssaults } from './assaults.ts';
import { cellsAt, numberOf } from './cells.ts';
import { doorBeside } from './doors.ts';
import { can, charAt, nothing } from './characters.ts';
import { geometryOf } from './geometry.ts';
import { mark } from './glyphs.ts';
import { entering, mayExit } from './moving.ts';
import { stepsOf } from './reach.ts';
import { longestRush, offense, test } from './rolls.ts';
import { looseAt, pickUp } from './treasure.ts';
import type { Turn } from './turn.ts';

export function actionsOf(state: State, char: Character): Action[] {
  const angry = angryAssaults(state, char);
  if (angry) return angry;
  const actions: Action[] = [];
  if (stepsOf(state, char, longestRush(char)).length > 0) actions.push({ type: 'explore' });
  if (looseAt(state, char.at) > 0) actions.push({ type: 'gather' });
  for (const side of DIRECTIONS)
    if (doorBeside(state.dungeon, char.at, side)) actions.push({ type: 'open-door', side });
  if (mayExit(state, char)) actions.push({ type: 'exit' });
  for (const to of phaseTiles(state, char)) actions.push({ type: 'phase', to });
  actions.push(...closeAssaults(state, char), ...rangedAssaults(state, char));
  for (const to of nimbleMoves(state, char)) actions.push({ type: 'nimble-move', to });
  actions.push({ type: 'end-turn' });
  return actions;
}

export function gather(turn: Turn, char: Character): void {
  mark(turn, '$');
  pickUp(turn, char, 'gather');
}

/** Free tiles behind a wall; a door is no wall. */
export function phaseTiles(state: State, char: Character): Cell[] {
  if (!can(char, 'phase')) return [];
  const { beside, passages } = geometryOf(state.dungeon);
  const here = numberOf(char.at);
  const behind = beside[here]!.filter(index => !passages[here]!.includes(index));
  return cellsAt(behind).filter(at => !charAt(state, at));
}

export function phase(turn: Turn, char: Character, to: Cell): void {
  if (!test(turn, char, offense('magic'), PHASE_NEED, 'phase')) return nothing(turn, char, 'wall-held');
  turn.push(entering(char.id, to, 'phase'));
}

/** Only the Elf: one tile first, then the shot. */
export function nimbleMove(turn: Turn, { id }: Character, to: Cell): void {
  turn.push(entering(id, to, 'walk'), { do: 'nimble-shot', char: id });
}
