/**
 * The one list of borders between the folders of src/. tools/lib/borders.mjs holds every import against it, and
 * oxlint.config.mjs tells the linter from it which globals a folder does without.
 */

const BROWSER = words(`globalThis self process window document location navigator
                       localStorage sessionStorage indexedDB fetch Worker`);
const TIMERS = words('setTimeout setInterval requestAnimationFrame');
const NOW = words('Date.now performance');
const CHANCE = words('Math.random crypto');
const NOT_SEEDED = [...NOW, ...CHANCE];
/** Records write dates, so they may compute with a `Date` that they are given. */
const TOLD_THE_TIME = [...BROWSER, ...TIMERS, ...NOT_SEEDED];
const PURE = [...TOLD_THE_TIME, 'Date'];

/**
 * Folders and files of src/, from the ground up: each sees itself and, of the rows above it, those it names. A
 * package is known where it is named, a global wherever it is not.
 */
// biome-ignore format: a table
export const LAYERS = [
  //     name            does without     takes packages          sees
  layer('core',         PURE,            'fflate seedrandom tiled-types', ''),
  layer('analyst',      PURE,            '',                     'core'),
  layer('bots',         PURE,            '',                     'core analyst'),
  layer('games',        PURE,            '',                     'core analyst bots'),
  layer('records',      TOLD_THE_TIME,   '',                     'core analyst bots games'),
  layer('hall',         TOLD_THE_TIME,   '',                     'core games records'),
  layer('services',     ['Math.random'], '@noble/curves',        'core analyst bots games records hall'),
  layer('audio',        ['Date.now'],    'howler',               'core'),
  layer('offline',      NOT_SEEDED,      '',                     ''),
  layer('table',        NOT_SEEDED,      'phaser',               'core games'),
  layer('panels',       CHANCE,          'preact @fontsource/press-start-2p @fontsource/vt323', 'core analyst games records services'),
  layer('session',      PURE,            '',                     'core bots games hall services table panels'),
  layer('app',          NOT_SEEDED,      '',                     'core games records hall services audio table panels session'),
  layer('scenes',       CHANCE,          'phaser',               'core games services table panels app'),
  layer('test-hook.ts', CHANCE,          'phaser',               'core games records audio table panels session app'),
  layer('main.ts',      CHANCE,          '',                     'games services audio offline panels app scenes test-hook.ts'),
];

/** Folders inside one of src/ (`*`: inside each room), from the ground up as well. What is not listed is free. */
export const INSIDE = {
  'games/*': ['data', 'words', 'rules', 'bot', 'look'],
  table: ['views', 'fight', 'motions'],
  panels: ['logic', 'parts', 'side', 'windows', 'screens'],
};

/** What any file may take from outside src/: plain files, bundled as they are. */
export const MATERIAL = ['assets', 'maps'];

/** What single files may do after all, each with its reason. */
export const AFTER_ALL = {
  // The word list is fetched before the room is handed out; in Node it is read by a module that no browser has.
  'src/games/letter-labyrinths/words/open.ts': ['fetch', 'import()'],
};

function words(text) {
  return text.split(/\s+/).filter(Boolean);
}

function layer(name, lacks, packages, sees) {
  return { name, lacks, packages: words(packages), sees: words(sees) };
}
