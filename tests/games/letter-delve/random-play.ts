/** Random play for the properties: any number of seats, any rules, any mixture of bots and pure chance. */
import fc from 'fast-check';
import type { Options } from '../../../src/core/game.ts';
import { newStreams, stream, type Dice } from '../../../src/core/rng.ts';
import { makeBot } from '../../../src/games/letter-delve/bot/index.ts';
import { ITEM_IDS } from '../../../src/games/letter-delve/data/items.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import type { Action } from '../../../src/games/letter-delve/state/actions.ts';
import type { Event } from '../../../src/games/letter-delve/state/events.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import { anyOf, playedAtRandom, remembered, type PlayedStep as StepOf } from '../support/whole-runs.ts';

export interface Run {
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  /** Of ten decisions the bots take so many; the rest are chance. */
  readonly care: number;
  readonly bot: 'easy' | 'hard';
  /** Items that everybody brings along, so that all thirty are tried. */
  readonly gifts: number;
}

export type PlayedStep = StepOf<State, Action, Event>;

export const runs: fc.Arbitrary<Run> = fc.record({
  seed: fc.nat({ max: 1_000_000 }).map(number => `PLAY-${number}`),
  seats: fc.constantFrom(1, 2, 3, 4),
  options: fc.constantFrom<Options>(
    {},
    { rules: 'by-the-book' },
    { duels: 'truce' },
    { duels: 'off', torch: 8 },
  ),
  care: fc.constantFrom(0, 5, 9, 10),
  bot: fc.constantFrom('easy', 'hard'),
  gifts: fc.constantFrom(0, 3, 6),
});

const momentsOf = remembered((run: Run) => {
  const { seed, care, bot } = run;
  const start = startOf(run);
  const bots = start.heroes.map((_, seat) => makeBot(bot, seat));
  return playedAtRandom(game, start, { seed, care, bots, most: 200, chance });
});

/** Giving up ends runs before they begin: chance does it once in a while only. */
function chance(dice: Dice, legal: readonly Action[]): Action {
  return anyOf(dice, dice.int(20) === 0 ? legal : legal.filter(action => action.type !== 'concede'));
}

/** Plays a run and shows every moment of it. */
export function playRun(run: Run, witness: (moment: PlayedStep) => void): void {
  for (const moment of momentsOf(run)) witness(moment);
}

export function startOf({ seed, seats, options, gifts }: Run): State {
  const { state } = game.create({ seed, seats: Array.from({ length: seats }, () => 'human'), options });
  const dice = stream(newStreams(`${seed}/gifts`), 'items');
  let uid = 0;
  const heroes = state.heroes.map(hero => ({
    ...hero,
    items: Array.from({ length: gifts }, () => ({ uid: uid++, kind: ITEM_IDS[dice.int(30)]! })),
  }));
  return { ...state, heroes, nextItem: uid };
}
