/** Many games between bots of one level, and what they add up to. */
import type { BotLevel } from '../../../src/core/game.ts';
import { makeBot } from '../../../src/games/letter-labyrinths/bot/index.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import type { State } from '../../../src/games/letter-labyrinths/state.ts';
import './table.ts';

export interface Figures {
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
): Figures {
  const ended = Array.from({ length: games }, (_, index) =>
    played(`BALANCE-${index}`, level, seats, options),
  );
  const won = ended.filter(state => state.ending!.how === 'won');
  const flips = ended.flatMap(state => state.splits.find(split => split.name === 'flip') ?? []);
  const words = sum(ended, state => state.words.length);
  return {
    won: (100 * won.length) / games,
    rounds: sum(ended, state => state.turn) / games,
    words: words / games,
    damagePerWord: sum(ended, state => state.stats.damage) / words,
    bumps: sum(ended, state => state.stats.bumps) / games,
    trapStops: sum(ended, state => state.stats.trapStops) / games,
    flipped: (100 * flips.length) / games,
    flipRound: sum(flips, flip => flip.round) / Math.max(1, flips.length),
    cardsLeftWhenWon: sum(won, state => state.deck.length) / Math.max(1, won.length),
  };
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}

function played(
  seed: string,
  level: BotLevel,
  seats: number,
  options: Readonly<Record<string, string>>,
): State {
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(level, seat));
  let { state } = game.create({ seed, seats: bots.map(() => level), options });
  for (let ask = state.ask; ask; ask = state.ask) {
    const legal = [...game.legalActions(state)];
    state = game.apply(state, bots[ask.seat]!.choose(game.view!(state, ask.seat), legal).action).state;
  }
  return state;
}
