/** The tables of docs/rules/letter-labyrinths.md. */
import { DIRECTIONS, indexOf, type Direction } from '../../../src/core/grid.ts';
import { labyrinthOf } from '../../../src/games/letter-labyrinths/data/boards.ts';
import { abilitiesOfClass, COLOURS, EASES } from '../../../src/games/letter-labyrinths/data/classes.ts';
import {
  BOARD,
  DECK_SIZES,
  DIFFICULTIES,
  MAX_SEATS,
  SCORE,
  SCORE_FACTOR,
  STAR_CARDS,
  TRAPS_EACH,
  VOWELS,
  WORD_LENGTH,
} from '../../../src/games/letter-labyrinths/data/constants.ts';
import {
  DUNGEONS,
  dungeonOf,
  hasBook,
  healthOf,
  type DungeonId,
  type HealthMode,
} from '../../../src/games/letter-labyrinths/data/dungeons.ts';
import { fortuneOf, fortuneSet } from '../../../src/games/letter-labyrinths/data/fortunes.ts';
import type { Blocks } from '../fill.ts';
import { block, constants, sideBySide, table, words } from '../markdown.ts';

const players = Array.from({ length: MAX_SEATS }, (_, index) => index + 1);

function fortunes(difficulty: 'standard' | 'gentle', inARow: number): string {
  const cards = fortuneSet(difficulty).map(
    id => `${String(id).padStart(3)} ${fortuneOf(id).triads.join(' ')}`,
  );
  const rows = Array.from({ length: Math.ceil(cards.length / inARow) }, (_, row) =>
    cards.slice(row * inARow, (row + 1) * inARow).join('   '),
  );
  return block(rows);
}

/** A labyrinth in the notation of 10.2: two characters a square. */
function picture(id: DungeonId): string[] {
  const { walls, doorAt, doors, starts } = labyrinthOf(id);
  const line = (x: number, y: number, direction: Direction): number =>
    indexOf(BOARD, { x, y }) * 4 + DIRECTIONS.indexOf(direction);
  const door = (at: number): string | undefined => doors[doorAt[at]! - 1]?.letter;
  const isStart = (x: number, y: number): boolean => starts.some(cell => cell.x === x && cell.y === y);
  const square = (x: number, y: number): string => {
    const [below, right] = [line(x, y, 'south'), line(x, y, 'east')];
    const isLast = { row: y === BOARD.rows - 1, column: x === BOARD.columns - 1 };
    const floor = isStart(x, y) ? 'z' : walls[below] && !isLast.row ? '_' : '.';
    return (door(below) ?? floor) + (door(right) ?? (walls[right] && !isLast.column ? '|' : ' '));
  };
  const columns = Array.from({ length: BOARD.columns }, (_, x) => x);
  const { order, front } = dungeonOf(id);
  return [
    `${order} ${front}`,
    `   ${columns.map(x => (x + 1) % 10).join(' ')}`,
    ...Array.from({ length: BOARD.rows }, (_, y) => {
      const row = columns.map(x => square(x, y)).join('');
      return `${y} |${row.slice(0, -1)}|`;
    }),
  ];
}

const MODES: readonly (readonly [DungeonId, HealthMode])[] = DUNGEONS.flatMap(id =>
  hasBook(id) ? [[id, 'book'] as const, [id, 'even'] as const] : [[id, 'even'] as const],
);

export const blocks: Blocks = {
  'fortunes-standard': () => fortunes('standard', 4),
  'fortunes-gentle': () => fortunes('gentle', 4),
  decks: () =>
    table(
      ['players', ...players.map(String), 'cards'],
      DIFFICULTIES.map(name => [name, ...DECK_SIZES[name], `${fortuneSet(name).length} to draw from`]),
    ),
  classes: () =>
    table(
      ['colour', 'ability', 'hits off the evened boss (ours)'],
      COLOURS.map(colour => [
        colour,
        abilitiesOfClass(colour, 'both').map(words).join(' or '),
        EASES[colour],
      ]),
    ),
  dungeons: () =>
    table(
      ['#', 'dungeon', 'boss', 'twist', 'traps', 'words of enemies 1 to 5'],
      DUNGEONS.map(id => {
        const { order, front, boss, twist, traps, enemies } = dungeonOf(id);
        return [order, front, boss, twist, traps, enemies.join(' ')];
      }),
    ),
  bosses: () =>
    table(
      ['boss', 'size', 'words a round', 'told ahead', 'die', 'by its die'],
      DUNGEONS.map(id => {
        const { boss, bossSize, bossMoves, bossTells, bossDie, bossTable } = dungeonOf(id);
        const rows = bossTable.map(({ from, to, word }) => `${from === to ? from : `${from}-${to}`} ${word}`);
        const moves = bossMoves === 'size' ? 'its width' : bossMoves;
        return [boss, `${bossSize}x${bossSize}`, moves, bossTells, `d${bossDie}`, rows.join(', ')];
      }),
    ),
  health: () =>
    table(
      ['dungeon', 'mode', `capture, ${players.join(' / ')} players`, 'boss'],
      MODES.map(([id, mode]) => {
        const health = players.map(count => healthOf(id, mode, count));
        return [
          dungeonOf(id).front,
          mode,
          health.map(({ capture }) => capture).join(' / '),
          health.map(({ boss }) => boss).join(' / '),
        ];
      }),
    ),
  boards: () =>
    block([
      ...sideBySide(DUNGEONS.slice(0, 3).map(picture)),
      '',
      ...sideBySide(DUNGEONS.slice(3).map(picture)),
    ]),
  numbers: () =>
    constants({
      'Board, squares': `${BOARD.columns} x ${BOARD.rows}`,
      Players: `1 to ${MAX_SEATS}`,
      'Letters of a word': `${WORD_LENGTH.least} to ${WORD_LENGTH.most}`,
      'Trap tokens': `${TRAPS_EACH} each of ${VOWELS.join(', ')}`,
    }),
  score: () =>
    table(
      ['for', 'points'],
      [
        ['Each damage', SCORE.damage],
        ['Each capture', SCORE.capture],
        ['The flip', SCORE.flip],
        ['Winning', SCORE.won],
        ['Each card left, if won', SCORE.cardLeft],
        ['Each hint, after the factor', -SCORE.hint],
        ...DIFFICULTIES.map(name => [`Factor, ${name}`, `${SCORE_FACTOR[name]} %`]),
        ['Stars 1 / 2 / 3, cards left', STAR_CARDS.join(' / ')],
      ],
    ),
};
