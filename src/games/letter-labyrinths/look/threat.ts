/** How likely standing somewhere costs a card, if the enemies came now. */
import type { Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import { capital, percent } from '../../phrases.ts';
import { hasTwist } from '../data/dungeons.ts';
import { dangerAt, type Danger } from '../odds/danger.ts';
import type { State } from '../state/state.ts';
import { seatName } from './words.ts';

/** "A foe hits you here next: 40%." Undefined where none can, and where nobody can stand. */
export function threatAt(state: State, viewer: Seat, at: Cell): string | undefined {
  const danger = dangerAt(state, viewer, at);
  return danger && !isSafe(danger) ? threatText(state, viewer, danger) : undefined;
}

export function threatOn(state: State, viewer: Seat, at: Cell): string {
  return threatAt(state, viewer, at) ?? 'Nothing can hit you here next.';
}

function threatText(state: State, viewer: Seat, danger: Danger): string {
  const isOwn = danger.seat === viewer;
  const who = isOwn ? 'you' : seatName(state, danger.seat);
  if (danger.kind === 'covered') return `The boss will be here next: ${isOwn ? 'you' : who} must step aside.`;
  if (danger.kind === 'open') return 'Another pawn must step aside first. Where the boss goes depends on it.';
  const { ways, of } = danger;
  const what = hasTwist(state, 'drift') ? 'a foe or a trap' : 'a foe';
  return ways === of
    ? `${capital(what)} will hit ${who} here next.`
    : `${capital(what)} hits ${who} here next: ${percent(ways / of)}.`;
}

export function isSafe(danger: Danger): boolean {
  return danger.kind === 'chance' && danger.ways === 0;
}

/** From so many per cent on there is a number; less is left to the tint. */
const TOLD = 8;

/** On a cell there is room for two digits. */
export function threatMark(danger: Danger): string | undefined {
  if (danger.kind !== 'chance') return '?';
  const { ways, of } = danger;
  if (ways === of) return 'HIT';
  const rounded = Math.round((100 * ways) / of);
  return rounded < TOLD ? undefined : `${Math.min(99, rounded)}`;
}
