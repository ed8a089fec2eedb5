/** How long a Hall keeps what nobody touches any more, in milliseconds. */
const DAY = 86_400_000;

export interface Ages {
  /** A table that never began, that is in play, that has ended. */
  readonly open: number;
  readonly running: number;
  readonly over: number;
  /** The board of a race. */
  readonly race: number;
}

export const AGES: Ages = { open: DAY, running: 30 * DAY, over: 7 * DAY, race: 90 * DAY };

const NAMES = ['open', 'running', 'over', 'race'] as const;

/** Four numbers, as whoever runs a Hall (or tries one) may set them: `1000,2000,3000,4000`. */
export function agesFrom(written: string | undefined): Ages {
  if (!written) return AGES;
  const numbers = written.split(',').map(Number);
  if (numbers.length !== NAMES.length || !numbers.every(one => Number.isSafeInteger(one) && one > 0))
    throw new Error(`Ages are four numbers of milliseconds (${NAMES.join(', ')}), not "${written}".`);
  return Object.fromEntries(NAMES.map((name, at) => [name, numbers[at]!])) as unknown as Ages;
}

/** When it is to be put away, or that it is time: `undefined`. */
export function keptUntil(touchedAt: number, age: number, now: number): number | undefined {
  const until = touchedAt + age;
  return now < until ? until : undefined;
}
