/** Chapters "Chests" and "Collection points". A site is emptied once, at the end of any movement (R15). */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { CHEST_DIE, ITEM_DIE } from '../data/constants.ts';
import { ITEM_IDS } from '../data/items.ts';
import type { Item, State } from '../state/state.ts';
import { walker } from './movement.ts';
import type { Insider } from './pieces.ts';
import { chestAt, pointAt } from './squares.ts';
import { count, gainCoins, mark, siteDice, type Turn } from './turn.ts';
import { sleepersAtCorners, wakeAll } from './waking.ts';

export function isEmptied(state: State, at: Cell): boolean {
  return state.emptied.some(each => sameCell(each, at));
}

export function canCollect(state: State, at: Cell): boolean {
  return (chestAt(at) ?? pointAt(at)) !== undefined && !isEmptied(state, at);
}

export function collect(turn: Turn): void {
  const { hero, outing } = walker(turn.state)!;
  const chest = chestAt(hero.at);
  turn.state.emptied = [...turn.state.emptied, hero.at];
  if (!chest) return collectItems(turn, hero);
  outing.chestWakes = [...outing.chestWakes, ...chest.wakes];
  loot(turn, hero);
}

/** 2D10 coins; the sleepers on its squares wake at the end of the turn (R25). */
function loot(turn: Turn, hero: Insider): void {
  const dice = siteDice(turn, hero.at);
  const first = dice.roll(CHEST_DIE);
  const second = dice.roll(CHEST_DIE);
  const by = first + second;
  count(turn, hero.seat, 'chests');
  const { seat, at } = hero;
  gainCoins(turn, hero, by, () => {
    turn.tell({ type: 'looted', seat, at, dice: [first, second], by, coins: hero.coins });
    mark(turn, seat, 'first-chest');
  });
}

/** One D30 per item; then the neighbour wakes, at once. */
function collectItems(turn: Turn, hero: Insider): void {
  const { state } = turn;
  const dice = siteDice(turn, hero.at);
  const rolls = Array.from({ length: pointAt(hero.at)!.items }, () => dice.roll(ITEM_DIE));
  const items = rolls.map(
    (face, index): Item => ({ uid: state.nextItem + index, kind: ITEM_IDS[face - 1]! }),
  );
  state.nextItem += items.length;
  hero.items = [...hero.items, ...items];
  count(turn, hero.seat, 'itemsFound', items.length);
  turn.tell({ type: 'collected', seat: hero.seat, at: hero.at, rolls, items });
  mark(turn, hero.seat, 'first-item');
  wakeAll(turn, sleepersAtCorners(state, hero.at), 'collect', hero.seat);
}
