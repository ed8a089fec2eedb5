/** Plays a golden run by hand in an engine, and has Node judge what came of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { sameAction } from '../../../src/core/game.ts';
import { runFromText } from '../../../src/core/link.ts';
import { digest } from '../../../src/core/plain.ts';
import { replay } from '../../../src/core/replay.ts';
import { readLiteral, type Run, type RunEntry } from '../../../src/core/run.ts';
import { atOnce } from '../../../src/core/slices.ts';
import { findRoom } from '../../../src/games/index.ts';
import { reviewingRun } from '../../../src/records/review.ts';
import { staging } from '../../../src/records/staging.ts';
import { typedAs } from '../../../src/session/spelling.ts';
import type { EnginePage } from '../../../tools/engines/engine.ts';
import { byTyping, type Hand } from './hands.ts';
import { type TableStatus, nextStatus, pressButton, seen } from './table.ts';

const GOLDEN = join(import.meta.dirname, '..', '..', 'golden');

interface Recorded {
  readonly run: Run;
  /** Of the state at the beginning of each turn. */
  readonly digests: readonly string[];
}

function recordedText(game: string, bot: string): string {
  return readFileSync(join(GOLDEN, game, 'runs', `${bot}.txt`), 'utf8');
}

/** The run itself, as it is pasted. */
export function recordedRun(game: string, bot: string): string {
  return recordedText(game, bot).split('\n')[1]!;
}

/** The digest of its review, as Node makes it. */
export async function reviewDigest(text: string): Promise<string> {
  const run = runIn(text);
  const room = await findRoom(run.game)!.load();
  const staged = atOnce(staging(room, run));
  if ('code' in staged) throw new Error(staged.message);
  const entries = staged.frames.slice(1).map(({ entry }) => entry!);
  const told = atOnce(reviewingRun(room, { game: run.game, setup: run.setup, entries, seat: 0 }));
  return digest(told).toString(16).padStart(8, '0');
}

function readRecorded(game: string, bot: string): Recorded {
  const text = recordedText(game, bot);
  const digests = [...text.matchAll(/^-- turn \d+, digest ([0-9a-f]+)$/gm)].map(([, digest]) => digest!);
  return { run: runIn(recordedRun(game, bot)), digests };
}

function runIn(text: string): Run {
  const run = runFromText(text);
  if (!run.ok) throw new Error(run.problem.message);
  return run.value;
}

/** Gives the link to the run, as the results show it. */
export async function playRecorded(
  page: EnginePage,
  address: string,
  game: string,
  bot: string,
  hand: Hand,
): Promise<string> {
  const { run, digests } = readRecorded(game, bot);
  const seats = run.setup.seats.map(() => 'human').join(',');
  await page.goto(`${address}?game=${game}&seed=${run.setup.seed}&seats=${seats}&speed=instant`);
  const met: string[] = [];
  let status = await asked(page, '');
  // How it is drawn is looked at elsewhere.
  await page.run(() => window.__delves!.drawSeldom(), undefined);
  for (const turn of run.turns) {
    met.push(status.digest);
    for (const entry of turn.entries) {
      await enter(page, entry, hand);
      status = await asked(page, status.digest);
    }
  }
  expect(status.now).toBe('over');
  expect(met).toEqual(digests.slice(0, run.turns.length));
  await seen(page, /Run details/);
  await page.run(() => document.querySelector('details')!.setAttribute('open', ''), undefined);
  await seen(page, /Verified by replay/);
  const link = await linkShown(page);
  await expectSame(run, runIn(link));
  return link;
}

/** A curtain between two people is lifted. */
async function asked(page: EnginePage, before: string): Promise<TableStatus> {
  for (;;) {
    const status = await nextStatus(page, before);
    if (status.now !== 'curtain') return status;
    await pressButton(page, 'I am ');
    await page.run(async () => {
      while (window.__delves!.hasCurtain()) await new Promise(requestAnimationFrame);
    }, undefined);
  }
}

/** A word is typed; everything else is found among the choices. */
async function enter(page: EnginePage, entry: RunEntry, hand: Hand): Promise<void> {
  if (entry.kind === 'choice') return hand(page, entry.index);
  const action = entry.kind === 'literal' ? readLiteral(entry.json) : undefined;
  if (action === undefined) throw new Error('A recorded run has no way back.');
  const word = typedAs(action);
  if (word !== undefined) return byTyping(page, word);
  const offered = await page.run(() => window.__delves!.choices().map(choice => choice.action), undefined);
  return hand(
    page,
    offered.findIndex(one => sameAction(one, action)),
  );
}

function linkShown(page: EnginePage): Promise<string> {
  return page.run(() => {
    const label = [...document.querySelectorAll('label')].find(one => one.textContent === 'Link to the run');
    return (document.getElementById(label!.htmlFor) as HTMLTextAreaElement).value;
  }, undefined);
}

/** The engine's run carries a check of every turn's state as the engine computed it: Node plays it and compares. */
async function expectSame(recorded: Run, played: Run): Promise<void> {
  const room = await findRoom(recorded.game)!.load();
  const [wanted, verdict] = [replay(room.game, recorded), replay(room.game, played)];
  expect(verdict).toMatchObject({ verdict: 'verified' });
  expect(entriesOf(played)).toEqual(entriesOf(recorded));
  if (verdict.verdict === 'verified' && wanted.verdict === 'verified')
    expect(verdict.digest).toBe(wanted.digest);
}

const entriesOf = (run: Run): readonly RunEntry[] => run.turns.flatMap(turn => turn.entries);
