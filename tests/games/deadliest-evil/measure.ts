/** Plays many runs of one bot and counts what the balance targets speak of. */
import type { BotLevel, Options } from '../../../src/core/game.ts';
import {
  botOf,
  makeBot,
  TEMPERAMENTS,
  type Temperament,
} from '../../../src/games/deadliest-evil/bot/index.ts';
import { game } from '../../../src/games/deadliest-evil/game.ts';
import { recordOf } from '../../../src/games/deadliest-evil/rules/ending.ts';
import type { Raid } from '../../../src/games/deadliest-evil/state/state.ts';
import { estimate, type Estimate } from '../../../tools/exploits/measure.ts';
import { rounded } from '../../../tools/lib/numbers.ts';
import { mean, percent } from '../support/statistics.ts';
import { endByBots } from '../support/whole-runs.ts';

export interface Measures {
  readonly games: number;
  /** Percent of the runs. */
  readonly ultimate: number;
  readonly greater: number;
  readonly minor: number;
  readonly defeat: number;
  /** Means. */
  readonly rounds: number;
  readonly actions: number;
  readonly score: number;
  readonly searches: number;
  readonly tiles: number;
  readonly longest: number;
  /** Wounds a run, by source. */
  readonly wounds: Readonly<Record<string, number>>;
  /** Percent of the defeats, by level. */
  readonly fell: readonly number[];
}

export function measure(
  bot: BotLevel | Temperament,
  games: number,
  salt = 'BALANCE',
  options: Options = {},
): Measures {
  const runs = Array.from({ length: games }, (_, index) => playOut(bot, `${salt}-${index}`, options));
  const count = (fits: (run: Raid) => boolean): number => runs.filter(fits).length;
  const share = (part: number): number => percent(part, games);
  const average = (value: (run: Raid) => number): number => rounded(mean(runs.map(value)), 2);
  const defeats = count(run => run.result === 'defeat');
  const sources = [...new Set(runs.flatMap(run => Object.keys(run.wounds)))].toSorted();
  return {
    games,
    ultimate: share(count(run => run.result === 'ultimate')),
    greater: share(count(run => run.result === 'greater')),
    minor: share(count(run => run.result === 'minor')),
    defeat: share(defeats),
    rounds: average(run => run.rounds),
    actions: average(run => run.actions),
    score: average(run => run.score),
    searches: average(run => run.searches),
    tiles: average(run => run.tiles),
    longest: Math.max(...runs.map(run => run.rounds)),
    wounds: Object.fromEntries(
      sources.map(source => [source, average(run => (run.wounds as Record<string, number>)[source] ?? 0)]),
    ),
    fell: [1, 2, 3].map(level =>
      percent(
        count(run => run.result === 'defeat' && run.level === level),
        defeats,
      ),
    ),
  };
}

function playOut(bot: BotLevel | Temperament, seed: string, options: Options): Raid {
  const isLevel = typeof bot === 'string';
  const { state } = game.create({ seed, seats: [isLevel ? bot : 'hard'], options });
  const player = isLevel ? makeBot(bot, 0) : botOf(bot, 0);
  return recordOf(endByBots(game, state, [player]))!;
}

/** What the hard bot gains in points if it goes home at so much Life with one goal in hand, on the same seeds. */
export function gainOfBank(bank: number, games: number, salt: string, options: Options = {}): Estimate {
  const seeds = Array.from({ length: games }, (_, index) => `${salt}-${index}`);
  const gains = seeds.map(
    seed =>
      playOut({ ...TEMPERAMENTS.hard, bank }, seed, options).score - playOut('hard', seed, options).score,
  );
  return estimate(gains);
}
