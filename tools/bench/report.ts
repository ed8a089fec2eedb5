/** The bench as one object, and as text for people. */
import { aligned, rounded } from '../lib/numbers.ts';
import type { BandReport } from './band.ts';
import type { BootReport } from './boot.ts';
import type { BytesReport } from './bytes.ts';
import type { FrameRow } from './frame.ts';
import type { LongTasksReport } from './long-tasks.ts';
import type { RulesReport } from './rules.ts';
import type { WordsReport } from './words.ts';

export interface BenchReport {
  readonly machine: { readonly node: string; readonly cpus: number; readonly load: readonly number[] };
  readonly bytes?: BytesReport;
  readonly boot?: BootReport;
  readonly frame?: readonly FrameRow[];
  readonly band?: BandReport;
  readonly tasks?: readonly LongTasksReport[];
  /** boardgame.io, in the same run. */
  readonly yardstick?: { readonly movesPerSecond: number };
  readonly rules?: readonly RulesReport[];
  readonly words?: WordsReport;
}

export function asTable({
  machine,
  bytes,
  boot,
  frame,
  band,
  tasks,
  yardstick,
  rules,
  words,
}: BenchReport): string {
  const parts = [`Node ${machine.node}, ${machine.cpus} cores, load ${machine.load.join(' ')}`];
  if (bytes) {
    parts.push(
      aligned([
        ['bytes to the first menu', 'raw', 'gzip'],
        ['Five Delves', bytes.menu.raw, bytes.menu.gzip],
        ['Phaser alone', bytes.phaser.raw, bytes.phaser.gzip],
        ['ratio', bytes.ratio.raw, bytes.ratio.gzip],
      ]),
      aligned(bytes.menu.files.map(file => [`  ${file.path}`, file.raw, file.gzip])),
    );
  }
  if (boot) {
    parts.push(
      aligned([
        [`boot, ms (${boot.rounds} rounds)`, 'first paint', 'ratio', 'first frame', 'ratio', 'cpu', 'ratio'],
        ...boot.rows.map(({ page, paint, wall, cpu, ratio }) => [
          nameOf(page),
          paint.min,
          ratio.paint,
          wall.min,
          ratio.wall,
          cpu.min,
          ratio.cpu,
        ]),
      ]),
    );
  }
  if (frame) {
    parts.push(
      aligned([
        ['main thread per frame, busiest table', 'ms', 'frames/s', 'ratio'],
        ...frame.map(({ page, cost, framesPerSecond, ratio }) => [
          nameOf(page),
          cost,
          framesPerSecond,
          ratio,
        ]),
      ]),
    );
  }
  if (band) {
    parts.push(
      aligned([
        [
          'main thread per frame with the band',
          'silent ms',
          'playing ms',
          'ratio',
          'first bar ms',
          'worker %',
        ],
        [band.game, band.silent, band.playing, band.ratio, band.firstBar, band.worker],
      ]),
    );
  }
  if (tasks) {
    parts.push(
      aligned([
        ['tasks over 50 ms while a bot thinks', 'count', 'longest ms', 'thinking ms'],
        ...tasks.map(({ game, count, longest, thinking }) => [game, count, longest, thinking]),
      ]),
    );
  }
  if (rules && yardstick) {
    parts.push(
      aligned([
        [
          'rules, per second',
          'apply',
          'x boardgame.io',
          'legal',
          'copies/apply',
          'replayed actions',
          'ms a run',
          'last 100 / first 100',
        ],
        ...rules.map(row => [
          row.game,
          row.applyPerSecond,
          rounded(row.applyPerSecond / yardstick.movesPerSecond, 1),
          row.legalActionsPerSecond,
          row.copiesPerApply,
          row.replay.actionsPerSecond,
          row.replay.msPerRun,
          row.longGame.ratio,
        ]),
        ['boardgame.io, one step', yardstick.movesPerSecond, 1, '', '', '', '', ''],
      ]),
      aligned([
        ['whole bot games, per second', 'random', 'easy', 'normal', 'hard'],
        ...rules.map(({ game, botGamesPerSecond: games }) => [
          game,
          games.random,
          games.easy,
          games.normal,
          games.hard,
        ]),
      ]),
    );
  }
  if (words) {
    parts.push(
      aligned([
        [`best of ${words.words} words, ms a search`, 'median', 'x plain scan'],
        ['index at hand', words.indexed, words.ratio],
        ['index made first', words.firstOfCard, rounded(words.plainScan / words.firstOfCard, 1)],
        ['plain scan', words.plainScan, 1],
      ]),
    );
  }
  return parts.join('\n\n');
}

const nameOf = (page: string): string => (page === 'empty' ? 'empty Phaser page' : page);
