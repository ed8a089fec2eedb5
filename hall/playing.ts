/** Seats that are played by code at a real table, and what they were promised. */
import type { GameAction } from '../src/core/game.ts';
import { sameAction } from '../src/core/game.ts';
import { runFromText } from '../src/core/link.ts';
import { replay } from '../src/core/replay.ts';
import type { AnyRoom } from '../src/games/room.ts';
import type { HallClient } from '../src/hall/client.ts';
import type { Visitor } from './people.ts';

export interface Played {
  readonly client: HallClient;
  /** What the Hall said was done. */
  readonly acknowledged: { readonly n: number; readonly action: GameAction }[];
  readonly over: Promise<void>;
}

export interface Manner {
  /** Milliseconds before each action. */
  readonly pause?: number;
  readonly bytes?: (length: number) => void;
  /** Milliseconds from sending an action until it came back. */
  readonly echo?: (ms: number) => void;
}

/** Sits down and plays as an easy bot would, to the end. */
export function plays(
  room: AnyRoom,
  visitor: Visitor,
  table: string,
  seat: number,
  manner: Manner = {},
): Played {
  const acknowledged: Played['acknowledged'] = [];
  const bot = room.bot('easy', seat);
  let isBusy = false;
  let end: () => void;
  let fail: (why: Error) => void;
  const over = new Promise<void>((done, failed) => ([end, fail] = [done, failed]));
  const think = (): void => {
    if (isBusy) return;
    // Not while an answer is still to come: a Hall that was killed may tell the end before it says "done" again.
    if (client.ending) return end();
    if (!client.isAsked) return;
    isBusy = true;
    setTimeout(() => {
      const legal = client.legalActions();
      if (legal.length === 0) {
        isBusy = false;
        return think();
      }
      const { action } = bot.choose(client.view!, legal);
      const sent = performance.now();
      void client.act(action).then(result => {
        isBusy = false;
        manner.echo?.(performance.now() - sent);
        if (result.ok) acknowledged.push({ n: result.value, action });
        think();
      });
    }, manner.pause ?? 0);
  };
  const client: HallClient = visitor.joins(
    table,
    told => {
      if (told.kind === 'trouble') fail(new Error(told.problem.message));
      else think();
    },
    manner.bytes,
  );
  return { client, acknowledged, over };
}

/** Sit, be ready; whoever sits first begins. */
export async function begin(players: readonly Played[]): Promise<void> {
  for (const [seat, { client }] of players.entries()) {
    for (const wish of [{ do: 'sit', seat } as const, { do: 'ready', ready: true } as const]) {
      const result = await client.wish(wish);
      if (!result.ok) throw new Error(`${wish.do}: ${result.problem.message}`);
    }
  }
  const started = await players[0]!.client.wish({ do: 'start' });
  if (!started.ok) throw new Error(`start: ${started.problem.message}`);
}

/** What was promised and is not in the run, or is there twice; what does not verify. */
export function brokenPromises(room: AnyRoom, players: readonly Played[]): string[] {
  const link = players[0]!.client.ending!.run;
  const run = runFromText(link);
  if (!run.ok) return [run.problem.message];
  const done: { readonly seat: number; readonly action: GameAction }[] = [];
  let asked = -1;
  const verdict = replay(room.game, run.value, ({ state, entry }) => {
    if (entry?.kind === 'act') done.push({ seat: asked, action: entry.action });
    asked = state.ask?.seat ?? -1;
  });
  const problems: string[] = verdict.verdict === 'verified' ? [] : [verdict.message];
  for (const [seat, { acknowledged }] of players.entries()) {
    const own = done.filter(one => one.seat === seat);
    const inOrder = acknowledged.toSorted((a, b) => a.n - b.n);
    if (own.length !== inOrder.length)
      problems.push(`seat ${seat}: ${inOrder.length} promised, ${own.length} done`);
    else if (!own.every(({ action }, at) => sameAction(action, inOrder[at]!.action)))
      problems.push(`seat ${seat}: something else was done`);
  }
  return problems;
}
