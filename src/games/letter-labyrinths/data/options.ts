/** What the rules make of the choices in the new-game dialog. Its words are in `look/options.ts`. */
import type { Options as Given, OptionValue } from '../../../core/game.ts';
import type { Options } from '../state/state.ts';
import { ORANGE_CARDS, type OrangeCard } from './classes.ts';
import { DIFFICULTIES, TRAP_MODES, type TrapMode } from './constants.ts';
import { dungeonOf, DUNGEONS, hasBook, HEALTH_MODES, type DungeonId, type HealthMode } from './dungeons.ts';
import { REPEATS, SHORTEST, WORD_LISTS } from './word-rules.ts';

/** The printed numbers for two or more, the evened ones for a lone delver. */
export function usualHealth(players: number): HealthMode {
  return players === 1 ? 'even' : 'book';
}

/** In a party Orange has both its cards; a lone delver has abilities enough. */
export function usualOrange(players: number): OrangeCard {
  return players === 1 ? 'disable' : 'both';
}

/** The first of January 2025, as `Room.daily` counts days. */
const FIRST_DAY = 20_089;

/** The dailies go through the five labyrinths in turn, always evened. */
export function dailyOptions(day: number): { dungeon: DungeonId; health: HealthMode } {
  const { length } = DUNGEONS;
  return { dungeon: DUNGEONS[(((day - FIRST_DAY) % length) + length) % length]!, health: 'even' };
}

export function readOptions(given: Given, players: number): Options {
  const dungeon = oneOf(DUNGEONS, given['dungeon']);
  const health = hasBook(dungeon) ? oneOf(HEALTH_MODES, given['health'] ?? usualHealth(players)) : 'even';
  const orange = oneOf(ORANGE_CARDS, given['orange'] ?? usualOrange(players));
  return {
    dungeon,
    difficulty: oneOf(DIFFICULTIES, given['difficulty']),
    health,
    // By the book each class has one card.
    orange: health === 'book' && orange === 'both' ? 'disable' : orange,
    words: oneOf(WORD_LISTS, given['words']),
    repeats: oneOf(REPEATS, given['repeats']),
    shortest: oneOf(SHORTEST, given['shortest']),
    traps: trapsOf(dungeon, health, oneOf(TRAP_MODES, given['traps'])),
  };
}

/** By the book they lie open; and a current shows what it carries. */
function trapsOf(dungeon: DungeonId, health: HealthMode, wanted: TrapMode): TrapMode {
  return health === 'book' || dungeonOf(dungeon).twist === 'drift' ? 'open' : wanted;
}

/** The first is the default. */
function oneOf<T extends string>(values: readonly T[], given: OptionValue | undefined): T {
  return values.find(value => value === given) ?? values[0]!;
}
