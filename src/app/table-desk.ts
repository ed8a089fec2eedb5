/** Minds a match: gives the session its parts, keeps the clock ticking, pauses, saves, and leads to the results. */
import type { AnyRoom } from '../games/room.ts';
import type { Command, PanelHandlers } from '../panels/model.ts';
import { Clock } from '../services/clock.ts';
import type { Settings } from '../services/settings.ts';
import { BEGIN_AGAIN } from '../session/questions.ts';
import { Session } from '../session/session.ts';
import type { Intent } from '../table/intent.ts';
import type { App } from './app.ts';
import type { Desk } from './desk.ts';
import { finish } from './finish.ts';
import { SAVE_DOCUMENT } from './saves.ts';
import { followSettings, type Laid } from './stage.ts';
import { Race } from './race.ts';
import { startAgain, startNew, type MatchStart } from './start.ts';

/** The clock on the screen shows hundredths; ten times a second is enough for the eye. */
const TICK = 100;
const COUNTDOWN = 3;
const BEAT = 600;
let matches = 0;

export class TableDesk implements Desk {
  readonly session: Session;
  readonly laid: Laid;
  readonly #app: App;
  readonly #room: AnyRoom;
  readonly #start: MatchStart;
  readonly #clock: Clock;
  readonly #race: Race;
  #splits = -1;
  #counting: ReturnType<typeof setInterval> | undefined;
  readonly #ticking: ReturnType<typeof setInterval>;

  constructor(app: App, room: AnyRoom, start: MatchStart, laid: Laid) {
    const { panels, settings, audio, bots, judges, storage, now } = app.parts;
    const match = ++matches;
    this.#app = app;
    this.#room = room;
    this.#start = start;
    this.laid = laid;
    this.#clock = new Clock(now, start.saved?.clocks);
    this.#race = new Race(room, start, app.ledger.records, settings.value.ghost, judges);
    this.session = new Session(
      {
        room,
        panels,
        clock: this.#clock,
        table: laid.table,
        player: laid.player,
        settings: () => settings.value,
        sound: key => audio.play(key),
        music: key => audio.music(key),
        advise: (seat, level, view, legal) =>
          bots.advise({ match, game: room.card.id, seat, level, view, legal }),
        explore: (seat, view) => bots.explore({ game: room.card.id, seat, view }),
        save: saved => storage.write(SAVE_DOCUMENT, { ...saved, category: start.category }),
        over: () => this.#over(),
        leave: () => this.#pause(),
        unusedKey: key => this.#key(key),
      },
      start,
    );
    this.settingsChanged(settings.value);
    this.#begin();
    this.#ticking = setInterval(() => this.#tick(), TICK);
    this.#tick();
  }

  readonly handlers: Partial<PanelHandlers> = {
    command: command => this.#command(command),
    act: choice => this.session.actByIndex(choice),
    verb: verb => this.session.pointing.openVerb(verb),
    point: choice => this.session.pointing.pointAt(choice),
    overlay: (id, on) => this.session.pointing.toggleOverlay(id, on),
    from: at => this.session.pointing.pickFrom(at),
    wordTyped: text => this.session.spelling.write(text),
    wordEntered: text => this.session.spelling.enter(text),
    closed: kind => {
      if (kind === 'pause') this.#clock.resume();
    },
  };

  intend(intent: Intent): boolean {
    return this.session.intend(intent);
  }

  pageHidden(hidden: boolean): void {
    this.#clock.pageHidden(hidden);
  }

  settingsChanged(settings: Settings): void {
    followSettings(this.laid, settings);
  }

  leave(): void {
    clearInterval(this.#ticking);
    clearInterval(this.#counting);
    this.#race.close();
    this.session.close();
    this.#app.parts.panels.close();
    this.#app.parts.panels.update({ curtain: undefined });
  }

  #command(command: Command): void {
    switch (command) {
      case 'pause':
        return this.#pause();
      case 'resume':
        this.#app.parts.panels.close('pause');
        return this.#clock.resume();
      case 'restart':
        return this.#restart();
      case 'leave':
        return this.#giveUp();
      case 'lesson-skip':
        return void this.#app.play(
          this.#room,
          startNew(this.#room, { mode: 'random', seats: [], options: {} }),
        );
      case 'rules': {
        const { title, accent } = this.#room.card;
        return this.#app.parts.panels.open({ kind: 'book', title, accent, pages: this.#room.help });
      }
      default:
        this.session.command(command);
    }
  }

  #pause(): void {
    this.#clock.pause();
    const line = this.session.isLesson ? 'A lesson is not saved.' : 'Your match is saved after every action.';
    this.#app.parts.panels.open({ kind: 'pause', title: 'Paused', line, canRestart: true });
  }

