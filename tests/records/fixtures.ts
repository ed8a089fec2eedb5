/** Records and runs to try things with. */
import type { Player } from '../../src/core/game.ts';
import { hashText } from '../../src/core/plain.ts';
import type { TimedEntry } from '../../src/core/replay.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import type { Run } from '../../src/core/run.ts';
import { dailySeed } from '../../src/core/seed.ts';
import { room as anyCellar } from '../../src/games/the-cellar/index.ts';
import type { RunRecord } from '../../src/records/record.ts';
import type { SplitTime } from '../../src/core/clocks.ts';
import { atOnce } from '../../src/core/slices.ts';
import { staging, type Staged } from '../../src/records/staging.ts';
import { Theatre } from '../../src/records/theatre.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { playBots } from '../../src/records/bot-match.ts';

export const cellar: AnyRoom = anyCellar;
export const NOON = Date.UTC(2026, 10, 16, 12);
export const DAY = 86_400_000;

let made = 0;

/** A won random run of 9-Bit Dungeon, unless told otherwise. Each has an id of its own. */
export function record(fields: Partial<RunRecord> = {}): RunRecord {
  made += 1;
  const id = [hashText(`${made}`), made].map(half => half.toString(16).padStart(8, '0')).join('');
  return {
    id,
    game: 'nine-bit-dungeon',
    category: 'random-seed',
    seed: 'KTR-BMX-QZP',
    options: { choices: 'auto' },
    seats: ['human'],
    finishedAt: NOON + made,
    ending: 'won',
    reason: 'won',
    score: 12_000,
    place: 1,
    parts: [{ label: 'Gold', points: 50 }],
    turns: 280,
    igt: 600_000,
    rta: 900_000,
    splits: [],
    practice: false,
    undos: 0,
    edition: 1,
    run: 'run=AAAA',
    ...fields,
  };
}

export function daily(date: string, fields: Partial<RunRecord> = {}): RunRecord {
  const { game = 'nine-bit-dungeon' } = fields;
  const finishedAt = Date.parse(`${date}T12:00:00Z`);
  return record({ category: 'daily', seed: dailySeed(game, date), finishedAt, ...fields });
}

/** `split('key 1', 5)`: after 5 turns, 5 seconds of deciding and 8 of real time. */
export function split(name: string, turns: number, igt = turns * 1000, rta = igt + 3000): SplitTime {
  return { name, turns, igt, rta };
}

export interface Pace {
  /** Milliseconds for each decision. */
  readonly igt: number;
  /** On top of it, for the motions. */
  readonly motion: number;
}

/** A run of The Cellar by a bot that takes its time, as if a person sat there. */
export function cellarRun(
  seed: string,
  pace: Pace = { igt: 1500, motion: 300 },
  seats: Player[] = ['human'],
): Run {
  const match = playBots(cellar, { seed, seats: ['easy'], options: { candle: 'bright' } });
  let rta = 0;
  const entries = match.entries.map((entry): TimedEntry<{ type: string }> => {
    rta += pace.igt + pace.motion;
    return { entry, igt: pace.igt, rta };
  });
  return makeRun(cellar.game, { ...match.setup, seats }, entries);
}

/** All that is kept of a run while it is judged. */
export function stagedOf(
  room: Pick<AnyRoom, 'game' | 'headline' | 'badges' | 'ending'>,
  run: Run,
  keyframe?: number,
): Staged {
  const staged = atOnce(staging(room, run, undefined, keyframe));
  if ('code' in staged) throw new Error(staged.message);
  return staged;
}

export function theatreOf(
  room: Pick<AnyRoom, 'game' | 'headline' | 'badges' | 'ending'>,
  run: Run,
  keyframe?: number,
): Theatre {
  return new Theatre(room.game, stagedOf(room, run, keyframe));
}
