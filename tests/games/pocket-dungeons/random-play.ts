/** Random play for the properties: any number of seats, any mixture of careful bots and pure chance. */
import fc from 'fast-check';
import { makeBot } from '../../../src/games/pocket-dungeons/bot/index.ts';
import { game } from '../../../src/games/pocket-dungeons/game.ts';
import type { Action } from '../../../src/games/pocket-dungeons/state/actions.ts';
import type { Event } from '../../../src/games/pocket-dungeons/state/events.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { playedAtRandom, remembered, type PlayedStep as StepOf } from '../support/whole-runs.ts';

export interface Run {
  readonly seed: string;
  readonly seats: number;
  readonly recruits: 'any-free' | 'fresh-only';
  /** Of ten decisions the bots take so many; the rest are chance. */
  readonly care: number;
  /** Charts that come first, so that rare traps are met, too: totals of the Trap chart. */
  readonly traps: readonly number[];
}

export type PlayedStep = StepOf<State, Action, Event>;

export const runs: fc.Arbitrary<Run> = fc.record({
  seed: fc.nat({ max: 1_000_000 }).map(number => `PLAY-${number}`),
  seats: fc.integer({ min: 2, max: 6 }),
  recruits: fc.constantFrom('any-free', 'any-free', 'fresh-only'),
  care: fc.constantFrom(5, 8, 10),
  traps: fc.array(fc.constantFrom(2, 4, 5, 6, 7, 8, 9, 10, 11, 12), { minLength: 0, maxLength: 4 }),
});

export const momentsOf: (run: Run) => readonly PlayedStep[] = remembered(run => {
  const { seed, seats, care } = run;
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(seat % 2 === 0 ? 'hard' : 'easy', seat));
  return playedAtRandom(game, startOf(run), { seed, care, bots, most: 400 });
});

/** The first counters are hazards that spring the wanted traps: Hazard 6, then the trap. */
function startOf({ seed, seats, recruits, traps }: Run): State {
  const players = Array.from({ length: seats }, () => 'human' as const);
  const { state } = game.create({ seed, seats: players, options: { recruits } });
  const charts = traps.flatMap(total => [3, 3, Math.floor(total / 2), Math.ceil(total / 2)]);
  return { ...state, rng: { ...state.rng, loaded: { charts } } };
}
