/** What a seed deals: the sleepers, and what every chest and rune holds, whoever comes when. */
import { cellName } from '../../../core/grid.ts';
import { copy } from '../../../core/plain.ts';
import { board } from '../data/board.ts';
import { CHEST_DIE, ITEM_DIE } from '../data/constants.ts';
import { ITEM_IDS } from '../data/items.ts';
import { MONSTERS } from '../data/monsters.ts';
import { kindOf } from '../rules/pieces.ts';
import { openTurn, siteDice } from '../rules/turn.ts';
import type { State } from '../state/state.ts';
import { itemName } from './items.ts';

export function catalog(state: State): string[] {
  const turn = openTurn(copy(state));
  const tiles = (back: 'boss' | 'plain'): string =>
    state.monsters
      .filter(monster => monster.back === back)
      .map(monster => `${cellName(monster.at)} ${MONSTERS[kindOf(monster)].letter}`)
      .join(', ');
  const chests = board.chests.map(({ at }) => {
    const dice = siteDice(turn, at);
    return `${cellName(at)} ${dice.roll(CHEST_DIE) + dice.roll(CHEST_DIE)}`;
  });
  const runes = board.points.map(({ at, items }) => {
    const dice = siteDice(turn, at);
    const names = Array.from({ length: items }, () => itemName(ITEM_IDS[dice.roll(ITEM_DIE) - 1]!));
    return `${cellName(at)} ${names.join(' + ')}`;
  });
  return [
    `Bosses: ${tiles('boss')}`,
    `Sleepers: ${tiles('plain')}`,
    `Chests: ${chests.join(', ')}`,
    `Runes: ${runes.join(', ')}`,
    `Bag, next first: ${state.bag
      .toReversed()
      .map(kind => MONSTERS[kind].letter)
      .join('')}`,
  ];
}
