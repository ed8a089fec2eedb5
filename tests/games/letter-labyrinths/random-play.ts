/** Random play for the properties: any dungeon and party, any mixture of a careful bot and pure chance. */
import fc from 'fast-check';
import type { Dice } from '../../../src/core/rng.ts';
import { makeBot } from '../../../src/games/letter-labyrinths/bot/index.ts';
import { DIFFICULTIES } from '../../../src/games/letter-labyrinths/data/constants.ts';
import { DUNGEONS } from '../../../src/games/letter-labyrinths/data/dungeons.ts';
import { game, isLegal } from '../../../src/games/letter-labyrinths/game.ts';
import type { Action } from '../../../src/games/letter-labyrinths/state/actions.ts';
import type { Event } from '../../../src/games/letter-labyrinths/state/events.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { dictionary } from '../../../src/games/letter-labyrinths/words/open.ts';
import { anyOf, playedAtRandom, remembered, type PlayedStep as StepOf } from '../support/whole-runs.ts';
import './table.ts';

export interface Party {
  readonly seed: string;
  readonly seats: number;
  readonly dungeon: string;
  readonly difficulty: string;
  readonly health: string;
  readonly orange: string;
  readonly traps: string;
  /** Of ten decisions the bot takes so many; the rest are chance. */
  readonly care: number;
}

export type PlayedStep = StepOf<State, Action, Event>;

export const parties: fc.Arbitrary<Party> = fc.record({
  seed: fc.nat({ max: 1_000_000 }).map(number => `PLAY-${number}`),
  seats: fc.integer({ min: 1, max: 6 }),
  dungeon: fc.constantFrom(...DUNGEONS),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  health: fc.constantFrom('book', 'even'),
  orange: fc.constantFrom('disable', 'pass-walls'),
  traps: fc.constantFrom('open', 'hidden'),
  care: fc.constantFrom(0, 5, 9, 9, 10),
});

export function playGame(party: Party, witness: (moment: PlayedStep) => void): void {
  for (const moment of momentsOf(party)) witness(moment);
}

export function setupOf({ seed, seats, care: _care, ...options }: Party) {
  return { seed, seats: Array.from({ length: seats }, () => 'human' as const), options };
}

const momentsOf = remembered((party: Party) => {
  const { seed, seats, care } = party;
  const bots = Array.from({ length: seats }, (_, seat) => makeBot('normal', seat));
  // No game comes near 400 decisions.
  return playedAtRandom(game, game.create(setupOf(party)).state, { seed, care, bots, most: 400, chance });
});

function chance(dice: Dice, legal: readonly Action[], state: State): Action {
  return someWord(state, dice.int(1_000_000)) ?? anyOf(dice, legal);
}

const words: string[] = [];

/** Half of the time any word of the list that may be made, with any letters held short by a sprinter. */
function someWord(state: State, number: number): Action | undefined {
  if (words.length === 0) {
    dictionary().forEach((codes, length) => {
      words.push(String.fromCharCode(...codes.subarray(0, length).map(code => code + 65)));
    });
  }
  if (number % 2 === 0) return undefined;
  const word = words[(number * 7919) % words.length]!;
  const pawn = state.pawns[state.ask!.seat]!;
  const short = [number % word.length];
  const actions: Action[] = [
    { type: 'word', word, short },
    { type: 'word', word },
  ];
  return actions.slice(pawn.sprint ? 0 : 1).find(action => isLegal(state, action));
}
