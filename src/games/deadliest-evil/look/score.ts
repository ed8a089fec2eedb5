/** What leaving now would be worth. */
import { totalOf } from '../../../core/outcome.ts';
import { rankOf, scoreParts } from '../rules/ending.ts';
import type { State } from '../state/state.ts';
import { RESULT_NAMES } from './words.ts';

export function outcomeIfOut(state: State): { readonly name: string; readonly points: number } {
  const result = rankOf(state);
  const points = totalOf(scoreParts({ ...state, ending: { result, cause: null } }));
  return { name: RESULT_NAMES[result], points };
}
