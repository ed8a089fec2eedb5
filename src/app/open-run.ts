/** Opens a shared run: reads it, plays it back, and shows it, or says why not. What is shown is computed, never trusted. */
import { judge } from '../core/judge.ts';
import type { Result } from '../core/result.ts';
import { runFromText } from '../core/link.ts';
import { decodeRun, type Run } from '../core/run.ts';
import { findRoom } from '../games/index.ts';
import { openTheatre } from '../records/theatre.ts';
import type { App } from './app.ts';

export function readRun(run: string | Uint8Array): Result<Run> {
  return typeof run === 'string' ? runFromText(run) : decodeRun(run);
}

export async function openRun(app: App, source: string | Uint8Array): Promise<void> {
  const { panels } = app.parts;
  panels.open({ kind: 'open-run', busy: true });
  const decoded = readRun(source);
  const judgement = await judge(decoded, async id => (await findRoom(id)?.load())?.game);
  if (judgement.verdict !== 'verified' || !decoded.ok) {
    const message = judgement.verdict === 'verified' ? '' : judgement.message;
    const problem = judgement.verdict === 'refused' ? `Refused. ${message}` : message;
    return panels.open({ kind: 'open-run', problem });
  }
  const room = await findRoom(decoded.value.game)!.load();
  const opened = openTheatre(room.game, decoded.value);
  if (!opened.ok) return panels.open({ kind: 'open-run', problem: `Refused. ${opened.verdict.message}` });
  panels.close('open-run');
  await app.watch(room, opened.theatre);
}
