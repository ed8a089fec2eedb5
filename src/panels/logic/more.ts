/** Where a scrolling box hides something: above what is seen, below it, both, or nowhere. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** Less than this is the room for focus rings, not words. */
const NOTHING = 8;

export function hiddenParts({ scrollTop, clientHeight, scrollHeight }: Scrolled): string {
  const above = scrollTop > NOTHING ? ['above'] : [];
  const below = scrollHeight - clientHeight - scrollTop > NOTHING ? ['below'] : [];
  return [...above, ...below].join(' ');
}
