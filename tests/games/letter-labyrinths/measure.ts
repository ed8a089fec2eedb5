/** Many games between bots of one level, and what they add up to. */
import type { BotLevel } from '../../../src/core/game.ts';
import { COLOURS, type Colour } from '../../../src/games/letter-labyrinths/data/classes.ts';
import { DUNGEONS } from '../../../src/games/letter-labyrinths/data/dungeons.ts';
import { makeBot } from '../../../src/games/letter-labyrinths/bot/index.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { estimate, type Estimate } from '../../../tools/exploits/measure.ts';
import { mean, percent } from '../support/statistics.ts';
import { endByBots } from '../support/whole-runs.ts';
import './table.ts';

export interface Measures {
  readonly won: number;
  readonly rounds: number;
  readonly words: number;
  readonly damagePerWord: number;
  readonly bumps: number;
  readonly trapStops: number;
  readonly flipped: number;
  readonly flipRound: number;
  readonly cardsLeftWhenWon: number;
}

/** Rates are per cent; the rest are means. */
export function measure(
  level: BotLevel,
  seats: number,
  options: Readonly<Record<string, string>>,
  games: number,
  seeds = 'BALANCE',
): Measures {
  const ended = Array.from({ length: games }, (_, index) =>
    played(`${seeds}-${index}`, level, seats, options),
  );
  const won = ended.filter(state => state.ending!.how === 'won');
  const flips = ended.flatMap(state => state.splits.find(split => split.name === 'flip') ?? []);
  const average = (value: (state: State) => number): number => mean(ended.map(value));
  return {
    won: (100 * won.length) / games,
    rounds: average(state => state.turn),
    words: average(state => state.words.length),
    damagePerWord: average(state => state.stats.damage) / average(state => state.words.length),
    bumps: average(state => state.stats.bumps),
    trapStops: average(state => state.stats.trapStops),
    flipped: (100 * flips.length) / games,
    flipRound: mean(flips.map(flip => flip.round)),
    cardsLeftWhenWon: mean(won.map(state => state.deck.length)),
  };
}

export interface Hindrance {
  readonly games: number;
  readonly won: Estimate;
  /** A game. */
  readonly stops: Estimate;
  readonly bites: Estimate;
  /** Of a hundred games, those in which a trap stopped or bit somebody at all. */
  readonly hit: Estimate;
}

/** What traps and the current do in a labyrinth, evened; means with twice their standard error. */
export function hindrance(
  level: BotLevel,
  seats: number,
  options: Readonly<Record<string, string>>,
  games: number,
  seeds: string,
): Hindrance {
  const ended = Array.from({ length: games }, (_, index) =>
    played(`${seeds}-${index}`, level, seats, { health: 'even', ...options }),
  );
  const over = (value: (state: State) => number): Estimate => estimate(ended.map(value));
  return {
    games,
    won: over(({ ending }) => (ending!.how === 'won' ? 100 : 0)),
    stops: over(({ stats }) => stats.trapStops),
    bites: over(({ stats }) => stats.bites),
    hit: over(({ stats }) => (stats.trapStops + stats.bites > 0 ? 100 : 0)),
  };
}

/**
 * Of the games of a class, won in per cent: every pair of classes plays so many games in each labyrinth, evened, so each
 * class plays five times as many there.
 */
export function classWins(level: BotLevel, games: number, seeds = 'CLASS'): Record<Colour, number> {
  const won = new Map<Colour, number>();
  for (const pair of PAIRS)
    for (const dungeon of DUNGEONS)
      for (let index = 0; index < games; index++) {
        const { ending } = played(`${seeds}-${index}`, level, 2, { dungeon, health: 'even' }, pair);
        if (ending!.how === 'won') for (const colour of pair) won.set(colour, (won.get(colour) ?? 0) + 1);
      }
  const each = (COLOURS.length - 1) * DUNGEONS.length * games;
  return Object.fromEntries(COLOURS.map(colour => [colour, percent(won.get(colour) ?? 0, each)])) as Record<
    Colour,
    number
  >;
}

const PAIRS = COLOURS.flatMap((one, index) => COLOURS.slice(index + 1).map(other => [one, other] as const));

/** With these classes in seat order, if they are told; else as the bots like. */
function played(
  seed: string,
  level: BotLevel,
  seats: number,
  options: Readonly<Record<string, string>>,
  classes: readonly Colour[] = [],
): State {
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(level, seat));
  let { state } = game.create({ seed, seats: bots.map(() => level), options });
  for (const colour of classes)
    if (state.ask?.kind === 'class') state = game.apply(state, { type: 'class', colour }).state;
  return endByBots(game, state, bots);
}
