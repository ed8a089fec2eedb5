/**
 * The balance targets. A figure outside its band points to a rule implemented differently before it points to the
 * tables. `BALANCE=200 npx vitest run tests/games/pocket-dungeons/balance.test.ts` measures in full and prints;
 * without it a small, fixed sample guards against accidents, with bands as wide as such a sample needs.
 */
import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../../src/core/game.ts';
import { DELVERS, type DelverId } from '../../../src/games/pocket-dungeons/data/cards.ts';
import { expectBetween, FULL } from '../support/bands.ts';
import { mean, percent, quantile, sum } from '../support/statistics.ts';
import { measure, type Measured } from './measure.ts';

function games(levels: readonly BotLevel[], sample: number): Measured[] {
  const count = FULL || sample;
  const all = Array.from({ length: count }, (_, index) =>
    // Every level sits at every seat.
    measure(
      `BALANCE-${index}`,
      levels.map((_level, seat) => levels[(seat + index) % levels.length]!),
    ),
  );
  if (FULL) print(levels, all);
  return all;
}

function print(levels: readonly BotLevel[], all: readonly Measured[]): void {
  const share = (test: (game: Measured) => boolean): string =>
    `${((100 * all.filter(test).length) / all.length).toFixed(1)}%`;
  const wins = [...new Set(levels)].map(level => [level, share(game => wonBy(levels, all, game) === level)]);
  console.log(
    JSON.stringify({
      levels,
      games: all.length,
      rounds: median(all.map(game => game.rounds)),
      turns: median(all.map(game => game.turns)),
      actions: median(all.map(game => game.actions)),
      none: share(game => game.winner === null),
      wins: Object.fromEntries(wins),
      seats: levels.map((_, seat) => share(game => game.winner === seat)),
      reasons: ['decided', 'last-call', 'max-rounds', 'all-out'].map(reason => [
        reason,
        share(game => game.reason === reason),
      ]),
      atTheLimit: share(game => game.rounds >= 60),
      rest: [0.5, 0.75, 0.9].map(share => quantile(restsOf(all), share)),
      idle: `${percent(sum(all.map(game => game.idle)), sum(all.map(game => game.turns)))}%`,
      departures: mean(all.map(game => game.departures.length)).toFixed(2),
      treasure: mean(all.flatMap(game => game.departures)).toFixed(2),
      stairs: median(all.map(game => game.stairsRound)),
      draught: share(game => game.byDraught),
      deaths: ['assault', 'water', 'gas', 'trap'].map(cause => [
        cause,
        mean(all.map(game => game.deaths[cause as keyof Measured['deaths']])).toFixed(2),
      ]),
      schemes: mean(all.map(game => game.schemes)).toFixed(1),
    }),
  );
}

/** The level that won; seats were rotated by the number of the game. */
function wonBy(levels: readonly BotLevel[], all: readonly Measured[], game: Measured): BotLevel | undefined {
  if (game.winner === null) return undefined;
  return levels[(game.winner + all.indexOf(game)) % levels.length];
}

/** Turns that follow the first departure, of the games that had one. */
const restsOf = (all: readonly Measured[]): number[] => all.flatMap(({ rest }) => rest ?? []);

/** Of the games in which it was dealt, won in per cent; whoever began with it, it won. */
function winsOf(delver: DelverId, all: readonly Measured[]): number {
  const dealt = all.filter(({ delvers }) => delvers.includes(delver));
  const won = dealt.filter(({ delvers, winner }) => winner !== null && delvers[winner] === delver);
  return percent(won.length, dealt.length);
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

describe('Balance targets', { timeout: 900_000 }, () => {
  it.each(FULL ? [2, 3, 4, 6] : [2, 4])('%i normal bots: length, winners, departures', seats => {
    const all = games(
      Array.from({ length: seats }, () => 'normal'),
      20,
    );
    expectBetween(median(all.map(game => game.rounds)), [seats === 6 ? 26 : 28, 40], [22, 46]);
    expectBetween(percent(all.filter(game => game.winner === null).length, all.length), [0, 5], [0, 20]);
    expectBetween(mean(all.map(game => game.departures.length)), [1, 2], [0.8, 2.2]);
    expectBetween(mean(all.flatMap(game => game.departures)), [1.7, 3], [1.5, 3.3]);
    expectBetween(percent(all.filter(game => game.byDraught).length, all.length), [0, 25], [0, 45]);
    expect(mean(all.map(game => game.deaths.water))).toBeLessThan(1);
    expectBetween(mean(all.map(game => game.schemes)), [2, 20], [1, 20]);
    expectBetween(median(restsOf(all)), [0, 11], [0, 14]);
    // Nobody stands about while there is something to do; only when it is too late to come in again.
    const turns = sum(all.map(game => game.turns));
    expectBetween(percent(sum(all.map(game => game.idle)), turns), [0, 3], [0, 6]);
  });

  it('every delver is worth having', () => {
    const all = games(['normal', 'normal', 'normal', 'normal'], 24);
    const shares = Object.fromEntries(DELVERS.map(delver => [delver, winsOf(delver, all)]));
    if (FULL) console.log(JSON.stringify(shares));
    for (const share of Object.values(shares)) expectBetween(share, [18, 34], [2, 60]);
  });

  it('harder bots win more', () => {
    const levels = ['easy', 'normal', 'hard'] as const;
    const all = games(levels, 36);
    const won = (level: BotLevel): number =>
      percent(all.filter(game => wonBy(levels, all, game) === level).length, all.length);
    expectBetween(won('hard'), [45, 100], [35, 85]);
    expectBetween(won('easy'), [0, 22], [0, 30]);
  });

  it('hard against normal', () => {
    const levels = ['hard', 'normal'] as const;
    const all = games(levels, 20);
    const won = all.filter(game => wonBy(levels, all, game) === 'hard').length;
    expectBetween(percent(won, all.length), [60, 72], [40, 90]);
  });
});
