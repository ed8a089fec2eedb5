/** Dice as they lie on this table: each seat throws its own colour, monsters throw bone. */
import type { Seat } from '../../../core/game.ts';
import { DIE_SIDES, type DieModel, type DieSides } from '../../../core/look.ts';

const SEAT_DICE: readonly DieModel['colour'][] = ['red', 'blue', 'green', 'gold'];
/** What a tray holds. More than six draughts of Strength are summed up by the verdict alone. */
export const MOST_DICE = 8;

export function seatColour(seat: Seat): DieModel['colour'] {
  return SEAT_DICE[seat] ?? 'bone';
}

function sidesOf(die: number): DieSides {
  return DIE_SIDES.find(sides => sides === die) ?? 6;
}

export function dieModel(sides: number, face: number, colour: DieModel['colour']): DieModel {
  return { sides: sidesOf(sides), face, colour };
}

export function diceModels(sides: number, faces: readonly number[], colour: DieModel['colour']): DieModel[] {
  return faces.map(face => dieModel(sides, face, colour));
}

/** Before it is thrown: its highest face up, and its name under it, so that nobody takes it for a roll. */
export function waiting(sides: number, colour: DieModel['colour']): DieModel {
  return { ...dieModel(sides, sides, colour), need: `D${sides}` };
}
