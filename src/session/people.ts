/** The people at a table of several: whose hands hold the device, and who need not be troubled. */
import type { GameAction, GameState, Seat } from '../core/game.ts';
import type { PromptModel } from '../core/look.ts';
import type { AnyRoom } from '../games/room.ts';
import type { Panels } from '../panels/model.ts';
import type { AutoPass } from '../services/settings.ts';
import type { Carrier, Undoable } from './carrier.ts';
import { onlyPerson, type Sitter } from './seating.ts';

export class People {
  readonly #room: AnyRoom;
  readonly #panels: Panels;
  readonly #sitters: readonly Sitter[];
  #holder: Seat | undefined;
  #isHolding = false;

  constructor(room: AnyRoom, panels: Panels, sitters: readonly Sitter[]) {
    this.#room = room;
    this.#panels = panels;
    this.#sitters = sitters;
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
    return onlyPerson(this.#sitters) === undefined;
  }

  sitterOf(seat: Seat): Sitter {
    return this.#sitters[seat] ?? 'here';
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

  /**
   * What is answered in the place of somebody elsewhere, so that a match need not travel for it: the harmless answer,
   * where nothing is at stake.
   */
  passElsewhere(state: GameState, seat: Seat): GameAction | undefined {
    return this.#room.pass?.(state, seat, 'smart') ?? this.#room.obvious?.(state, seat);
  }

  /**
   * The way back to where a person here last decided: past the bots, and past what was passed for them, but not past
   * anybody elsewhere. Against them nobody takes back what chance has answered.
   */
  undoable(match: Carrier, mode: AutoPass): Undoable {
    const way = match.undoable(
      state => this.isAsked(state, mode),
      ({ ask }) => ask !== null && this.#sitters[ask.seat] === 'elsewhere',
    );
    return way === 'practice' && this.#sitters.includes('elsewhere') ? 'no' : way;
  }

  /** Whether a person really has to decide here. */
  isAsked(state: GameState, mode: AutoPass): boolean {
    const seat = state.ask?.seat;
    return seat !== undefined && this.#sitters[seat] === 'here' && !this.pass(state, seat, mode);
  }
}
