/** Random play for the properties: any number of seats, any mixture of careful bots and pure chance. */
import fc from 'fast-check';
import { newStreams, stream } from '../../../src/core/rng.ts';
import { makeBot } from '../../../src/games/pocket-dungeons/bot/index.ts';
import { game, legalActions } from '../../../src/games/pocket-dungeons/game.ts';
import type { Action, Event, State } from '../../../src/games/pocket-dungeons/state.ts';

export interface Run {
  readonly seed: string;
  readonly seats: number;
  readonly recruits: 'any-free' | 'fresh-only';
  /** Of ten decisions the bots take so many; the rest are chance. */
  readonly care: number;
  /** Charts that come first, so that rare traps are met, too: totals of the Trap chart. */
  readonly traps: readonly number[];
}

export interface Moment {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

export const runs: fc.Arbitrary<Run> = fc.record({
  seed: fc.nat({ max: 1_000_000 }).map(number => `PLAY-${number}`),
  seats: fc.integer({ min: 2, max: 6 }),
  recruits: fc.constantFrom('any-free', 'any-free', 'fresh-only'),
  care: fc.constantFrom(5, 8, 10),
  traps: fc.array(fc.constantFrom(2, 4, 5, 6, 7, 8, 9, 10, 11, 12), { minLength: 0, maxLength: 4 }),
});

/** Twenty properties watch the same runs: each is played once and kept. */
const played = new Map<string, readonly Moment[]>();

export function momentsOf(run: Run): readonly Moment[] {
  const key = JSON.stringify(run);
  let moments = played.get(key);
  if (!moments) {
    moments = [...playRun(run)];
    played.set(key, moments);
  }
  return moments;
}

const STEPS = 400;

function* playRun(run: Run): Generator<Moment> {
  const dice = stream(newStreams(`${run.seed}/player`), 'choices');
  const bots = Array.from({ length: run.seats }, (_, seat) =>
    makeBot(seat % 2 === 0 ? 'hard' : 'easy', seat),
  );
  let before = startOf(run);
  for (let step = 0; step < STEPS && before.ask; step++) {
    const legal = legalActions(before);
    const { seat } = before.ask;
    const isCareful = dice.int(10) < run.care;
    const chance = legal[dice.int(legal.length)]!;
    const action = isCareful ? bots[seat]!.choose(game.view!(before, seat), legal).action : chance;
    const { state: after, events } = game.apply(before, action);
    yield { before, action, after, events };
    before = after;
  }
}

/** The first counters are hazards that spring the wanted traps: Hazard 6, then the trap. */
function startOf({ seed, seats, recruits, traps }: Run): State {
  const players = Array.from({ length: seats }, () => 'human' as const);
  const { state } = game.create({ seed, seats: players, options: { recruits } });
  const charts = traps.flatMap(total => [3, 3, Math.floor(total / 2), Math.ceil(total / 2)]);
  return { ...state, rng: { ...state.rng, loaded: { charts } } };
}
