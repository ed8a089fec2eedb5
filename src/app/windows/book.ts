/** The rules of a room as a book. */
import type { AnyRoom } from '../../games/room.ts';
import type { BookModel } from '../../panels/model.ts';

export function bookOf({ card, help }: Pick<AnyRoom, 'card' | 'help'>): BookModel {
  const { title, accent } = card;
  return { kind: 'book', title, accent, pages: help };
}
