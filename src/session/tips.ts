/** Short lines in a first game: each is said once, when what it is about is offered for the first time. */
import type { GameAction } from '../core/game.ts';
import type { PromptModel } from '../core/look.ts';
import type { Tips } from '../games/room.ts';

/** What is typed has no choice of its own. */
const TYPED = 'word';

export class Tipster {
  readonly #tips: Tips<GameAction>;
  readonly #told = new Set<string>();

  constructor(tips: Tips<GameAction>) {
    this.#tips = tips;
  }

  /** Of several, the first in the prompt. */
  next({ choices, entry }: PromptModel): string | undefined {
    // What the game would ask about first does not fit yet: a drink at full Health.
    const fitting = choices.filter(({ confirm }) => confirm === undefined);
    const offered = [...(entry ? [TYPED] : []), ...fitting.map(({ action }) => action.type)];
    const type = offered.find(one => this.#tips[one] !== undefined && !this.#told.has(one));
    if (type === undefined) return undefined;
    this.#told.add(type);
    return this.#tips[type];
  }
}
