/** Pages of the rules book that list things: one line each, with its picture. */

export function helpList<T>(
  things: readonly T[],
  row: (thing: T, index: number) => { readonly sprite: string; readonly text: string },
): string {
  return things
    .map((thing, index) => {
      const { sprite, text } = row(thing, index);
      return `- {sprite:${sprite}} ${text}`;
    })
    .join('\n');
}
