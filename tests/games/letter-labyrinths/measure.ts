/** Many games between bots of one level, and what they add up to. */
import type { BotLevel } from '../../../src/core/game.ts';
import { makeBot } from '../../../src/games/letter-labyrinths/bot/index.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { mean } from '../support/statistics.ts';
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

function played(
  seed: string,
  level: BotLevel,
  seats: number,
  options: Readonly<Record<string, string>>,
): State {
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(level, seat));
  const { state } = game.create({ seed, seats: bots.map(() => level), options });
  return endByBots(game, state, bots);
}
