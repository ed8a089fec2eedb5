/** Minds the replay theatre: a run is watched on the same table it was played on, forwards, backwards and by leaps. */
import { seedLabel } from '../core/seed.ts';
import { viewOf } from '../core/view.ts';
import { counted, scoreText } from '../games/phrases.ts';
import type { AnyRoom } from '../games/room.ts';
import { theatreOrder, theatreStep } from '../panels/logic/theatre-keys.ts';
import type { Commands, PanelHandlers } from '../panels/model.ts';
import type { Theatre } from '../records/theatre.ts';
import type { Settings } from '../services/settings.ts';
import { Looking } from '../session/looking.ts';
import type { Seen } from '../session/square.ts';
import { Log, motionsOf } from '../session/story.ts';
import { crossIntent, type Intent } from '../table/intent.ts';
import type { Desk } from './desk.ts';
import type { Navigator, Watched } from './navigator.ts';
import { Needle, personIn } from './needle.ts';
import type { Parts } from './parts.ts';
import { Reviewer } from './reviewer.ts';
import { recall } from './saves.ts';
import { followSettings, type Laid } from './display.ts';
import { startFrom, startRace } from './start.ts';
import { pressAtTable } from './table-keys.ts';
import { bookOf } from './windows/book.ts';

type TheatreParts = Pick<Parts, 'panels' | 'settings' | 'audio' | 'reviews' | 'bots'>;
type TheatreWays = Pick<Navigator, 'menu' | 'play'>;

export class TheatreDesk implements Desk {
  readonly laid: Laid;
  readonly theatre: Theatre;
  readonly #parts: TheatreParts;
  readonly #go: TheatreWays;
  readonly #room: AnyRoom;
  readonly #looking: Looking;
  readonly #reviewer: Reviewer;
  readonly #needle: Needle;
  #playing = false;
  #closed = false;

