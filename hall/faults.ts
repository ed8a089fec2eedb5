/**
 * `npm run hall -- faults --matches 200`: kills the Hall again and again while matches are played, opens it on its data,
 * and holds every promise against the runs that come out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOMS } from '../src/games/index.ts';
import type { AnyRoom } from '../src/games/room.ts';
import { readFlags, wholeNumber } from '../tools/lib/command-line.ts';
import { Visitor } from './people.ts';
import { begin, brokenPromises, plays } from './playing.ts';
import { openHall, type HallProcess } from './process.ts';

export interface FaultsReport {
  readonly matches: number;
  readonly kills: number;
  readonly actions: number;
  readonly broken: readonly string[];
}

export interface FaultsPlan {
  readonly matches: number;
  /** Matches at a time. */
  readonly tables: number;
  /** The longest that a Hall lives, in milliseconds. */
  readonly life: number;
  /** Then it is left in peace. */
  readonly mostKills?: number;
  readonly tell?: (line: string) => void;
}

export async function tryFaults({
  matches,
  tables,
  life,
  mostKills = Infinity,
  tell = () => undefined,
}: FaultsPlan): Promise<FaultsReport> {
  const data = mkdtempSync(join(tmpdir(), 'hall-faults-'));
  const rooms = await Promise.all(ROOMS.map(room => room.load()));
  let hall: HallProcess = await openHall({ data });
  const { port } = hall;
  const broken: string[] = [];
  let [kills, actions, next, isDone] = [0, 0, 0, false];
  const killing = (async () => {
    while (!isDone && kills < mostKills) {
      await pause(300 + Math.random() * life);
      if (isDone) break;
      await hall.kill();
      kills += 1;
      hall = await openHall({ data, port, more: ['--as-bundled'] });
    }
  })();
  const playing = async (): Promise<void> => {
    for (let match = next++; match < matches; match = next++) {
      const room = rooms[match % rooms.length]!;
      const one = await playOne(room, hall.address, match).catch(
        (error: unknown): PlayedOne => ({
          actions: 0,
          problems: [`it could not be played: ${String(error)}`],
        }),
      );
      actions += one.actions;
      broken.push(...one.problems.map(problem => `match ${match} (${room.card.id}): ${problem}`));
      tell(
        `match ${match + 1}: ${room.card.title}, ${one.actions} actions, ${one.problems.length} broken promises; ${kills} kills so far`,
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: tables }, playing));
    isDone = true;
    await killing;
    return { matches, kills, actions, broken };
  } finally {
    isDone = true;
    // It may be opening the Hall right now.
    await killing.catch(() => undefined);
    await hall.kill();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface PlayedOne {
  readonly actions: number;
  readonly problems: readonly string[];
}

async function playOne(room: AnyRoom, address: string, match: number): Promise<PlayedOne> {
  const { min, max } = room.card.seats;
  const seats = Math.min(max, Math.max(2, min));
  const visitors = Array.from({ length: seats }, () => new Visitor(address));
  for (const [seat, visitor] of visitors.entries())
    await persistently(() => visitor.introduces(`Player ${match}x${seat}`));
  const table = await persistently(() => visitors[0]!.opens(room, seats));
  const players = visitors.map((visitor, seat) => plays(room, visitor, table, seat));
  await begin(players);
  await Promise.all(players.map(({ over }) => over));
  const problems = brokenPromises(room, players);
  for (const { client } of players) client.close();
  return { actions: players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0), problems };
}

/** What is not idempotent by itself is asked again while there is no Hall: a name is its key's, an unused table is put away. */
async function persistently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 200) throw error;
      await pause(300);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise(done => void setTimeout(done, ms));
}

export async function faults(args: readonly string[]): Promise<number> {
  const { values } = readFlags(
    {
      matches: { type: 'string', default: '200' },
      tables: { type: 'string', default: '6' },
      life: { type: 'string', default: '6000' },
    },
    args,
  );
  const report = await tryFaults({
    matches: wholeNumber('matches', values.matches, 1),
    tables: wholeNumber('tables', values.tables, 1),
    life: wholeNumber('life', values.life, 100),
    tell: line => console.log(line),
  });
  for (const line of report.broken) console.log(line);
  const { matches, actions, kills, broken } = report;
  console.log(
    `${matches} matches, ${actions} actions, the Hall killed ${kills} times: ${broken.length} broken promises`,
  );
  return broken.length > 0 ? 1 : 0;
}
