/** What tokens and places are called on the table. A trap has no number of its own: it is known by its square. */
import type { Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Place } from '../../../core/look.ts';
import type { Foe } from '../state/state.ts';

export const pawnToken = (seat: Seat): string => `pawn-${seat}`;
export const foeToken = (foe: Foe): string => (foe === 'boss' ? 'boss' : `enemy-${foe}`);
export const trapToken = ({ x, y }: Cell): string => `trap-${x}-${y}`;

export const pawnPlace = (seat: Seat): Place => ({ token: pawnToken(seat) });
export const foePlace = (foe: Foe): Place => ({ token: foeToken(foe) });
/** The line of the sheet that counts the deck. */
export const DECK: Place = { panel: 'cards-left' };
