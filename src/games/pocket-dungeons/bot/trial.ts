/** A delver put down in thought. */
import type { Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Character, State } from '../state/state.ts';

export function addTrial(view: State, seat: Seat, at: Cell): { view: State; char: Character } {
  const char: Character = {
    id: view.nextChar,
    card: view.players[seat]!.delver,
    role: 'hero',
    owner: seat,
    at,
    treasure: 0,
    hazards: 0,
    bounty: 0,
    paralysed: false,
    controlled: false,
  };
  return { view: { ...view, chars: [...view.chars, char] }, char };
}
