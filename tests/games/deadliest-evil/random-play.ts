/** Random play for the properties: any mixture of a bot and pure chance, on every difficulty, from gate or depth. */
import fc from 'fast-check';
import { makeBot } from '../../../src/games/deadliest-evil/bot/index.ts';
import { game } from '../../../src/games/deadliest-evil/game.ts';
import type { Action } from '../../../src/games/deadliest-evil/state/actions.ts';
import type { Event } from '../../../src/games/deadliest-evil/state/events.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { playedAtRandom, remembered, type PlayedStep as StepOf } from '../support/whole-runs.ts';

export interface Run {
  readonly seed: string;
  readonly difficulty: 'gentle' | 'standard' | 'deadliest';
  /** Of ten decisions the bot takes so many; the rest are chance. */
  readonly care: number;
  readonly bot: 'easy' | 'normal' | 'hard';
}

export type PlayedStep = StepOf<State, Action, Event>;

export const runs: fc.Arbitrary<Run> = fc.record({
  seed: fc.nat({ max: 1_000_000 }).map(number => `PLAY-${number}`),
  difficulty: fc.constantFrom('gentle', 'standard', 'deadliest'),
  care: fc.constantFrom(0, 7, 9, 10),
  bot: fc.constantFrom('easy', 'normal', 'hard'),
});

const momentsOf = remembered(({ seed, difficulty, care, bot }: Run) => {
  const { state } = game.create({ seed, seats: ['human'], options: { difficulty } });
  return playedAtRandom(game, state, { seed, care, bots: [makeBot(bot, 0)] });
});

/** Plays a run and shows every moment of it. */
export function playRun(run: Run, witness: (moment: PlayedStep) => void): void {
  for (const moment of momentsOf(run)) witness(moment);
}
