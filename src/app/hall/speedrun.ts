/** A line of a board as the words that a page of speed-runs asks for. */
import { runFromText } from '../../core/link.ts';
import type { Run } from '../../core/run.ts';
import { findRoom } from '../../games/index.ts';
import { counted, scoreText } from '../../games/phrases.ts';
import type { BoardLine } from '../../services/hall-service.ts';
import { formatTime } from '../../services/clock.ts';
import { VERSION } from '../version.ts';

const TENTH = 100;

export interface EntryAbout {
  /** "Ranked daily", "Ranked Pentathlon", "Race KTR-BMX". */
  readonly event: string;
  /** What was played, in order. */
  readonly games: readonly string[];
  /** The address without its fragment; a run rides behind it. */
  readonly page: string;
}

/** Category, times in milliseconds, seed, version and link of each run. */
export function speedrunText(
  { name, day, score, turns, ms, runs }: BoardLine,
  { event, games, page }: EntryAbout,
): string {
  const played = runs.map(link => {
    const run = runFromText(link);
    return { link, run: run.ok ? run.value : undefined };
  });
  const decided = played.reduce((sum, { run }) => sum + (run ? decidedIn(run) : 0), 0);
  const isOne = games.length === 1;
  const card = isOne ? findRoom(games[0]!)?.card : undefined;
  return [
    `Category: ${card ? `${card.title}, ` : ''}${event}`,
    `Runner: ${name}`,
    `Date: ${day}`,
    `Real time: ${timeText(ms)} by the Hall's clock`,
    `In-game time: ${timeText(decided)}`,
    `Result: ${scoreText(score, card)}, ${counted(turns, 'turn')}`,
    ...played.flatMap(({ link, run }, leg) => {
      const title = findRoom(games[leg] ?? '')?.card.title ?? '';
      const edition = run ? `, ${title} edition ${run.edition}` : '';
      return [
        ...(isOne ? [] : ['', `Leg ${leg + 1}: ${title}`]),
        ...(run ? [`Seed: ${run.setup.seed}`] : []),
        `Version: Five Delves ${VERSION}${edition}`,
        `Run: ${page}#${link}`,
      ];
    }),
  ].join('\n');
}

/** Runs keep tenths of a second. */
function decidedIn({ turns }: Run): number {
  return turns.reduce((sum, { time }) => sum + time, 0) * TENTH;
}

function timeText(ms: number): string {
  return `${formatTime(ms)} (${ms} ms)`;
}
