/** Plays many runs of one bot and counts what the balance targets speak of. */
import type { BotLevel, Options } from '../../../src/core/game.ts';
import { botOf, makeBot, type Temperament } from '../../../src/games/deadliest-evil/bot/index.ts';
import { game, legalActions } from '../../../src/games/deadliest-evil/game.ts';
import { recordOf, type RunRecord } from '../../../src/games/deadliest-evil/rules/ending.ts';

export interface Figures {
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
): Figures {
  const runs = Array.from({ length: games }, (_, index) => playOut(bot, `${salt}-${index}`, options));
  const count = (fits: (run: RunRecord) => boolean): number => runs.filter(fits).length;
  const percent = (part: number, whole = games): number =>
    Math.round((1000 * part) / Math.max(1, whole)) / 10;
  const mean = (value: (run: RunRecord) => number): number =>
    Math.round((100 * runs.reduce((sum, run) => sum + value(run), 0)) / games) / 100;
  const defeats = count(run => run.result === 'defeat');
  const sources = [...new Set(runs.flatMap(run => Object.keys(run.wounds)))].toSorted();
  return {
    games,
    ultimate: percent(count(run => run.result === 'ultimate')),
    greater: percent(count(run => run.result === 'greater')),
    minor: percent(count(run => run.result === 'minor')),
    defeat: percent(defeats),
    rounds: mean(run => run.rounds),
    actions: mean(run => run.actions),
    score: mean(run => run.score),
    searches: mean(run => run.searches),
    tiles: mean(run => run.tiles),
    longest: Math.max(...runs.map(run => run.rounds)),
    wounds: Object.fromEntries(
      sources.map(source => [source, mean(run => (run.wounds as Record<string, number>)[source] ?? 0)]),
    ),
    fell: [1, 2, 3].map(level =>
      percent(
        count(run => run.result === 'defeat' && run.level === level),
        defeats,
      ),
    ),
  };
}

function playOut(bot: BotLevel | Temperament, seed: string, options: Options): RunRecord {
  const isLevel = typeof bot === 'string';
  let { state } = game.create({ seed, seats: [isLevel ? bot : 'hard'], options });
  const player = isLevel ? makeBot(bot, 0) : botOf(bot, 0);
  while (state.ask) {
    const { action } = player.choose(game.view!(state, 0), legalActions(state));
    state = game.apply(state, action).state;
  }
  return recordOf(state)!;
}
