/** Chapter "Search cards one by one", the Use Item phase: one-use items, any number, in any order. */
import type { Effect } from '../data/effects.ts';
import { isUsable, searchCard, type UsableId } from '../data/search-cards.ts';
import type { State } from '../state/state.ts';
import { healGain } from './abilities.ts';
import { caughtBy, discard, runEffects } from './effects.ts';
import type { Turn } from './turn.ts';

/** In order of finding, each kind once. What would be wasted is not offered. */
export function usableItems(state: State): UsableId[] {
  return [...new Set(state.kora.items)].filter(isUsable).filter(item => !whyWasted(state, item));
}

export type Wasted = 'life-full' | 'nobody-here' | 'already-so';

/** Why it would do nothing now; undefined when it would. */
export function whyWasted(state: State, item: UsableId): Wasted | undefined {
  const reasons = searchCard(item).effects.map(effect => whyIdle(state, effect));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

function whyIdle(state: State, effect: Effect): Wasted | undefined {
  if (effect.op === 'heal') return healGain(state, effect.n) === 0 ? 'life-full' : undefined;
  if (effect.op === 'slay-here') return caughtBy(state, effect).length === 0 ? 'nobody-here' : undefined;
  if (effect.op === 'status') return state.kora[effect.status] ? 'already-so' : undefined;
  return undefined;
}

export function useItem(turn: Turn, item: UsableId): void {
  const { items } = turn.state.kora;
  items.splice(items.indexOf(item), 1);
  discard(turn, item);
  turn.tell({ type: 'item-used', item });
  runEffects(turn, item, searchCard(item).effects);
}
