/** The layers of docs/architecture.md, from the one list of borders. */
import { INSIDE, LAYERS } from '../../lib/layers.mjs';
import type { Blocks } from '../fill.ts';
import { block, table } from '../markdown.ts';

const WHAT: Readonly<Record<string, string>> = {
  core: 'games in general: the interface, matches, chance, seeds, grids, maps, runs, readers; models and motions as plain data',
  analyst: 'chances to win in whole numbers, imagined worlds, luck and skill ([analyst](analyst.md))',
  bots: 'what a bot is, and bots for any game',
  games: 'one folder a room: its data, rules, looks and bot; `room.ts` says what a room is',
  hall: 'playing together, without page or server: messages, tables, boards, names; a table is the fold of its log ([the Hall](hall.md))',
  records:
    'what is remembered of runs: rankings, dailies, splits, ghosts, campaign, theatre; it is told the time',
  services: 'the browser, each part with a fallback: storage, settings, clock, keys, packs, share, workers',
  audio: 'sounds and music',
  offline: 'the service worker, and who registers it',
  table: 'what lies on the table, drawn: board, tokens, dice, cards, light, fights, the event player',
  panels: 'what is read, typed and pressed: real HTML over the canvas, from the same models',
  session: 'one match at the table: asks, does, tells, records; knows table and panels by what they can do',
  app: 'the program: one desk a screen, saves, records, routes',
  scenes: 'the Phaser scenes that do what the app asks of its picture',
  'test-hook.ts': 'what browser tests may ask; only in builds for them',
  'main.ts': 'introduces them to one another',
};

const listed = (names: readonly string[]): string => names.map(name => `\`${name}\``).join(', ');

function whatIs(name: string): string {
  const what = WHAT[name];
  if (what === undefined) throw new Error(`tools/docs/tables/layers.ts does not say what src/${name} is.`);
  return what;
}

/** What is seen by way of another layer needs no arrow of its own. */
function arrowsOf(sees: readonly string[]): string[] {
  const indirect = new Set(sees.flatMap(name => LAYERS.find(layer => layer.name === name)?.sees ?? []));
  return sees.filter(name => !indirect.has(name));
}

function picture(): string {
  const arrows = LAYERS.filter(({ name }) => name !== 'test-hook.ts').flatMap(({ name, sees }) =>
    arrowsOf(sees.filter(other => other !== 'test-hook.ts')).map(
      other => `  ${nodeOf(name)} --> ${nodeOf(other)}`,
    ),
  );
  return block(['flowchart RL', ...arrows], 'mermaid');
}

const nodeOf = (name: string): string => name.replace('.ts', '');

export const blocks: Blocks = {
  picture,
  layers: () =>
    table(
      ['in `src`', 'is', 'sees', 'packages'],
      LAYERS.map(({ name, sees, packages }) => [`\`${name}\``, whatIs(name), listed(sees), listed(packages)]),
    ),
  inside: () =>
    table(
      ['inside', 'from the ground up'],
      Object.entries(INSIDE).map(([folder, order]) => [`\`${folder}\``, listed(order)]),
    ),
};
