/** Minds a match: gives the session its parts, keeps the clock ticking, pauses, saves, and leads to the results. */
import type { AnyRoom } from '../games/room.ts';
import type { Commands, PanelHandlers } from '../panels/model.ts';
import { Clock } from '../services/clock.ts';
import type { Judging } from '../services/judge-service.ts';
import type { Settings } from '../services/settings.ts';
import type { Buzz } from '../services/vibration.ts';
import { BEGIN_AGAIN, SKIP_LESSON } from '../session/questions.ts';
import { Session } from '../session/session.ts';
import { countDown } from './countdown.ts';
import type { Desk } from './desk.ts';
import { finish } from './finish.ts';
import type { Navigator } from './navigator.ts';
import { mayShowNeedle, Needle, personIn } from './needle.ts';
import type { Parts } from './parts.ts';
import { Race } from './race.ts';
import { followSettings, type Laid } from './display.ts';
import { startAgain, startFirst, type MatchStart } from './start.ts';
import { pressAtTable } from './table-keys.ts';
import { bookOf } from './windows/book.ts';

export type TableParts = Pick<
  Parts,
  | 'panels'
  | 'settings'
  | 'audio'
  | 'bots'
  | 'judges'
  | 'saves'
  | 'ledger'
  | 'page'
  | 'now'
  | 'wakeLock'
  | 'vibrate'
>;
export type TableWays = Pick<Navigator, 'play' | 'giveUp' | 'results' | 'failed'>;

/** The clock on the screen shows hundredths; ten times a second is enough for the eye. */
const TICK = 100;
/** The sound of it. */
const REFUSAL = 'refuse';
let matches = 0;

export class TableDesk implements Desk {
  readonly session: Session;
  readonly laid: Laid;
  readonly #parts: TableParts;
  readonly #go: TableWays;
  readonly #room: AnyRoom;
  readonly #start: MatchStart;
  readonly #clock: Clock;
  readonly #race: Race;
  readonly #needle: Needle | undefined;
  #judging: Judging | undefined;
  #left = false;
  #hidden = false;
  #paused = false;
  #splits = -1;
  #stopCounting: (() => void) | undefined;
  readonly #ticking: ReturnType<typeof setInterval>;

  constructor(parts: TableParts, go: TableWays, room: AnyRoom, start: MatchStart, laid: Laid) {
    const { panels, settings, audio, bots, judges, saves, ledger, now } = parts;
    const match = ++matches;
    this.#parts = parts;
    this.#go = go;
    this.#room = room;
    this.#start = start;
    this.laid = laid;
    this.#clock = new Clock(now, start.saved?.clocks);
    this.#needle = mayShowNeedle(start) ? new Needle(parts, room, personIn(start.setup.seats)) : undefined;
    this.#race = new Race(room, start, ledger.records, settings.value.ghost, judges);
    this.session = new Session(
      {
        room,
        panels,
        clock: this.#clock,
        table: laid.table,
        player: laid.player,
        settings: () => settings.value,
        sound: key => this.#sound(key),
        music: cue => audio.music(cue, start.setup.seed),
        vibrate: buzz => this.#vibrate(buzz),
        advise: (seat, level, view, legal) =>
          bots.advise({ match, game: room.card.id, seat, level, view, legal }),
        explore: (seat, view) => bots.explore({ game: room.card.id, seat, view }),
        save: saved => saves.keep({ ...saved, category: start.category, edition: room.game.edition }),
        ended: () => this.#judge(),
        over: () => void this.#over().catch((error: unknown) => go.failed(error)),
        leave: () => this.#pause(),
        unusedKey: key => this.#key(key),
      },
      start,
    );
    laid.listen(intent => this.session.intend(intent));
    this.handlers = {
      ...this.session.handlers,
      closed: kind => {
        if (kind === 'pause') this.#resume();
        if (kind === 'taught') this.#commands.leave();
      },
    };
    this.commands = { ...this.session.commands, ...this.#commands };
    this.settingsChanged(settings.value);
    this.#begin();
    this.#ticking = setInterval(() => this.#tick(), TICK);
    this.#tick();
  }

  readonly handlers: Partial<PanelHandlers>;
  readonly commands: Commands;

  pageHidden(hidden: boolean): void {
    this.#hidden = hidden;
    this.#clock.pageHidden(hidden);
    this.#stayAwake();
  }

  settingsChanged(settings: Settings): void {
    followSettings(this.laid, settings);
    if (!settings.tips) this.#parts.panels.table({ tip: undefined });
    this.#stayAwake();
  }

  leave(): void {
    this.#left = true;
    this.#stayAwake();
    clearInterval(this.#ticking);
    this.#stopCounting?.();
    this.#judging?.stop();
    this.#race.close();
    this.session.close();
    this.#parts.panels.close();
    this.#parts.panels.update({ curtain: undefined });
  }

  readonly #commands = {
    pause: () => this.#pause(),
    resume: () => {
      this.#parts.panels.close('pause');
      this.#resume();
    },
    restart: () => this.#restart(),
    leave: () => void this.#go.giveUp(this.#start, this.#clock.snapshot()),
    'lesson-skip': () => void this.#skipLesson(),
    'play-for-real': () => this.#playForReal(),
    rules: () => this.#parts.panels.open(bookOf(this.#room)),
  } satisfies Commands;

  #pause(): void {
    this.#paused = true;
    this.#clock.pause();
    this.#stayAwake();
    const line = this.session.isLesson ? 'A lesson is not saved.' : 'Your match is saved after every action.';
    this.#parts.panels.open({ kind: 'pause', title: 'Paused', line, canRestart: true });
  }

