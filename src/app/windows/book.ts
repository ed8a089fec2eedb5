/** The rules of a room as a book. */
import type { AnyRoom } from '../../games/room.ts';
import type { BookModel } from '../../panels/model.ts';
import { LUCK_PAGE } from './luck-page.ts';

export function bookOf({ card, help, outlook }: Pick<AnyRoom, 'card' | 'help' | 'outlook'>): BookModel {
  const { title, accent } = card;
  return { kind: 'book', title, accent, pages: outlook ? [...help, LUCK_PAGE] : help };
}
