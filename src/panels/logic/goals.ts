/** Goals in words, for those who cannot see the stars. */
import type { GoalModel } from '../model.ts';

/** "2 of 4 goals met". */
export function metOf(goals: readonly Pick<GoalModel, 'met'>[]): string {
  return `${goals.filter(goal => goal.met).length} of ${goals.length} goals met`;
}
