/** Plays many runs of one bot and counts what the balance targets speak of. */
import type { BotLevel } from '../../../src/core/game.ts';
import { makeBot } from '../../../src/games/nine-bit-dungeon/bot/index.ts';
import { LEVELS } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { STATS, stockOf, type Item, type ItemId } from '../../../src/games/nine-bit-dungeon/data/items.ts';
import { game } from '../../../src/games/nine-bit-dungeon/game.ts';
import { resultOf, type Result } from '../../../src/games/nine-bit-dungeon/rules/ending.ts';
import { canBuy, changesOf } from '../../../src/games/nine-bit-dungeon/rules/shop.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { viewOf } from '../../../src/core/view.ts';
import { rounded } from '../../../tools/lib/numbers.ts';
import { mean, percent, quantile, shares } from '../support/statistics.ts';
import { endByBots } from '../support/whole-runs.ts';

export interface Measures {
  readonly bot: BotLevel;
  readonly games: number;
  readonly won: number;
  readonly torch: number;
  /** Percent of those who reached each level. */
  readonly passed: readonly number[];
  /** Tenth, median and ninetieth percentile of the turns of won runs; median of lost ones. */
  readonly wonTurns: readonly number[];
  readonly lostTurns: number;
  /** Medians and means over the runs that cleared the level. */
  readonly levelTurns: readonly number[];
  readonly kills: readonly number[];
  readonly events: number;
  readonly mostActions: number;
  /** Percent of all runs that ended by it. */
  readonly killers: Readonly<Record<string, number>>;
}

export function measure(bot: BotLevel, games: number, salt = 'BALANCE'): Measures {
  const results = Array.from({ length: games }, (_, index) => playOut(bot, `${salt}-${index}`));
  const clearedAtLeast = (level: number): Result[] => results.filter(result => result.cleared >= level);
  const won = clearedAtLeast(4);
  const lost = results.filter(result => result.how !== 'won');
  return {
    bot,
    games,
    won: percent(won.length, games),
    torch: percent(results.filter(result => result.how === 'torch').length, games),
    passed: LEVELS.map(level => percent(clearedAtLeast(level).length, clearedAtLeast(level - 1).length)),
    wonTurns: [0.1, 0.5, 0.9].map(share =>
      quantile(
        won.map(result => result.turns),
        share,
      ),
    ),
    lostTurns: quantile(
      lost.map(result => result.turns),
      0.5,
    ),
    levelTurns: LEVELS.map(level =>
      quantile(
        clearedAtLeast(level).map(each => each.levelTurns[level - 1]!),
        0.5,
      ),
    ),
    kills: LEVELS.map(level => rounded(mean(clearedAtLeast(level).map(each => each.kills[level - 1]!)), 1)),
    events: rounded(mean(results.map(result => result.events)), 1),
    mostActions: Math.max(...results.map(result => result.actions)),
    killers: shares(
      results.flatMap(result => result.by ?? []),
      games,
    ),
  };
}

function playOut(level: BotLevel, seed: string): Result {
  const { state } = game.create({ seed, seats: [level], options: {} });
  return resultOf(endByBots(game, state, [makeBot(level, 0)]))!;
}

export interface ShopUse {
  readonly could: number;
  readonly bought: number;
  readonly percent: number;
}

/**
 * Of the hard bot's runs that stood in a shop, could pay an item and had a use for it: the percentage that bought it.
 * The gift is always the Short Sword, so that nobody has a use for another.
 */
export function shopUse(games: number, salt = 'SHOP'): Record<string, ShopUse> {
  const could = new Map<ItemId, number>();
  const bought = new Map<ItemId, number>();
  const count = (map: Map<ItemId, number>, ids: Iterable<ItemId>): void => {
    for (const id of new Set(ids)) map.set(id, (map.get(id) ?? 0) + 1);
  };
  for (let index = 0; index < games; index++) {
    const seen: ItemId[] = [];
    const bot = makeBot('hard', 0);
    let { state } = game.create({ seed: `${salt}-${index}`, seats: ['hard'], options: {} });
    while (state.ask) {
      if (state.ask.kind === 'shop') seen.push(...wantedIn(state));
      state = game.apply(state, bot.choose(viewOf(game, state, 0), game.legalActions(state)).action).state;
    }
    count(could, seen);
    count(
      bought,
      state.stats.bought.map(({ id }) => id),
    );
  }
  return Object.fromEntries(
    [...could].map(([id, runs]) => {
      const times = bought.get(id) ?? 0;
      return [id, { could: runs, bought: times, percent: percent(times, runs) }];
    }),
  );
}

/** Gear that raises a stat, and potions that there is room for. */
function wantedIn(state: State): ItemId[] {
  const isPotion = ({ gains }: Item): boolean => STATS.every(stat => gains[stat] === undefined);
  return stockOf(state.level)
    .filter(item => canBuy(state, item))
    .filter(
      item =>
        isPotion(item) || changesOf(state.hero, item).some(({ stat }) => STATS.some(one => one === stat)),
    )
    .map(({ id }) => id);
}
