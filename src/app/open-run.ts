/** Opens a shared run: reads it, plays it back, and says what came of it. The result shown is computed, never trusted. */
import { judge } from '../core/judge.ts';
import type { Result } from '../core/result.ts';
import { decodeRun, runFromText, type Run } from '../core/run.ts';
import { findRoom } from '../games/index.ts';
import type { App } from './app.ts';

export function readRun(run: string | Uint8Array): Result<Run> {
  return typeof run === 'string' ? runFromText(run) : decodeRun(run);
}

export async function judgeRun(app: App, source: string | Uint8Array): Promise<void> {
  const { panels } = app.parts;
  panels.open({ kind: 'open-run', busy: true });
  const decoded = readRun(source);
  const judgement = await judge(decoded, async id => (await findRoom(id)?.load())?.game);
  if (judgement.verdict !== 'verified') {
    const where = judgement.verdict === 'refused' ? `Refused. ${judgement.message}` : judgement.message;
    return panels.open({ kind: 'open-run', problem: where });
  }
  panels.close('open-run');
  const { outcome, turns, practice } = judgement;
  const room = findRoom(judgement.game)!.card.title;
  const score = outcome?.results[0]?.score;
  await panels.message({
    title: 'Verified',
    sprite: 'trophy',
    lines: [
      { text: `${room}, ${turns} turns${score === undefined ? '' : `, ${score} points`}.`, tone: 'gold' },
      { text: outcome ? outcome.story : 'The run was not finished.' },
      ...(practice ? [{ text: 'Practice: chance was undone in it.', tone: 'dim' as const }] : []),
      { text: 'Score and turns were computed by playing the run back. Times are only claimed.', tone: 'dim' },
    ],
  });
}
