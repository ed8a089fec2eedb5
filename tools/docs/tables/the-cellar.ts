/** The tables of docs/rules/the-cellar.md. */
import { indexOf, type Cell } from '../../../src/core/grid.ts';
import { CELLARS, cellarOf, type Cellar } from '../../../src/games/the-cellar/data/cellars.ts';
import {
  ACTIONS,
  CANDLE,
  HEARTS,
  RAT_EYES,
  SCORE,
  STRIKE,
} from '../../../src/games/the-cellar/data/constants.ts';
import { FINDS, GAINS, TOOL_USES } from '../../../src/games/the-cellar/data/finds.ts';
import { LITTER, RATS, type RatKind } from '../../../src/games/the-cellar/data/rats.ts';
import { FIND_LOOKS, TOOL_LOOKS } from '../../../src/games/the-cellar/look/finds.ts';
import { RAT_LOOKS } from '../../../src/games/the-cellar/look/rats.ts';
import { capital } from '../../../src/games/phrases.ts';
import type { Blocks } from '../fill.ts';
import { block, constants, table } from '../markdown.ts';

const sitesOf = ({ site }: Cellar): readonly (readonly [letter: string, at: readonly Cell[]])[] => [
  ['S', [site.start]],
  ['K', [site.key]],
  ['D', [site.door]],
  ['C', [site.chest]],
  ['W', [site.bottle]],
  ['B', site.barrels],
  ['r', site.rats],
];

function picture(cellar: Cellar): string[] {
  const { extent, rows } = cellar;
  const letters = new Map(
    sitesOf(cellar).flatMap(([letter, cells]) => cells.map(at => [indexOf(extent, at), letter])),
  );
  return rows.map((row, y) =>
    row
      .split('')
      .map((ground, x) => letters.get(indexOf(extent, { x, y })) ?? ground)
      .join(''),
  );
}

export const blocks: Blocks = {
  boards: () =>
    CELLARS.map(id => {
      const cellar = cellarOf({ cellar: id });
      return `${cellar.name} (\`maps/the-cellar/${id}.json\`):\n\n${block(picture(cellar))}`;
    }).join('\n\n'),
  rats: () =>
    table(
      ['rat', 'in the litter', 'runs', 'bites on', 'and'],
      (Object.keys(RATS) as RatKind[]).map(kind => [
        capital(RAT_LOOKS[kind].name),
        LITTER.filter(other => other === kind).length,
        RATS[kind].steps,
        `${RATS[kind].bite} or more`,
        RATS[kind].shy ? 'is shy' : '',
      ]),
    ),
  numbers: () =>
    constants({
      Hearts: HEARTS,
      'Actions a turn': ACTIONS,
      'A rat sees as far as': RAT_EYES,
      'Strike hits on': `${STRIKE} or more`,
      'Strike with the broom': `${TOOL_USES.broom.strike} or more`,
      'Candle, bright': `${CANDLE.bright} turns`,
      'Candle, short': `${CANDLE.short} turns`,
      'A candle stub adds': `${GAINS['candle-stub'].light} turns`,
    }),
  finds: () =>
    table(
      ['what', 'does'],
      FINDS.map(find => [
        FIND_LOOKS[find].title,
        FIND_LOOKS[find].text(GAINS[find].hearts + GAINS[find].light),
      ]),
    ),
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
        ['The good bottle, if out', SCORE.bottle],
        ['A silver spoon, if out', SCORE.spoon],
        ['Each rat slain', SCORE.rat],
      ],
    ),
};
