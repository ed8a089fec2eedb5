/** Random play for the properties: any number of seats, any rules, any mixture of bots and pure chance. */
import fc from 'fast-check';
import type { Options } from '../../../src/core/game.ts';
import { newStreams, stream } from '../../../src/core/rng.ts';
import { makeBot } from '../../../src/games/letter-delve/bot/index.ts';
import { ITEM_IDS } from '../../../src/games/letter-delve/data/items.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import type { Action, Event, State } from '../../../src/games/letter-delve/state.ts';

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

export interface Moment {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

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

/** Many properties watch the same runs: each is played once and kept. */
const played = new Map<string, readonly Moment[]>();

/** Plays a run and shows every moment of it. */
export function playRun(run: Run, witness: (moment: Moment) => void): void {
  const key = JSON.stringify(run);
  let moments = played.get(key);
  if (!moments) {
    moments = [...momentsOf(run)];
    played.set(key, moments);
  }
  for (const moment of moments) witness(moment);
}

const STEPS = 200;

function* momentsOf(run: Run): Generator<Moment> {
  const dice = stream(newStreams(`${run.seed}/player`), 'choices');
  let before = startOf(run);
  const bots = before.heroes.map((_, seat) => makeBot(run.bot, seat));
  for (let step = 0; step < STEPS && before.ask; step++) {
    const { seat } = before.ask;
    const legal = [...game.legalActions(before)];
    const isCareful = dice.int(10) < run.care;
    // Giving up ends runs before they begin: chance does it once in a while only.
    const offered = dice.int(20) === 0 ? legal : legal.filter(action => action.type !== 'concede');
    const chance = offered[dice.int(offered.length)]!;
    const action = isCareful ? bots[seat]!.choose(game.view!(before, seat), legal).action : chance;
    const { state: after, events } = game.apply(before, action);
    yield { before, action, after, events };
    before = after;
  }
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
