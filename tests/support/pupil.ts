/** A pupil at the table of a lesson: the real session, with panels that only remember and a table that nobody sees. */
import { sameAction, type GameAction } from '../../src/core/game.ts';
import type { Cell } from '../../src/core/grid.ts';
import type { Choice } from '../../src/core/look.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { usualOptions } from '../../src/games/room.ts';
import type { LessonModel } from '../../src/panels/model.ts';
import { Session } from '../../src/session/session.ts';
import { typedAs } from '../../src/session/spelling.ts';
import { EventPlayer } from '../../src/table/event-player.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { FakePanels } from '../session/fake-panels.ts';
import { quietDeps } from './quiet-deps.ts';

class MarkedTable extends NullTable {
  pointed: readonly Cell[] = [];
  steps: readonly Cell[] = [];
  bright: readonly Choice[] = [];
  dim: readonly Choice[] = [];

  override point(cells: readonly Cell[]): void {
    this.pointed = cells;
  }

  override path(cells: readonly Cell[]): void {
    this.steps = cells;
  }

  override marks(choices: readonly Choice[], isDim: (choice: Choice) => boolean = () => false): void {
    this.dim = choices.filter(choice => choice.at && isDim(choice));
    this.bright = choices.filter(choice => choice.at && !isDim(choice));
  }
}

export class Pupil {
  readonly panels = new FakePanels();
  readonly table = new MarkedTable();
  readonly session: Session;
  readonly heard: string[] = [];
  isDone = false;
  readonly #player = new EventPlayer(this.table);

  constructor(room: AnyRoom) {
    this.session = new Session(
      quietDeps(room, {
        table: this.table,
        player: this.#player,
        panels: this.panels,
        sound: key => this.heard.push(key),
        advise: () => Promise.reject(new Error('Nobody advises in a lesson.')),
        over: () => {
          this.isDone = true;
        },
      }),
      { setup: { seed: 'lesson', seats: ['human'], options: usualOptions(room, 1) }, lesson: true },
    );
    this.session.begin();
  }

  static async of(room: AnyRoom): Promise<Pupil> {
    const pupil = new Pupil(room);
    await pupil.settle();
    return pupil;
  }

  get lesson(): LessonModel {
    return this.panels.shown.lesson!;
  }

  /** What would lead on. */
  get accepted(): readonly Choice[] {
    const { prompt } = this.session;
    return prompt?.choices.filter(({ action }) => this.session.accepts(action)) ?? [];
  }

  /** How many actions were done. */
  get done(): number {
    return this.session.recording.entries.length;
  }

  async settle(): Promise<void> {
    for (let rest = 3; rest > 0; rest -= this.session.prompt || this.isDone ? 1 : 0) {
      await this.#player.whenIdle();
      await Promise.resolve();
    }
  }

  /** By the button of the panels, or as a word. */
  do(action: GameAction): void {
    const choice = this.session.prompt?.choices.find(known => sameAction(known.action, action));
    if (choice) this.session.act(choice);
    else this.session.handlers.wordEntered!(typedAs(action)!);
  }

  /** A finger taps there: a far square shows the way first, and is walked by the second tap. */
  async tap(at: Cell): Promise<void> {
    const before = this.done;
    this.session.intend({ do: 'point', at });
    await this.settle();
    if (this.done === before) this.session.intend({ do: 'point', at });
    await this.settle();
  }

  /** What the box says is to be done. */
  async obey(): Promise<void> {
    const { order } = this.lesson;
    const advised = this.session.advised!;
    if (order?.by === 'square') return this.tap(this.table.pointed[0]!);
    if ('word' in advised) this.session.handlers.wordEntered!(advised.word);
    else this.session.act(advised.choice);
    return this.settle();
  }
}
