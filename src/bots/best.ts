/** The first of those with the highest value; nothing where there is nothing to choose from. */
export function best<T>(items: Iterable<T>, value: (item: T) => number): T | undefined {
  let chosen: T | undefined;
  let highest = -Infinity;
  for (const item of items) {
    const worth = value(item);
    if (worth <= highest) continue;
    highest = worth;
    chosen = item;
  }
  return chosen;
}
