/**
 * Chapters 6.1 and 6.2: the way of a word, letter by letter, worked out beforehand without touching the state. No dice
 * come into it, and of the traps only those that everybody sees: so a preview is exact but for hidden ones (R87), and
 * `apply` only tells what was walked here.
 */
import type { Seat } from '../../../core/game.ts';
import { sameCell, stepFrom, type Cell, type Direction } from '../../../core/grid.ts';
import type { EnemyNumber, Vowel } from '../data/constants.ts';
import { fortuneOf, wayOf } from '../data/fortunes.ts';
import type { Foe, State } from '../state/state.ts';
import { barrierAt, closedDoorAt, isUnderBoss } from './squares.ts';
import { pawnOf } from './turn.ts';

type StepOutcome = 'idle' | 'move' | 'wall' | 'edge' | 'door' | 'bump' | 'stop' | 'void';

export interface WalkStep {
  readonly from: Cell;
  /** Where the step leads or would have led; `from` itself for idle and void letters. */
  readonly to: Cell;
  readonly outcome: StepOutcome;
  readonly foe?: Foe;
  /** The foe's damage after a bump. */
  readonly damage?: number;
  readonly captured?: boolean;
  /** The vowel of a trap that was cleared, or that stopped the word. */
  readonly trap?: Vowel;
  /** The door that the step opened. */
  readonly opened?: string;
}

export interface LetterWalk {
  readonly index: number;
  readonly letter: string;
  /** Null for an idle letter. */
  readonly direction: Direction | null;
  readonly steps: readonly WalkStep[];
}

export interface Walk {
  readonly letters: readonly LetterWalk[];
  readonly end: Cell;
  readonly damage: number;
  readonly captures: readonly EnemyNumber[];
  readonly trapStop: boolean;
  readonly wins: boolean;
}

/** What changes on the way, beside the state. */
interface Way {
  readonly state: State;
  readonly word: string;
  readonly passWalls: boolean;
  at: Cell;
  damage: number;
  readonly hurt: Map<Foe, number>;
  readonly captures: EnemyNumber[];
  readonly cleared: Cell[];
  readonly opened: string[];
  over: 'stop' | 'win' | null;
}

/** The whole word from where the pawn of this seat stands (or from another square). */
export function walkWord(
  state: State,
  seat: Seat,
  word: string,
  short: readonly number[] = [],
  from: Cell = pawnOf(state, seat).at!,
): Walk {
  const { sprint, passWalls } = pawnOf(state, seat);
  const fortune = fortuneOf(state.active!);
  const way: Way = {
    state,
    word,
    passWalls,
    at: from,
    damage: 0,
    hurt: new Map(),
    captures: [],
    cleared: [],
    opened: [],
    over: null,
  };
  const letters: LetterWalk[] = [];
  for (let index = 0; index < word.length && way.over !== 'win'; index++) {
    const letter = word[index]!;
    const direction = wayOf(fortune, letter) ?? null;
    const most = sprint && !short.includes(index) ? 2 : 1;
    letters.push({ index, letter, direction, steps: walkLetter(way, direction, most) });
  }
  const { at: end, damage, captures, over } = way;
  return { letters, end, damage, captures, trapStop: over === 'stop', wins: over === 'win' };
}

/** The squares that the pawn would come to, in order. */
export function cellsEntered({ letters }: Walk): Cell[] {
  return letters.flatMap(({ steps }) => steps.flatMap(({ outcome, to }) => (outcome === 'move' ? to : [])));
}

function walkLetter(way: Way, direction: Direction | null, most: number): WalkStep[] {
  const here = way.at;
  if (way.over) return [{ from: here, to: here, outcome: 'void' }];
  if (!direction) return [{ from: here, to: here, outcome: 'idle' }];
  const steps: WalkStep[] = [];
  // The second square of a sprint is tried only if the first was entered, so no letter hurts twice.
  do steps.push(step(way, direction));
  while (steps.length < most && steps.at(-1)!.outcome === 'move');
  return steps;
}

/** One step, in the order of the chapter: edge or wall, door, foe, trap, free way. */
function step(way: Way, direction: Direction): WalkStep {
  const { state, word } = way;
  const from = way.at;
  const to = stepFrom(from, direction);
  const barrier = barrierAt(state, from, direction);
  if (barrier === 'edge' || (barrier === 'wall' && !way.passWalls)) return { from, to, outcome: barrier };
  const door = way.passWalls ? undefined : closedDoorAt(state, from, direction);
  const isShut = door !== undefined && !way.opened.includes(door.id);
  if (isShut && !word.includes(door.letter)) return { from, to, outcome: 'door' };
  if (isShut) way.opened.push(door.id);
  const opening = isShut ? { opened: door.id } : {};
  const foe = foeAt(way, to);
  if (foe !== undefined) return { from, to, ...bump(way, foe), ...opening };
  const trap = state.traps.find(
    ({ at }) => sameCell(at, to) && !way.cleared.some(done => sameCell(done, at)),
  );
  if (trap && !word.includes(trap.letter)) {
    way.over = 'stop';
    return { from, to, outcome: 'stop', trap: trap.letter, ...opening };
  }
  if (trap) way.cleared.push(to);
  way.at = to;
  return { from, to, outcome: 'move', ...(trap && { trap: trap.letter }), ...opening };
}

function foeAt({ state, captures }: Way, at: Cell): Foe | undefined {
  if (isUnderBoss(state.boss, at)) return 'boss';
  return state.enemies.find(({ n, at: place }) => place && sameCell(place, at) && !captures.includes(n))?.n;
}

function bump(way: Way, foe: Foe): Pick<WalkStep, 'outcome' | 'foe' | 'damage' | 'captured'> {
  const { state } = way;
  const before = foe === 'boss' ? state.boss!.damage : state.enemies[foe - 1]!.damage;
  const damage = (way.hurt.get(foe) ?? before) + 1;
  way.hurt.set(foe, damage);
  way.damage += 1;
  if (foe === 'boss') {
    if (damage >= state.bossHealth) way.over = 'win';
    return { outcome: 'bump', foe, damage };
  }
  const captured = damage >= state.capture;
  if (captured) way.captures.push(foe);
  return { outcome: 'bump', foe, damage, captured };
}
