/** Leads through a room's lesson: one wanted thing after another; anything else is answered with a hint. */
import type { GameAction, GameState } from '../core/game.ts';
import type { Cell } from '../core/grid.ts';
import type { AnyRoom, LessonStep } from '../games/room.ts';
import type { LessonModel } from '../panels/model.ts';

/** Steps with the same title are one to the pupil: two dozen of them would frighten anybody. */
function chapters(steps: Steps): number {
  return steps.filter((step, index) => step.title !== steps[index - 1]?.title).length;
}

type Steps = readonly LessonStep<GameState, GameAction>[];

export class Guide {
  readonly #steps: Steps;
  #at = 0;
  #hinted = false;

  constructor(lesson: NonNullable<AnyRoom['lesson']>) {
    this.#steps = lesson.steps;
  }

  get isDone(): boolean {
    return this.#at >= this.#steps.length;
  }

  get points(): readonly Cell[] {
    return this.#steps[this.#at]?.point ?? [];
  }

  get model(): LessonModel | undefined {
    const step = this.#steps[this.#at];
    if (!step) return undefined;
    const { title, text, hint } = step;
    const hinted = this.#hinted ? hint : undefined;
    return {
      title,
      text,
      step: chapters(this.#steps.slice(0, this.#at + 1)),
      of: chapters(this.#steps),
      hint: hinted,
    };
  }

  hint(): void {
    this.#hinted = true;
  }

  wants(action: GameAction, state: GameState): boolean {
    return this.#steps[this.#at]?.wants(action, state) ?? false;
  }

  /** Whether the lesson allows it; a refusal shows the hint. */
  allows(action: GameAction, state: GameState): boolean {
    const step = this.#steps[this.#at];
    const allowed = !step || step.wants(action, state);
    if (!allowed) this.#hinted = true;
    return allowed;
  }

  /** After an allowed action: on to the next step when this one is complete. */
  did(after: GameState): void {
    const step = this.#steps[this.#at];
    if (!step || (step.until && !step.until(after))) return;
    this.#at += 1;
    this.#hinted = false;
  }
}
