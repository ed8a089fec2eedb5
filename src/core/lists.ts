/** Lists as looks write them. */

/** For `...given(isBook, banner('The Book'))`: things that are there only under a condition. */
export function given<T>(is: boolean, ...things: T[]): T[] {
  return is ? things : [];
}
