/** What many matches add up to. */
import type { AnyLevel, Options } from '../../src/core/game.ts';
import { isWin, type Outcome } from '../../src/core/outcome.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { aligned, rounded, type Spread, spreadOf, tally } from '../lib/numbers.ts';

export interface Played {
  readonly seed: string;
  readonly actions: number;
  readonly turns: number;
  readonly outcome: Outcome | undefined;
  readonly stuck: string | undefined;
}

interface SeatReport {
  readonly seat: number;
  readonly bot: AnyLevel;
  readonly wins: number;
  readonly winRate: number;
  readonly score: Spread;
}

interface SimReport {
  readonly game: string;
  readonly edition: number;
  readonly bots: readonly AnyLevel[];
  readonly options: Options;
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly stuck: number;
  /** Which seeds did not come to an end, and why: at most ten. */
  readonly stuckMatches: readonly { readonly seed: string; readonly why: string }[];
  readonly seats: readonly SeatReport[];
  readonly endings: Readonly<Record<string, number>>;
  readonly reasons: Readonly<Record<string, number>>;
  readonly actions: Spread;
  readonly turns: Spread;
  readonly seconds: number;
  readonly matchesPerSecond: number;
  readonly actionsPerSecond: number;
}

export function reportOf(
  room: AnyRoom,
  bots: readonly AnyLevel[],
  options: Options,
  seed: string,
  played: readonly Played[],
  milliseconds: number,
): SimReport {
  const outcomes = played.flatMap(match => (match.outcome ? [match.outcome] : []));
  const finished = played.filter(match => match.outcome);
  const stuck = played.filter(match => !match.outcome);
  const seconds = milliseconds / 1000;
  const allActions = played.reduce((sum, match) => sum + match.actions, 0);
  return {
    game: room.card.id,
    edition: room.game.edition,
    bots,
    options,
    seed,
    games: played.length,
    finished: finished.length,
    stuck: stuck.length,
    stuckMatches: stuck.slice(0, 10).map(match => ({ seed: match.seed, why: match.stuck ?? 'no outcome' })),
    seats: bots.map((bot, seat) => seatReport(bot, seat, outcomes)),
    endings: tally(outcomes.map(outcome => outcome.ending)),
    reasons: tally(outcomes.map(outcome => outcome.reason)),
    actions: spreadOf(finished.map(match => match.actions)),
    turns: spreadOf(finished.map(match => match.turns)),
    seconds: rounded(seconds, 3),
    matchesPerSecond: rounded(played.length / seconds, 2),
    actionsPerSecond: rounded(allActions / seconds, 0),
  };
}

function seatReport(bot: AnyLevel, seat: number, outcomes: readonly Outcome[]): SeatReport {
  const wins = outcomes.filter(outcome => isWin(outcome, seat)).length;
  const scores = outcomes.flatMap(outcome =>
    outcome.results.filter(row => row.seat === seat).map(row => row.score),
  );
  const winRate = outcomes.length === 0 ? 0 : rounded(wins / outcomes.length, 4);
  return { seat, bot, wins, winRate, score: spreadOf(scores) };
}

export function asTable(report: SimReport): string {
  const spread = (name: string, { min, median, mean, max }: Spread) => [name, min, median, mean, max];
  const counts = (record: Readonly<Record<string, number>>): string =>
    Object.entries(record)
      .map(([word, count]) => `${word} ${count}`)
      .join(', ');
  return [
    `${report.game}, edition ${report.edition}, seed "${report.seed}": ${report.games} games, ` +
      `${report.finished} finished, ${report.stuck} stuck`,
    '',
    aligned([
      ['seat', 'bot', 'wins', 'rate', 'score min', 'median', 'mean', 'max'],
      ...report.seats.map(({ seat, bot, wins, winRate, score: { min, median, mean, max } }) => {
        const rate = `${rounded(winRate * 100, 1)}%`;
        return [seat + 1, bot, wins, rate, min, median, mean, max];
      }),
    ]),
    '',
    aligned([
      ['', 'min', 'median', 'mean', 'max'],
      spread('actions', report.actions),
      spread('turns', report.turns),
    ]),
    '',
    `endings: ${counts(report.endings)}`,
    `reasons: ${counts(report.reasons)}`,
    ...report.stuckMatches.map(({ seed, why }) => `stuck ${seed}: ${why}`),
    `${report.matchesPerSecond} matches per second, ${report.actionsPerSecond} actions per second`,
  ].join('\n');
}
