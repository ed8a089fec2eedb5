/** Chapter "Search cards one by one", the Use Item phase: one-use items, any number, in any order. */
import { MAX_LIFE } from '../data/constants.ts';
import { isUsable, searchCard, type UsableId } from '../data/search-cards.ts';
import type { State } from '../state/state.ts';
import { discard, runEffects } from './effects.ts';
import { here } from './monsters.ts';
import type { Turn } from './turn.ts';

/** In order of finding, each kind once. What would be wasted is not offered. */
export function usableItems(state: State): UsableId[] {
  return [...new Set(state.kora.items)].filter(isUsable).filter(item => isOfUse(state, item));
}

function isOfUse(state: State, item: UsableId): boolean {
  switch (item) {
    case 'healing-balm':
    case 'healing-potion':
      return state.kora.life < MAX_LIFE;
    case 'fireball-scroll':
      return here(state).some(monster => monster.kind !== 'grislyk');
    case 'invisibility-scroll':
      return !state.kora.invisible;
  }
}

export function useItem(turn: Turn, item: UsableId): void {
  const { items } = turn.state.kora;
  items.splice(items.indexOf(item), 1);
  discard(turn, item);
  turn.tell({ type: 'item-used', item });
  runEffects(turn, item, searchCard(item).effects);
}
