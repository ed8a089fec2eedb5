/** Ruling R87: traps that show themselves only to a pawn beside them. They lie still, and never in a blue zone. */
import { cellAt, cellsOf, indexOf, sameCell, type Cell } from '../../../core/grid.ts';
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

/** A pawn has come here: it sees the squares around it. */
export function lookAround(turn: Turn, at: Cell): void {
  show(turn, square => Math.abs(square.x - at.x) <= 1 && Math.abs(square.y - at.y) <= 1);
}

/** The boss has come: every trap shows itself. */
export function showAll(turn: Turn): void {
  show(turn, () => true);
}

function show({ state, tell }: Turn, isSeen: (at: Cell) => boolean): void {
  if (state.dark.length === 0) return;
  const found = state.hidden.flatMap(trap => (trap && isSeen(trap.at) ? trap : []));
  state.hidden = state.hidden.filter(trap => !trap || !found.includes(trap));
  state.traps = [...state.traps, ...found];
  // Whoever has found all of them knows that there are no more.
  state.dark = state.hidden.length === 0 ? [] : state.dark.filter(square => !isSeen(cellAt(BOARD, square)));
  for (const trap of found) tell({ type: 'trap-seen', ...trap });
}

/** Letters of which the hidden ones may be, in the order of the alphabet: all that nobody sees. */
export function unseenLetters({ bag, hidden }: State): Vowel[] {
  return [...bag, ...hidden.flatMap(trap => trap?.letter ?? [])].toSorted();
}
