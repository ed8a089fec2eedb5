/**
 * A hundred thousand words may be made, and no list holds them: they are typed and looked up. Where a list is wanted
 * all the same (random players, the contract of all rooms), it shows this handful: the words of the lesson and of the
 * examples, and common words that between them use every letter and every length.
 */
// biome-ignore format: a table
export const HANDFUL: readonly string[] = [
  'BINDER',  'OPAL',    'ROCK',    'CROOKED', 'PACK',     'SKI',     'LEEK',     'CROAK',
  'POPPY',   'LACK',    'MINIMUM', 'IT',      'OR',       'AX',      'JOB',      'ZOO',
  'QUIZ',    'DUCKS',   'DINE',    'BANANA',  'COFFEE',   'DODGE',   'EELS',     'FIFTY',
  'GIGGLE',  'HUSH',    'ICICLE',  'JUMBO',   'KAYAK',    'LULLABY', 'MUMMY',    'NINETEEN',
  'PUPPET',  'QUEUE',   'REFER',   'STATUES', 'TATTOO',   'UNUSUAL', 'VIVID',    'WINDOW',
  'ZIGZAG',  'BOX',     'HEXAGON', 'WEEVIL',  'FUZZY',    'MAJOR',   'VALLEY',   'CUCUMBER',
];
