/** The bench as one object, and as text for people. */
import { aligned } from '../lib/numbers.ts';
import type { BootReport } from './boot.ts';
import type { BytesReport } from './bytes.ts';
import type { FrameReport } from './frame.ts';
import type { RulesReport } from './rules.ts';

export interface BenchReport {
  readonly machine: { readonly node: string; readonly cpus: number; readonly load: readonly number[] };
  readonly bytes?: BytesReport;
  readonly boot?: BootReport;
  readonly frame?: FrameReport;
  readonly rules?: readonly RulesReport[];
}

export function asTable({ machine, bytes, boot, frame, rules }: BenchReport): string {
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
    const { wall, cpu } = boot;
    parts.push(
      aligned([
        [
          `boot to first frame, ms (${boot.rounds} rounds)`,
          'wall min',
          'wall median',
          'cpu min',
          'cpu median',
        ],
        ['menu', wall.menu.min, wall.menu.median, cpu.menu.min, cpu.menu.median],
        ['empty Phaser page', wall.empty.min, wall.empty.median, cpu.empty.min, cpu.empty.median],
        ['ratio', wall.ratio.min, wall.ratio.median, cpu.ratio.min, cpu.ratio.median],
      ]),
    );
  }
  if (frame) {
    parts.push(
      aligned([
        [`main thread per frame (${frame.game})`, 'ms', 'frames/s'],
        ['full table', frame.table, frame.framesPerSecond.table],
        ['empty scene', frame.empty, frame.framesPerSecond.empty],
        ['ratio', frame.ratio, ''],
      ]),
    );
  }
  if (rules) {
    parts.push(
      aligned([
        ['rules, per second', 'apply', 'legal', 'copies', 'copies/apply', 'random', 'easy', 'normal', 'hard'],
        ...rules.map(({ game, botGamesPerSecond: games, ...row }) => {
          const steps = [
            row.applyPerSecond,
            row.legalActionsPerSecond,
            row.copiesPerSecond,
            row.copiesPerApply,
          ];
          return [game, ...steps, games.random, games.easy, games.normal, games.hard];
        }),
      ]),
    );
  }
  return parts.join('\n\n');
}
