/** How fast a shared run is proved: a bot's whole match, played again and checked turn by turn. */
import { replay } from '../../src/core/replay.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { botRun, playBots } from '../../src/records/bot-match.ts';
import { rounded } from '../lib/numbers.ts';
import { perSecond } from './clock.ts';

export interface ReplayReport {
  readonly actions: number;
  readonly msPerRun: number;
  readonly actionsPerSecond: number;
}

export function measureReplay(room: AnyRoom): ReplayReport {
  const seats = Array.from({ length: room.card.seats.min }, () => 'easy' as const);
  const run = botRun(playBots(room, { seed: 'bench', seats, options: usualOptions(room, seats.length) }));
  const actions = run.turns.reduce((sum, turn) => sum + turn.entries.length, 0);
  const runs = perSecond(1, () => void replay(room.game, run));
  return {
    actions,
    msPerRun: rounded(1000 / runs, 2),
    actionsPerSecond: rounded(runs * actions, 0),
  };
}
