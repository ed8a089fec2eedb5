/** What a bot is, in any room. */

/** What a bot would do and why: also the answer of the Hint button. */
export interface Advice<A> {
  readonly action: A;
  readonly why: string;
}

/** A bot with its own memory (never the state's streams). Made once per match and seat. */
export interface Bot<S, A> {
  choose(view: S, legal: readonly A[]): Advice<A>;
}
