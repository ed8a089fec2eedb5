/** The stars of a place as they are shown: the campaign's goals, and the lesson, which counts for nothing but pride. */
import type { ChapterModel } from '../panels/model.ts';
import type { PlaceProgress } from '../records/campaign.ts';

export function starsOf({ id, goals }: PlaceProgress, lessons: readonly string[]): ChapterModel['goals'] {
  return [...goals.map(goal => ({ label: goal.text, met: goal.by !== undefined })), lessonStar(id, lessons)];
}

export const lessonStar = (id: string, lessons: readonly string[]) => ({
  label: 'Finish the lesson.',
  met: lessons.includes(id),
});
