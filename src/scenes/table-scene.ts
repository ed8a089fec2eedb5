/** The gameplay scene of any room: introduces the table, its event player and its input to one another. */
import type { Laid, DisplayDeps } from '../app/display.ts';
import type { Region } from '../core/box.ts';
import { steeringOf } from '../services/keys.ts';
import type { Intent } from '../table/intent.ts';
import { EventPlayer } from '../table/event-player.ts';
import { TableInput } from '../table/input.ts';
import { TableView } from '../table/table-view.ts';
import { Screen } from './screen.ts';
import { whenGone } from './gone.ts';

export class TableScene extends Screen {
  readonly #deps: DisplayDeps;
  readonly #packs: readonly string[];
  #view: TableView | undefined;
  #input: TableInput | undefined;
  #hear: Parameters<Laid['listen']>[0] = () => false;

  constructor(key: string, deps: DisplayDeps, packs: readonly string[]) {
    super(key);
    this.#deps = deps;
    this.#packs = packs;
  }

  /** After its pictures have come. */
  lay(): Laid {
    const { play, panelPlace, keyboardTaken } = this.#deps;
    const table = new TableView(this, { packs: this.#packs, play, panelPlace });
    this.#view = table;
    this.#input = new TableInput(this, table, {
      onIntent: intent => this.#hear(intent),
      mayListen: () => !keyboardTaken(),
      steering: key => steeringOf(this.#deps.settings().keys, key),
    });
    // A table that still listened would take the arrows from the next one.
    whenGone(this, () => this.#input?.destroy());
    return {
      table,
      player: new EventPlayer(table),
      listen: to => {
        this.#hear = to;
      },
    };
  }

  /** For the test hook: where a cell lies on the page. */
  get view(): TableView | undefined {
    return this.#view;
  }

  get isMoving(): boolean {
    return this.#view?.isMoving ?? true;
  }

  override hear(intent: Intent): void {
    this.#hear(intent);
  }

  place(region: Region): void {
    this.#view?.resize(region);
  }

  /** The match is over: the board is only looked at. */
  rest(): void {
    this.#input?.destroy();
    this.#hear = () => false;
    this.#view?.marks([]);
    this.#view?.cursor(undefined);
  }
}
