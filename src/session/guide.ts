/**
 * Leads through a room's lesson. Whatever brings the pupil nearer is accepted, by the real rules: each action is tried
 * on a copy first. So nobody dies in a lesson, and nobody who does what is framed is refused.
 */
import type { GameAction, GameState } from '../core/game.ts';
import type { Cell, Direction } from '../core/grid.ts';
import type { Choice, PromptModel } from '../core/look.ts';
import { canonical } from '../core/plain.ts';
import { type AnyLesson, chapters, type LessonStep, prepared, textOf } from '../games/lesson.ts';
import type { AnyRoom } from '../games/room.ts';
import type { LessonModel, OrderModel } from '../panels/model.ts';
import { choicesAt } from './meaning.ts';
import { plainChoice, walkingStep } from './choosing.ts';

type AnyStep = LessonStep<GameState, GameAction>;
export type GuideRoom = Pick<AnyRoom, 'game' | 'prompt' | 'typed'>;

/** Nobody else sits at the table of a lesson. */
const PUPIL = 0;
const AGAIN = "Let's try that again.";
/** Longer ways are cut: nobody looks at more footprints. */
const LONGEST_WAY = 40;

/** What the guide would do here: a choice of the prompt, or a word. */
export type Advised = { readonly choice: Choice } | { readonly word: string; readonly action: GameAction };

/** What would come of an action. */
interface Trial {
  readonly after: GameState;
  readonly left: number;
  readonly isAccepted: boolean;
}

export class Guide {
  readonly #room: GuideRoom;
  readonly #steps: readonly AnyStep[];
  readonly #texts: readonly string[];
  #at = 0;
  #begun: GameState;
  /** What was tried in this state, by action. */
  #tried = new Map<string, Trial>();
  #triedIn: GameState | undefined;
  #refusals = 0;
  #reason: string | undefined;

  /** `texts` is everything that it will say: its box has room for the longest. */
  constructor(room: GuideRoom, lesson: AnyLesson, start: GameState, texts: readonly string[] = []) {
    this.#room = room;
    this.#steps = lesson.steps;
    this.#texts = texts;
    this.#begun = start;
    this.did(start);
  }

  get isDone(): boolean {
    return this.#at >= this.#steps.length;
  }

