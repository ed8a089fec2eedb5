/**
 * A match at the table: asks the seat whose turn it is, plays what happened, writes it down. It knows the table and
 * the panels only by what they can do, so a whole match runs without a screen (tests/session).
 */
import type { AnyLevel, GameAction, GameState, Seat } from '../core/game.ts';
import type { Choice, PromptModel } from '../core/look.ts';
import type { Entry } from '../core/match.ts';
import { actWatched, standing } from '../core/moments.ts';
import { atOnce } from '../core/slices.ts';
import type { Commands, LessonModel, PanelHandlers } from '../panels/model.ts';
import { crossIntent, type Intent } from '../table/intent.ts';
import { isTaken } from '../services/keys.ts';
import { Counsel } from './counsel.ts';
import type { SessionDeps } from './deps.ts';
import { Early } from './early.ts';
import { type Advised, Guide } from './guide.ts';
import { cornerAway, cornerBehind } from './looking.ts';
import { Onward } from './onward.ts';
import { People } from './people.ts';
import { Pointing } from './pointing.ts';
import { askedAgain, TAKE_BACK } from './questions.ts';
import { recalling } from './recall.ts';
import { rehearsed } from './rehearsal.ts';
import type { AnyMatch, Recording } from './recording.ts';
import { Showing } from './showing.ts';
import { firstScreen, type SavedMatch, type SessionStart } from './start.ts';
import { Spelling } from './spelling.ts';
import type { AnyMoment } from './story.ts';
import { Tipster } from './tips.ts';

export class Session {
  readonly start: SessionStart;
  readonly match: AnyMatch;
  readonly recording: Recording;
  readonly counsel: Counsel;
  readonly #deps: SessionDeps;
  readonly #pointing: Pointing;
  readonly #spelling: Spelling;
  readonly #early: Early;
  readonly #onward: Onward;
  readonly #people: People;
  readonly #showing: Showing;
  readonly #guide: Guide | undefined;
  readonly #tips: Tipster | undefined;
  #prompt: PromptModel | undefined;
  #closed = false;
  /** The hint of the present question is paid for. */
  #charged = false;

