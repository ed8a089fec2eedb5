/** How much better each level is than the one below, on the same seeds. */
import type { AnyLevel, Options, Player } from '../../src/core/game.ts';
import { isWin, type Outcome } from '../../src/core/outcome.ts';
import { type AnyRoom, levelsOf, usualOptions } from '../../src/games/room.ts';
import { playBotMatch } from '../lib/bot-match.ts';
import { aligned, rounded, spreadOf } from '../lib/numbers.ts';

export interface Rung {
  readonly level: AnyLevel;
  readonly games: number;
  readonly wins: number;
  /** Percent: between these lies the true rate in 95 of 100 cases. */
  readonly from: number;
  readonly to: number;
  readonly meanScore: number;
}

/** Whom a level meets where the first place wins: it sits among them, in every seat in turn. */
const RIVAL: Player = 'normal';

export function ladderOf(room: AnyRoom, seeds: readonly string[], options: Options): Rung[] {
  return levelsOf(room).map(level => {
    const played = seeds.map((seed, index) => resultOf(room, seed, level, index, options));
    const wins = played.filter(({ won }) => won).length;
    const [from, to] = wilson(wins, played.length);
    const { mean: meanScore } = spreadOf(played.map(({ score }) => score));
    return { level, games: played.length, wins, from, to, meanScore };
  });
}

function resultOf(room: AnyRoom, seed: string, level: AnyLevel, index: number, options: Options) {
  const { min, usual = min } = room.card.seats;
  const own = index % usual;
  const all = { ...usualOptions(room, usual), ...options };
  const among = (others: Player): Outcome | undefined => {
    const seats = Array.from({ length: usual }, (_, seat) => (seat === own ? level : others));
    return playBotMatch(room, { seed, seats, options: all }).outcome;
  };
  // Those who play together are all of one level; rivals are not.
  const together = usual > 1 ? among(RIVAL) : undefined;
  const outcome = together?.ending === 'ranked' ? together : among(level);
  const score = outcome?.results.find(({ seat }) => seat === own)?.score ?? 0;
  return { won: outcome !== undefined && isWin(outcome, own), score };
}

/** Wilson's interval, in percent: sound for few games and for rates near none or all. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 100];
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const reach = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 100 / (1 + (z * z) / games);
  return [scale * (middle - reach), scale * (middle + reach)];
}

export function asLadder(rungs: readonly Rung[]): string {
  return aligned([
    ['bot', 'games', 'wins', 'rate', '95 % interval', 'mean score'],
    ...rungs.map(({ level, games, wins, from, to, meanScore }) => [
      level,
      games,
      wins,
      `${rounded((100 * wins) / games, 1)}%`,
      `${rounded(from, 1)} to ${rounded(to, 1)}%`,
      meanScore,
    ]),
  ]);
}