  get #step(): AnyStep | undefined {
    return this.#steps[this.#at];
  }

  /** The cells to tint: where the step says, else those of what would be accepted. */
  points(state: GameState, { choices }: PromptModel): readonly Cell[] {
    return this.#step?.point?.(state) ?? this.#accepted(state, choices).flatMap(({ at }) => at ?? []);
  }

  model(state: GameState, prompt = this.#room.prompt(state, PUPIL)): LessonModel | undefined {
    const step = this.#step;
    if (!step) return undefined;
    const refusal = this.#reason === undefined ? undefined : { reason: this.#reason, count: this.#refusals };
    return {
      title: step.title,
      text: textOf(step, state),
      step: chapters(this.#steps.slice(0, this.#at + 1)),
      of: chapters(this.#steps),
      texts: this.#texts,
      order: this.#order(state, prompt),
      refusal,
    };
  }

  accepts(action: GameAction, state: GameState): boolean {
    return this.isDone || this.#try(action, state).isAccepted;
  }

  /** In a short sentence. */
  why(action: GameAction, state: GameState): string {
    return this.#step?.why(action, state) ?? '';
  }

  refuse(action: GameAction, state: GameState): void {
    this.#reason = this.why(action, state);
    this.#refusals += 1;
  }

  /** The same state, with the dice that the lesson wants to be thrown. */
  before(action: GameAction, state: GameState): GameState {
    return this.#step ? prepared(this.#step, action, state) : state;
  }

  /** After an accepted action: on to the first step that is not done yet. True if that is another one. */
  did(after: GameState): boolean {
    const at = this.#at;
    this.#reason = undefined;
    for (let step = this.#step; step?.left(after, this.#begun) === 0; step = this.#step) {
      this.#at += 1;
      this.#begun = after;
    }
    return this.#at !== at;
  }

  /** Where nothing leads on any more the step begins again: gives its first state. */
  rewound(state: GameState): GameState | undefined {
    if (this.isDone || state === this.#begun) return undefined;
    const prompt = state.ask && this.#room.prompt(state, PUPIL);
    if (prompt && this.advised(state, prompt)) return undefined;
    this.#reason = AGAIN;
    this.#refusals += 1;
    return this.#begun;
  }

  /** What leads on best. */
  advised(state: GameState, { choices }: PromptModel): Advised | undefined {
    const accepted = this.#accepted(state, choices);
    const [choice] = accepted.toSorted(
      (a, b) => this.#try(a.action, state).left - this.#try(b.action, state).left,
    );
    if (choice) return { choice };
    const word = this.#step?.word?.(state);
    const action = word === undefined ? undefined : this.#room.typed?.(state, PUPIL, word).action;
    return word !== undefined && action && this.accepts(action, state) ? { word, action } : undefined;
  }

  /** The part of a way that the lesson would go along with, as far as the step leads. */
  acceptedPart(way: readonly Cell[], from: GameState): readonly Cell[] {
    if (this.isDone) return way;
    let state = from;
    const walks = (cells: readonly Cell[]): boolean => {
      const choice = state.ask && walkingStep(this.#room.prompt(state, PUPIL), cells);
      const trial = choice && this.#trial(choice.action, state);
      const isOver = this.#step!.left(state, this.#begun) === 0;
      if (!trial?.isAccepted || isOver) return false;
      state = trial.after;
      return true;
    };
    const refused = way.findIndex((_, index) => index >= LONGEST_WAY || !walks(way.slice(index)));
    return refused < 0 ? way : way.slice(0, refused);
  }

  #accepted(state: GameState, choices: readonly Choice[]): readonly Choice[] {
    return choices.filter(({ action }) => this.accepts(action, state));
  }

  #try(action: GameAction, state: GameState): Trial {
    if (state !== this.#triedIn) this.#tried = new Map();
    this.#triedIn = state;
    const key = `${this.#at} ${canonical(action)}`;
    const trial = this.#tried.get(key) ?? this.#trial(action, state);
    this.#tried.set(key, trial);
    return trial;
  }

  /** A match that ends too early leads nowhere. */
  #trial(action: GameAction, state: GameState): Trial {
    const step = this.#step!;
    const after = this.#room.game.apply(prepared(step, action, state), action).state;
    const left = step.left(after, this.#begun);
    const isLost = after.ask === null && !(left === 0 && this.#at === this.#steps.length - 1);
    const leadsOn = step.accepts?.(action, state, after) ?? left < step.left(state, this.#begun);
    return { after, left, isAccepted: leadsOn && !isLost };
  }

  /** How the pupil can do it: a square, a button, a word. */
  #order(state: GameState, prompt: PromptModel): OrderModel | undefined {
    const advised = this.advised(state, prompt);
    if (!advised || 'word' in advised) return advised && { by: 'word', word: advised.word };
    const { choice } = advised;
    if (isSquare(choice, prompt)) {
      const points = this.points(state, prompt);
      const framed = prompt.choices.filter(({ aside, shownFirst }) => aside !== true && shownFirst !== true);
      const isNear = points.some(at => choicesAt(framed, at).length > 0);
      const ways = this.#accepted(state, prompt.choices).flatMap(({ direction }) => direction ?? []);
      return { by: 'square', ways: [...new Set<Direction>(ways)], isFar: !isNear };
    }
    const { verb, label, key } = choice;
    const shares = prompt.choices.filter(other => other.verb !== undefined && other.verb === verb);
    const labels = prompt.dialog ? [label] : shares.length > 1 ? [verb!, label] : [verb ?? label];
    return { by: 'button', labels, key: shares.length > 1 ? undefined : key };
  }
}

/** A press on its square means this choice and no other. */
function isSquare(choice: Choice, { choices, dialog }: PromptModel): boolean {
  if (choice.at === undefined || choice.aside || choice.from || choice.turn !== undefined || dialog)
    return false;
  const here = choicesAt(choices, choice.at);
  return (here.length === 1 ? here[0] : plainChoice(here)) === choice;
}
