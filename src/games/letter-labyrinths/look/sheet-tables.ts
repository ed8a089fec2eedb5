/** Tables that the sheet, the tool-tips and the dialogs share. */
import type { SheetPart } from '../../../core/look.ts';
import { stat, statsPart, tablePart } from '../../parts.ts';
import { capital } from '../../phrases.ts';
import { TRIADS } from '../data/constants.ts';
import { dungeonIn } from '../data/dungeons.ts';
import { fortuneOf } from '../data/fortunes.ts';
import type { State } from '../state/state.ts';
import { bossSprite, enemySprite, foeName } from './labyrinths.ts';
import { wayWords } from './words.ts';

/** Which letters move where: an arrow, its word and three letters a row. */
export function lettersTable(label: string, card: number): SheetPart {
  const { triads } = fortuneOf(card);
  const rows = TRIADS.map((direction, index) => {
    const { word, icon, tone } = wayWords(direction);
    return { cells: [capital(word), triads[index]!.split('').join(' ')], icon, tone };
  });
  return tablePart(label, ['Way', 'Letters'], rows);
}

/** Who is still about, what it spells, and how much it has taken. */
export function foesTable(state: State): SheetPart {
  const { boss, enemies, capture, bossHealth } = state;
  if (boss) {
    const cells = [foeName(state, 'boss'), `${boss.damage}/${bossHealth}`];
    const icon = boss.size === 1 ? bossSprite(state, boss.size) : 'skull';
    return tablePart('Boss', ['Name', 'Hits'], [{ cells, icon, tone: 'bad' }]);
  }
  const rows = enemies.map(({ n, word, at, damage }) => ({
    cells: [`${n}`, word, at ? `${damage}/${capture}` : 'captured'],
    icon: enemySprite(state, n),
    ...(!at && { tone: 'dim' as const }),
  }));
  return tablePart('Enemies', ['No.', 'Spells', 'Hits'], rows);
}

/**
 * The same in a few lines, first of all: whoever makes a word has no room for more. As many lines all game long, so that
 * the keys below stay where they are: caught enemies keep theirs, and a boss has one for each of its words.
 */
export function foesStats(state: State): SheetPart {
  const { boss, enemies, capture, bossHealth } = state;
  if (boss)
    return statsPart(
      stat(foeName(state, 'boss'), `${boss.damage}/${bossHealth}`, 'skull', HITS),
      ...dungeonIn(state).bossTable.map(({ from, to, word }) =>
        stat(
          word,
          from === to ? `${from}` : `${from}-${to}`,
          undefined,
          'It spells this on these faces of its die.',
        ),
      ),
    );
  return statsPart(
    ...enemies.map(({ n, word, damage, at }) => {
      const label = `${n} ${word}`;
      const sprite = enemySprite(state, n);
      if (!at) return stat(label, 'caught', sprite, 'It is captured.');
      return { ...stat(label, `${damage}/${capture}`, sprite, `What it spells. ${HITS}`), vital: word };
    }),
  );
}
const HITS = 'Hits taken, of all that it can take.';

/** What the boss spells by its die. */
export function bossTable(state: State): SheetPart {
  const { bossTable: words, boss, bossDie } = dungeonIn(state);
  const rolled = state.boss?.rolls ?? [];
  const rows = words.map(({ from, to, word }) => ({
    cells: [from === to ? `${from}` : `${from}-${to}`, word],
    ...(rolled.some(face => face >= from && face <= to) && { tone: 'gold' as const }),
  }));
  return tablePart(`${boss}: d${bossDie}`, ['Roll', 'Spells'], rows);
}
