/** Where the log begins when it follows the newest events. */

/** One line of it, in px from the top of the list. */
export interface LineBox {
  readonly top: number;
  readonly end: number;
  /** It only tells that a turn begins. */
  readonly opens: boolean;
}

/** The box begins with the beginning of a line, never in mid-sentence, and the newest event stands in it whole. */
export function topOfNewest(lines: readonly LineBox[], height: number): number {
  const last = lines.at(-1);
  if (!last) return 0;
  const topFor = (shown: LineBox): number => (lines.find(one => one.top >= shown.end - height) ?? shown).top;
  // That a turn begins is no event: where there is not room for both, what led to it stays in sight.
  const newest = lines.findLast(one => !one.opens) ?? last;
  const top = topFor(last);
  return top <= newest.top ? top : topFor(newest);
}
