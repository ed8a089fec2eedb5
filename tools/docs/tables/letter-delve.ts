/** The tables of docs/rules/letter-delve.md. */
import { cellAt, type Cell } from '../../../src/core/grid.ts';
import { BOARD } from '../../../src/games/letter-delve/data/board-map.ts';
import { board } from '../../../src/games/letter-delve/data/board.ts';
import {
  CHEST_DIE,
  ITEM_DIE,
  LAST_ROUND,
  MAX_HP,
  MEDALS,
  MONSTER_DIE,
  SLOW_DIE,
  START_COINS,
  THEFT_DIE,
  TRUCE_ROUNDS,
  WAKE_HP,
  WALK_DIE,
} from '../../../src/games/letter-delve/data/constants.ts';
import { ARMOUR_PRICE, TIER_PRICE, TIERS, WEAPONS } from '../../../src/games/letter-delve/data/gear.ts';
import { ITEM_IDS, ITEMS } from '../../../src/games/letter-delve/data/items.ts';
import { DIE_OF, isBoss, KINDS, lootOf, MONSTERS } from '../../../src/games/letter-delve/data/monsters.ts';
import { onStar, readRules } from '../../../src/games/letter-delve/data/options.ts';
import { ITEM_RULES } from '../../../src/games/letter-delve/rules/item-rules.ts';
import type { Blocks } from '../fill.ts';
import { block, constants, table, words } from '../markdown.ts';

function picture(): string[] {
  const letters = new Map<string, string>();
  const put = (letter: string, cells: readonly Cell[]): void => {
    for (const { x, y } of cells) letters.set(`${x},${y}`, letter);
  };
  put(
    '#',
    board.walls.flatMap((isWall, index) => (isWall ? [cellAt(BOARD, index)] : [])),
  );
  put('*', [board.star]);
  put(
    '$',
    board.chests.map(chest => chest.at),
  );
  put(
    'o',
    board.points.filter(point => point.items === 1).map(point => point.at),
  );
  put(
    'O',
    board.points.filter(point => point.items > 1).map(point => point.at),
  );
  put('M', board.bossSpawns);
  put('m', board.outerSpawns);
  const columns = Array.from({ length: BOARD.columns }, (_, x) => x);
  return [
    `     ${columns.map(x => String.fromCharCode(65 + x)).join(' ')}`,
    ...Array.from({ length: BOARD.rows }, (_, y) => {
      const row = columns.map(x => letters.get(`${x},${y}`) ?? '.').join(' ');
      return `y ${String(y).padStart(2)} ${row}`;
    }),
  ];
}

export const blocks: Blocks = {
  board: () => block(picture()),
  rules: () => {
    const [delve, book] = [readRules({}), readRules({ rules: 'by-the-book' })];
    return table(
      ['', 'Delve', 'By the book'],
      [
        ['stairs', delve.exit, book.exit],
        ['who may stand on the star', onStar(delve), onStar(book)],
        ['Regeneration', delve.regeneration, book.regeneration],
        ['torch, rounds', delve.torch, `none (round ${LAST_ROUND} ends it)`],
        ['gold fever', `+1 for every ${delve.fever} coins`, 'none'],
        ['items', 'in windows, at any time if asked always', 'at any time'],
      ],
    );
  },
  monsters: () =>
    table(
      ['tile', 'name', 'tiles', 'HP', 'die', 'loot', 'special'],
      KINDS.map(kind => {
        const { letter, name, tiles, hp, special } = MONSTERS[kind];
        const die = kind === 'doppelganger' ? "victim's" : `D${DIE_OF[hp]}`;
        return [letter, isBoss(kind) ? `${name} (boss)` : name, tiles, hp, die, lootOf(kind), special ?? ''];
      }),
    ),
  gear: () =>
    table(
      ['tier', 'weapon', 'die', 'coins at the start'],
      TIERS.map(tier => [tier, WEAPONS[tier].name, `D${WEAPONS[tier].die}`, tier * TIER_PRICE]),
    ),
  items: () =>
    table(
      [`D${ITEM_DIE}`, 'item', 'when', 'aimed at'],
      ITEM_IDS.map((id, index) => [
        index + 1,
        ITEMS[id].name,
        ITEMS[id].when.join(', '),
        words(ITEM_RULES[id].aim),
      ]),
    ),
  numbers: () =>
    constants({
      'HP, at the start and at most': MAX_HP,
      'Coins at the start': START_COINS,
      'Coins a tier gained': TIER_PRICE,
      'Coins for Leather Armour': ARMOUR_PRICE,
      "A hero's movement": `2D${WALK_DIE}`,
      "A monster's movement": `D${MONSTER_DIE}, slowed D${SLOW_DIE}`,
      'Coins in a chest': `2D${CHEST_DIE}`,
      'Coins a greedy hit steals': `D${THEFT_DIE}`,
      'Rounds of a truce': TRUCE_ROUNDS,
      'HP that end a "wake me" pass': WAKE_HP,
    }),
  medals: () =>
    table(
      ['medal', 'coins'],
      MEDALS.map(({ name, coins }) => [name, coins]),
    ),
};
