/** Where a walk was going when news or the end of a turn broke it off: later questions offer to walk on. */
import { sameCell, type Cell } from '../core/grid.ts';
import type { Choice, PromptModel } from '../core/look.ts';
import { walkingStep } from './choosing.ts';
import type { PointingDeps } from './pointing-deps.ts';

const LABEL = 'Walk on';

export class WalkingAgain {
  readonly #deps: Pick<PointingDeps, 'room' | 'moment' | 'guide'>;
  #to: Cell | undefined;
  /** The figure that was walking: nobody else walks on for it. */
  #walker: string | undefined;

  constructor(deps: Pick<PointingDeps, 'room' | 'moment' | 'guide'>) {
    this.#deps = deps;
  }

  /** Where to, while it is offered. */
  get to(): Cell | undefined {
    return this.#deps.moment().prompt?.onward?.label === LABEL ? this.#to : undefined;
  }

  /** A walk begins. */
  heads(to: Cell): void {
    this.#to = to;
    this.#walker = this.#figure;
  }

  /** Whoever stops, or steps elsewhere, goes elsewhere. */
  acted(choice: Choice): void {
    const { prompt } = this.#deps.moment();
    const step = prompt && this.#isWalker ? walkingStep(prompt, this.#way) : undefined;
    if (!step || choice.action === step.action) return;
    if (choice.closing === true || choice.mark === 'go') this.#to = undefined;
  }

  /** The same question with one more button, where a way still leads there. */
  offered(prompt: PromptModel): PromptModel {
    const { room, guide, moment } = this.#deps;
    const isAbout = prompt.choices.some(({ mark }) => mark === 'go') && this.#isWalker;
    if (room.walkOnKey === undefined || guide || !this.#to || !isAbout) return prompt;
    const step = walkingStep(prompt, this.#way);
    if (!step) this.#to = undefined;
    if (!step || prompt.onward) return prompt;
    const { state, seat } = moment();
    const where = room.inspect(state, seat, this.#to!)?.title;
    const detail = `To where you were going${where === undefined ? '' : `: ${where}`}.`;
    const { action } = step;
    return { ...prompt, usual: LABEL, onward: { action, label: LABEL, detail, key: room.walkOnKey } };
  }

  get #way(): readonly Cell[] | undefined {
    const { room, moment } = this.#deps;
    const { state, seat } = moment();
    return this.#to && room.wayTo?.(state, seat, this.#to);
  }

  get #isWalker(): boolean {
    return this.#walker !== undefined && this.#walker === this.#figure;
  }

  /** Whom the question is about. */
  get #figure(): string | undefined {
    const { focus, tokens } = this.#deps.moment().board;
    return tokens.find(({ layer, at }) => layer === 'figure' && focus && sameCell(at, focus))?.id;
  }
}
