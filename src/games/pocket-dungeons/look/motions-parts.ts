/** What the motions of this room share. */
import type { Cell } from '../../../core/grid.ts';
import { appear, slide, unstage, type DieModel, type Motion, type Place } from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import type { CardId } from '../data/cards.ts';
import { keyOf } from '../rules/cells.ts';
import type { Event, Who } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { charModel, looseModel } from './board.ts';
import { asideCell, charToken, looseToken, middleCell } from './places.ts';

/** The entries of one part of the table; together they make all of it. */
export type Part<T extends Event['type']> = Motions<Event, State, T>;

export const placeOf = ({ char }: Pick<Who, 'char'>): Place => ({ token: charToken(char) });

export function die(face: number, colour: DieModel['colour'], more: Partial<DieModel> = {}): DieModel {
  return { sides: 6, face, colour, ...more };
}

/** The sound of a dweller that stirs; delvers have no growl. */
const VOICES: Partial<Readonly<Record<CardId, string>>> = {
  'shambling-corpse': 'groan',
  'goblin-warrior': 'giggle',
  'goblin-hunter': 'giggle',
  lizardman: 'hiss',
  'shroud-ghost': 'wail',
  troll: 'roar',
};

export function voiceOf(card: CardId): string {
  return VOICES[card] ?? 'step';
}

/** A figure as it stands in this moment. */
export function charAppears(moment: State, id: number, how: 'drop' | 'rise' | 'poof'): Motion[] {
  const char = moment.chars.find(one => one.id === id);
  return char ? [appear(charModel(moment, char), how)] : [];
}

/** Treasure as it lies in this moment. */
export function looseAppears(moment: State, at: Cell, how: 'drop' | 'rise' | 'poof'): Motion[] {
  const amount = moment.loose[keyOf(at)] ?? 0;
  return amount > 0 ? [appear(looseModel(moment, at, amount), how)] : [];
}

/** Treasure makes room for feet, and rolls back when they are gone. */
export function looseMakesRoom(moment: State, left: Cell, entered: Cell): Motion[] {
  const lies = (at: Cell): boolean => (moment.loose[keyOf(at)] ?? 0) > 0;
  const isTaken = moment.chars.some(({ at }) => keyOf(at) === keyOf(left));
  return [
    ...(lies(left) && !isTaken ? [slide(looseToken(left), middleCell(moment, left))] : []),
    ...(lies(entered) ? [slide(looseToken(entered), asideCell(moment, entered))] : []),
  ];
}

/** News after which the board is looked at again, not the fight. */
const CLEARING: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'stalemate',
  'defeated',
  'moved',
  'gusted',
  'pilfered',
  'turn-began',
]);

export function isStaged(before: State, earlier: readonly Event[]): boolean {
  let open = before.combat !== null;
  for (const { type } of earlier) {
    if (type === 'combat-rolled') open = true;
    else if (CLEARING.has(type)) open = false;
  }
  return open;
}

/** Takes the fight away, if there is one. */
export function cleared(before: State, earlier: readonly Event[]): Motion[] {
  return isStaged(before, earlier) ? [unstage()] : [];
}
