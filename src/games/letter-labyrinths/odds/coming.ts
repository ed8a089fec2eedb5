/**
 * The coming enemy phase on numbers: which squares foes and drifting traps would enter if one pawn were not there. That
 * is where they would hit it, for until a foe first steps toward a pawn all happens as if the pawn were elsewhere. It
 * plays by the rules of rules/enemies-turn.ts, boss.ts and twists.ts, all cards and dice at once; a test holds it to them.
 */
import type { Seat } from '../../../core/game.ts';
import { indexOf, type Cell } from '../../../core/grid.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD, CURRENT, SQUARES, STEP } from '../data/constants.ts';
import { bossWord, dungeonIn, wordsOfBoss, type BossSize, type Dungeon } from '../data/dungeons.ts';
import { fortuneOf, type Fortune } from '../data/fortunes.ts';
import { bossToAct } from '../rules/boss.ts';
import type { State } from '../state/state.ts';
import { nextCards } from './next-cards.ts';

interface Coming {
  /** By square: of all equally likely ways, those in which a pawn there is hit at all. */
  readonly hit: Float64Array;
  /** Likewise, each way as often as the square would be entered. */
  readonly entered: Float64Array;
  /** All ways there are; nought if no card can be turned any more. */
  readonly of: number;
}

/** `absent`: the seat whose pawn is asked about. All others stay where they are, and so do doors, traps and foes. */
export function coming(state: State, absent: Seat): Coming {
  const phase = new Phase(state, absent);
  const cards = nextCards(state);
  for (const { card, ways } of cards) phase.turn(fortuneOf(card), ways);
  const turned = cards.reduce((sum, { ways }) => sum + ways, 0);
  return { hit: phase.hit, entered: phase.entered, of: turned * phase.rolls };
}

class Phase {
  readonly hit = new Float64Array(SQUARES);
  readonly entered = new Float64Array(SQUARES);
  /** How many ways the dice of the boss can fall. */
  readonly rolls: number;
  readonly #state: State;
  readonly #dungeon: Dungeon;
  readonly #walls: Uint8Array;
  readonly #shut: Uint8Array;
  readonly #boss: { readonly at: Cell; readonly size: BossSize } | null;
  /** Words that the boss will spell, and those of them that are known. */
  readonly #moves: number;
  readonly #told: readonly string[];
  readonly #pawns = new Uint8Array(SQUARES);
  readonly #foes = new Uint8Array(SQUARES);
  /** By square: how often it was entered in the way of things that is being followed. */
  readonly #marks = new Uint8Array(SQUARES);
  #trail: number[] = [];

  constructor(state: State, absent: Seat) {
    this.#state = state;
    this.#dungeon = dungeonIn(state);
    this.#walls = labyrinthOf(state.options.dungeon).walls;
    this.#shut = shutSides(state);
    this.#boss = bossToAct(state);
    this.#moves = this.#boss ? wordsOfBoss(this.#dungeon, this.#boss.size) : 0;
    this.#told = state.boss?.told.map(face => bossWord(this.#dungeon, face)) ?? [];
    this.rolls = this.#dungeon.bossDie ** Math.max(0, this.#moves - this.#told.length);
    for (const { at, seat } of state.pawns) if (at && seat !== absent) this.#pawns[indexOf(BOARD, at)] = 1;
  }

