/** A lesson at the table: what the guide says goes to the panels, and what it refuses is not done. */
import type { GameAction, GameState } from '../core/game.ts';
import type { Choice, PromptModel } from '../core/look.ts';
import type { AnyLesson } from '../games/lesson.ts';
import type { LessonModel } from '../panels/model.ts';
import type { SessionDeps } from './deps.ts';
import { type Advised, Guide } from './guide.ts';
import type { AnyMatch } from './recording.ts';
import { rehearsed } from './rehearsal.ts';

export interface TeachingDeps extends Pick<SessionDeps, 'room' | 'panels' | 'player' | 'sound'> {
  readonly lesson: AnyLesson;
  /** Laid anew where a step is taught once more. */
  readonly match: AnyMatch;
  readonly prompt: () => PromptModel | undefined;
  readonly stopWalking: () => void;
  readonly act: (choice: Choice) => void;
  readonly enter: (word: string) => void;
  /** A word was not what was asked for. */
  readonly refused: () => void;
}

export class Teaching {
  readonly guide: Guide;
  readonly #deps: TeachingDeps;

  constructor(deps: TeachingDeps) {
    const { room, lesson } = deps;
    this.#deps = deps;
    this.guide = new Guide(room, lesson, this.#state, rehearsed(room, lesson).texts);
  }

  get #state(): GameState {
    return this.#deps.match.state;
  }

  get model(): LessonModel | undefined {
    return this.guide.model(this.#state, this.#deps.prompt());
  }

  get advised(): Advised | undefined {
    const prompt = this.#deps.prompt();
    return prompt && this.guide.advised(this.#state, prompt);
  }

  accepts(action: GameAction): boolean {
    return this.guide.accepts(action, this.#state);
  }

  /** Says why, where something does not lead on. */
  allows(action: GameAction): boolean {
    if (this.accepts(action)) return true;
    const { panels, sound, stopWalking, refused } = this.#deps;
    this.guide.refuse(action, this.#state);
    refused();
    sound('refuse');
    stopWalking();
    panels.table({ lesson: this.model });
    return false;
  }

  /** Just before something is done: dice may be turned over for it. */
  before(action: GameAction): void {
    this.#deps.match.lay(this.guide.before(action, this.#state));
  }

  did(): void {
    if (this.guide.did(this.#state)) this.#deps.stopWalking();
  }

  /** Where nothing leads on from here the step is taught once more: true if that was so. */
  beginsAgain(): boolean {
    const again = this.guide.rewound(this.#state);
    if (!again) return false;
    this.#deps.match.lay(again);
    this.#deps.stopWalking();
    return true;
  }

  /** Does before the pupil's eyes what is asked for. */
  showHow(): void {
    const { advised } = this;
    if (!advised || this.#deps.player.busy) return;
    if ('choice' in advised) this.#deps.act(advised.choice);
    else this.#deps.enter(advised.word);
  }
}
