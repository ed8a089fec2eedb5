/** The key of each entry in the list of all actions. Heard as long as the list lies open, before the keys of the board. */
import type { Choice, PromptModel } from '../../core/look.ts';

/** `l` leads to the list, also from within. */
const GENERATED = '123456789abcdefghijkmnopqrstuvwxyz'.split('');
const DIGITS = GENERATED.slice(0, 9);

/**
 * A choice keeps its own key where no other choice has it; the rest get digits, then letters, while they last. Where a
 * word is asked for, letters are the word's.
 */
export function shortcuts(
  choices: readonly Pick<Choice, 'key'>[],
  asksForWord = false,
): (string | undefined)[] {
  const keys = asksForWord ? DIGITS : GENERATED;
  const count = new Map<string, number>();
  for (const { key } of choices) if (key !== undefined) count.set(key, (count.get(key) ?? 0) + 1);
  const own = choices.map(({ key }) =>
    key !== undefined && count.get(key) === 1 && keys.includes(key) ? key : undefined,
  );
  const free = keys.filter(key => !own.includes(key));
  return own.map(key => key ?? free.shift());
}

/** In a window: what can't be had now keeps its place on the shelf, and its key, until it can. */
export function shelfKeys({
  choices,
  greyed = [],
}: Pick<PromptModel, 'greyed'> & {
  readonly choices: readonly Pick<Choice, 'key' | 'closing'>[];
}): (string | undefined)[] {
  const indexes = choices.map((_, index) => index);
  const isClosing = (index: number): boolean => choices[index]!.closing === true;
  const shelf: (number | undefined)[] = indexes.filter(index => !isClosing(index));
  for (const { place } of greyed) if (place !== undefined) shelf.splice(place, 0, undefined);
  const all = [...shelf, ...indexes.filter(isClosing)];
  const keys = shortcuts(all.map(index => (index === undefined ? {} : choices[index]!)));
  return indexes.map(index => keys[all.indexOf(index)]);
}
