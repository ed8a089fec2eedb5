/** Plays many games between bots and counts what the balance targets speak of. Seats rotate from game to game. */
import type { BotLevel, Options } from '../../../src/core/game.ts';
import { makeBot } from '../../../src/games/letter-delve/bot/index.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import type { Action } from '../../../src/games/letter-delve/state/actions.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import type { Bot } from '../../../src/bots/bot.ts';
import { isStar } from '../../../src/games/letter-delve/rules/squares.ts';
import { medalOf, resultOf, type Result } from '../../../src/games/letter-delve/rules/score.ts';
import { rounded } from '../../../tools/lib/numbers.ts';
import { mean, percent, quantile, shares, sum } from '../support/statistics.ts';

/** Steps off the stairs, comes back in round 2 and leaves with 20 unspent coins: it must not pay. */
export type Player = BotLevel | 'runner';

export interface Measures {
  readonly bots: readonly Player[];
  readonly games: number;
  /** By bot as listed, in percent; a shared win counts in parts. */
  readonly wins: readonly number[];
  readonly deaths: readonly number[];
  /** The dead score 0. */
  readonly scores: readonly number[];
  /** Tenth, median and ninetieth percentile. */
  readonly rounds: readonly number[];
  readonly nobody: number;
  readonly cleared: number;
  readonly torch: number;
  /** Per game. */
  readonly battles: number;
  readonly exchangesEach: number;
  readonly bosses: number;
  readonly duels: number;
  readonly windows: number;
  readonly actions: number;
  /** Percent of the first bot's runs. */
  readonly medals: Readonly<Record<string, number>>;
  readonly killers: Readonly<Record<string, number>>;
  /** Milliseconds of the slowest decision. */
  readonly slowest: number;
}

interface Played {
  readonly result: Result;
  /** The bot's place in the list, by seat. */
  readonly who: readonly number[];
  readonly windows: number;
  readonly duels: number;
  readonly actions: number;
  readonly slowest: number;
}

export interface Terms {
  readonly options?: Options;
  readonly salt?: string;
  /** Whatever is collected is thrown away: what the thirty items are worth. */
  readonly withoutItems?: boolean;
}

export function measure(bots: readonly Player[], games: number, terms: Terms = {}): Measures {
  const played = Array.from({ length: games }, (_, index) => playOut(bots, index, terms));
  const average = (values: readonly number[]): number => rounded(mean(values), 1);
  const results = played.map(each => each.result);
  const byBot = bots.map((_, bot) =>
    played.map(({ result, who }) => ({ result, seat: result.seats[who.indexOf(bot)]! })),
  );
  const stats = results.flatMap(result => result.seats.map(seat => seat.stats));
  const total = (value: (stat: (typeof stats)[number]) => number): number => sum(stats.map(value));
  const dead = results.flatMap(result => result.seats).filter(seat => seat.score === 0 && seat.hp === 0);
  const rounds = results.map(result => result.rounds);
  return {
    bots,
    games,
    wins: byBot.map(list =>
      percent(
        sum(
          list.map(({ result, seat }) =>
            result.winners.includes(seat.seat) ? 1 / result.winners.length : 0,
          ),
        ),
        games,
      ),
    ),
    deaths: byBot.map(list => percent(list.filter(({ seat }) => seat.hp === 0).length, games)),
    scores: byBot.map(list => average(list.map(({ seat }) => seat.score))),
    rounds: [0.1, 0.5, 0.9].map(share => quantile(rounds, share)),
    nobody: percent(results.filter(result => result.winners.length === 0).length, games),
    cleared: percent(results.filter(result => result.endedBy === 'cleared').length, games),
    torch: percent(results.filter(result => result.endedBy === 'torch').length, games),
    battles: average([total(stat => stat.battles) / games]),
    exchangesEach: average([
      total(stat => stat.exchanges) /
        Math.max(
          1,
          total(stat => stat.battles),
        ),
    ]),
    bosses: average([total(stat => stat.bosses) / games]),
    duels: average(played.map(each => each.duels)),
    windows: average(played.map(each => each.windows)),
    actions: average(played.map(each => each.actions)),
    medals: shares(
      byBot[0]!.map(({ seat }) => medalOf(seat.score)?.name ?? 'none'),
      games,
    ),
    killers: shares(
      dead.map(seat => seat.cause ?? 'nobody'),
      dead.length,
    ),
    slowest: Math.round(Math.max(...played.map(each => each.slowest))),
  };
}

function playOut(bots: readonly Player[], index: number, terms: Terms): Played {
  const { options = {}, salt = 'BALANCE', withoutItems = false } = terms;
  const who = bots.map((_, seat) => (seat + index) % bots.length);
  const seats = who.map(bot => bots[bot]!);
  let { state } = game.create({ seed: `${salt}-${index}`, seats: seats.map(() => 'human'), options });
  const minds = seats.map((level, seat) => (level === 'runner' ? RUNNER : makeBot(level, seat)));
  const counts = { windows: 0, duels: 0, actions: 0, slowest: 0 };
  while (state.ask) {
    const { seat } = state.ask;
    const started = performance.now();
    const { action } = minds[seat]!.choose(game.view!(state, seat), [...game.legalActions(state)]);
    counts.slowest = Math.max(counts.slowest, performance.now() - started);
    if (state.ask.kind === 'react') counts.windows += 1;
    if (action.type === 'attack') counts.duels += 1;
    counts.actions += 1;
    if (counts.actions > 20_000) throw new Error(`${salt}-${index} turns in circles.`);
    state = game.apply(state, action).state;
    if (withoutItems) state = { ...state, heroes: state.heroes.map(hero => ({ ...hero, items: [] })) };
  }
  return { result: resultOf(state)!, who, ...counts };
}

const RUNNER: Bot<State, Action> = {
  choose: (view, legal) => {
    const home = legal.find(action => action.type === 'step' && isStar(action.to));
    const stop = legal.find(action => action.type === 'stop');
    const isOut = view.heroes[view.ask!.seat]!.firstTurn;
    const action = isOut ? (stop ?? legal[0]!) : (home ?? stop ?? legal[0]!);
    return { action, why: 'Twenty coins are twenty coins.' };
  },
};