  constructor(deps: SessionDeps, start: SessionStart) {
    const { room, panels } = deps;
    this.#deps = deps;
    this.start = start;
    const lesson = start.lesson ? room.lesson : undefined;
    const past = { setup: start.setup, entries: start.saved?.entries ?? [] };
    const recalled = start.recalled ?? atOnce(recalling(room, past, lesson?.start()));
    this.match = recalled.match;
    this.recording = recalled.recording;
    this.#guide = lesson && new Guide(room, lesson, this.state, rehearsed(room, lesson).texts);
    this.#tips = start.tips && room.tips ? new Tipster(room.tips) : undefined;
    this.#people = new People(room, panels, start.setup.seats);
    const seat = Math.max(0, start.setup.seats.indexOf('human'));
    this.#showing = new Showing(deps, recalled.log, this.state, seat, start.setup.seats);
    const moment = () => ({
      state: this.state,
      seat: this.#showing.seat,
      board: this.#showing.board,
      prompt: this.#prompt,
    });
    this.#pointing = new Pointing({
      ...deps,
      moment,
      bumpToAttack: () => deps.settings().bumpToAttack,
      isTaken: this.#isTaken,
      guide: this.#guide,
      act: choice => this.act(choice),
      unusedKey: key => this.#onward.begin(key) || deps.unusedKey(key),
    });
    this.#onward = new Onward({ ...deps, moment, act: choice => this.act(choice) });
    this.#early = new Early({
      ...deps,
      isOver: () => this.match.isOver,
      stopWalking: () => this.#pointing.stopWalking(),
      hurry: () => this.#onward.hurry(),
    });
    this.counsel = new Counsel({
      ...deps,
      match: this.match,
      prompt: () => this.#prompt,
      away: at => cornerAway(this.#showing, at),
      charge: () => this.#charge(),
      isScored: () => !this.#guide,
    });
    this.#spelling = new Spelling({
      ...deps,
      moment,
      sketch: overlay => this.#pointing.overlays.sketch(overlay),
      enter: action => this.#try(action),
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

  /** What the panels can say to a match. */
  readonly handlers: Partial<PanelHandlers> = {
    act: (index, isVerb) => this.#press(index, isVerb),
    onward: () => void (this.#pointing.walkAgain() || this.#onward.begin()),
    use: action => this.#pointing.offer(action),
    verb: verb => this.#pointing.openVerb(verb),
    point: index => this.#pointing.pointAt(index),
    overlay: (id, on) => this.#pointing.overlays.toggle(id, on),
    from: at => this.#pointing.pickFrom(at),
    cross: order => void this.intend(crossIntent(order)),
    wordTyped: text => this.#spelling.write(text),
    wordEntered: text => this.#spelling.enter(text),
  };

  readonly commands: Commands = {
    undo: () => void this.#undo(),
    hint: () => (this.#guide ? this.#showHow() : void this.counsel.hint()),
    skip: () => this.#onward.hurry(),
    explore: () => void this.counsel.explore(),
    hold: () => this.#people.hold(!this.#people.isHolding),
    'curtain-up': () => {
      if (this.#people.takesOver() && this.state.ask) this.#openPrompt(this.state.ask.seat);
    },
    'lesson-show': () => this.#showHow(),
  };

  begin(): void {
    const { panels, room } = this.#deps;
    panels.update({
      screen: firstScreen(room, this.start, {
        ...this.#showing.first,
        overlays: this.#pointing.overlays.toggles,
        lesson: this.#lesson,
        hold: this.#people.canHold ? false : undefined,
      }),
    });
    this.#stand();
    if (this.start.saved) this.#ask();
    else this.#showing.tell(standing(this.state, this.match.opening), this.#told);
  }

  /** Everything that pointer, keys and pad can mean. False if it meant nothing: the page may then take the key. */
  intend(intent: Intent): boolean {
    if (this.#closed) return false;
    if (intent.do !== 'hover') this.#deps.clock.start();
    // Looking around hurries nobody, and can be done while others move.
    if (intent.do === 'look') return this.#pointing.intend(intent);
    if (!this.#deps.player.busy && this.#prompt && intent.do !== 'hover') {
      return this.#spelling.intend(intent) || this.#pointing.intend(intent);
    }
    if (intent.do === 'hover') this.#pointing.look(intent.at);
    else this.#early.hear(intent);
    return true;
  }

  /** One of the choices that stand; what has its price is asked once more. */
  act(choice: Choice): void {
    const asked = this.#prompt;
    if (!asked?.choices.some(known => known.action === choice.action)) return;
    // A lesson has its own say, and does not question what it asked for.
    const isAsked = choice.confirm !== undefined && this.#deps.settings().confirmations && !this.isLesson;
    if (isAsked) void this.#confirm(choice, choice.confirm);
    else this.#try(choice.action);
  }

  /** What the lesson would do here; nothing outside a lesson. */
  get advised(): Advised | undefined {
    return this.#prompt && this.#guide?.advised(this.state, this.#prompt);
  }

  /** Whether a lesson goes along with this; outside a lesson everything legal. */
  accepts(action: GameAction): boolean {
    return this.#guide?.accepts(action, this.state) ?? true;
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
    if (this.#guide?.isDone) return this.#finish();
    const again = this.#guide?.rewound(this.state);
    if (again) return this.#beginAgain(again);
    if (!ask) return this.#finish();
    const who = this.start.setup.seats[ask.seat] ?? 'human';
    if (who === 'human') this.#askPerson(ask.seat);
    else void this.#askBot(who);
  }

  #askPerson(seat: Seat): void {
    const { autoPass } = this.#deps.settings();
    const passed = this.isLesson ? undefined : this.#people.pass(this.state, seat, autoPass);
    if (passed) return this.#do(passed);
    if (!this.#people.handsOver(this.state, seat)) return this.#openPrompt(seat);
    this.#close('');
  }

  #openPrompt(seat: Seat): void {
    const { room, panels, clock, table } = this.#deps;
    this.#people.takes(this.state, seat);
    if (seat !== this.#showing.seat) this.#showing.stand(this.state, seat);
    this.#prompt = this.#pointing.dressed(this.#people.named(room.prompt(this.state, seat)));
    this.#charged = false;
    clock.startDeciding();
    panels.table({
      prompt: this.#prompt,
      waiting: undefined,
      verb: undefined,
      undo: this.#undoable,
      since: this.#showing.log.since(seat),
      lesson: this.#lesson,
      tip: this.#deps.settings().tips ? this.#tips?.next(this.#prompt) : undefined,
      tipCorner: cornerBehind(this.#showing),
    });
    this.#pointing.opened();
    if (this.#prompt.entry) this.#spelling.opened();
    table.point(this.#guide?.points(this.state, this.#prompt) ?? []);
    if (this.#pointing.isWalking) return this.#pointing.walkOn();
    if (this.#onward.goesOn(seat)) return;
    const held = this.#early.take();
    if (held) this.#pointing.intend(held);
  }

  async #askBot(level: AnyLevel): Promise<void> {
    // Not whom: monsters move in their turns, too.
    this.#close('Waiting for the others');
    const { action } = await this.counsel.advise(level);
    if (!this.#closed) this.#do(action);
  }

  /** Nobody is asked. The board is bare, and so is the tray: its word is said. */
  #close(waiting?: string): void {
    this.#prompt = undefined;
    this.#pointing.closed();
    this.#deps.panels.table({ prompt: undefined, tip: undefined, word: undefined, since: undefined });
    if (waiting !== undefined) this.#deps.panels.table({ waiting });
  }

  // ── Doing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A button of the panels, by its place in the prompt. While motions play a press hurries them. */
  #press(index: number, isVerb = false): void {
    this.#deps.clock.start();
    if (this.#deps.player.busy) return this.#onward.hurry();
    const choice = this.#prompt?.choices[index];
    this.#pointing.walkBy(choice, isVerb);
    if (choice) this.act(choice);
  }

  async #confirm({ label, action }: Choice, question: string): Promise<void> {
    const asked = this.#prompt;
    const isMeant = await this.#deps.panels.confirm(askedAgain(label, question));
    if (isMeant && this.#prompt === asked && !this.#closed) this.#do(action);
  }

  #try(action: GameAction): void {
    if (this.#allows(action)) this.#do(action);
  }

  /** A lesson says why, where something does not lead on. */
  #allows(action: GameAction): boolean {
    if (!this.#guide || this.accepts(action)) return true;
    this.#guide.refuse(action, this.state);
    this.#spelling.refused();
    this.#deps.sound('refuse');
    this.#pointing.stopWalking();
    this.#deps.panels.table({ lesson: this.#lesson });
    return false;
  }

  get #lesson(): LessonModel | undefined {
    return this.#guide?.model(this.state, this.#prompt);
  }

  /** Does before the pupil's eyes what is asked for. */
  #showHow(): void {
    const { advised } = this;
    if (!advised || this.#deps.player.busy) return;
    if ('choice' in advised) this.act(advised.choice);
    else this.#spelling.enter(advised.word);
  }

  /** Nothing leads on from here: the step is taught once more. */
  #beginAgain(state: GameState): void {
    this.match.lay(state);
    this.#pointing.stopWalking();
    this.#stand();
    this.#ask();
  }

  /** Writes down that a hint was shown, where that has its price; the question and a half-typed word stay as they are. */
  #charge(): string | undefined {
    const { room, panels } = this.#deps;
    const seat = this.state.ask?.seat ?? this.#showing.seat;
    const action = this.#guide || this.#charged ? undefined : room.hinted?.(this.state, seat);
    if (!action) return undefined;
    const moments = actWatched(this.match, action);
    this.#charged = true;
    this.#record({ kind: 'act', action }, moments);
    this.#keep();
    for (const moment of moments) this.#showing.write(moment);
    this.#prompt = this.#pointing.dressed(this.#people.named(room.prompt(this.state, seat)));
    panels.table({ prompt: this.#prompt, undo: this.#undoable });
    this.#showing.sheet(this.state);
    return room.hintPrice;
  }

  #do(action: GameAction): void {
    const { clock, ended } = this.#deps;
    clock.start();
    clock.stopDeciding();
    if (this.#guide) this.match.lay(this.#guide.before(action, this.state));
    const moments = actWatched(this.match, action);
    this.#record({ kind: 'act', action }, moments);
    if (this.#guide?.did(this.state)) this.#pointing.stopWalking();
    if (this.match.isOver) clock.finish();
    this.#keep();
    if (this.match.isOver) ended();
    this.#early.happens(moments);
    this.#close();
    this.#showing.tell(moments, this.#told);
  }

  async #undo(): Promise<void> {
    const { panels, player, clock, settings } = this.#deps;
    const undoable = this.#undoable;
    if (player.busy || this.match.isOver || undoable === 'no') return;
    if (undoable === 'practice' && !this.match.isPractice) {
      if (!(await panels.confirm(TAKE_BACK)) || this.#closed) return;
    }
    clock.stopDeciding();
    do {
      this.match.undo();
      this.#record({ kind: 'undo' }, []);
    } while (!this.#people.isAsked(this.state, settings().autoPass));
    this.#pointing.stopWalking();
    this.#showing.log.add({ text: 'Undone.', tone: 'dim' }, this.state.turn);
    this.#keep();
    this.#close();
    this.#told();
  }

  get #undoable(): 'free' | 'practice' | 'no' {
    return this.#guide ? 'no' : this.#people.undoable(this.match, this.#deps.settings().autoPass);
  }

  #record(entry: Entry<GameAction>, moments: readonly AnyMoment[]): void {
    const { clock } = this.#deps;
    clock.turn(this.state.turn);
    this.recording.add(entry, moments, clock.snapshot());
  }

  #keep(): void {
    if (!this.#guide) this.#deps.save(this.saved());
  }

  readonly #isTaken = (key: string): boolean => isTaken(this.#deps.settings().keys, key);

  /** What happened was seen: on to the next question. */
  readonly #told = (): void => {
    this.#stand();
    this.#ask();
  };

  #stand(): void {
    this.#showing.stand(this.state);
    this.#deps.clock.turn(this.state.turn);
  }

  #finish(): void {
    this.#close('The end');
    this.#deps.over();
  }
}