  #resume(): void {
    this.#paused = false;
    this.#clock.resume();
    this.#stayAwake();
  }

  /** The screen stays lit while somebody may be thinking before it. */
  #stayAwake(): void {
    const isOpen = !this.#left && !this.#hidden && !this.#paused;
    void this.#parts.wakeLock.keep(isOpen && this.#parts.settings.value.stayAwake);
  }

  #vibrate(buzz: Buzz): void {
    if (this.#parts.settings.value.vibration) this.#parts.vibrate(buzz);
  }

  /** A refusal is felt as well as heard. */
  #sound(key: string): void {
    this.#parts.audio.play(key);
    if (key === REFUSAL) this.#vibrate('refusal');
  }

  /** A race on a random seed starts for everybody at the same moment. */
  #begin(): void {
    const { showClocks, speed } = this.#parts.settings.value;
    const races = this.#start.category === 'random-seed' && !this.#room.card.isPractice && !this.#start.saved;
    if (!races || !showClocks || speed === 'instant') return this.session.begin();
    this.#stopCounting = countDown(this.#parts, this.#room.card, () => {
      this.session.begin();
      this.#clock.start();
    });
  }

  /** The clock many times a second; the list of splits only when there is a new one. */
  #tick(): void {
    const { panels } = this.#parts;
    const { splits } = this.session.recording;
    this.#needle?.look(this.session.state, () => this.laid.player.whenIdle());
    panels.clock(this.#race.clock(this.#clock.snapshot(), splits));
    if (splits.length === this.#splits) return;
    this.#splits = splits.length;
    panels.table({ splits: this.#race.splits(splits) });
  }

  /** One key, and the race begins anew. A leg of the Pentathlon is run once. */
  #restart(): void {
    if (this.#start.category === 'pentathlon') return;
    if (!this.session.isLesson) this.#parts.saves.drop(this.#room.card.id);
    void this.#go.play(this.#room, startAgain(this.#start));
  }

  /** A racer's finger decides at once; anybody else is asked, because a slip of it must not end a match. */
  async #restartByKey(): Promise<void> {
    if (this.#isRacing || (await this.#parts.panels.confirm(BEGIN_AGAIN))) this.#restart();
  }

  /** Alone, against the clock, in a run that will rank. */
  get #isRacing(): boolean {
    const { category, setup } = this.#start;
    const ranks = category !== 'practice' && !this.session.isLesson && !this.session.match.isPractice;
    return ranks && setup.seats.length === 1 && this.#parts.settings.value.showClocks;
  }

  #key(pressed: string): void {
    const { table } = this.laid;
    const { undo, hint, hold, skip } = this.session.commands;
    pressAtTable(pressed, this.#parts.settings, {
      undo,
      hint,
      hold,
      skip,
      restart: () => void this.#restartByKey(),
      actions: () => this.#parts.panels.focusActions(),
      'zoom-in': () => table.zoomBy(1),
      'zoom-out': () => table.zoomBy(-1),
      overview: () => table.toggleOverview(),
      rules: this.#commands.rules,
    });
  }

  /** The run is played back in a worker while the last motions are seen. A lesson has nothing to verify. */
  #judge(): void {
    if (this.session.isLesson || this.#judging) return;
    const { match, recording } = this.session;
    const { game, setup } = match;
    const played = { game: game.id, setup, entries: recording.entries };
    this.#judging = this.#parts.judges.judge(played, { frames: false });
  }

  async #skipLesson(): Promise<void> {
    if (await this.#parts.panels.confirm(SKIP_LESSON)) this.#playForReal();
  }

  #playForReal(): void {
    void this.#go.play(this.#room, startFirst(this.#room));
  }

  /** A star, and on to a real game. */
  async #taught(): Promise<void> {
    const { id, title } = this.#room.card;
    await this.#parts.ledger.taught(id);
    const { panels } = this.#parts;
    const { screen } = panels.model;
    // The window hides how it ended.
    const end = this.session.match.isOver && screen.screen === 'table' ? screen.log.at(-1)?.text : undefined;
    const line = [end, 'You earned a star for the lesson. Ready for a real game?'].filter(Boolean).join(' ');
    if (!this.#left) panels.open({ kind: 'taught', title: `${title}: lesson done`, line });
  }

  async #over(): Promise<void> {
    if (this.session.isLesson) return this.#taught();
    this.#judge();
    const judged = await this.#judging?.judged;
    if (this.#left) return;
    const { saves, settings, ledger, page, now, audio } = this.#parts;
    // The tune of the match plays its ending to the end, and then goes on quietly.
    const { tune } = this.#room.music(this.session.match.state, 0);
    audio.music({ tune, danger: 0, moment: 'results' }, this.#start.setup.seed);
    saves.drop(this.#room.card.id);
    const finished = finish(this.#room, this.session, this.#start, judged, {
      clocks: this.#clock.snapshot(),
      finishedAt: now(),
      page,
      names: settings.value.names,
      records: ledger.records,
      lessons: ledger.lessons,
      ghost: this.#race.ghost,
    });
    await this.#go.results(this.#room, this.#start, finished);
  }
}
