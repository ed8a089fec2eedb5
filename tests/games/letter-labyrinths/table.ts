/** Positions for tests, in the printed coordinates: column 1 to 12, row 0 to 9. Importing it opens the word list. */
import { expect } from 'vitest';
import type { Cell } from '../../../src/core/grid.ts';
import { newStreams } from '../../../src/core/rng.ts';
import type { Colour } from '../../../src/games/letter-labyrinths/data/classes.ts';
import type { EnemyNumber, Vowel } from '../../../src/games/letter-labyrinths/data/constants.ts';
import { fortuneSet } from '../../../src/games/letter-labyrinths/data/fortunes.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { emptyTable } from '../../../src/games/letter-labyrinths/rules/setup.ts';
import type { Action } from '../../../src/games/letter-labyrinths/state/actions.ts';
import type { Boss, Options, Pawn, State } from '../../../src/games/letter-labyrinths/state/state.ts';
import type { Event } from '../../../src/games/letter-labyrinths/state/events.ts';
import { openWords } from '../../../src/games/letter-labyrinths/words/open.ts';
import { only } from '../support/events.ts';

export { only };

await openWords();

/** The printed square. */
export function sq(column: number, row: number): Cell {
  return { x: column - 1, y: row };
}

type At = readonly [column: number, row: number];

export interface Position {
  readonly options?: Partial<Options>;
  readonly card?: number;
  /** By seat. */
  readonly pawns: readonly (Partial<Omit<Pawn, 'at' | 'seat'>> & { readonly at: At })[];
  readonly enemies?: Partial<Record<EnemyNumber, { readonly at: At; readonly damage?: number }>>;
  readonly traps?: readonly (readonly [Vowel, number, number])[];
  readonly boss?: Partial<Omit<Boss, 'at'>> & { readonly at: At };
  /** Cards left: their number, or the cards with the top one last. */
  readonly deck?: number | readonly number[];
  readonly spent?: readonly number[];
  readonly open?: readonly string[];
  readonly bossHealth?: number;
  readonly capture?: number;
}

const COLOURS: readonly Colour[] = ['blue', 'green', 'orange', 'purple', 'red', 'yellow'];

/** A players' phase in which seat 0 is asked and every seat has a word to make. */
export function position(given: Position): State {
  const options: Options = {
    dungeon: 'translucent-trial',
    difficulty: 'standard',
    health: 'book',
    orange: 'disable',
    words: 'full',
    repeats: 'allowed',
    shortest: 'two',
    traps: 'open',
    ...given.options,
  };
  const state = emptyTable(options, given.pawns.length);
  const active = given.card ?? 19;
  const cards = fortuneSet(options.difficulty).filter(
    card => card !== active && !given.spent?.includes(card),
  );
  const deck =
    typeof given.deck === 'object' ? [...given.deck] : cards.slice(0, given.deck ?? 8).toReversed();
  const bag = [...state.bag];
  for (const [letter] of given.traps ?? []) bag.splice(bag.indexOf(letter), 1);
  return {
    ...state,
    rng: newStreams('test'),
    turn: 1,
    ask: { seat: 0, kind: 'play' },
    capture: given.capture ?? state.capture,
    bossHealth: given.bossHealth ?? state.bossHealth,
    side: given.boss ? 'back' : 'front',
    pawns: state.pawns.map((pawn, seat) => {
      const { at, ...rest } = given.pawns[seat]!;
      return { ...pawn, wordsLeft: 1, colour: COLOURS[seat]!, ...rest, at: sq(...at) };
    }),
    enemies: state.enemies.map(enemy => {
      const found = given.enemies?.[enemy.n];
      if (!found) return { ...enemy, damage: given.capture ?? state.capture, capturedBy: 0 };
      return { ...enemy, at: sq(...found.at), damage: found.damage ?? 0 };
    }),
    boss: given.boss
      ? { size: 2, damage: 0, fresh: false, rolls: [], told: [], ...given.boss, at: sq(...given.boss.at) }
      : null,
    traps: (given.traps ?? []).map(([letter, column, row]) => ({ letter, at: sq(column, row) })),
    bag,
    doors: state.doors.map(door => ({ ...door, open: given.open?.includes(door.id) ?? false })),
    active,
    deck,
    spent: [...(given.spent ?? [])],
    box: cards.filter(card => !deck.includes(card)),
  };
}

/** One action after another; the events of the last. */
export function play(
  state: State,
  ...actions: readonly Action[]
): { state: State; events: readonly Event[] } {
  let step: { state: State; events: readonly Event[] } = { state, events: [] };
  for (const action of actions) step = game.apply(step.state, action);
  return step;
}

export function word(text: string, short?: readonly number[]): Action {
  return short ? { type: 'word', word: text, short } : { type: 'word', word: text };
}

/** A word of the asked seat, while somebody else has one left, so that the enemies do not move yet. */
export function spell(state: State, text: string, short?: readonly number[]) {
  return play(state, word(text, short));
}

/** The squares that a pawn entered, in the printed coordinates. */
export function way(events: readonly Event[]): string {
  return only(events, 'stepped')
    .map(({ to }) => `${to.x + 1},${to.y}`)
    .join(' ');
}

/** The squares that foes entered, likewise, with their number. */
export function wayOfFoes(events: readonly Event[]): string {
  return only(events, 'enemy-stepped')
    .map(({ foe, to }) => `${foe}:${to.x + 1},${to.y}`)
    .join(' ');
}

export function expectAt(state: State, seat: number, column: number, row: number): void {
  const at = state.pawns[seat]!.at!;
  expect(`${at.x + 1},${at.y}`).toBe(`${column},${row}`);
}
