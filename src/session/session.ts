/**
 * A match at the table: asks the seat whose turn it is, plays what happened, writes it down. It knows the table and
 * the panels only by what they can do, so a whole match runs without a screen (tests/session).
 */
import type { AnyLevel, GameAction, GameState, Seat } from '../core/game.ts';
import type { Choice, PromptModel } from '../core/look.ts';
import { standing } from '../core/moments.ts';
import type { Commands, PanelHandlers } from '../panels/model.ts';
import { crossIntent, type Intent } from '../table/intent.ts';
import { isTaken } from '../services/keys.ts';
import { beginningOf } from './beginning.ts';
import type { News } from './again.ts';
import type { Carrier } from './carrier.ts';
import { Company } from './company.ts';
import { Counsel } from './counsel.ts';
import type { SessionDeps } from './deps.ts';
import { Early } from './early.ts';
import type { Advised } from './guide.ts';
import { cornerBehind } from './looking.ts';
import { Onward } from './onward.ts';
import { People } from './people.ts';
import { Pointing } from './pointing.ts';
import { askedAgain } from './questions.ts';
import type { Recording } from './recording.ts';
import { Showing } from './showing.ts';
import type { SavedMatch, SessionStart } from './start.ts';
import { Spelling } from './spelling.ts';
import { TakingBack } from './taking-back.ts';
import { Teaching } from './teaching.ts';
import { Tipster } from './tips.ts';

export class Session {
  readonly start: SessionStart;
  readonly match: Carrier;
  readonly recording: Recording;
  readonly counsel: Counsel;
  readonly #deps: SessionDeps;
  readonly #pointing: Pointing;
  readonly #spelling: Spelling;
  readonly #early: Early;
  readonly #onward: Onward;
  readonly #people: People;
  readonly #company: Company;
  readonly #back: TakingBack;
  readonly #showing: Showing;
  readonly #teaching: Teaching | undefined;
  readonly #tips: Tipster | undefined;
  #prompt: PromptModel | undefined;
  #closed = false;
  /** What happened is being shown. */
  #telling = false;
  /** The hint of the present question is paid for. */
  #charged = false;

