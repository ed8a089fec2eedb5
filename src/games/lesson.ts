/** First lessons: the rules give a script (what is asked for), the look gives its words; here they become steps. */
import {
  sameAction,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  type Step,
} from '../core/game.ts';
import type { Cell } from '../core/grid.ts';
import type { Lesson } from './room.ts';

/** `as const satisfies readonly LessonPart<Action>[]`: so the compiler knows the ids, and names those without words. */
export interface LessonPart<A, Id extends string = string> {
  /** What this part teaches, kebab-case: the words are the look's affair. */
  readonly id: Id;
  readonly actions: readonly A[];
}

export interface LessonWords {
  readonly title: string;
  readonly text: string;
  readonly hint: string;
  /** Cells to point at, where the action itself does not tell them. */
  readonly point?: readonly Cell[];
}

interface Script<S extends GameState, A extends GameAction, E extends GameEvent, Id extends string> {
  readonly start: () => Step<S, E>;
  readonly parts: readonly LessonPart<A, Id>[];
  /** One row for each action of a part, or for the whole part; the last row speaks for all that follow. */
  readonly words: Readonly<Record<Id, LessonWords | readonly LessonWords[]>>;
  /** The cells that an action is about, in the state in which the lesson starts. */
  readonly pointOf?: (action: A, state: S) => readonly Cell[];
  /** Plays the script for `pointOf`, where its cells depend on what was done before: it then gets that state. */
  readonly game?: Pick<Game<S, A, E>, 'apply'>;
}

/** Every action of the script is a step of its own, so that another one is answered at once. */
export function lessonOf<S extends GameState, A extends GameAction, E extends GameEvent, Id extends string>({
  start,
  parts,
  words,
  pointOf,
  game,
}: Script<S, A, E, Id>): Lesson<S, A, E> {
  let { state } = start();
  const stepOf = (wanted: A, { point = pointOf?.(wanted, state) ?? [], ...row }: LessonWords) => {
    if (game) ({ state } = game.apply(state, wanted));
    return { ...row, ...(point.length > 0 && { point }), wants: (action: A) => sameAction(action, wanted) };
  };
  const steps = parts.flatMap(({ id, actions }) => {
    const rows = [words[id]].flat();
    return actions.map((wanted, index) => stepOf(wanted, rows[index] ?? rows.at(-1)!));
  });
  return { start, steps };
}

/** The same words for several actions in a row, with others behind them. */
export function times<Words>(count: number, words: Words): Words[] {
  return Array.from({ length: count }, () => words);
}

/** A part whose rows share their title: what is said, and the hint. */
export function titled(title: string, ...rows: (readonly [text: string, hint: string])[]): LessonWords[] {
  return rows.map(([text, hint]) => ({ title, text, hint }));
}
