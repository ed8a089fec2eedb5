/** How fast the rules are, in Node: single steps next to copying a state, replays, long games, matches between bots. */
import { BOT_LEVELS, type BotLevel, type GameAction, type GameState } from '../../src/core/game.ts';
import { copy } from '../../src/core/plain.ts';
import { newStreams, pick, stream } from '../../src/core/rng.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { playBotMatch } from '../lib/bot-match.ts';
import { openRoom } from '../lib/command-line.ts';
import { rounded } from '../lib/numbers.ts';
import { now, perSecond } from './clock.ts';
import { measureLongGame, type LongGameReport } from './long-game.ts';
import { measureReplay, type ReplayReport } from './replays.ts';

const STEPS = 2000;
const LEAST_MS = 600;

export interface RulesReport {
  readonly game: string;
  readonly applyPerSecond: number;
  readonly legalActionsPerSecond: number;
  /** The baseline: deep copies of the same states. */
  readonly copiesPerSecond: number;
  /** What a step costs, in copies of its state. */
  readonly copiesPerApply: number;
  /** Proving a shared run: its actions, replayed and checked. */
  readonly replay: ReplayReport;
  readonly longGame: LongGameReport;
  readonly botGamesPerSecond: Readonly<Record<BotLevel, number>>;
}

/** By id: this file is built as the game is, and a built room is not the one that a tool has loaded (see shipped.ts). */
export async function measureRules(id: string): Promise<RulesReport> {
  const room = await openRoom(id);
  const steps = someSteps(room);
  const { game } = room;
  const each = (work: (step: SomeStep) => unknown): number =>
    perSecond(steps.length, () => {
      for (const step of steps) work(step);
    });
  const apply = each(({ state, action }) => game.apply(state, action));
  const copies = each(({ state }) => copy(state));
  const legal = each(({ state }) => game.legalActions(state));
  const games = BOT_LEVELS.map(level => [level, gamesPerSecond(room, level)] as const);
  return {
    game: room.card.id,
    applyPerSecond: rounded(apply, 0),
    legalActionsPerSecond: rounded(legal, 0),
    copiesPerSecond: rounded(copies, 0),
    copiesPerApply: rounded(copies / apply, 2),
    replay: measureReplay(room),
    longGame: measureLongGame(room),
    botGamesPerSecond: Object.fromEntries(games) as Record<BotLevel, number>,
  };
}

interface SomeStep {
  readonly state: GameState;
  readonly action: GameAction;
}

/** Positions as random players meet them, over as many matches as it takes. */
function someSteps(room: AnyRoom): SomeStep[] {
  const dice = stream(newStreams('bench'), 'steps');
  const seats = Array.from({ length: room.card.seats.min }, () => 'random' as const);
  const steps: SomeStep[] = [];
  for (let match = 0; steps.length < STEPS; match++) {
    let { state } = room.game.create({
      seed: `bench ${match}`,
      seats,
      options: usualOptions(room, seats.length),
    });
    while (state.ask && steps.length < STEPS) {
      const action = pick(dice, room.game.legalActions(state));
      steps.push({ state, action });
      state = room.game.apply(state, action).state;
    }
  }
  return steps;
}

function gamesPerSecond(room: AnyRoom, level: BotLevel): number {
  const seats = Array.from({ length: room.card.seats.min }, () => level);
  const started = now();
  let games = 0;
  let spent = 0;
  while (spent < LEAST_MS) {
    playBotMatch(room, { seed: `bench ${games}`, seats, options: usualOptions(room, seats.length) });
    games += 1;
    spent = now() - started;
  }
  return rounded((games * 1000) / spent, 2);
}
