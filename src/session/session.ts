/**
 * A match at the table: asks the seat whose turn it is, plays what happened, writes it down. It knows the table and
 * the panels only by what they can do, so a whole match runs without a screen (tests/session).
 */
import type { BotLevel, GameAction, GameState, Seat } from '../core/game.ts';
import type { BoardModel, Choice, PromptModel } from '../core/look.ts';
import { momentsOf, standing } from '../core/moments.ts';
import { atOnce } from '../core/slices.ts';
import type { Command } from '../panels/model.ts';
import type { Intent } from '../table/intent.ts';
import { Counsel } from './counsel.ts';
import type { SessionDeps } from './deps.ts';
import { Guide } from './guide.ts';
import { People } from './people.ts';
import { Pointing } from './pointing.ts';
import { askedAgain, TAKE_BACK } from './questions.ts';
import { recalling } from './recall.ts';
import { Recording, type AnyMatch } from './recording.ts';
import { firstScreen, shapeOf, type SavedMatch, type SessionStart } from './start.ts';
import { Spelling } from './spelling.ts';
import { type AnyMoment, type Log, motionsOf } from './story.ts';

export class Session {
  readonly start: SessionStart;
  readonly match: AnyMatch;
  readonly recording: Recording;
  readonly pointing: Pointing;
  readonly spelling: Spelling;
  readonly counsel: Counsel;
  readonly #people: People;
  readonly #deps: SessionDeps;
  readonly #log: Log;
  readonly #guide: Guide | undefined;
  /** The person whose sheet is shown. */
  #seat: Seat;
  #prompt: PromptModel | undefined;
  #board: BoardModel;
  /** An intent that came while something harmless moved: it is taken as soon as the board stands. */
  #held: Intent | undefined;
  /** The last action brought more than a step: what is pressed meanwhile was not meant for it. */
  #news = true;
  #closed = false;
  /** The hint of the present question is paid for. */
  #charged = false;

