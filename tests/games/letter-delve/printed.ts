/** The tables, typed a second time by hand, for proof-reading. */

/** letter, name, tiles, HP, die (0: the victim's), loot, special. */
export const PRINTED_MONSTERS = `
  A | Aquator      |  9 |  1 |  3 |  2 | -
  B | Bat          |  2 |  3 |  6 |  6 | fly
  C | Centaur      |  2 |  3 |  6 |  6 | mean
  D | Dragonette   |  4 |  2 |  4 |  4 | greedy
  E | Emu          | 12 |  1 |  3 |  2 | -
  F | Flytrap      |  2 |  4 |  8 |  8 | mean
  G | Griffin      |  3 |  2 |  4 |  4 | fly
  H | Hobgoblin    |  2 |  4 |  8 |  8 | mean
  I | Ice Monster  |  9 |  1 |  3 |  2 | -
  J | Jabberwock   |  1 |  8 | 12 | 16 | greedy
  K | Kestrel      |  1 |  5 | 10 | 10 | fly
  L | Leprechaun   |  4 |  1 |  3 |  2 | greedy
  M | Medusa       |  2 |  3 |  6 |  6 | greedy
  N | Nymph        |  6 |  1 |  3 |  2 | -
  O | Orc          |  8 |  1 |  3 |  2 | greedy
  P | Phantom      |  2 |  3 |  6 |  6 | invisible
  Q | Quagga       |  1 | 10 | 20 | 20 | mean
  R | Rattlesnake  |  6 |  1 |  3 |  2 | -
  S | Snake        |  4 |  1 |  3 |  2 | -
  T | Troll        |  6 |  1 |  3 |  2 | regeneration
  U | Ur-vile      |  4 |  1 |  3 |  2 | -
  V | Vampire      |  2 |  4 |  8 |  8 | regeneration
  W | Wraith       |  2 |  4 |  8 |  8 | invisible
  X | Xeroc        |  1 |  8 | 12 | 16 | fly
  Y | Yeti         |  2 |  4 |  8 |  8 | mean
  Z | Zombie Lord  |  1 | 10 | 20 | 20 | invisible
  ? | Doppelganger |  2 |  5 |  0 |  0 | doppelganger
`;

/** number, id, when (T own turn, W window, B battle, B0 its opening, O onlooker, m monsters only). */
export const PRINTED_ITEMS = `
   1 conjure-coins     T W B
   2 mystic-armor      B
   3 snipe             T W
   4 waken             T W
   5 sleep             T W B O m
   6 freeze            T W
   7 teleport          T W B
   8 enchant-weapon    B
   9 create-monster    T W
  10 polymorph-weapon  T W B O
  11 enchant-armor     B
  12 forced-move       T W B O m
  13 poison            B m
  14 heal              T W B
  15 extra-healing     T W B
  16 full-healing      T W B
  17 haste             T
  18 levitation        T
  19 strength          B
  20 find-secret-door  T
  21 confusion         B m
  22 regeneration      T W B
  23 invisibility      T W B m
  24 polymorph         T W B O m
  25 magic-missiles    B0 m
  26 slow-monster      T W
  27 drain-life        B m
  28 teleport-monster  T W B O m
  29 cancellation      T W B O m
  30 bless-weapon      B
`;

export const PRINTED_BOARD = `
  $ . . m . . . $ . . . m . . $
  . # . . . o . . . o . . . # .
  . . # . . . m . m . . . # . .
  m . . # . . . m . . . # . . m
  . . . . # . . . . . # . . . .
  . o . . . O . . . O . . . o .
  . . m . . . M . M . . . m . .
  $ . . m . . . * . . . m . . $
  . . m . . . M . M . . . m . .
  . o . . . O . . . O . . . o .
  . . . . # . . . . . # . . . .
  m . . # . . . m . . . # . . m
  . . # . . . m . m . . . # . .
  . # . . . o . . . o . . . # .
  $ . . m . . . $ . . . m . . $
`;

/** o: walked without touching an outer sleeper; x: adjacent to one; -: only reachable by touching one. */
export const PRINTED_QUIET_ROOM = `
  - - x m x - - - - - x m x - -
  - # x x x x x x x x x x x # -
  x x # - - x m x m x - - # x x
  m x - # - x x m x x - # - x m
  x x - - # o x x x o # - - x x
  - x x x o o o o o o o x x x -
  - x m x x o m o m o x x m x -
  - x x m x o o o o o x m x x -
  - x m x x o m o m o x x m x -
  - x x x o o o o o o o x x x -
  x x - - # o x x x o # - - x x
  m x - # - x x m x x - # - x m
  x x # - - x m x m x - - # x x
  - # x x x x x x x x x x x # -
  - - x m x - - - - - x m x - -
`;
