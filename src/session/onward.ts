/** One press that goes on by itself, as a walk does: a fight, blow by blow, until the room says that it stops. */
import { sameAction, type GameState, type Seat } from '../core/game.ts';
import type { Choice, PromptModel } from '../core/look.ts';
import type { Speed } from '../core/speed.ts';
import type { SessionDeps } from './deps.ts';

/** Nobody decides anything meanwhile. */
const QUICK: Speed = 4;

export interface OnwardDeps extends Pick<SessionDeps, 'room' | 'player' | 'settings'> {
  readonly moment: () => { readonly state: GameState; readonly prompt: PromptModel | undefined };
  /** A lesson teaches one blow at a time. */
  readonly isLesson: boolean;
  readonly act: (choice: Choice) => void;
}

export class Onward {
  readonly #deps: OnwardDeps;
  /** As it was when it was pressed. */
  #begun: GameState | undefined;

  constructor(deps: OnwardDeps) {
    this.#deps = deps;
  }

  /** The key, or the button (without one). False if it means nothing here. */
  begin(key?: string): boolean {
    const { player, moment, isLesson, act } = this.#deps;
    const { state, prompt } = moment();
    const choice = prompt?.choices.find(({ action }) => action === prompt.onward?.action);
    if (!choice || player.busy || (key !== undefined && key !== prompt?.onward?.key)) return false;
    if (!isLesson) this.#begun = state;
    if (this.#begun && player.speed !== 'instant') player.speed = QUICK;
    act(choice);
    return true;
  }

  stop(): void {
    if (!this.#begun) return;
    const { player, settings } = this.#deps;
    this.#begun = undefined;
    if (player.speed !== 'instant') player.speed = settings().speed;
  }

  /** Whoever presses meanwhile wants it quicker, and to be asked again. */
  hurry(): void {
    this.stop();
    this.#deps.player.skip();
  }

  /** Does what comes next, unasked; false once it has stopped. */
  goesOn(seat: Seat): boolean {
    const { room, moment, act } = this.#deps;
    const { state, prompt } = moment();
    const next = this.#begun && room.goesOn?.(state, seat, this.#begun);
    const choice = next && prompt?.choices.find(({ action }) => sameAction(action, next));
    if (choice) act(choice);
    else this.stop();
    return choice !== undefined;
  }
}
