/** The rooms whose lesson was finished: a star each. Two histories are joined. */
import type { DocumentType } from '../core/document.ts';
import { bounded, listOf, readAs } from '../core/reader.ts';
import { gameId } from '../core/setup-reader.ts';

const LESSONS = listOf('a list of rooms', gameId, { least: 0, most: 100 });

export const LESSONS_DOCUMENT: DocumentType<readonly string[]> = {
  name: 'lessons',
  version: 1,
  check: value => readAs(bounded(LESSONS), value, 'lessons'),
  merge: (mine, theirs) => [...new Set([...mine, ...theirs])],
};

export function withLesson(finished: readonly string[] | undefined, room: string): readonly string[] {
  return [...new Set([...(finished ?? []), room])];
}
