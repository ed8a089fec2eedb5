/** What is different about a daily. */
import type { OptionValue } from '../core/game.ts';

export interface Twist {
  /** "Guarded Gates". */
  readonly name: string;
  /** Why it is different, in one sentence. */
  readonly text: string;
  /** Played with beside the usual options. */
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** 2026-11-19. Earlier days deal what they dealt, before there were delves of the day. */
const FIRST_DAY = 20_776;
/** Each of the five rooms has its day once in as many. */
const CYCLE = 5;

/** For rooms that have a twist only when theirs is the delve of the day: one after the other. */
export function onFeaturedDays(
  twists: readonly Twist[],
): (day: number, isFeatured: boolean) => Twist | undefined {
  return (day, isFeatured) =>
    isFeatured && day >= FIRST_DAY ? twists[Math.floor(day / CYCLE) % twists.length] : undefined;
}
