/**
 * Chapter 11.7: the first lesson. One pawn in the Translucent Trial, three enemies captured before, a stacked deck and
 * loaded dice; every card comes when its word is asked for. A practice Jelly is weak.
 */
import type { Step } from '../../../core/game.ts';
import { cell } from '../../../core/grid.ts';
import { loadDice, newStreams } from '../../../core/rng.ts';
import { COLOURS } from '../data/classes.ts';
import { fortuneSet } from '../data/fortunes.ts';
import { readOptions } from '../data/options.ts';
import type { Event } from '../state/events.ts';
import type { State, Trap } from '../state/state.ts';
import { emptyTable } from './setup.ts';

/** In the order in which they are turned or lost; the first is active at the start. */
const CARDS = [15, 19, 30, 14, 20, 8, 3, 21, 22, 23, 24, 25];
/** The Jelly spells GRASP, WRECK and TRASH. */
const DICE = { boss: [9, 1, 5] };
const JELLY = 5;

// biome-ignore format: a table
const TRAPS: readonly Trap[] = [
  { letter: 'O', at: cell(1, 7)  },
  { letter: 'E', at: cell(2, 8)  },
  { letter: 'U', at: cell(9, 3)  },
  { letter: 'I', at: cell(10, 8) },
];

/** Not reachable through `create`, so no ranked run can have a stacked deck. */
export function lessonStart(): Step<State, Event> {
  const table = emptyTable(readOptions({}, 1), 1);
  const bag = [...table.bag];
  for (const { letter } of TRAPS) bag.splice(bag.indexOf(letter), 1);
  const [active, ...deck] = CARDS;
  const state: State = {
    ...table,
    ask: { seat: 0, kind: 'play' },
    turn: 1,
    rng: loadDice(newStreams('lesson'), DICE),
    bossHealth: JELLY,
    pawns: [{ ...table.pawns[0]!, colour: COLOURS[0], at: cell(2, 6), wordsLeft: 1 }],
    enemies: table.enemies.map(enemy => {
      if (enemy.n === 3) return { ...enemy, at: cell(0, 7), damage: 1 };
      if (enemy.n === 5) return { ...enemy, at: cell(5, 9) };
      return { ...enemy, damage: table.capture, capturedBy: 0 };
    }),
    tokensSpent: [1, 2, 4],
    traps: [...TRAPS],
    bag,
    active: active!,
    deck: deck.toReversed(),
    box: fortuneSet('standard').filter(card => !CARDS.includes(card)),
  };
  return { state, events: [] };
}

/** The words that the lesson names, as long as they lead on. */
export const LESSON_WORDS = {
  // Letters are directions; R is idle.
  letters: 'BINDER',
  // The edge skips a letter; bumping hurts, twice captures: a token.
  bumping: 'OPAL',
  // A trap opens to its vowel; walls skip letters.
  traps: 'ROCK',
  // CROOK would stop at the trap; the E of CROOKED opens it, though it moves nothing.
  second: 'CROOKED',
  // FUNKY has bumped the pawn: a card was lost. Now it is captured, and the Jelly comes.
  capture: 'PACK',
  // Two squares a letter, but one blow.
  sprint: 'SKI',
  // The Jelly has moved, bumped and come within reach.
  boss: 'LEEK',
} as const;
