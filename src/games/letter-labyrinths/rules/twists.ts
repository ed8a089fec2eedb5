/** Chapter 6.9: what the dungeon itself does when its foes have moved (E4). Doors and Hush are rules of words. */
import { indexOf, sameCell, stepFrom, type Cell, type Direction } from '../../../core/grid.ts';
import { drawFromBag } from '../../../core/pile.ts';
import type { Dice } from '../../../core/rng.ts';
import { BOARD, COLUMN_DIE, CURRENT, ROW_DIE, TRIADS, type Vowel } from '../data/constants.ts';
import { dungeonIn, hasTwist, type Twist } from '../data/dungeons.ts';
import { fortuneOf, wayOf } from '../data/fortunes.ts';
import type { DiceSquares, Event } from '../state/events.ts';
import type { State, Trap } from '../state/state.ts';
import { barrierAt, isFree, seatAt, trapAt } from './squares.ts';
import { loseCard, openTurn, type Turn } from './turn.ts';

/** What a twist does when the foes have moved. */
const AFTER_FOES: Readonly<Record<Twist, ((turn: Turn) => void) | null>> = {
  none: null,
  drift: driftTraps,
  doors: null,
  growth: sproutTrap,
  hush: null,
};

export function twistActs(turn: Turn): void {
  AFTER_FOES[dungeonIn(turn.state).twist]?.(turn);
}

/** Current: each trap whose vowel is on the card drifts that way, all of them square by square, the front-most first. */
function driftTraps(turn: Turn): void {
  /** Where traps have bitten: they go no farther. */
  const sated: Cell[] = [];
  for (let square = 0; square < CURRENT; square++)
    for (const direction of TRIADS)
      for (const trap of drifters(turn.state, direction))
        if (!sated.some(at => sameCell(at, trap.at)) && drift(turn, trap, direction)) sated.push(trap.at);
}

/** What the current would do on this board with the card in play. It happens to a copy only. */
export function driftNow(state: State): readonly Event[] {
  const turn = openTurn(state);
  if (hasTwist(state, 'drift')) driftTraps(turn);
  return turn.events;
}

/** In reading order, then the front-most before the others. */
function drifters(state: State, direction: Direction): Trap[] {
  const fortune = fortuneOf(state.active!);
  const ahead: Readonly<Record<Direction, (at: Cell) => number>> = {
    north: at => at.y,
    east: at => -at.x,
    south: at => -at.y,
    west: at => at.x,
  };
  return state.traps
    .filter(trap => wayOf(fortune, trap.letter) === direction)
    .toSorted(
      (a, b) => ahead[direction](a.at) - ahead[direction](b.at) || a.at.y - b.at.y || a.at.x - b.at.x,
    );
}

/** True if it bit. */
function drift(turn: Turn, trap: Trap, direction: Direction): boolean {
  const { state, tell } = turn;
  const { letter, at } = trap;
  const to = stepFrom(at, direction);
  if (barrierAt(state, at, direction) || trapAt(state, to)) return false;
  const seat = seatAt(state, to);
  if (seat !== undefined) {
    state.stats.bites += 1;
    tell({ type: 'trap-bit', letter, at, toward: to, seat });
    loseCard(turn, 'bite');
    return true;
  }
  state.traps = state.traps.map(other => (sameCell(other.at, at) ? { letter, at: to } : other));
  tell({ type: 'trap-drifted', letter, from: at, to });
  return false;
}

/** Growth: one more trap comes out of the bag, while it holds one. */
function sproutTrap({ state, tell, dice }: Turn): void {
  if (state.bag.length === 0) return;
  const letter = takeSprout(state, dice('growth'));
  const { at, rolls } = diceSquare(
    dice('growth'),
    square => isFree(state, square) && !isHidden(state, square),
  );
  // A throw that met a hidden trap would give it away.
  const told = rolls.filter(
    ([column, row], order) => order === rolls.length - 1 || !isFree(state, { x: column - 1, y: row }),
  );
  state.traps = [...state.traps, { letter, at }];
  state.dark = state.dark.filter(square => square !== indexOf(BOARD, at));
  tell({ type: 'trap-sprouted', letter, at, rolls: told });
}

function isHidden({ hidden }: State, at: Cell): boolean {
  return hidden.some(trap => trap && sameCell(trap.at, at));
}

/** In the dark what has been cleared sprouts first: so everybody knows which letters the hidden ones may have. */
function takeSprout(state: State, dice: Dice): Vowel {
  if (state.returned.length === 0) return takeVowel(state, dice);
  const returned = [...state.returned];
  const letter = drawFromBag(returned, dice)!;
  const bag = [...state.bag];
  bag.splice(bag.indexOf(letter), 1);
  state.returned = returned;
  state.bag = bag;
  return letter;
}

/** Out of the bag, without looking. */
export function takeVowel(state: State, dice: Dice): Vowel {
  const bag = [...state.bag];
  const letter = drawFromBag(bag, dice)!;
  state.bag = bag;
  return letter;
}

/** A d12 for the column and a d10 for the row; both again while something is there. */
export function diceSquare(dice: Dice, isOpen: (at: Cell) => boolean): { at: Cell; rolls: DiceSquares } {
  const rolls: [number, number][] = [];
  for (;;) {
    const column = dice.roll(COLUMN_DIE);
    const row = dice.int(ROW_DIE);
    rolls.push([column, row]);
    const at = { x: column - 1, y: row };
    if (isOpen(at)) return { at, rolls };
  }
}