  constructor(deps: SessionDeps, start: SessionStart) {
    const { room, panels } = deps;
    this.#deps = deps;
    this.start = start;
    const lesson = start.lesson ? room.lesson : undefined;
    const { carrier, own, recording, log, sitters } = beginningOf(room, start, lesson?.start());
    this.match = carrier;
    this.recording = recording;
    this.#teaching =
      lesson &&
      own &&
      new Teaching({
        ...deps,
        lesson,
        match: own,
        prompt: () => this.#prompt,
        stopWalking: () => this.#pointing.stopWalking(),
        act: choice => this.act(choice),
        enter: word => this.#spelling.enter(word),
        refused: () => this.#spelling.refused(),
      });
    this.#tips = start.tips && room.tips ? new Tipster(room.tips) : undefined;
    this.#people = new People(room, panels, sitters);
    this.#company = new Company(deps, start.company?.names);
    this.#showing = new Showing(deps, log, this.state, sitters);
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
      guide: this.#teaching?.guide,
      act: choice => this.act(choice),
      hands: () => this.handlers,
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
      charge: () => this.#charge(),
      isScored: () => !this.isLesson,
    });
    this.#back = new TakingBack({
      ...deps,
      match: this.match,
      people: this.#people,
      isLesson: lesson !== undefined,
      isWaiting: () => this.#company.isWaiting,
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
    return this.#teaching !== undefined;
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
    closeCard: () => this.#pointing.look(undefined),
    wordTyped: text => this.#spelling.write(text),
    wordEntered: text => this.#spelling.enter(text),
  };

  readonly commands: Commands = {
    undo: () => void this.#undo(),
    hint: () => (this.#teaching ? this.#teaching.showHow() : void this.counsel.hint()),
    skip: () => this.#onward.hurry(),
    explore: () => void this.counsel.explore(),
    hold: () => this.#people.hold(!this.#people.isHolding),
    'curtain-up': () => {
      if (this.#people.takesOver() && this.state.ask) this.#openPrompt(this.state.ask.seat);
    },
    'lesson-show': () => this.#teaching?.showHow(),
    'catch-up': () => this.#company.catchUp(),
  };

  begin(): void {
    this.#showing.open(this.start, {
      overlays: this.#pointing.overlays.toggles,
      lesson: this.#teaching?.model,
      hold: this.#people.canHold ? false : undefined,
      talks: this.match.talks,
    });
    this.#stand();
    this.match.listen(() => {
      if (!this.#telling) this.#ask();
    });
    this.#company.missed(this.match.untold);
    if (this.start.saved) this.#ask();
    else this.#showing.tell(standing(this.state, this.match.opening), this.#told);
  }

  /** Everything that pointer, keys and pad can mean. False if it meant nothing: the page may then take the key. */
  intend(intent: Intent): boolean {
    if (this.#closed) return false;
    if (intent.do !== 'hover' && !this.#company.isWaiting) this.#deps.clock.start();
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
    return this.#teaching?.advised;
  }

  /** Whether a lesson goes along with this; outside a lesson everything legal. */
  accepts(action: GameAction): boolean {
    return this.#teaching?.accepts(action) ?? true;
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

  #ask(): void {
    if (this.#closed) return;
    const news = this.match.take();
    if (news) return this.#happen([news]);
    this.#company.caughtUp();
    if (this.match.isWaiting) return;
    const { ask } = this.state;
    if (this.#teaching?.guide.isDone) return this.#finish();
    if (this.#teaching?.beginsAgain()) return this.#told();
    if (!ask) return this.#finish();
    const who = this.#people.sitterOf(ask.seat);
    if (who === 'here') this.#askPerson(ask.seat);
    else if (who === 'elsewhere') this.#await(ask.seat);
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
      undo: this.#back.way,
      since: this.#showing.log.since(seat),
      lesson: this.#teaching?.model,
      tip: this.#deps.settings().tips ? this.#tips?.next(this.#prompt) : undefined,
      tipCorner: cornerBehind(this.#showing),
    });
    this.#pointing.opened();
    if (this.#prompt.entry) this.#spelling.opened();
    table.point(this.#teaching?.guide.points(this.state, this.#prompt) ?? []);
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

  /** In the place of somebody elsewhere only what costs nothing is answered. */
  #await(seat: Seat): void {
    const passed = this.match.standsIn ? this.#people.passElsewhere(this.state, seat) : undefined;
    if (passed) return this.#do(passed);
    this.#deps.clock.finish();
    this.#close(`Waiting for ${this.#company.nameOf(seat)}`);
    this.#company.awaits(seat);
    this.#deps.panels.table({ undo: 'no' });
  }

  /** Nobody is asked: board and tray are bare, but for this word. */
  #close(waiting?: string): void {
    this.#prompt = undefined;
    this.#pointing.closed();
    this.#deps.panels.table({ prompt: undefined, tip: undefined, word: undefined, since: undefined });
    if (waiting !== undefined) this.#deps.panels.table({ waiting });
  }

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
    if (this.#teaching?.allows(action) ?? true) this.#do(action);
  }

  /** Writes down that a hint was shown, where that has its price; the question and a half-typed word stay as they are. */
  #charge(): string | undefined {
    const { room, panels } = this.#deps;
    const seat = this.state.ask?.seat ?? this.#showing.seat;
    const action = this.isLesson || this.#charged ? undefined : room.hinted?.(this.state, seat);
    if (!action) return undefined;
    const news = this.match.act(action);
    this.#charged = true;
    if (!news) return room.hintPrice;
    this.#record([news]);
    for (const moment of news.moments) this.#showing.write(moment);
    this.#prompt = this.#pointing.dressed(this.#people.named(room.prompt(this.state, seat)));
    panels.table({ prompt: this.#prompt, undo: this.#back.way });
    this.#showing.sheet(this.state);
    return room.hintPrice;
  }

  #do(action: GameAction): void {
    const { clock } = this.#deps;
    clock.start();
    clock.stopDeciding();
    this.#teaching?.before(action);
    const news = this.match.act(action);
    this.#teaching?.did();
    if (news) this.#happen([news]);
    else this.#close();
  }

  /** It is written down, kept, and shown; then comes the next question. */
  #happen(all: readonly News[]): void {
    if (all.length === 0) return;
    const { clock, ended } = this.#deps;
    const moments = all.flatMap(news => news.moments);
    this.#company.came();
    this.#company.recaps(this.match.untold);
    this.#record(all);
    if (this.match.isOver) {
      clock.finish();
      ended();
    }
    this.#early.happens(moments);
    this.#close();
    if (all.some(({ entry }) => entry?.kind === 'undo'))
      this.#showing.log.add({ text: 'Undone.', tone: 'dim' }, this.state.turn);
    this.#telling = true;
    this.#showing.tell(moments, this.#told);
  }

  async #undo(): Promise<void> {
    const isMeant = this.#back.isMeant();
    if (!(isMeant === true || (await isMeant)) || this.#closed) return;
    this.#deps.clock.stopDeciding();
    this.#pointing.stopWalking();
    this.#happen(this.#back.undo());
  }

  #record(all: readonly News[]): void {
    const { clock, save } = this.#deps;
    clock.turn(this.state.turn);
    for (const { entry, moments, timed } of all) {
      if (!entry) continue;
      if (timed) this.recording.recall(timed, moments, this.state.turn);
      else this.recording.add(entry, moments, clock.snapshot());
    }
    if (!this.isLesson) save(this.saved());
  }

  readonly #isTaken = (key: string): boolean => isTaken(this.#deps.settings().keys, key);

  /** What happened was seen: on to the next question. */
  readonly #told = (): void => {
    this.#telling = false;
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
