/**
 * The board as numbers, for walking thousands of words a move: walls, foes, traps and pawns by square. It walks by the
 * rules of rules/movement.ts and tells only what a bot weighs; a test holds the two together.
 */
import type { Seat } from '../../../core/game.ts';
import { indexOf } from '../../../core/grid.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD, SQUARES, STEP, VOWELS } from '../data/constants.ts';
import { squaresOfBoss } from '../rules/squares.ts';
import type { State } from '../state/state.ts';
import type { Sequences } from '../words/sequences.ts';

const BOSS = 6;
/** A wall that stays, whatever a word holds. */
const WALL = 255;

export interface Ground {
  /** By square * 4 + way: 0 open, WALL, or 1 + the bit of the letter that opens the door. */
  readonly sides: Uint8Array;
  /** Like it, with the edge alone: for those who pass walls. */
  readonly edge: Uint8Array;
  /** 0, enemy number, or BOSS. */
  readonly foe: Uint8Array;
  /** 0, or 1 + the bit of its vowel. */
  readonly trap: Uint8Array;
  /** By square: 1 where a hidden trap may lie. */
  readonly dark: Uint8Array;
  /** By square: 1 where a pawn of another seat stands. */
  readonly taken: Uint8Array;
  /** Damage that is missing to capture or beat each foe. */
  readonly missing: Uint8Array;
  /** The letters of closed doors, in the order of their bits. */
  readonly doors: string;
}

export function groundOf(state: State, seat: Seat): Ground {
  const { walls, doorAt } = labyrinthOf(state.options.dungeon);
  const closed = state.doors.filter(door => !door.open);
  const sides = new Uint8Array(SQUARES * 4);
  const edge = new Uint8Array(SQUARES * 4);
  for (let side = 0; side < sides.length; side++) {
    const square = side >> 2;
    const door = doorAt[side]! > 0 ? closed.indexOf(state.doors[doorAt[side]! - 1]!) : -1;
    if (walls[side]) sides[side] = WALL;
    else if (door >= 0) sides[side] = 1 + VOWELS.length + door;
    if (isEdge(square, side & 3)) edge[side] = WALL;
  }
  const foe = new Uint8Array(SQUARES);
  const missing = new Uint8Array(BOSS + 1);
  for (const enemy of state.enemies) {
    if (!enemy.at) continue;
    foe[indexOf(BOARD, enemy.at)] = enemy.n;
    missing[enemy.n] = state.capture - enemy.damage;
  }
  if (state.boss) {
    for (const square of squaresOfBoss(state.boss)) foe[indexOf(BOARD, square)] = BOSS;
    missing[BOSS] = state.bossHealth - state.boss.damage;
  }
  const trap = new Uint8Array(SQUARES);
  for (const { at, letter } of state.traps) trap[indexOf(BOARD, at)] = 1 + VOWELS.indexOf(letter);
  const dark = new Uint8Array(SQUARES);
  for (const square of state.dark) dark[square] = 1;
  const taken = new Uint8Array(SQUARES);
  for (const pawn of state.pawns) if (pawn.at && pawn.seat !== seat) taken[indexOf(BOARD, pawn.at)] = 1;
  return { sides, edge, foe, trap, dark, taken, missing, doors: closed.map(door => door.letter).join('') };
}

function isEdge(square: number, way: number): boolean {
  const column = square % BOARD.columns;
  if (way === 0) return square < BOARD.columns;
  if (way === 2) return square >= SQUARES - BOARD.columns;
  return way === 1 ? column === BOARD.columns - 1 : column === 0;
}

/** What came of a walk; the next walk writes it anew. */
export interface Footprint {
  end: number;
  damage: number;
  captures: number;
  stopped: boolean;
  wins: boolean;
  /** Squares entered in which a hidden trap may lie, and the letters that would clear it, as bits. */
  dark: number;
  held: number;
}

export interface Gait {
  readonly sprint: boolean;
  readonly passWalls: boolean;
}

/** Walks sequences on one ground. What a walk changes on the way is undone after it. */
export class Walker {
  readonly #ground: Ground;
  readonly #missing: Uint8Array;
  readonly #cleared: number[] = [];
  readonly #captured: number[] = [];
  readonly #lit: number[] = [];
  readonly found: Footprint = {
    end: 0,
    damage: 0,
    captures: 0,
    stopped: false,
    wins: false,
    dark: 0,
    held: 0,
  };

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#missing = ground.missing.slice();
  }

  /** Whether the word may be made: it does not end on another pawn. */
  walk({ ways, start, letters }: Sequences, index: number, from: number, gait: Gait): boolean {
    const { found } = this;
    found.end = from;
    found.damage = 0;
    found.captures = 0;
    found.stopped = false;
    found.wins = false;
    found.dark = 0;
    const held = letters[index]!;
    found.held = held;
    for (let at = start[index]!; at < start[index + 1]!; at++) {
      const way = ways[at]!;
      if (this.#step(way, held, gait) && gait.sprint) this.#step(way, held, gait);
      if (found.stopped || found.wins) break;
    }
    this.#tidy();
    return found.wins || this.#ground.taken[found.end] === 0;
  }

  /** True if the pawn entered a square. */
  #step(way: number, held: number, gait: Gait): boolean {
    const { sides, edge, foe, trap, dark } = this.#ground;
    const { found } = this;
    const side = gait.passWalls ? edge[found.end * 4 + way]! : sides[found.end * 4 + way]!;
    if (side === WALL) return false;
    // The edge ground knows no doors: who passes walls passes them closed.
    if (side > 0 && !(held & (1 << (side - 1)))) return false;
    const to = found.end + STEP[way]!;
    if (foe[to]) {
      this.#bump(to, foe[to]!);
      return false;
    }
    const vowel = trap[to]!;
    if (vowel > 0 && !(held & (1 << (vowel - 1)))) {
      found.stopped = true;
      return false;
    }
    if (vowel > 0) {
      trap[to] = 0;
      this.#cleared.push(to, vowel);
    }
    if (dark[to]) {
      dark[to] = 0;
      found.dark += 1;
      this.#lit.push(to);
    }
    found.end = to;
    return true;
  }

  #bump(square: number, foe: number): void {
    this.found.damage += 1;
    const missing = --this.#missing[foe]!;
    if (missing > 0) return;
    if (foe === BOSS) {
      this.found.wins = true;
      return;
    }
    this.found.captures += 1;
    this.#ground.foe[square] = 0;
    this.#captured.push(square, foe);
  }

  #tidy(): void {
    const { foe, trap, dark, missing } = this.#ground;
    if (this.found.damage > 0) this.#missing.set(missing);
    // Popped, not cut: most words leave nothing to put back, and cutting an empty list takes its time.
    while (this.#cleared.length > 0) {
      const vowel = this.#cleared.pop()!;
      trap[this.#cleared.pop()!] = vowel;
    }
    while (this.#lit.length > 0) dark[this.#lit.pop()!] = 1;
    while (this.#captured.length > 0) {
      const enemy = this.#captured.pop()!;
      foe[this.#captured.pop()!] = enemy;
    }
  }
}
