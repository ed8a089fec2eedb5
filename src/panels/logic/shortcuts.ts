/** The key of each entry in the list of all actions. Only heard while the list has the focus. */
import type { Choice } from '../../core/look.ts';

/** `l` leads to the list, also from within. */
const GENERATED = '123456789abcdefghijkmnopqrstuvwxyz'.split('');

/** A choice keeps its own key where no other choice has it; the rest get digits, then letters, while they last. */
export function shortcuts(choices: readonly Pick<Choice, 'key'>[]): (string | undefined)[] {
  const count = new Map<string, number>();
  for (const { key } of choices) if (key !== undefined) count.set(key, (count.get(key) ?? 0) + 1);
  const own = choices.map(({ key }) =>
    key !== undefined && count.get(key) === 1 && GENERATED.includes(key) ? key : undefined,
  );
  const free = GENERATED.filter(key => !own.includes(key));
  return own.map(key => key ?? free.shift());
}
