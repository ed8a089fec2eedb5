/** The tables of docs/rules/the-cellar.md. */
import { indexOf, type Cell } from '../../../src/core/grid.ts';
import {
  ACTIONS,
  CANDLE,
  HEARTS,
  NEED,
  RAT_EYES,
  RAT_STEPS,
  SCORE,
} from '../../../src/games/the-cellar/data/constants.ts';
import { GAINS, TOOL_USES } from '../../../src/games/the-cellar/data/finds.ts';
import { extent, rows, site } from '../../../src/games/the-cellar/data/map.ts';
import { FIND_LOOKS, TOOL_LOOKS } from '../../../src/games/the-cellar/look/finds.ts';
import { capital } from '../../../src/games/phrases.ts';
import type { Blocks } from '../fill.ts';
import { block, constants, table } from '../markdown.ts';

const SITES: readonly (readonly [letter: string, at: readonly Cell[]])[] = [
  ['S', [site.start]],
  ['K', [site.key]],
  ['D', [site.door]],
  ['C', [site.chest]],
  ['B', site.barrels],
  ['r', site.rats],
];

function picture(): string[] {
  const letters = new Map(SITES.flatMap(([letter, cells]) => cells.map(at => [indexOf(extent, at), letter])));
  return rows.map((row, y) =>
    row
      .split('')
      .map((ground, x) => letters.get(indexOf(extent, { x, y })) ?? ground)
      .join(''),
  );
}

const named = (names: Readonly<Record<string, { title: string; text: string }>>): string =>
  table(
    ['what', 'does'],
    Object.values(names).map(({ title, text }) => [title, text]),
  );

export const blocks: Blocks = {
  board: () => block(picture()),
  numbers: () =>
    constants({
      Hearts: HEARTS,
      'Actions a turn': ACTIONS,
      'A rat sees as far as': RAT_EYES,
      'A rat runs, steps a turn': RAT_STEPS,
      'Strike hits on': `${NEED.strike} or more`,
      'Strike with the broom': `${TOOL_USES.broom.strike} or more`,
      'Bite hits on': `${NEED.bite} or more`,
      'Candle, bright': `${CANDLE.bright} turns`,
      'Candle, short': `${CANDLE.short} turns`,
      'A candle stub adds': `${GAINS['candle-stub'].light} turns`,
    }),
  finds: () => named(FIND_LOOKS),
  tools: () =>
    table(
      ['what', 'does'],
      Object.values(TOOL_LOOKS).map(({ name, text }) => [capital(name), text]),
    ),
  score: () =>
    table(
      ['for', 'points'],
      [
        ['Getting out', SCORE.escape],
        ['Each heart left, if out', SCORE.heart],
        ['Each turn of light left, if out', SCORE.candle],
        ['Each rat slain', SCORE.rat],
      ],
    ),
};
