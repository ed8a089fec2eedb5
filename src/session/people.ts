/** The people at a table of several: whose hands hold the device, and who need not be troubled. */
import type { GameAction, GameState, Player, Seat } from '../core/game.ts';
import type { PromptModel } from '../core/look.ts';
import type { AnyRoom } from '../games/room.ts';
import type { Panels } from '../panels/model.ts';
import type { AutoPass } from '../services/settings.ts';
import type { AnyMatch } from './recording.ts';
import { onlyPerson } from './story.ts';

export class People {
  readonly #room: AnyRoom;
  readonly #panels: Panels;
  readonly #seats: readonly Player[];
  #holder: Seat | undefined;
  #isHolding = false;

  constructor(room: AnyRoom, panels: Panels, seats: readonly Player[]) {
    this.#room = room;
    this.#panels = panels;
    this.#seats = seats;
  }

  /** Whether questions come up out of turn here, so that holding means something. */
  get canHold(): boolean {
    return this.#room.pass !== undefined;
  }

  get isHolding(): boolean {
    return this.#isHolding;
  }

  /** The next question out of turn stops, whatever the settings say. */
  hold(on: boolean): void {
    this.#isHolding = on;
    this.#panels.table({ hold: on });
  }

  get #areMany(): boolean {
    return onlyPerson(this.#seats) === undefined;
  }

  /** Where several people share the device, a prompt says whose it is. */
  named(prompt: PromptModel): PromptModel {
    const { whose, title } = prompt;
    return whose !== undefined && this.#areMany ? { ...prompt, title: `${whose}: ${title}` } : prompt;
  }

  /** Lets the curtain fall if the device changes hands and the room has something to say to it. */
  handsOver(state: GameState, seat: Seat): boolean {
    if (!this.#areMany || seat === this.#holder) return false;
    const words = this.#room.handover?.(state, seat);
    const name = this.#panels.model.settings.names[seat] || words?.name;
    if (words && name) this.#panels.update({ curtain: { ...words, name, accent: this.#room.card.accent } });
    return words !== undefined;
  }

  /** Lifts the curtain; false if there was none. */
  takesOver(): boolean {
    if (!this.#panels.model.curtain) return false;
    this.#panels.update({ curtain: undefined });
    return true;
  }

  /** This person is asked now. Holding is used up by what would have passed, not by somebody's own turn. */
  takes(state: GameState, seat: Seat): void {
    this.#holder = seat;
    if (this.#isHolding && this.#room.pass?.(state, seat, 'all')) this.hold(false);
  }

  /** The answer that is given for this person without asking. */
  pass(state: GameState, seat: Seat, mode: AutoPass): GameAction | undefined {
    if (mode === 'ask') return undefined;
    const passed = this.#isHolding ? undefined : this.#room.pass?.(state, seat, mode);
    return passed ?? this.#room.obvious?.(state, seat);
  }

  /** The way back to where a person last decided: past the bots, and past what was passed for them. */
  undoable(match: AnyMatch, mode: AutoPass): 'free' | 'practice' | 'no' {
    return match.undoableTo(state => this.isAsked(state, mode));
  }

  /** Whether a person really has to decide here. */
  isAsked(state: GameState, mode: AutoPass): boolean {
    const seat = state.ask?.seat;
    return seat !== undefined && this.#seats[seat] === 'human' && !this.pass(state, seat, mode);
  }
}
