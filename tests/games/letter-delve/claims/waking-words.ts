/** What a sentence says about waking, and what the news say. */
import { cellName, type Cell } from '../../../../src/core/grid.ts';
import type { Event } from '../../../../src/games/letter-delve/state/events.ts';
import type { State } from '../../../../src/games/letter-delve/state/state.ts';
import { only } from '../../support/events.ts';
import { hidesBoss } from './world.ts';

/** The squares that a sentence names, sorted: "the Emu on C4 and the sleeper on D4" is "C4 D4". */
export function squaresIn(text: string): string {
  return [...text.matchAll(/\b([A-O]\d{1,2})\b/g)]
    .map(([, name]) => name!)
    .toSorted()
    .join(' ');
}

export function namesOf(cells: readonly Cell[]): string {
  return cells.map(cellName).toSorted().join(' ');
}

export function woken(events: readonly Event[]): string {
  return namesOf(only(events, 'woke').map(({ at }) => at));
}

export function stirred(events: readonly Event[]): string {
  return namesOf(only(events, 'stirred').map(({ at }) => at));
}

/** Only what the words speak of: after "unless it is a boss" no world in which it is one. */
export function spoken(text: string, world: State, truth: () => boolean): boolean | undefined {
  return text.includes('unless it is a boss') && hidesBoss(world) ? undefined : truth();
}

/** "Wakes the Emu on C4. The boss on G7 will stir, and wake if you stop short of the stairs." */
export function toldOf(text: string): { wakes: string; stirs: string } {
  const sentences = text.split(/(?<=\.) /);
  const of = (words: RegExp): string => squaresIn(sentences.filter(one => words.test(one)).join(' '));
  return { wakes: of(/[Ww]akes /), stirs: of(/(?:will|would) stir/) };
}

export function isAsTold(text: string, events: readonly Event[]): boolean {
  const told = toldOf(text);
  return told.wakes === woken(events) && told.stirs === stirred(events);
}
