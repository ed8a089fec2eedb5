/** Decks and bags: a draw pile and a discard pile of ids, as plain data in the state. */
import { shuffle, type Dice } from './rng.ts';

export interface Pile<T> {
  /** The top card is the last one. */
  draw: T[];
  discard: T[];
}

export function newPile<T>(dice: Dice, cards: readonly T[]): Pile<T> {
  return { draw: shuffle(dice, cards), discard: [] };
}

/** Takes the top card; when the pile is empty the discards are shuffled into a new one first. */
export function drawCard<T>(pile: Pile<T>, dice: Dice): T | undefined {
  if (pile.draw.length === 0 && pile.discard.length > 0) {
    pile.draw = shuffle(dice, pile.discard);
    pile.discard = [];
  }
  return pile.draw.pop();
}

/** Takes one thing out of a bag without looking. */
export function drawFromBag<T>(bag: T[], dice: Dice): T | undefined {
  if (bag.length === 0) return undefined;
  return bag.splice(dice.int(bag.length), 1)[0];
}
