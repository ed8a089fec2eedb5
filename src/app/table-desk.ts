/** Minds a match: gives the session its parts, keeps the clock ticking, pauses, saves, and leads to the results. */
import { runFromText } from '../core/link.ts';
import type { AnyRoom } from '../games/room.ts';
import type { Commands, NextModel, PanelHandlers } from '../panels/model.ts';
import { Clock } from '../services/clock.ts';
import type { Judging } from '../services/judge-service.ts';
import type { Settings } from '../services/settings.ts';
import type { Buzz } from '../services/vibration.ts';
import { BEGIN_AGAIN, SKIP_LESSON } from '../session/questions.ts';
import { Session } from '../session/session.ts';
import type { SavedMatch } from '../session/start.ts';
import type { Bond } from './bond.ts';
import { countDown } from './countdown.ts';
import type { Desk } from './desk.ts';
import { finish, type Finished, type JudgedMatch } from './finish.ts';
import type { Navigator } from './navigator.ts';
import { mayShowNeedle, Needle, personIn } from './needle.ts';
import { PassingOn } from './passing-on.ts';
import type { Parts } from './parts.ts';
import { PuzzleTable } from './puzzle-table.ts';
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
  | 'relays'
  | 'tools'
  | 'ledger'
  | 'page'
  | 'now'
  | 'wakeLock'
  | 'vibrate'
>;
export type TableWays = Pick<Navigator, 'play' | 'giveUp' | 'results' | 'openRun' | 'failed'>;

