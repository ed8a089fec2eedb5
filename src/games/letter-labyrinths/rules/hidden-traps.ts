/** Ruling R87: traps that show themselves only to a pawn that stops beside them. They lie still, and never in a blue zone. */
import { cellAt, cellsOf, indexOf, range, sameCell, type Cell } from '../../../core/grid.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD, type Vowel } from '../data/constants.ts';
import type { State, Trap } from '../state/state.ts';
import { isFree } from './squares.ts';
import type { Turn } from './turn.ts';
import { diceSquare, takeVowel } from './twists.ts';

/** For each a vowel from the bag, then a dice square. Only how many there are is told. */
export function hideTraps({ state, tell, dice }: Turn, count: number): void {
  const { starts } = labyrinthOf(state.options.dungeon);
  const mayHide = (at: Cell): boolean => isFree(state, at) && !starts.some(start => sameCell(start, at));
  state.dark = [...cellsOf(BOARD)].filter(mayHide).map(at => indexOf(BOARD, at));
  for (let left = count; left > 0; left--) {
    const letter = takeVowel(state, dice('dungeon'));
    const { at } = diceSquare(dice('dungeon'), square => mayHide(square) && !hiddenAt(state, square));
    state.hidden = [...state.hidden, { letter, at }];
  }
  tell({ type: 'traps-hidden', count });
}

export function hiddenAt({ hidden }: State, at: Cell): Trap | undefined {
  return hidden.find(trap => trap && sameCell(trap.at, at)) ?? undefined;
}

/** The table as it really is, for whoever walks on it. */
export function uncovered(state: State): State {
  return state.hidden.length === 0
    ? state
    : { ...state, traps: [...state.traps, ...state.hidden.flatMap(trap => trap ?? [])] };
}

/** A pawn has stopped here: it sees the four squares beside it. On its way it looks at nothing but its feet. */
export function lookAround(turn: Turn, at: Cell): void {
  show(turn, square => range(square, at) <= 1);
}

/** Whatever lies in one of these squares is seen. */
export function showIn(turn: Turn, squares: readonly Cell[]): void {
  show(turn, square => squares.some(at => sameCell(at, square)));
}

function show({ state, tell }: Turn, isSeen: (at: Cell) => boolean): void {
  if (state.dark.length === 0) return;
  const found = state.hidden.flatMap(trap => (trap && isSeen(trap.at) ? trap : []));
  state.hidden = state.hidden.filter(trap => !trap || !found.includes(trap));
  state.traps = [...state.traps, ...found];
  // Whoever has found all of them knows that there are no more.
  state.dark = state.hidden.length === 0 ? [] : state.dark.filter(square => !isSeen(cellAt(BOARD, square)));
  if (state.hidden.length === 0) state.returned = [];
  for (const trap of found) tell({ type: 'trap-seen', ...trap });
}

/** A trap goes back to the bag. */
export function putBack(state: State, letter: Vowel): void {
  state.bag = [...state.bag, letter];
  // Once none lies hidden, nobody asks any more which letters they may have.
  if (state.dark.length > 0) state.returned = [...state.returned, letter];
}

/** Letters of which the hidden ones may be, in the order of the alphabet: all that nobody has seen yet. */
export function unseenLetters(state: State): Vowel[] {
  const letters = [...allUnseen(state)];
  for (const letter of state.returned) letters.splice(letters.indexOf(letter), 1);
  return letters;
}

/** What is in the bag or hidden, in the order of the alphabet: all that nobody sees now. */
export function allUnseen({ bag, hidden }: State): Vowel[] {
  return [...bag, ...hidden.flatMap(trap => trap?.letter ?? [])].toSorted();
}
