/** What is seen of a match: the board, the sheet beside it, the log, and how one state becomes the next. */
import type { GameState, Seat } from '../core/game.ts';
import type { BoardModel, Motion } from '../core/look.ts';
import type { TableModel } from '../panels/model.ts';
import type { SessionDeps } from './deps.ts';
import { feltIn } from './felt.ts';
import { firstScreen, roamsIn, type SessionStart, shapeOf } from './start.ts';
import { isPerson, onlyPerson, type Sitter } from './seating.ts';
import { type AnyMoment, briefly, type Log, motionsOf, spokenTo } from './story.ts';

type ShowingDeps = Pick<SessionDeps, 'room' | 'table' | 'player' | 'panels' | 'music' | 'vibrate'>;

export class Showing {
  readonly log: Log;
  readonly #deps: ShowingDeps;
  readonly #sitters: readonly Sitter[];
  readonly #you: Seat | undefined;
  #state: GameState;
  #seat: Seat;
  #board: BoardModel;

  /** `sitters` is who plays; the first person here is whose sheet is shown. */
  constructor(deps: ShowingDeps, log: Log, state: GameState, sitters: readonly Sitter[]) {
    this.#deps = deps;
    this.#sitters = sitters;
    this.log = log;
    this.#state = state;
    this.#seat = Math.max(0, sitters.indexOf('here'));
    this.#you = onlyPerson(sitters);
    this.#board = deps.room.board(state, this.#seat, this.#you);
  }

  get seat(): Seat {
    return this.#seat;
  }

  /** The board that stands. */
  get board(): BoardModel {
    return this.#board;
  }

  /** What the screen begins with. */
  open(start: SessionStart, more: Pick<TableModel, 'overlays' | 'lesson' | 'hold' | 'talks'>): void {
    const { room, panels } = this.#deps;
    const screen = firstScreen(room, start, {
      headline: room.headline(this.#state),
      aspect: shapeOf(this.#board),
      roams: roamsIn(this.#board),
      sheet: room.sheet(this.#state, this.#seat, this.#you),
      fight: this.#board.fight,
      log: this.log.lines,
      ...more,
    });
    panels.update({ screen });
  }

  /** Sets board and panels from a state, as this seat sees it. States never change, so one board a state is enough. */
  stand(state: GameState, seat = this.#seat): void {
    const { room, table, panels, music } = this.#deps;
    if (state !== this.#state || seat !== this.#seat) this.#board = room.board(state, seat, this.#you);
    this.#state = state;
    this.#seat = seat;
    table.show(this.#board);
    this.sheet(state);
    panels.table({ headline: room.headline(state), log: this.log.lines, fight: this.#board.fight });
    music(room.music(state, seat));
  }

  /** Plays what happened; `done` when all of it was seen. */
  tell(moments: readonly AnyMoment[], done: () => void): void {
    const { room, player } = this.#deps;
    const steps = moments.map(moment => {
      const told = spokenTo(moment, this.#you);
      const motions = briefly(motionsOf(room, told), seat => isPerson(this.#sitters[seat]));
      return {
        motions,
        begin: () => this.#feel(moment, motions),
        done: () => {
          this.write(moment);
          this.sheet(moment.after);
        },
      };
    });
    player.enqueue([...steps, { motions: [], done }]);
  }

  #feel({ before, after }: AnyMoment, motions: readonly Motion[]): void {
    const { room, vibrate } = this.#deps;
    const sheet = (state: GameState) => room.sheet(state, this.#seat, this.#you);
    const buzz = feltIn({ motions, board: this.#board, before: sheet(before), after: sheet(after) });
    if (buzz) vibrate(buzz);
  }

  write(moment: AnyMoment): void {
    const { room, panels } = this.#deps;
    if (this.log.tell(room, moment)) panels.table({ log: this.log.lines });
  }

  sheet(state: GameState): void {
    this.#deps.panels.table({ sheet: this.#deps.room.sheet(state, this.#seat, this.#you) });
  }
}