  constructor(deps: SessionDeps, start: SessionStart) {
    const { room, clock, table, panels, leave, unusedKey } = deps;
    this.#deps = deps;
    this.start = start;
    const lesson = start.lesson ? room.lesson : undefined;
    this.#guide = lesson && new Guide(lesson);
    const saved = start.saved ?? { entries: [], splits: [] };
    const past = { setup: start.setup, entries: saved.entries };
    const { match, log } = start.recalled ?? atOnce(recalling(room, past, lesson?.start()));
    this.match = match;
    this.#log = log;
    this.recording = new Recording(room, clock, saved);
    this.#people = new People(room, panels, start.setup.seats);
    this.#seat = Math.max(0, start.setup.seats.indexOf('human'));
    this.#board = this.#boardNow();
    const moment = () => ({ state: this.state, seat: this.#seat, board: this.#board, prompt: this.#prompt });
    this.pointing = new Pointing({
      room,
      table,
      panels,
      leave,
      unusedKey,
      moment,
      bumpToAttack: () => deps.settings().bumpToAttack,
      act: choice => this.act(choice),
    });
    this.counsel = new Counsel({
      ...deps,
      match: this.match,
      prompt: () => this.#prompt,
      charge: () => this.#charge(),
    });
    this.spelling = new Spelling({
      room,
      panels,
      sketch: overlay => this.pointing.sketch(overlay),
      sound: deps.sound,
      moment,
      enter: action => this.#enter(action),
    });
  }

  get state(): GameState {
    return this.match.state;
  }

  get prompt(): PromptModel | undefined {
    return this.#prompt;
  }

  get isLesson(): boolean {
    return this.#guide !== undefined;
  }

  begin(): void {
    const { panels, room, table } = this.#deps;
    table.show(this.#board);
    panels.update({
      screen: firstScreen(room, this.start, {
        headline: room.headline(this.state),
        aspect: shapeOf(this.#board),
        overlays: this.pointing.overlayToggles,
        sheet: room.sheet(this.state, this.#seat),
        log: this.#log.lines,
        lesson: this.#guide?.model,
        hold: this.#people.canHold ? false : undefined,
      }),
    });
    this.#stand();
    if (this.start.saved) this.#ask();
    else this.#tell(standing(this.state, this.match.opening));
  }

  /** Everything that pointer, keys and pad can mean. False if it meant nothing: the page may then take the key. */
  intend(intent: Intent): boolean {
    if (this.#closed) return false;
    if (intent.do !== 'hover') this.#deps.clock.start();
    if (!this.#deps.player.busy && this.#prompt && intent.do !== 'hover') {
      return this.spelling.intend(intent) || this.pointing.intend(intent);
    }
    if (intent.do === 'hover') this.pointing.look(intent.at);
    else this.#whileBusy(intent);
    return true;
  }

  act(choice: Choice): void {
    void this.#act(choice);
  }

  /** By its place in the prompt: the panels' buttons. While motions play a press hurries them. */
  actByIndex(index: number): void {
    this.#deps.clock.start();
    if (this.#deps.player.busy) return this.#deps.player.skip();
    const choice = this.#prompt?.choices[index];
    if (choice) this.act(choice);
  }

  /** Whether the lesson asks for this; never outside a lesson. */
  wants(action: GameAction): boolean {
    return this.#guide?.wants(action, this.state) ?? false;
  }

  command(command: Command): void {
    if (command === 'undo') void this.#undo();
    if (command === 'hint') void this.counsel.hint();
    if (command === 'skip') this.#deps.player.skip();
    if (command === 'explore') void this.counsel.explore();
    if (command === 'hold') this.#people.hold(!this.#people.isHolding);
    if (command === 'curtain-up' && this.#people.takesOver() && this.state.ask)
      this.#openPrompt(this.state.ask.seat);
    if (command === 'lesson-hint') {
      this.#guide?.hint();
      this.#deps.panels.table({ lesson: this.#guide?.model });
    }
  }

  saved(): SavedMatch {
    const { entries, splits } = this.recording;
    const { setup, flag } = this.start;
    return { game: this.match.game.id, setup, flag, entries, splits, clocks: this.#deps.clock.snapshot() };
  }

  close(): void {
    this.#closed = true;
    this.#deps.clock.stopDeciding();
    this.#deps.player.destroy();
  }

  // ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────────

  #ask(): void {
    if (this.#closed) return;
    const { ask } = this.state;
    if (!ask) return this.#finish();
    const who = this.start.setup.seats[ask.seat] ?? 'human';
    if (who === 'human') this.#askPerson(ask.seat);
    else void this.#askBot(who);
  }

  #askPerson(seat: Seat): void {
    const passed = this.#guide
      ? undefined
      : this.#people.pass(this.state, seat, this.#deps.settings().autoPass);
    if (passed) return this.#do(passed);
    if (!this.#people.handsOver(this.state, seat)) return this.#openPrompt(seat);
    this.#close('');
  }

  #openPrompt(seat: Seat): void {
    const { room, panels, clock, table, settings } = this.#deps;
    this.#people.takes(this.state, seat);
    if (seat !== this.#seat) {
      this.#seat = seat;
      this.#stand();
    }
    this.#prompt = room.prompt(this.state, seat);
    this.#charged = false;
    clock.startDeciding();
    panels.table({
      prompt: this.#prompt,
      waiting: undefined,
      verb: undefined,
      undo: this.#guide ? 'no' : this.#people.undoable(this.match, settings().autoPass),
      lesson: this.#guide?.model,
    });
    this.pointing.opened();
    if (this.#prompt.entry) this.spelling.opened();
    table.point(this.#guide?.points ?? []);
    if (this.pointing.isWalking) return this.pointing.walkOn();
    const held = this.#held;
    this.#held = undefined;
    if (held) this.pointing.intend(held);
  }

  async #askBot(level: BotLevel): Promise<void> {
    this.#close('The others are thinking …');
    const { action } = await this.counsel.advise(level);
    if (!this.#closed) this.#do(action);
  }

  /**
   * The old prompt stays on the panels while motions play, so that they do not flicker; the board is bare. A window
   * goes at once: it would hide what happens.
   */
  #close(waiting = this.#prompt?.dialog && ''): void {
    this.#prompt = undefined;
    this.pointing.closed();
    if (waiting !== undefined) this.#deps.panels.table({ prompt: undefined, waiting });
  }

  // ── Doing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async #act(choice: Choice): Promise<void> {
    const { panels, settings, sound } = this.#deps;
    const asked = this.#prompt;
    if (!asked?.choices.some(known => known.action === choice.action)) return;
    if (this.#guide && !this.#guide.allows(choice.action, this.state)) {
      sound('error');
      this.pointing.stopWalking();
      panels.table({ lesson: this.#guide.model });
      return;
    }
    if (choice.confirm !== undefined && settings().confirmations) {
      const isMeant = await panels.confirm(askedAgain(choice.label, choice.confirm));
      if (!isMeant || this.#prompt !== asked || this.#closed) return;
    }
    this.#do(choice.action);
  }

  /** A word that the room has judged. */
  #enter(action: GameAction): void {
    if (this.#guide && !this.#guide.allows(action, this.state)) {
      this.#deps.sound('error');
      this.#deps.panels.table({ lesson: this.#guide.model });
    } else this.#do(action);
  }

  /** Writes down that a hint was shown, where that has its price; the question and a half-typed word stay as they are. */
  #charge(): string | undefined {
    const { room, panels, settings } = this.#deps;
    const seat = this.state.ask?.seat ?? this.#seat;
    const action = this.#guide || this.#charged ? undefined : room.hinted?.(this.state, seat);
    if (!action) return undefined;
    const moments = momentsOf(this.match.game, this.state, action);
    const events = this.match.act(action);
    this.#charged = true;
    this.recording.add({ kind: 'act', action }, events, this.state.turn);
    this.#keep();
    for (const moment of moments) this.#write(moment);
    this.#prompt = room.prompt(this.state, seat);
    const undo = this.#people.undoable(this.match, settings().autoPass);
    panels.table({ prompt: this.#prompt, undo });
    this.#showSheet();
    return room.hintPrice;
  }

  #do(action: GameAction): void {
    const { clock, room } = this.#deps;
    clock.start();
    clock.stopDeciding();
    const before = this.state;
    const events = this.match.act(action);
    this.recording.add({ kind: 'act', action }, events, this.state.turn);
    this.#guide?.did(this.state);
    if (this.match.isOver) clock.finish();
    this.#keep();
    this.#news = events.some(event => !room.quiet.includes(event.type));
    if (this.#news) this.pointing.stopWalking();
    this.#close();
    this.#tell(momentsOf(this.match.game, before, action));
  }

  async #undo(): Promise<void> {
    const { panels, player, clock, settings } = this.#deps;
    const { autoPass } = settings();
    const undoable = this.#guide ? 'no' : this.#people.undoable(this.match, autoPass);
    if (player.busy || this.match.isOver || undoable === 'no') return;
    if (undoable === 'practice' && !this.match.isPractice) {
      if (!(await panels.confirm(TAKE_BACK)) || this.#closed) return;
    }
    clock.stopDeciding();
    do {
      this.match.undo();
      this.recording.add({ kind: 'undo' }, [], this.state.turn);
    } while (!this.#people.isAsked(this.state, autoPass));
    this.pointing.stopWalking();
    this.#log.add({ text: 'Taken back.', tone: 'dim' }, this.state.turn);
    this.#keep();
    this.#close();
    this.#stand();
    this.#ask();
  }

  #keep(): void {
    if (!this.#guide) this.#deps.save(this.saved());
  }

  #whileBusy(intent: Intent): void {
    const { player, leave } = this.#deps;
    if (intent.do === 'back') return leave();
    if (intent.do === 'overlay' || !player.busy) return;
    this.pointing.stopWalking();
    // A second step while the first still hops is meant; what is pressed while monsters move only hurries them.
    const acts = intent.do === 'point' || intent.do === 'move' || intent.do === 'key';
    if (acts && !this.#news) this.#held = intent;
    player.skip();
  }

  // ── Telling ───────────────────────────────────────────────────────────────────────────────────────────────────

  #tell(moments: readonly AnyMoment[]): void {
    const { room, player } = this.#deps;
    const steps = moments.map(moment => ({
      motions: motionsOf(room, moment),
      done: () => {
        this.#write(moment);
        this.#showSheet(moment.after);
      },
    }));
    const done = (): void => {
      this.#stand();
      this.#ask();
    };
    player.enqueue([...steps, { motions: [], after: this.#boardNow(), done }]);
  }

  #write(moment: AnyMoment): void {
    const { room, panels } = this.#deps;
    if (this.#log.tell(room, moment)) panels.table({ log: this.#log.lines });
  }

  /** Sets board and panels from the state. */
  #stand(): void {
    const { room, table, panels, clock, music } = this.#deps;
    const { state } = this;
    this.#board = this.#boardNow();
    table.show(this.#board);
    this.#showSheet();
    panels.table({ headline: room.headline(state), log: this.#log.lines });
    music(room.music(state));
    clock.turn(state.turn);
  }

  #showSheet(state = this.state): void {
    this.#deps.panels.table({ sheet: this.#deps.room.sheet(state, this.#seat) });
  }

  #finish(): void {
    this.#close('The end');
    this.#deps.over();
  }

  #boardNow(): BoardModel {
    return this.#deps.room.board(this.state, this.#seat);
  }
}
