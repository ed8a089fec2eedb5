/** Slaying, by sword or by fire: the token goes back to the pool, and the sorcerer never returns. */
import type { Objective } from '../data/constants.ts';
import type { UsableId } from '../data/search-cards.ts';
import type { Monster } from '../state/state.ts';
import { markSplit } from './ending.ts';
import { removeMonster } from './monsters.ts';
import type { Turn } from './turn.ts';

export function slay(turn: Turn, { id, kind }: Monster, by: 'sword' | UsableId): void {
  const { state, tell } = turn;
  const { slain } = state.stats;
  removeMonster(state, id);
  state.stats.slain = { ...slain, [kind]: slain[kind] + 1 };
  tell({ type: 'monster-slain', monster: id, kind, tile: state.kora.tile, by });
  if (kind === 'grislyk') achieve(turn, 'grislyk');
}

/** Objectives are for good: the Book is not lost again, the Crucible not mended. */
export function achieve({ state, tell }: Turn, objective: Objective): void {
  state.objectives = { ...state.objectives, [objective]: true };
  state.marks = state.marks.with(-1, { ...state.marks.at(-1)!, objective: true });
  markSplit(state, objective);
  tell({ type: 'objective-done', objective, tile: state.kora.tile });
}