/** The clock on the screen shows hundredths; ten times a second is enough for the eye. */
const TICK = 100;
/** The sound of it. */
const REFUSAL = 'refuse';
const TO_BOARD: NextModel = { label: 'Board', command: 'ranked-board', isFirst: true };
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
  /** Some of its people are elsewhere. */
  readonly #bond: Bond | undefined;
  readonly #puzzle: PuzzleTable | undefined;
  #judging: Judging | undefined;
  #left = false;
  #hidden = false;
  #paused = false;
  #splits = -1;
  #stopCounting: (() => void) | undefined;
  readonly #ticking: ReturnType<typeof setInterval>;

  constructor(parts: TableParts, go: TableWays, room: AnyRoom, start: MatchStart, laid: Laid) {
    const { panels, settings, audio, bots, judges, ledger, now } = parts;
    const match = ++matches;
    this.#parts = parts;
    this.#go = go;
    this.#room = room;
    this.#start = start;
    this.laid = laid;
    this.#clock = new Clock(now, start.saved?.clocks);
    this.#needle = mayShowNeedle(start)
      ? new Needle(parts, room, start.company?.here[0] ?? personIn(start.setup.seats))
      : undefined;
    const { company } = start;
    this.#bond = start.hall ?? (company && new PassingOn(parts, room, { ...start, company }));
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
        save: saved => this.#keep(saved),
        awaits: (seat, name) => this.#bond?.awaits(this.session.saved(), seat, name),
        ended: () => this.#judge(),
        over: () => void this.#over().catch((error: unknown) => go.failed(error)),
        leave: () => this.#pause(),
        unusedKey: key => this.#key(key),
      },
      start,
    );
    const { puzzle } = start;
    const from = start.saved?.entries.length ?? 0;
    this.#puzzle = puzzle && new PuzzleTable(parts, { room, state: this.session.state, from, puzzle });
    laid.listen(intent => this.session.intend(intent));
    this.handlers = {
      ...this.session.handlers,
      ...this.#bond?.handlers,
      closed: kind => {
        if (kind === 'pause') this.#resume();
        if (kind === 'taught') this.#commands.leave();
      },
    };
    this.commands = { ...this.session.commands, ...this.#bond?.commands, ...this.#commands };
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
    this.#bond?.close?.();
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
    leave: () => void this.#leaves().catch((error: unknown) => this.#go.failed(error)),
    'lesson-skip': () => void this.#skipLesson(),
    'play-for-real': () => this.#playForReal(),
    rules: () => this.#parts.panels.open(bookOf(this.#room)),
  } satisfies Commands;

  #pause(): void {
    this.#paused = true;
    this.#clock.pause();
    this.#stayAwake();
    const saved = this.#bond?.line ?? 'Your match is saved after every action.';
    const unsaved = this.session.isLesson ? 'A lesson is not saved.' : 'A puzzle is not saved.';
    const line = this.session.isLesson || this.#puzzle ? unsaved : saved;
    this.#parts.panels.open({ kind: 'pause', title: 'Paused', line, canRestart: !this.#bond });
  }

  async #leaves(): Promise<void> {
    await this.#bond?.leaves?.();
    return this.#go.giveUp(this.#start, this.#clock.snapshot());
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
    const races =
      !this.#bond &&
      this.#start.category === 'random-seed' &&
      !this.#room.card.isPractice &&
      !this.#start.saved;
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

  #keep(saved: SavedMatch): void {
    const { category } = this.#start;
    if (this.#puzzle) void this.#decided(this.#puzzle, saved.entries);
    else if (this.#bond) this.#bond.keep(saved);
    else this.#parts.saves.keep({ ...saved, category, edition: this.#room.game.edition });
  }

  /** One key, and the race begins anew. A leg of the Pentathlon is run once, and a match by link is not ours alone. */
  #restart(): void {
    if (this.#start.category === 'pentathlon' || this.#bond) return;
    if (this.#isKept) this.#parts.saves.drop(this.#room.card.id);
    // A puzzle begins where it began.
    const start = this.#puzzle ? { ...this.#start, recalled: undefined } : startAgain(this.#start);
    void this.#go.play(this.#room, start);
  }

  /** Lessons, puzzles and matches by link leave the match that this room keeps alone. */
  get #isKept(): boolean {
    return !this.session.isLesson && !this.#puzzle && !this.#bond;
  }

  async #decided(puzzle: PuzzleTable, entries: SavedMatch['entries']): Promise<void> {
    const wish = await puzzle.decided(entries, () => this.laid.player.whenIdle());
    if (this.#left) return;
    if (wish === 'again') this.#restart();
    if (wish === 'leave') this.#commands.leave();
  }

  /** A racer's finger decides at once; anybody else is asked, because a slip of it must not end a match. */
  async #restartByKey(): Promise<void> {
    if (this.#bond) return;
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
    const written = this.#bond?.written;
    if (this.session.isLesson || this.#judging || written) return;
    const { match, recording } = this.session;
    const { game, setup } = match;
    const played = { game: game.id, setup, entries: recording.entries };
    this.#judging = this.#parts.judges.judge(played, { frames: false });
  }

  /** What came of playing it back; of a match that others wrote down, from what they wrote. */
  async #judged(): Promise<JudgedMatch | undefined> {
    const link = await this.#bond?.written?.();
    if (link === undefined || this.#left) return this.#judging?.judged;
    this.#judging = this.#parts.judges.judge(link, { frames: true });
    const run = runFromText(link);
    const judged = await this.#judging.judged;
    const entries = judged?.staged?.frames.flatMap(({ entry }) => entry ?? []);
    return judged && { ...judged, entries, ...(run.ok && { run: run.value }) };
  }

  /** Whoever has run a ranked daily wants to see where they stand. */
  #onward({ model }: Finished): Pick<Finished, 'model' | 'passOn'> {
    const isRanked = this.#start.hall?.client.table?.ranked !== undefined;
    return { model: isRanked ? { ...model, next: TO_BOARD } : model, passOn: this.#bond?.ending };
  }

  /** Somebody who only looks on has played nothing. */
  get #isWatching(): boolean {
    return this.#start.company?.here.length === 0;
  }

  /** What was looked on at, now that anybody may see all of it. */
  async #watchAgain(): Promise<void> {
    const link = await this.#bond?.written?.();
    if (link !== undefined && !this.#left) await this.#go.openRun(link, 'run');
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
    if (this.#isWatching) return this.#watchAgain();
    const judged = await this.#judged();
    if (this.#left) return;
    const { saves, settings, ledger, page, now, audio } = this.#parts;
    // The tune of the match plays its ending to the end, and then goes on quietly.
    const { tune } = this.#room.music(this.session.match.state, 0);
    audio.music({ tune, danger: 0, moment: 'results' }, this.#start.setup.seed);
    if (this.#isKept) saves.drop(this.#room.card.id);
    const finished = finish(this.#room, this.session, this.#start, judged, {
      clocks: this.#clock.snapshot(),
      finishedAt: now(),
      page,
      names: settings.value.names,
      records: ledger.records,
      lessons: ledger.lessons,
      ghost: this.#race.ghost,
    });
    await this.#go.results(this.#room, this.#start, { ...finished, ...this.#onward(finished) });
  }
}
