/** By finger a square is looked at first and gone to by the next tap, where it isn't framed or where it has a price. */
import { type Cell, sameCell } from '../core/grid.ts';
import type { Choice } from '../core/look.ts';
import type { Panels } from '../panels/model.ts';
import type { Note } from './looking.ts';
import { nearestEnd, type Reach } from './reaching.ts';

interface Tapped {
  readonly at: Cell;
  /** What the square stands for. */
  readonly choice: Choice | undefined;
  /** Undefined while nobody is asked. */
  readonly reach: Reach | undefined;
  readonly footprints: (to: Cell) => readonly Cell[];
}

/** What the card of a square says to a finger; nothing where one tap does it, or where nothing leads. */
export function tapAgain(
  { model }: Pick<Panels, 'model'>,
  { at, choice, reach, footprints }: Tapped,
): Note | undefined {
  if (model.input !== 'touch' || !reach) return undefined;
  if (choice)
    return choice.shownFirst ? noteOf(`${choice.detail ?? ''} Tap again to go.`.trimStart()) : undefined;
  const end = nearestEnd(reach, at);
  if (!end || footprints(end).length === 0) return undefined;
  return noteOf(sameCell(end, at) ? 'Tap again to go there.' : 'Tap again to go as near as you can.');
}

const noteOf = (text: string): Note => ({ title: 'This square', text });
