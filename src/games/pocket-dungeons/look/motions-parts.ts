/** What the motions of this room share. */
import type { Of } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import {
  appear,
  float,
  slide,
  sound,
  together,
  tumble,
  closeFight,
  type DieModel,
  type Motion,
  type Place,
  type Tone,
} from '../../../core/look.ts';
import type { Moment } from '../../../core/moments.ts';
import type { Motions } from '../../room.ts';
import { charAt, findChar } from '../rules/characters.ts';
import { looseAt } from '../rules/treasure.ts';
import type { Event, Who } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { charModel, looseModel } from './board.ts';
import { asideCell, charToken, looseToken, middleCell } from './places.ts';

/** The entries of one part of the table; together they make all of it. */
export type SomeMotions = Partial<Motions<Event, State>>;
export type Now = Moment<State, Event>;
type Arrival = 'drop' | 'rise' | 'poof';

export const placeOf = ({ char }: Pick<Who, 'char'>): Place => ({ token: charToken(char) });

/** A word over somebody's head. */
export const over = (who: Pick<Who, 'char'>, text: string, tone: Tone, icon?: string): Motion =>
  float(placeOf(who), text, tone, icon);

export function d6(face: number, colour: DieModel['colour'], more: Partial<DieModel> = {}): DieModel {
  return { sides: 6, face, colour, ...more };
}

/** Dice in the tray; what they come to is told when they lie. */
export const throwing = (dice: readonly DieModel[], label: string, result?: string): Motion =>
  together(tumble(dice, label, result), sound('die'));

/** A figure as it stands in this moment. */
export function charAppears(moment: State, id: number, how: Arrival): Motion[] {
  const char = findChar(moment, id);
  return char ? [appear(charModel(moment, char), how)] : [];
}

/** Treasure as it lies in this moment. */
export function looseAppears(moment: State, at: Cell, how: Arrival): Motion[] {
  const amount = looseAt(moment, at);
  return amount > 0 ? [appear(looseModel(moment, at, amount), how)] : [];
}

/** Treasure makes room for feet, and rolls back when they are gone. */
export function looseMakesRoom(moment: State, left: Cell, entered: Cell): Motion[] {
  const lies = (at: Cell): boolean => looseAt(moment, at) > 0;
  return [
    ...(lies(left) && !charAt(moment, left) ? [slide(looseToken(left), middleCell(moment, left))] : []),
    ...(lies(entered) ? [slide(looseToken(entered), asideCell(moment, entered))] : []),
  ];
}

/** News after which the board is looked at again, not the fight. */
const CLEARING: readonly Event['type'][] = [
  'stalemate',
  'defeated',
  'moved',
  'gusted',
  'pilfered',
  'turn-began',
];

/** Whether the fight is still looked at. */
export function isStaged(now: Now): boolean {
  const since = told(now);
  return now.before.combat !== null && !since.some(event => clears(event, now));
}

function clears(event: Event, now: Now): boolean {
  return CLEARING.includes(event.type) && !(event.type === 'defeated' && leavesStage(event, now));
}

/** Both struck each other down: the first to fall leaves the stage to the second. */
export function leavesStage(event: Of<Event, 'defeated'>, now: Now): boolean {
  const other = event.by?.char;
  if (event.cause !== 'assault' || other === undefined || findChar(now.step.after, other)) return false;
  const since = told(now);
  const place = since.indexOf(event);
  const before = place < 0 ? since : since.slice(0, place);
  return !before.some(one => one.type === 'defeated' && one.char === other);
}

/** Since the dice of this fight fell. */
function told({ earlier }: Now): readonly Event[] {
  return earlier.slice(earlier.findLastIndex(({ type }) => type === 'combat-rolled') + 1);
}

/** Takes the fight away, if there is one. */
export function cleared(now: Now): Motion[] {
  return isStaged(now) ? [closeFight()] : [];
}
