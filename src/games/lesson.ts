/** First lessons: one aim after another. What brings the pupil nearer is accepted; anything else is answered, not done. */
import type { Game, GameAction, GameEvent, GameState, Step } from '../core/game.ts';
import type { Cell } from '../core/grid.ts';
import { same } from '../core/plain.ts';
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
  /** Why this action is not it, in a short sentence: "That leads away from the key." What to do is said behind it. */
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

/** `as const satisfies readonly LessonPart<Action>[]`: so the compiler knows the ids, and names those without words. */
export interface LessonPart<A, Id extends string = string> {
  /** What this part teaches, kebab-case: the words are the look's affair. */
  readonly id: Id;
  readonly actions: readonly A[];
}

type Words<S> = LessonStep<S, never>['text'];

/** What is said in a part: one text for all of it, or one for each action, the last for all that follow. */
export interface PartWords<S> {
  readonly title: string;
  readonly texts: readonly [Words<S>, ...Words<S>[]];
  readonly point?: readonly Cell[];
}

interface Script<S extends GameState, A extends GameAction, E extends GameEvent, Id extends string> {
  readonly start: () => Step<S, E>;
  readonly parts: readonly LessonPart<A, Id>[];
  readonly words: Readonly<Record<Id, PartWords<S>>>;
  readonly game: Pick<Game<S, A, E>, 'apply'>;
  readonly why: LessonStep<S, A>['why'];
  /** Whether two states are the same to the lesson. */
  readonly isAlike?: (a: S, b: S) => boolean;
}

/** A script, action by action: whatever has the same result leads on. */
export function lessonOf<S extends GameState, A extends GameAction, E extends GameEvent, Id extends string>({
  start,
  parts,
  words,
  game,
  why,
  isAlike = same,
}: Script<S, A, E, Id>): Lesson<S, A, E> {
  const script = parts.flatMap(({ actions }) => actions);
  const goals: S[] = [];
  const goalOf = (index: number): S =>
    (goals[index] ??= game.apply(index === 0 ? start().state : goalOf(index - 1), script[index]!).state);
  const isLater = (action: A, index: number): boolean =>
    script.slice(index + 1).some(later => same(later, action));
  const rows = parts.flatMap(({ id, actions }) => {
    const { title, texts, point } = words[id];
    return actions.map((_, index) => ({ title, text: texts[index] ?? texts.at(-1)!, point }));
  });
  const steps = rows.map(({ title, text, point }, index): LessonStep<S, A> => {
    const { word } = script[index] as { word?: string };
    return {
      title,
      text,
      why,
      left: state => (isAlike(state, goalOf(index)) ? 0 : 1),
      // A word that is needed later must not be said before.
      accepts: (action, _state, after) =>
        isAlike(after, goalOf(index)) && !(word !== undefined && isLater(action, index)),
      ...(point && { point: () => point }),
      ...(word !== undefined && { word: () => word }),
    };
  });
  return { start, steps };
}
