/** The tables of docs/rules/pocket-dungeons.md. */
import { ABILITIES, type AbilityId } from '../../../src/games/pocket-dungeons/data/abilities.ts';
import { CARDS, type Pool, type PoolPair } from '../../../src/games/pocket-dungeons/data/cards.ts';
import {
  CHARTS,
  TRAPS,
  type ChartId,
  type TrapTest,
} from '../../../src/games/pocket-dungeons/data/charts.ts';
import * as numbers from '../../../src/games/pocket-dungeons/data/constants.ts';
import { prefabOf } from '../../../src/games/pocket-dungeons/data/prefabs.ts';
import { TILE_KINDS, type Mask } from '../../../src/games/pocket-dungeons/data/tiles.ts';
import type { Blocks } from '../fill.ts';
import { constants, table, words } from '../markdown.ts';

const pool = ({ dice, kicker }: Pool): string => (kicker > 0 ? `${dice}(${kicker})` : `${dice}`);
const pair = ({ off, def }: PoolPair): string => `${pool(off)} / ${pool(def)}`;
const sides = (mask: Mask): string => ['N', 'E', 'S', 'W'].filter((_, side) => mask & (1 << side)).join('');
const plus = (need: number): string => `${need}+`;

/** How many of the 36 throws of two dice give one of these totals. */
function waysTo(from: number, to: number): number {
  let ways = 0;
  for (let total = from; total <= to; total++) ways += 6 - Math.abs(7 - total);
  return ways;
}

const totals = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`);

/** The traps have a table of their own. */
const SHORT_CHARTS = ['treasure', 'door', 'hazard', 'encounter'] as const satisfies readonly ChartId[];

const testOf = (test: TrapTest | null): string => {
  if (!test) return 'none';
  return test.stat === 'action' ? `Action ${test.need}+` : `${test.stat} defence ${test.need}+`;
};

export const blocks: Blocks = {
  cards: () =>
    table(
      ['name', 'kind', 'figures', 'type', 'Melee', 'Ranged', 'Magic', 'Action', 'abilities'],
      CARDS.map(card => [
        card.name,
        card.kind,
        card.figures,
        card.type,
        pair(card.melee),
        pair(card.ranged),
        pair(card.magic),
        card.action,
        card.abilities.map(id => ABILITIES[id].name).join(', '),
      ]),
    ),
  abilities: () =>
    table(
      ['ability', 'in short'],
      (Object.keys(ABILITIES) as AbilityId[]).map(id => [ABILITIES[id].name, ABILITIES[id].text]),
    ),
  tiles: () =>
    table(
      ['tile', 'style', 'open edges', 'different turns', 'in the bag'],
      TILE_KINDS.map(({ id, name, style, count }) => {
        const { exits, rotations } = prefabOf(id);
        return [name, style, sides(exits), rotations.length, count];
      }),
    ),
  charts: () =>
    table(
      ['chart', '2D6', 'of 36', 'result'],
      SHORT_CHARTS.flatMap(id =>
        CHARTS[id].map(([from, to, result]) => [id, totals(from, to), waysTo(from, to), words(result)]),
      ),
    ),
  traps: () =>
    table(
      ['2D6', 'of 36', 'trap', 'test', 'in short'],
      TRAPS.map(({ total, name, test, text }) => [total, waysTo(total, total), name, testOf(test), text]),
    ),
  constants: () =>
    constants({
      Seats: `${numbers.SEATS.min} to ${numbers.SEATS.max}`,
      'Tiles in the bag': numbers.TILES,
      'Open ends that builders must leave': numbers.FRONTIER_GUARD,
      'Tiles before a quick build lays water': numbers.QUICK_WATER_AFTER,
      'Counters: Treasure, Hazard, Stairs': Object.values(numbers.COUNTERS),
      Doors: numbers.DOORS,
      'A rush die that gives a step': plus(numbers.RUSH_SUCCESS),
      'A save (Undying, Healing)': plus(numbers.SAVE_SUCCESS),
      'Water test, Action': plus(numbers.WATER_NEED),
      'Gas test, Action': plus(numbers.GAS_NEED),
      'Fear test, Magic defence': plus(numbers.FEAR_NEED),
      'Standing up, Magic defence': plus(numbers.LYING_NEED),
      'Phase, Magic': plus(numbers.PHASE_NEED),
      'Craven stays away on': `1 to ${numbers.CRAVEN_FAILS}`,
      'Fireball reaches, steps': numbers.FIREBALL_REACH,
      'Encounter rolls of one event, at most': numbers.ENCOUNTER_ROLL_CAP,
      'Foul air, round': numbers.FOUL_AIR_ROUND,
      'Last round': numbers.MAX_ROUNDS,
    }),
  'last-call': () =>
    table(
      ['seats', 'no Treasure', 'one', 'two', 'more'],
      Object.entries(numbers.LAST_CALL_ROUNDS).map(([seats, rounds]) => [seats, ...rounds]),
    ),
  score: () =>
    table(
      ['for, if you left', 'points'],
      [
        ['Each Treasure', numbers.SCORE.treasure],
        ['Each Hazard', numbers.SCORE.hazard],
        ['Winning', numbers.SCORE.winner],
        [`Each round before round ${numbers.MAX_ROUNDS}, with Treasure`, 1],
      ],
    ),
};
