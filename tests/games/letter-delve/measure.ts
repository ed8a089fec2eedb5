/** Plays many games between bots and counts what the balance targets speak of. Seats rotate from game to game. */
import type { BotLevel, Options } from '../../../src/core/game.ts';
import { makeBot } from '../../../src/games/letter-delve/bot/index.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import type { Action, State } from '../../../src/games/letter-delve/state.ts';
import type { Bot } from '../../../src/games/room.ts';
import { isStar } from '../../../src/games/letter-delve/rules/squares.ts';
import { medalOf, resultOf, type Result } from '../../../src/games/letter-delve/rules/score.ts';

/** Steps off the stairs, comes back in round 2 and leaves with 20 unspent coins: it must not pay. */
export type Player = BotLevel | 'runner';

export interface Figures {
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

export function measure(bots: readonly Player[], games: number, terms: Terms = {}): Figures {
  const played = Array.from({ length: games }, (_, index) => playOut(bots, index, terms));
  const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;
  const results = played.map(each => each.result);
  const byBot = bots.map((_, bot) =>
    played.map(({ result, who }) => ({ result, seat: result.seats[who.indexOf(bot)]! })),
  );
  const stats = results.flatMap(result => result.seats.map(seat => seat.stats));
  const total = (value: (stat: (typeof stats)[number]) => number): number =>
    stats.reduce((sum, stat) => sum + value(stat), 0);
  const dead = results.flatMap(result => result.seats).filter(seat => seat.score === 0 && seat.hp === 0);
  const rounds = results.map(result => result.rounds);
  return {
    bots,
    games,
    wins: byBot.map(list =>
      percent(
        list.reduce(
          (sum, { result, seat }) =>
            sum + (result.winners.includes(seat.seat) ? 1 / result.winners.length : 0),
          0,
        ),
        games,
      ),
    ),
    deaths: byBot.map(list => percent(list.filter(({ seat }) => seat.hp === 0).length, games)),
    scores: byBot.map(list => mean(list.map(({ seat }) => seat.score))),
    rounds: [0.1, 0.5, 0.9].map(share => quantile(rounds, share)),
    nobody: percent(results.filter(result => result.winners.length === 0).length, games),
    cleared: percent(results.filter(result => result.endedBy === 'cleared').length, games),
    torch: percent(results.filter(result => result.endedBy === 'torch').length, games),
    battles: mean([total(stat => stat.battles) / games]),
    exchangesEach: mean([
      total(stat => stat.exchanges) /
        Math.max(
          1,
          total(stat => stat.battles),
        ),
    ]),
    bosses: mean([total(stat => stat.bosses) / games]),
    duels: mean(played.map(each => each.duels)),
    windows: mean(played.map(each => each.windows)),
    actions: mean(played.map(each => each.actions)),
    medals: tally(
      byBot[0]!.map(({ seat }) => medalOf(seat.score)?.name ?? 'none'),
      games,
    ),
    killers: tally(
      dead.map(seat => seat.cause ?? 'nobody'),
      Math.max(1, dead.length),
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

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;
}

function mean(values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.round((10 * sum) / Math.max(1, values.length)) / 10;
}

function tally(values: readonly string[], whole: number): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1]);
  return Object.fromEntries(sorted.map(([value, count]) => [value, Math.round((1000 * count) / whole) / 10]));
}
