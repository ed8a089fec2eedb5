/** First lessons: one aim after another. What brings the pupil nearer is accepted; anything else is answered, not done. */
import type { GameAction, GameEvent, GameState, Step } from '../core/game.ts';
import type { Cell } from '../core/grid.ts';
import { loadDice } from '../core/rng.ts';

/** A fixed start, and steps that are done one after another. */
export interface Lesson<S, A, E> {
  start(): Step<S, E>;
  readonly steps: readonly LessonStep<S, A>[];
}

export interface LessonStep<S, A> {
  /** Steps in a row with the same title are one step to the pupil. */
  readonly title: string;
  /** At most two short sentences. Numbers come from the state. */
  readonly text: string | ((state: S) => string);
  /** How far it is, 0 when it is done. `begun` is the state in which the step began. */
  left(state: S, begun: S): number;
  /** Whether an action leads on, where that is more than bringing `left` down. `after` is what would come of it. */
  accepts?(action: A, state: S, after: S): boolean;
  /** Why this action is not it, in a short sentence: "That isn't the way to the key." What to do is said behind it. */
  why(action: A, state: S): string;
  /** The cells to tint, where they are not those of the accepted choices: the end of a way. A press there must lead on. */
  point?(state: S): readonly Cell[] | undefined;
  /** What the dice show if this is done now, by stream: whatever the pupil does, the lesson's luck holds. */
  faces?(action: A, state: S): Faces;
  /** The same state, with what the lesson slips to the pupil: cards that must not run out. */
  helped?(action: A, state: S): S;
  /** A word that would be accepted, where words are typed. */
  word?(state: S): string | undefined;
}

export type Faces = Readonly<Record<string, readonly number[]>>;

/** The state with the dice that the lesson wants thrown by this action, and with its help. */
export function prepared<S extends GameState, A extends GameAction>(
  step: Pick<LessonStep<S, A>, 'faces' | 'helped'>,
  action: A,
  state: S,
): S {
  const faces = step.faces?.(action, state);
  const helped = step.helped?.(action, state) ?? state;
  return faces ? { ...helped, rng: loadDice(helped.rng, faces) } : helped;
}

export function textOf<S, A>({ text }: LessonStep<S, A>, state: S): string {
  return typeof text === 'string' ? text : text(state);
}

/** One step to the pupil, several to the guide. */
export function chapter<S, A>(
  title: string,
  ...steps: readonly Omit<LessonStep<S, A>, 'title'>[]
): LessonStep<S, A>[] {
  return steps.map(step => ({ title, ...step }));
}

/** Titles in a row count once. */
export function chapters(steps: readonly { readonly title: string }[]): number {
  return steps.filter(({ title }, index) => title !== steps[index - 1]?.title).length;
}

/** A lesson of any room. */
export type AnyLesson = Lesson<GameState, GameAction, GameEvent>;