  constructor(
    parts: TheatreParts,
    go: TheatreWays,
    room: AnyRoom,
    theatre: Theatre,
    laid: Laid,
    what: Watched = 'run',
  ) {
    this.#parts = parts;
    this.#go = go;
    this.#room = room;
    this.theatre = theatre;
    this.laid = laid;
    this.#looking = new Looking(laid.table, parts.panels, () => this.#seen());
    this.#reviewer = new Reviewer(parts, room.card, theatre);
    this.#needle = new Needle(parts, room, personIn(theatre.setup.seats));
    const { title, accent } = room.card;
    const state = theatre.state;
    const board = room.board(state, 0);
    parts.panels.update({
      screen: {
        screen: 'table',
        title,
        accent,
        headline: room.headline(state),
        aspect: board.extent.columns / board.extent.rows,
        seed: seedLabel(theatre.setup.seed),
        flag: 'Watching',
        undo: 'no',
        canHint: false,
        overlays: [],
        sheet: room.sheet(state, 0),
        log: [],
      },
    });
    this.settingsChanged(parts.settings.value);
    laid.listen(intent => this.#intend(intent));
    this.#show();
    if (what === 'review') this.#reviewer.open();
    else this.#play();
  }

  readonly handlers: Partial<PanelHandlers> = {
    seek: at => this.#seek(at),
    cross: order => void this.#intend(crossIntent(order)),
    closeCard: () => void this.#intend({ do: 'hover', at: undefined }),
    closed: kind => {
      if (kind === 'review') this.#reviewer.closed();
    },
  };

  readonly commands: Commands = {
    'replay-toggle': () => this.#toggle(),
    'play-on': () => void this.#takeOver(),
    race: () => void this.#go.play(this.#room, startRace(this.theatre.setup, this.theatre.ghost)),
    review: () => {
      this.#pause();
      this.#reviewer.open();
    },
    'stop-review': () => this.#reviewer.stop(),
    leave: () => void this.#go.menu(),
    pause: () => void this.#go.menu(),
    skip: () => this.laid.player.skip(),
    rules: () => this.#rules(),
  };

  readonly #rules = (): void => this.#parts.panels.open(bookOf(this.#room));

  /** As the first seat knew it: what lies hidden is not told either. */
  #seen(): Seen {
    const { state } = this.theatre;
    const board = this.#room.board(state, 0);
    return { room: this.#room, state: viewOf(this.#room.game, state, 0), seat: 0, board, choices: [] };
  }

  #intend(intent: Intent): boolean {
    if (this.#looking.intend(intent)) return true;
    if (intent.do === 'back') {
      void this.#go.menu();
      return true;
    }
    const order = theatreOrder(keyFor(intent), 'nothing');
    if (order === 'toggle') this.#toggle();
    else if (order) this.#seek(theatreStep(order, this.theatre.at, this.theatre.length) ?? this.theatre.at);
    else if (intent.do === 'key') pressAtTable(intent.key, this.#parts.settings, { rules: this.#rules });
    return order !== undefined || intent.do === 'key';
  }

  settingsChanged(settings: Settings): void {
    followSettings(this.laid, settings);
    this.#needle.look(this.theatre.state);
  }

  leave(): void {
    this.#closed = true;
    this.laid.player.destroy();
    this.#reviewer.leave();
    this.#parts.panels.close();
  }

  async #takeOver(): Promise<void> {
    const start = startFrom(this.theatre.playOnFrom(this.theatre.at));
    const recalled = await recall(this.#room, start.saved);
    if (recalled && !this.#closed) await this.#go.play(this.#room, { ...start, recalled });
  }

  #toggle(): void {
    if (this.#playing) return this.#pause();
    if (this.theatre.at === this.theatre.length) this.theatre.seek(0);
    this.#play();
  }

  #pause(): void {
    if (!this.#playing) return;
    this.#playing = false;
    this.laid.player.skip();
    this.#tell();
  }

  /** At once, wherever it is: the states between are kept in reach. */
  #seek(at: number): void {
    this.#playing = false;
    this.laid.player.skip();
    this.theatre.seek(at);
    this.#show();
    // What was still moving sets its own board when it is done: ours comes after it.
    void this.laid.player.whenIdle().then(() => {
      if (!this.#closed && !this.#playing) this.#show();
    });
  }

  #play(): void {
    this.#playing = this.theatre.at < this.theatre.length;
    this.#tell();
    if (this.#playing) this.#step();
  }

  #step(): void {
    if (this.#closed || !this.#playing) return;
    const { theatre } = this;
    theatre.stepForward();
    this.laid.player.enqueue([
      ...theatre.momentsAt(theatre.at).map(moment => ({ motions: motionsOf(this.#room, moment) })),
      {
        motions: [{ do: 'wait', ms: 250 }],
        after: this.#room.board(theatre.state, 0),
        done: () => {
          if (this.#closed || !this.#playing) return;
          this.#show();
          if (theatre.at === theatre.length) this.#playing = false;
          this.#tell();
          // Instant speed must not become one long task: the page breathes between two steps.
          setTimeout(() => this.#step(), 0);
        },
      },
    ]);
  }

  /** Board, sheet and log of the present step. */
  #show(): void {
    const { panels, audio } = this.#parts;
    const { theatre } = this;
    const state = theatre.state;
    const board = this.#room.board(state, 0);
    this.laid.table.show(board);
    audio.music(this.#room.music(state, 0), theatre.setup.seed);
    panels.table({
      fight: board.fight,
      sheet: this.#room.sheet(state, 0),
      headline: this.#room.headline(state),
      log: this.#log(),
    });
    this.#looking.renew();
    this.#needle.look(state);
    panels.clock(theatre.clocksAt(theatre.at));
    this.#tell();
  }

  /** The last lines that led here; a few steps are enough to read. */
  #log(): Log['lines'] {
    const log = new Log();
    const { theatre } = this;
    for (let step = Math.max(0, theatre.at - RECALLED); step <= theatre.at; step++)
      for (const moment of theatre.momentsAt(step)) log.tell(this.#room, moment);
    return log.lines;
  }

  #tell(): void {
    const { at, length, splits, verdict, state } = this.theatre;
    const score = verdict.outcome?.results[0]?.score;
    this.#parts.panels.table({
      replay: {
        at,
        of: length,
        playing: this.#playing,
        turn: state.turn,
        splits: splits.map(split => ({ at: split.step, label: split.name })),
        verdict: `Verified by replay: ${score === undefined ? 'not finished' : scoreText(score, this.#room.card)}, ${counted(verdict.turns, 'turn')}.`,
        canPlayOn: state.ask !== null,
        canReview: this.#room.outlook !== undefined && verdict.outcome !== undefined,
      },
    });
  }
}

/** Steps whose lines are recalled after a leap. */
const RECALLED = 6;

/** Arrows and the main button of a pad mean what the keys mean. */
function keyFor(intent: Intent): string {
  if (intent.do === 'key') return intent.key;
  if (intent.do === 'confirm') return ' ';
  if (intent.do !== 'move') return '';
  return { north: 'home', east: 'arrowright', south: 'end', west: 'arrowleft' }[intent.direction];
}
