/** The tables, typed once more by hand: what the data are proof-read against. */

// biome-ignore format: a table
export const CHARACTERS = `
warrior          | delver  | 1 | human     | 3/3       | 0/3    | 0/1 | 2 | swordplay bulls-rush
elf              | delver  | 1 | elf       | 1/1       | 2/2    | 1/1 | 3 | nimble-archer swift
priestess        | delver  | 1 | human     | 2/2       | 0/2    | 2/2 | 2 | healing-spells blessings
thief            | delver  | 1 | human     | 2/2       | 1/3    | 0/2 | 3 | sneak pilfer
dwarf            | delver  | 1 | dwarf     | 3/3       | 0/3    | 0/3 | 1 | resilient goldlust
mage             | delver  | 1 | human     | 0/1       | 0/1    | 3/3 | 1 | phase gust
shambling-corpse | dweller | 2 | undead    | 1/3       | 0/3    | 0/1 | 1 | undying aura-of-fear
goblin-warrior   | dweller | 2 | goblin    | 2/1       | 0/2    | 0/1 | 3 | craven ambush
goblin-hunter    | dweller | 2 | goblin    | 0/1       | 2/2    | 0/1 | 3 | craven sneak
lizardman        | dweller | 2 | lizardman | 2/2       | 0/3    | 0/2 | 2 | amphibious aquatic-superiority
shroud-ghost     | dweller | 1 | undead    | 0/3       | 0/3    | 2/3 | 2 | undying incorporeal
troll            | dweller | 1 | troll     | 3(4)/3(5) | 0/3(5) | 0/2 | 1 | tough-hide angry`;

/** Kind, mask, distinct rotations, count. */
// biome-ignore format: a table
export const TILES = [
  ['hall-straight', 5,  2, 12],
  ['hall-corner',   3,  4, 10],
  ['hall-tee',      11, 4, 8],
  ['hall-cross',    15, 1, 5],
  ['hall-dead',     4,  4, 4],
  ['room-vault',    4,  4, 3],
  ['room-through',  5,  2, 4],
  ['room-bend',     3,  4, 3],
  ['room-tee',      11, 4, 5],
  ['room-cross',    15, 1, 2],
  ['water',         15, 1, 4],
  ['start',         15, 1, 0],
] as const;

/** Chart, then result and its chances of 36. */
// biome-ignore format: a table
export const CHART_CHANCES = {
  treasure:  { loot: 33, trap: 2, squatter: 1 },
  door:      { open: 10, locked: 11, 'really-locked': 5, surprise: 7, boo: 3 },
  hazard:    { trap: 15, encounter: 20, both: 1 },
  encounter: { 'goblin-warrior': 3, 'goblin-hunter': 7, 'shambling-corpse': 11, lizardman: 9, 'shroud-ghost': 3, troll: 2, twice: 1 },
  trap:      { 'poison-dart': 1, 'bottomless-pit': 2, teleportation: 3, 'mind-control': 4, fireball: 5, 'shifting-corridors': 6,
               'cave-in': 5, paralyzation: 4, ambush: 3, 'mind-swap': 2, 'gas-cloud': 1 },
} as const;

/** Trap, stat and number. */
// biome-ignore format: a table
export const TRAP_TESTS = {
  'poison-dart': 'ranged 4', 'bottomless-pit': 'action 5', teleportation: 'magic 5', 'mind-control': 'magic 4', fireball: 'magic 3',
  'shifting-corridors': '', 'cave-in': 'action 5', paralyzation: 'magic 6', ambush: '', 'mind-swap': '', 'gas-cloud': '',
} as const;

/** Chance of one strike in percent: attack dice, then defence of 0, 1, 2, 3 and 3(5). */
// biome-ignore format: a table
export const STRIKES = [
  ['1',    100, 41.67, 25.46, 17.36, 9.65],
  ['2',    100, 74.54, 47.45, 34.05, 20.4],
  ['3',    100, 82.64, 65.95, 48.93, 31.98],
  ['3(4)', 100, 85.42, 71.51, 58.4,  undefined],
] as const;

/** Attacker, defender, type, ability in play, then win, lose, both and stalemate in percent. */
// biome-ignore format: a table
export const FIGHTS = [
  ['warrior',        'goblin-warrior',   'melee',  '',                    54.5,  5.91,  28.14, 11.45],
  ['warrior',        'goblin-warrior',   'melee',  'attacker swordplay',  75.58, 1.78,  16.09, 6.54],
  ['warrior',        'thief',            'melee',  '',                    43.49, 11.6,  22.46, 22.46],
  ['warrior',        'thief',            'melee',  'attacker swordplay',  65.87, 3.92,  14.46, 15.75],
  ['warrior',        'troll',            'melee',  '',                    13.31, 39.72, 18.68, 28.3],
  ['troll',          'mage',             'melee',  '',                    85.42, 0,     0,     14.58],
  ['troll',          'priestess',        'melee',  'attacker tough-hide', 67.45, 1.62,  4.07,  26.86],
  ['mage',           'warrior',          'magic',  '',                    82.64, 0,     0,     17.36],
  ['mage',           'shroud-ghost',     'magic',  '',                    32.27, 17.39, 16.66, 33.68],
  ['mage',           'troll',            'magic',  '',                    65.95, 0,     0,     34.05],
  ['elf',            'thief',            'ranged', '',                    25.38, 16.79, 8.67,  49.15],
  ['elf',            'goblin-hunter',    'ranged', '',                    24.94, 24.94, 22.52, 27.61],
  ['priestess',      'shambling-corpse', 'magic',  '',                    74.54, 0,     0,     25.46],
  ['lizardman',      'dwarf',            'melee',  'defender resilient',  8.68,  49.13, 16.82, 25.37],
  ['goblin-warrior', 'warrior',          'melee',  'ambush',              12.08, 39.17, 35.37, 13.38],
  ['goblin-warrior', 'mage',             'melee',  'ambush',              100,   0,     0,     0],
] as const;

/** Number to show, then the chance with 1, 2 and 3 dice in percent. */
// biome-ignore format: a table
export const TESTS = [
  [2, 83.3, 97.2, 99.5],
  [3, 66.7, 88.9, 96.3],
  [4, 50,   75,   87.5],
  [5, 33.3, 55.6, 70.4],
  [6, 16.7, 30.6, 42.1],
] as const;
