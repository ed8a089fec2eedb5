/** How fast a shared run is proved: a bot's whole match, played again and checked turn by turn. */
import { replay } from '../../src/core/replay.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { botRun, playBots } from '../../src/records/bot-match.ts';
import { rounded } from '../lib/numbers.ts';

const LEAST_MS = 400;

export interface ReplayReport {
  readonly actions: number;
  readonly runsPerSecond: number;
  readonly actionsPerSecond: number;
}

export function measureReplay(room: AnyRoom): ReplayReport {
  const seats = Array.from({ length: room.card.seats.min }, () => 'easy' as const);
  const run = botRun(playBots(room, { seed: 'bench', seats, options: usualOptions(room, seats.length) }));
  const actions = run.turns.reduce((sum, turn) => sum + turn.entries.length, 0);
  const started = performance.now();
  let runs = 0;
  let spent = 0;
  while (spent < LEAST_MS) {
    replay(room.game, run);
    runs += 1;
    spent = performance.now() - started;
  }
  const runsPerSecond = (runs * 1000) / spent;
  return {
    actions,
    runsPerSecond: rounded(runsPerSecond, 1),
    actionsPerSecond: rounded(runsPerSecond * actions, 0),
  };
}
