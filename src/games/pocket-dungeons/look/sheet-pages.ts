/** Further pages of the sheet: who lurks where, the five charts, all twelve cards. */
import type { SheetModel, SheetPart, TableRow } from '../../../core/look.ts';
import { itemsPart, tablePart } from '../../parts.ts';
import { ATTACKS, CARDS, cardOf, DWELLERS } from '../data/cards.ts';
import { CHARTS, trapOf, TRAPS, type ChartId } from '../data/charts.ts';
import type { State } from '../state/state.ts';
import { CHART_WORDS, chartShares, resultText, totalsText } from './charts.ts';
import { fullName, pairText, statText, tileName } from './words.ts';

export function sheetPages(state: State): NonNullable<SheetModel['pages']> {
  return [
    { title: 'Foes', parts: [dwellers(state), waiting(state)] },
    {
      title: 'Charts',
      parts: [...(['treasure', 'hazard', 'encounter', 'door'] as const).map(chartPart), trapPart()],
    },
    { title: 'Cards', parts: [cardsPart()] },
  ];
}

function dwellers(state: State): SheetPart {
  const figures = state.chars.filter(char => char.role === 'dweller');
  return tablePart(
    figures.length > 0 ? 'Monsters in the dungeon' : 'No monsters in the dungeon',
    ['Monster', 'Tile', 'Skulls', ''],
    figures.map((char): TableRow => {
      const tired = char.id === state.lastSchemed;
      return {
        cells: [
          fullName(state, char),
          tileName(char.at),
          `${char.bounty}`,
          tired ? 'tired' : char.paralysed ? 'paralysed' : '',
        ],
        icon: char.card,
        ...(tired && { tone: 'dim' as const }),
      };
    }),
  );
}

/** Who could still come: figures in the box, and delvers before the entrance. */
function waiting({ supply, recruits }: State): SheetPart {
  return itemsPart('Still outside', [
    ...recruits.map(card => ({
      icon: card,
      label: cardOf(card).name,
      help: 'Can enter when a delver has died.',
    })),
    ...DWELLERS.filter(card => supply[card] > 0).map(card => ({
      icon: card,
      label: cardOf(card).name,
      count: supply[card],
      help: 'Comes with an encounter.',
    })),
  ]);
}

function chartPart(chart: ChartId): SheetPart {
  const chances = chartShares(chart);
  return tablePart(
    `${CHART_WORDS[chart]}, two dice`,
    ['Roll', 'Result', 'Chance'],
    CHARTS[chart].map(([from, to, result], row): TableRow => {
      const cells = [totalsText(from, to), resultText(result), chances[row]!.chance];
      return { cells, icon: `chart-${result}` };
    }),
  );
}

function trapPart(): SheetPart {
  const chances = chartShares('trap');
  return tablePart(
    'Trap, two dice',
    ['Roll', 'Trap', 'Test', 'Chance'],
    TRAPS.map(({ total, id, name }, row): TableRow => {
      const { test } = trapOf(id);
      const text = test ? `${statText(test.stat, 'def')} ${test.need}+` : 'none';
      return { cells: [`${total}`, name, text, chances[row]!.chance], icon: `trap-${id}` };
    }),
  );
}

function cardsPart(): SheetPart {
  return tablePart(
    'All cards: attack/defence',
    ['Card', 'Melee', 'Ranged', 'Magic', 'Action'],
    CARDS.map(card => ({
      cells: [card.name, ...ATTACKS.map(attack => pairText(card[attack])), `${card.action}`],
      icon: card.id,
    })),
  );
}
