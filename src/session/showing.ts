/** What is seen of a match: the board, the sheet beside it, the log, and how one state becomes the next. */
import type { GameState, Seat, Setup } from '../core/game.ts';
import type { BoardModel, Motion } from '../core/look.ts';
import type { TableModel } from '../panels/model.ts';
import type { SessionDeps } from './deps.ts';
import { feltIn } from './felt.ts';
import { shapeOf } from './start.ts';
import { type AnyMoment, briefly, type Log, motionsOf, onlyPerson, spokenTo } from './story.ts';

type ShowingDeps = Pick<SessionDeps, 'room' | 'table' | 'player' | 'panels' | 'music' | 'vibrate'>;

export class Showing {
  readonly log: Log;
  readonly #deps: ShowingDeps;
  readonly #seats: Setup['seats'];
  readonly #you: Seat | undefined;
  #state: GameState;
  #seat: Seat;
  #board: BoardModel;

  /** `seat` is the person whose sheet is shown, `seats` who plays. */
  constructor(deps: ShowingDeps, log: Log, state: GameState, seat: Seat, seats: Setup['seats']) {
    this.#deps = deps;
    this.#seats = seats;
    this.log = log;
    this.#state = state;
    this.#seat = seat;
    this.#you = onlyPerson(seats);
    this.#board = deps.room.board(state, seat, this.#you);
  }

  get seat(): Seat {
    return this.#seat;
  }

  /** The board that stands. */
  get board(): BoardModel {
    return this.#board;
  }

  /** What the screen begins with. */
  get first(): Pick<TableModel, 'headline' | 'aspect' | 'sheet' | 'log' | 'fight'> {
    const { room } = this.#deps;
    return {
      headline: room.headline(this.#state),
      aspect: shapeOf(this.#board),
      sheet: room.sheet(this.#state, this.#seat, this.#you),
      fight: this.#board.fight,
      log: this.log.lines,
    };
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
      const motions = briefly(motionsOf(room, told), seat => this.#seats[seat] === 'human');
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
