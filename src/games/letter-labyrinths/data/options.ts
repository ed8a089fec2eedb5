/** The choices of the new-game dialog, and what the rules make of them. */
import type { Options as Given, OptionValue } from '../../../core/game.ts';
import type { OptionSpec } from '../../room.ts';
import type { Options } from '../state/state.ts';
import { ORANGE_CARDS } from './classes.ts';
import { DIFFICULTIES } from './constants.ts';
import { DUNGEONS, dungeonOf, hasBook, HEALTH_MODES, type DungeonId, type HealthMode } from './dungeons.ts';

const TWIST_HELP: Readonly<Record<DungeonId, string>> = {
  'translucent-trial': 'No twist. The printed dungeon, and the one to begin with.',
  'drifting-drains': 'The current carries traps along. One that drifts onto a pawn costs a card.',
  'guarded-gates': 'Four doors stay shut until a word that holds their letter walks into them.',
  'growing-grove':
    'Another trap sprouts every round while the bag holds one, and the boss grows as it is hurt.',
  'hushed-halls': 'The one vowel that is not on the card may not be used.',
};

/** The printed numbers for two or more, the evened ones for a lone delver. */
function usualHealth(players: number): HealthMode {
  return players === 1 ? 'even' : 'book';
}

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'dungeon',
    label: 'Labyrinth',
    values: DUNGEONS.map(id => ({ value: id, label: dungeonOf(id).front, help: TWIST_HELP[id] })),
  },
  {
    id: 'difficulty',
    label: 'Fortune deck',
    values: [
      { value: 'standard', label: 'Standard', help: 'The deck of the rulebook.' },
      {
        value: 'gentle',
        label: 'Gentle',
        help: 'Cards without J, Q, X, Y and Z, and more of them for one or two.',
      },
      { value: 'fierce', label: 'Fierce', help: 'One card fewer, and thirty per cent more points.' },
    ],
  },
  {
    id: 'health',
    label: 'Health of the foes (Translucent Trial)',
    values: [
      { value: 'book', label: 'By the book', help: 'The printed numbers, 4 and 15, whoever plays.' },
      {
        value: 'even',
        label: 'Evened for party size',
        help: 'Numbers that give one to six players about the same chance. Alone, you have all six abilities.',
      },
    ],
    usual: usualHealth,
  },
  {
    id: 'orange',
    label: "Orange's ability",
    values: [
      { value: 'disable', label: 'Disable', help: 'Clears every trap around the pawn.' },
      {
        value: 'pass-walls',
        label: 'Pass walls',
        help: 'The next word ignores inner walls and closed doors.',
      },
    ],
  },
];

/** The first of January 2025, as `Room.daily` counts days. */
const FIRST_DAY = 20_089;

/** The dailies go through the five labyrinths in turn, always evened. */
export function dailyOptions(day: number): { dungeon: DungeonId; health: HealthMode } {
  const { length } = DUNGEONS;
  return { dungeon: DUNGEONS[(((day - FIRST_DAY) % length) + length) % length]!, health: 'even' };
}

export function readOptions(given: Given, players: number): Options {
  const dungeon = oneOf(DUNGEONS, given['dungeon']);
  return {
    dungeon,
    difficulty: oneOf(DIFFICULTIES, given['difficulty']),
    health: hasBook(dungeon) ? oneOf(HEALTH_MODES, given['health'] ?? usualHealth(players)) : 'even',
    orange: oneOf(ORANGE_CARDS, given['orange']),
  };
}

/** The first is the default. */
function oneOf<T extends string>(values: readonly T[], given: OptionValue | undefined): T {
  return values.find(value => value === given) ?? values[0]!;
}
