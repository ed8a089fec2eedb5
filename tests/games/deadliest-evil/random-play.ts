/** Random play for the properties: any mixture of a bot and pure chance, on every difficulty, from gate or depth. */
import fc from 'fast-check';
import { newStreams, stream } from '../../../src/core/rng.ts';
import { makeBot } from '../../../src/games/deadliest-evil/bot/index.ts';
import { game, legalActions } from '../../../src/games/deadliest-evil/game.ts';
import type { Action, Event, State } from '../../../src/games/deadliest-evil/state.ts';

export interface Run {
  readonly seed: string;
  readonly difficulty: 'gentle' | 'standard' | 'deadliest';
  /** Of ten decisions the bot takes so many; the rest are chance. */
  readonly care: number;
  readonly bot: 'easy' | 'normal' | 'hard';
}

export interface Moment {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

export const runs: fc.Arbitrary<Run> = fc.record({
  seed: fc.nat({ max: 1_000_000 }).map(number => `PLAY-${number}`),
  difficulty: fc.constantFrom('gentle', 'standard', 'deadliest'),
  care: fc.constantFrom(0, 7, 9, 10),
  bot: fc.constantFrom('easy', 'normal', 'hard'),
});

/** Nineteen properties watch the same runs: each is played once and kept. */
const played = new Map<string, readonly Moment[]>();

/** Plays a run and shows every moment of it. */
export function playRun(run: Run, witness: (moment: Moment) => void): void {
  const key = JSON.stringify(run);
  let moments = played.get(key);
  if (!moments) {
    moments = [...playedOut(run)];
    played.set(key, moments);
  }
  for (const moment of moments) witness(moment);
}

function* playedOut(run: Run): Generator<Moment> {
  const dice = stream(newStreams(`${run.seed}/player`), 'choices');
  const bot = makeBot(run.bot, 0);
  const options = { difficulty: run.difficulty };
  let before = game.create({ seed: run.seed, seats: ['human'], options }).state;
  while (before.ask) {
    const legal = legalActions(before);
    const isCareful = dice.int(10) < run.care;
    const chance = legal[dice.int(legal.length)]!;
    const action = isCareful ? bot.choose(game.view!(before, 0), legal).action : chance;
    const { state: after, events } = game.apply(before, action);
    yield { before, action, after, events };
    before = after;
  }
}