  turn({ ways }: Fortune, weight: number): void {
    if (this.#dungeon.twist === 'drift') this.#drift(ways, weight * this.rolls);
    if (this.#boss) this.#spellBoss(ways, this.#boss.at.x, this.#boss.at.y, weight * this.rolls, 0);
    else if (!this.#state.boss) this.#spellEnemies(ways, weight);
    this.#forget(0);
  }

  /** Only whether it was entered before on this way counts as a hit of its own. */
  #enter(square: number, weight: number): void {
    this.entered[square]! += weight;
    if (this.#marks[square]!++ === 0) this.hit[square]! += weight;
    this.#trail.push(square);
  }

  #forget(from: number): void {
    for (let at = from; at < this.#trail.length; at++) this.#marks[this.#trail[at]!]!--;
    this.#trail.length = from;
  }

  /** In the order of their numbers; each finds the others where they have gone to. */
  #spellEnemies(ways: Int8Array, weight: number): void {
    this.#foes.fill(0);
    for (const { at } of this.#state.enemies) if (at) this.#foes[indexOf(BOARD, at)] = 1;
    for (const { at, word } of this.#state.enemies) {
      if (!at) continue;
      let square = indexOf(BOARD, at);
      for (let index = 0; index < word.length; index++) {
        const way = ways[word.charCodeAt(index) - 65]!;
        if (way < 0 || this.#shut[square * 4 + way]) continue;
        const next = square + STEP[way]!;
        if (this.#pawns[next] || this.#foes[next]) continue;
        this.#foes[square] = 0;
        this.#foes[next] = 1;
        this.#enter(next, weight);
        square = next;
      }
    }
  }

  /** Word after word, all that the dice may name. `weight`: the ways in which it comes to this. */
  #spellBoss(ways: Int8Array, x: number, y: number, weight: number, words: number): void {
    if (words === this.#moves) return;
    const { bossTable, bossDie } = this.#dungeon;
    const told = this.#told[words];
    for (const { from, to, word } of bossTable) {
      if (told !== undefined && told !== word) continue;
      const share = told === undefined ? (weight * (to - from + 1)) / bossDie : weight;
      const before = this.#trail.length;
      let column = x;
      let row = y;
      for (let index = 0; index < word.length; index++) {
        const way = ways[word.charCodeAt(index) - 65]!;
        if (way < 0 || !this.#stepBoss(column, row, way, share)) continue;
        column += DX[way]!;
        row += DY[way]!;
      }
      this.#spellBoss(ways, column, row, share, words + 1);
      this.#forget(before);
    }
  }

  /** Whether the block moves on. It runs into everybody on the squares ahead at once, so it hits there even if it stays. */
  #stepBoss(x: number, y: number, way: number, weight: number): boolean {
    const { size } = this.#boss!;
    const column = x + DX[way]!;
    const row = y + DY[way]!;
    if (column < 0 || row < 0 || column + size > BOARD.columns || row + size > BOARD.rows) return false;
    const isAcross = DX[way] !== 0;
    const first =
      (way === 2 ? row + size - 1 : row) * BOARD.columns + (way === 1 ? column + size - 1 : column);
    let isFree = true;
    for (let side = 0; side < size; side++) {
      const square = first + side * (isAcross ? BOARD.columns : 1);
      this.#enter(square, weight);
      if (this.#pawns[square]) isFree = false;
    }
    return isFree;
  }

  /** Where traps drift to they bite. Whoever stands on the square of a trap has cleared it: that is another current. */
  #drift(ways: Int8Array, weight: number): void {
    const traps = this.#state.traps.map(({ at, letter }) => ({
      square: indexOf(BOARD, at),
      way: ways[letter.charCodeAt(0) - 65]!,
    }));
    const under = new Set(traps.map(({ square }) => square));
    for (const square of this.#drifted(traps)) if (!under.has(square)) this.#enter(square, weight);
    for (const gone of traps) {
      const rest = traps.filter(trap => trap !== gone);
      for (const square of this.#drifted(rest)) if (square === gone.square) this.#enter(square, weight);
    }
  }

  /** All squares that these traps run into, in the order in which they do. */
  #drifted(traps: readonly Drifter[]): number[] {
    const entered: number[] = [];
    const lying = new Set(traps.map(({ square }) => square));
    const moving = traps.filter(({ way }) => way >= 0).map(trap => ({ ...trap, isSated: false }));
    for (let pass = 0; pass < CURRENT; pass++) {
      for (const trap of moving.toSorted(frontMost)) {
        if (trap.isSated || this.#walls[trap.square * 4 + trap.way]) continue;
        const next = trap.square + STEP[trap.way]!;
        if (lying.has(next)) continue;
        entered.push(next);
        if (this.#pawns[next]) {
          trap.isSated = true;
          continue;
        }
        lying.delete(trap.square);
        lying.add(next);
        trap.square = next;
      }
    }
    return entered;
  }
}

interface Drifter {
  readonly square: number;
  readonly way: number;
}

/** Way after way, and of one way whoever is farthest along it, then in reading order. */
function frontMost(a: Drifter, b: Drifter): number {
  return a.way - b.way || aheadOf(b) - aheadOf(a) || a.square - b.square;
}

function aheadOf({ square, way }: Drifter): number {
  return DX[way]! * (square % BOARD.columns) + DY[way]! * Math.floor(square / BOARD.columns);
}

/** By the order of TRIADS: up, right, down, left. */
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** Walls, the edge and closed doors, by square * 4 + way. */
function shutSides(state: State): Uint8Array {
  const { walls, doorAt } = labyrinthOf(state.options.dungeon);
  if (state.doors.every(door => door.open)) return walls;
  return walls.map((wall, side) => {
    const door = state.doors[doorAt[side]! - 1];
    return wall || (door && !door.open) ? 1 : 0;
  });
}
