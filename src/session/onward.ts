/** One press that goes on by itself, as a walk does: a fight, blow by blow, until the room says that it stops. */
import { sameAction, type GameState, type Seat } from '../core/game.ts';
import type { BoardModel, Choice, PromptModel } from '../core/look.ts';
import type { Speed } from '../core/speed.ts';
import type { SessionDeps } from './deps.ts';

/** Nobody decides anything meanwhile. */
const QUICK: Speed = 4;

export interface OnwardDeps extends Pick<SessionDeps, 'room' | 'player' | 'settings' | 'table' | 'panels'> {
  readonly moment: () => {
    readonly state: GameState;
    readonly board: BoardModel;
    readonly prompt: PromptModel | undefined;
  };
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
    const { player, moment, act } = this.#deps;
    const { state, prompt } = moment();
    const choice = prompt?.choices.find(({ action }) => action === prompt.onward?.action);
    if (!choice || player.busy || (key !== undefined && key !== prompt?.onward?.key)) return false;
    this.#begun = state;
    if (player.speed !== 'instant') player.speed = QUICK;
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
    else if (this.#begun) this.#explain(seat, this.#begun);
    // A lesson may have refused it: the same question stands.
    if (!choice || moment().prompt === prompt) this.stop();
    return choice !== undefined;
  }

  /** Said where the figure stands: whoever pressed once wants to know why they are asked again. */
  #explain(seat: Seat, begun: GameState): void {
    const { room, moment, table, panels } = this.#deps;
    const { state, board } = moment();
    const why = room.whyStopped?.(state, seat, begun) ?? '';
    if (why === '') return;
    if (board.focus) table.note(board.focus, why);
    panels.announce(why);
  }
}
