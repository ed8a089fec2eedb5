/** What can lie in several ways: how it is held, the picture of it in its place, and the press that lays it. */
import { type Cell, sameCell } from '../core/grid.ts';
import type { Choice } from '../core/look.ts';
import { turnedChoice } from './choosing.ts';
import type { PointingDeps } from './pointing-deps.ts';

interface LayingDeps extends Pick<PointingDeps, 'moment'> {
  /** What the square stands for that the pointer rests on. */
  readonly hovered: () => readonly Choice[];
  readonly look: (at: Cell | undefined) => void;
  readonly offer: (choices: readonly Choice[]) => void;
  readonly act: (choice: Choice) => void;
}

export class Laying {
  readonly #deps: LayingDeps;
  #turn = 0;

  constructor(deps: LayingDeps) {
    this.#deps = deps;
  }

  /** How it is held. */
  get turn(): number {
    return this.#turn;
  }

  /** A first press shows how it would lie there (a mouse has shown it already), the second lays it. */
  lay(choices: readonly Choice[]): void {
    const { hovered, look, offer, act } = this.#deps;
    const shown = turnedChoice(choices, this.#turn);
    const at = shown?.at;
    if (!shown || !at) return offer(choices);
    const isSeen = hovered().some(choice => choice.at && sameCell(choice.at, at));
    if (isSeen) act(shown);
    else look(at);
  }

  /** The next way in which it fits here, or anywhere; false if nothing can be turned. `pointed` is where one looks. */
  turnOn(pointed: Cell | undefined): boolean {
    const here = this.#deps.hovered();
    const turnable = turnedChoice(here, this.#turn) ? here : this.#turnable;
    const shown = turnedChoice(turnable, this.#turn);
    if (shown?.turn === undefined) return false;
    this.#turn = turnedChoice(turnable, shown.turn + 1)?.turn ?? 0;
    this.#deps.look(pointed);
    return true;
  }

  get #turnable(): readonly Choice[] {
    return this.#deps.moment().prompt?.choices.filter(({ turn }) => turn !== undefined) ?? [];
  }
}
