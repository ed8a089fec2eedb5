/** What the choices of all questions share. */
import type { Of } from '../../../core/game.ts';
import type { Choice } from '../../../core/look.ts';
import type { Attack } from '../data/cards.ts';
import type { Action, Ask, AskOf } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';

/** A question, as those see it who put its answers into words. */
export interface Question {
  readonly state: State;
  readonly ask: Ask;
  /** Whom it is about. */
  readonly char: () => Character;
  /** Of all ways to attack somebody, the best: the one that is framed on the board. */
  readonly isFramed: (action: Action) => boolean;
  /** How each target can be attacked, by its id. */
  readonly manners: ReadonlyMap<number, ReadonlySet<Attack>>;
}

/** An action as a person meets it; the action itself is added to it. */
export type Meeting = Omit<Choice<Action>, 'action'>;
export type Choices = {
  readonly [T in Action['type']]: (action: Of<Action, T>, question: Question) => Meeting;
};
/** The entries of one part of the table; together they make all of it. */
export type SomeChoices = Partial<Choices>;

/** For answers that only one kind of question has. */
export function asking<K extends Ask['kind']>({ ask }: Question, kind: K): AskOf<K> {
  if (ask.kind !== kind) throw new Error(`Asked is "${ask.kind}", not "${kind}".`);
  return ask as AskOf<K>;
}