  /** A race on a random seed starts for everybody at the same moment: nobody studies the dungeon before the clock runs. */
  #begin(): void {
    const { settings } = this.#app.parts;
    const races = this.#start.category === 'random-seed' && !this.#room.card.isPractice && !this.#start.saved;
    if (!races || !settings.value.showClocks || settings.value.speed === 'instant')
      return this.session.begin();
    const { title, accent } = this.#room.card;
    const blank = { title: '', parts: [] };
    let left = COUNTDOWN;
    const show = (): void =>
      this.#app.parts.panels.update({
        screen: {
          screen: 'table',
          title,
          accent,
          headline: '',
          aspect: 1.4,
          seed: '',
          undo: 'no',
          canHint: false,
          overlays: [],
          sheet: blank,
          log: [],
          countdown: left,
        },
      });
    show();
    this.#counting = setInterval(() => {
      left -= 1;
      this.#app.parts.audio.play(left === 0 ? 'confirm' : 'tick');
      if (left > 0) return show();
      clearInterval(this.#counting);
      this.session.begin();
      this.#clock.start();
    }, BEAT);
  }

  /** The clock many times a second; the list of splits only when there is a new one. */
  #tick(): void {
    const { panels } = this.#app.parts;
    const { splits } = this.session.recording;
    panels.clock(this.#race.clock(this.#clock.snapshot(), splits));
    if (splits.length === this.#splits) return;
    this.#splits = splits.length;
    if (!this.session.isLesson) panels.table({ splits: this.#race.splits(splits) });
  }

  /** One key, and the race begins anew. A leg of the Pentathlon is run once. */
  #restart(): void {
    if (this.#start.category === 'pentathlon') return;
    void this.#app.play(this.#room, startAgain(this.#start));
  }

  /** A racer's finger decides at once; anybody else is asked, because a slip of it must not end a match. */
  async #restartByKey(): Promise<void> {
    if (this.#isRacing || (await this.#app.parts.panels.confirm(BEGIN_AGAIN))) this.#restart();
  }

  /** Alone, against the clock, in a run that will rank. */
  get #isRacing(): boolean {
    const { category, setup } = this.#start;
    const ranks = category !== 'practice' && !this.session.isLesson && !this.session.match.isPractice;
    return ranks && setup.seats.length === 1 && this.#app.parts.settings.value.showClocks;
  }

  #giveUp(): void {
    if (this.#start.category === 'pentathlon') this.#app.pentathlon.leave(this.#clock.snapshot());
    void this.#app.menu();
  }

  /** Orders of the program by key, in the player's own bindings. */
  #key(pressed: string): void {
    const { settings, panels } = this.#app.parts;
    const { keys } = settings.value;
    const { table } = this.laid;
    if (pressed === keys.undo) this.session.command('undo');
    else if (pressed === keys.hint) this.session.command('hint');
    else if (pressed === keys.hold) this.session.command('hold');
    else if (pressed === keys.skip) this.session.command('skip');
    else if (pressed === keys.restart) void this.#restartByKey();
    else if (pressed === keys.actions) panels.focusActions();
    else if (pressed === keys['zoom-in']) table.zoomBy(1);
    else if (pressed === keys['zoom-out']) table.zoomBy(-1);
    else if (pressed === keys.overview) table.toggleOverview();
    else this.#app.key(pressed);
  }

  #over(): void {
    const { storage, settings, page, now } = this.#app.parts;
    if (!this.session.isLesson) storage.remove(SAVE_DOCUMENT);
    const finished = finish(this.#room, this.session, this.#start, {
      clocks: this.#clock.snapshot(),
      finishedAt: now(),
      page,
      names: settings.value.names,
      records: this.#app.ledger.records,
      ghost: this.#race.ghost,
    });
    void this.#app.results(this.#room, this.#start, finished);
  }
}
