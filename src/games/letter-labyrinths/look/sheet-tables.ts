/** Tables that the sheet, the tool-tips and the dialogs share. */
import type { SheetPart } from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import { TRIADS } from '../data/constants.ts';
import { dungeonOf } from '../data/dungeons.ts';
import { fortuneOf } from '../data/fortunes.ts';
import type { State } from '../state/state.ts';
import { bossSprite, enemySprite, foeName } from './labyrinths.ts';
import { wayWords } from './words.ts';

type Table = Extract<SheetPart, { part: 'table' }>;

/** Which letters move where: an arrow, its word and three letters a row. */
export function lettersTable(label: string, card: number): Table {
  const { triads } = fortuneOf(card);
  return {
    part: 'table',
    label,
    heads: ['Way', 'Letters'],
    rows: TRIADS.map((direction, index) => {
      const { word, icon, tone } = wayWords(direction);
      return { cells: [capital(word), triads[index]!.split('').join(' ')], icon, tone };
    }),
  };
}

/** Who is still about, what it spells, and how much it has taken. */
export function foesTable(state: State): Table {
  if (state.boss) {
    const { damage, size } = state.boss;
    return {
      part: 'table',
      label: 'Boss',
      heads: ['Name', 'Hits'],
      rows: [
        {
          cells: [foeName(state, 'boss'), `${damage}/${state.bossHealth}`],
          icon: size === 1 ? bossSprite(state, size) : 'skull',
          tone: 'bad',
        },
      ],
    };
  }
  return {
    part: 'table',
    label: 'Enemies',
    heads: ['No.', 'Spells', 'Hits'],
    rows: state.enemies.map(({ n, word, at, damage }) => ({
      cells: [`${n}`, word, at ? `${damage}/${state.capture}` : 'captured'],
      icon: enemySprite(state, n),
      ...(!at && { tone: 'dim' as const }),
    })),
  };
}

/** What the boss spells by the d12, three words a round. */
export function bossTable(state: State): Table {
  const { bossTable: rows, boss } = dungeonOf(state.options.dungeon);
  const rolled = state.boss?.rolls ?? [];
  return {
    part: 'table',
    label: `${boss}: d12`,
    heads: ['Roll', 'Spells'],
    rows: rows.map(({ from, to, word }) => ({
      cells: [from === to ? `${from}` : `${from}-${to}`, word],
      ...(rolled.some(face => face >= from && face <= to) && { tone: 'gold' as const }),
    })),
  };
}
