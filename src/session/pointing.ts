/** What a person points at and what that means: cursor, hover, click-to-walk, overlays, open verbs. */
import { sameAction, type GameAction } from '../core/game.ts';
import { sameCell, type Cell } from '../core/grid.ts';
import type { Choice, PromptModel } from '../core/look.ts';
import type { Intent } from '../table/intent.ts';
import { cornerAway, withNote } from './looking.ts';
import { Overlays } from './overlays.ts';
import { Laying } from './laying.ts';
import { choicesAt, meaningOf, type Meaning } from './meaning.ts';
import type { PointingDeps } from './pointing-deps.ts';
import {
  boardPrompt,
  choiceAt,
  type Opened,
  placesOf,
  plainChoice,
  walkingStep,
  weighedVerb,
  withFreeKeys,
  withoutStep,
} from './choosing.ts';
import { pressRed } from './red-button.ts';
import { nearestEnd, type Reach, whyNot } from './reaching.ts';
import { SecondPress } from './second-press.ts';
import { sentences } from '../services/live-region.ts';
import { isThere, type Seen, squareWords } from './square.ts';
import { tapAgain } from './tap-again.ts';
import { WalkingAgain } from './walking-again.ts';

/** Turns what is to be laid, where nothing else is asked by this key. */
const TURN_KEY = 'r';

/** While nobody is asked the board can still be looked at. */
const NOTHING_ASKED: PromptModel = { title: '', choices: [] };

export class Pointing {
  readonly #deps: PointingDeps;
  #verb: string | undefined;
  #from: Cell | undefined;
  #cursor: Cell | undefined;
  #hover: Cell | undefined;
  #walkTo: Cell | undefined;
  #walkVerb: string | undefined;
  /** A press of its own has shown the card of where the walk leads. */
  #isRead = false;
  /** The square whose press has shown a way that ends beside it. */
  #promised: Cell | undefined;
  readonly overlays: Overlays;
  readonly #again: WalkingAgain;
  readonly #second: SecondPress;
  readonly #laying: Laying;

  constructor(deps: PointingDeps) {
    this.#deps = deps;
    this.#second = new SecondPress(() => deps.clock.now);
    this.#laying = new Laying({
      ...deps,
      hovered: () => this.#hovered,
      look: at => this.look(at),
      offer: choices => this.#offer(choices),
    });
    this.#again = new WalkingAgain(deps);
    this.overlays = new Overlays({
      ...deps,
      pointed: () => this.#cursor ?? this.#hover,
      isWalking: () => this.isWalking,
    });
  }

  get isWalking(): boolean {
    return this.#walkTo !== undefined || this.#walkVerb !== undefined;
  }

  /** The room's question as it is put to a person here. */
  dressed(prompt: PromptModel): PromptModel {
    const asked = this.isWalking ? prompt : this.#again.offered(prompt);
    return withFreeKeys(asked, this.#deps.isTaken);
  }

  /** By its button, or its key: to where a walk was broken off. False if none is offered. */
  walkAgain(key = this.#deps.room.walkOnKey): boolean {
    const { to } = this.#again;
    if (!to || key !== this.#deps.room.walkOnKey) return false;
    this.#walkTo = to;
    this.walkOn();
    return true;
  }

  /** A new prompt stands: frames, overlay and what the pointer rests on follow it. */
  opened(): void {
    this.#second.opened();
    this.#verb = undefined;
    this.#from = undefined;
    this.#deps.panels.table({ offered: undefined });
    this.showMarks();
    this.overlays.show();
    this.look(this.#hover);
  }

  /** Something was done: nothing is framed until the next prompt. */
  closed(): void {
    const { panels, table } = this.#deps;
    this.overlays.sketch(undefined);
    this.#cursor = undefined;
    // What was pointed at is old news once something is done: its card hides until the pointer moves again.
    this.#hover = undefined;
    panels.table({ info: undefined, infoCorner: undefined, lit: undefined });
    table.cursor(undefined);
    table.marks([]);
    table.path([]);
    table.point([]);
    table.ghost(undefined, undefined);
    this.overlays.show();
  }

  /** False if it meant nothing here: the page may then take the key. */
  intend(intent: Intent): boolean {
    const { board, prompt = intent.do === 'look' ? NOTHING_ASKED : undefined } = this.#deps.moment();
    if (!prompt) return false;
    const seen = boardPrompt(prompt, this.#opened, this.#deps.bumpToAttack());
    const left = intent.do === 'point' && this.#second.isOf(intent.at) ? intent.at : undefined;
    // Where the pointer lay all the while it has shown nothing: it was there for whoever fell.
    if (left) this.#hover = undefined;
    const context = {
      // Like a far square it is shown first, and walked onto by the next press.
      prompt: left ? withoutStep(seen, left) : seen,
      extent: board.extent,
      cursor: this.#cursor,
      own: board.focus,
      isThere: (at: Cell) => isThere(this.#seen, at),
    };
    const meaning = meaningOf(intent, context);
    if (meaning.kind === 'red') return pressRed(prompt, this.#deps.panels, this.#deps.hands());
    this.#mean(meaning, intent);
    return meaning.kind !== 'none' || intent.do === 'key';
  }

  openVerb(verb: string | undefined): void {
    this.#verb = verb;
    this.#from = undefined;
    const { panels, table } = this.#deps;
    panels.table({ verb, from: undefined, offered: undefined, tip: undefined });
    if (verb !== undefined) {
      // What was pressed before is old news: its card would lie over the list, its footprints under the targets.
      panels.table({ info: undefined });
      table.path([]);
    }
    this.showMarks();
  }

  /** A thing that stands for this: its choice is listed with what it does; nothing is spent yet. */
  offer(action: GameAction): void {
    const { prompt } = this.#deps.moment();
    const choice = prompt?.choices.find(known => sameAction(known.action, action));
    if (!choice) return this.#deps.sound('refuse');
    this.openVerb(undefined);
    this.#offer([choice]);
  }

  /** Of a choice of two cells the first; undefined chooses it anew. */
  pickFrom(at: Cell | undefined): void {
    this.#from = at;
    this.#deps.panels.table({ from: at });
    this.showMarks();
  }

  get #opened(): Opened {
    return { verb: this.#verb, from: this.#from };
  }

  /** The pointer rests on a choice in the panels: its cell is lit. */
  pointAt(index: number | undefined): void {
    const choice = index === undefined ? undefined : this.#deps.moment().prompt?.choices[index];
    this.#deps.table.cursor(choice?.at ?? this.#cursor);
    this.#showGhost(choice);
  }

  /** Of what is to be laid on a whole tile its picture is shown in its place. */
  #showGhost(choice: Choice | undefined): void {
    const { at, span, icon, mark } = choice ?? {};
    if (span === undefined || mark === 'strike') this.#deps.table.ghost(undefined, undefined);
    else this.#deps.table.ghost(at, icon);
  }

  showMarks(): void {
    const { state, prompt } = this.#deps.moment();
    const { guide, table } = this.#deps;
    const isDim = ({ action }: Choice): boolean => guide !== undefined && !guide.accepts(action, state);
    if (prompt) table.marks(boardPrompt(prompt, this.#opened, true).choices, isDim);
  }

  /** What rests there, and the way that leads there. */
  look(at: Cell | undefined): void {
    const { room, table, panels, moment } = this.#deps;
    const { state, seat, prompt } = moment();
    this.#hover = at;
    if (!at || !this.#promised || !sameCell(at, this.#promised)) this.#promised = undefined;
    const lit = choiceAt(prompt, this.#opened, at, this.#laying.turn);
    const reach = this.#reach;
    const choice = lit === undefined ? undefined : prompt?.choices[lit];
    const again = at && tapAgain(panels, { at, choice, reach, footprints: to => this.#footprints(to) });
    const info = at && withNote(withNote(room.inspect(state, seat, at), this.overlays.written(at)), again);
    panels.table({ info, infoCorner: at && cornerAway(moment(), at), lit: lit ?? this.#taught });
    this.#showGhost(choice);
    const to = at ?? this.#again.to;
    table.path((prompt && to && lit === undefined && this.#footprints(to)) || []);
    this.overlays.show();
  }

  /** What a lesson asks for is lit while nothing else is. */
  get #taught(): number | undefined {
    const { state, prompt } = this.#deps.moment();
    const advised = prompt && this.#deps.guide?.advised(state, prompt);
    return advised && 'choice' in advised ? prompt.choices.indexOf(advised.choice) : undefined;
  }

  /** In a lesson whom its button is meant for may be pressed as well: it asks for nothing else there. */
  #taughtAt(at: Cell): Choice | undefined {
    const { state, prompt } = this.#deps.moment();
    const advised = prompt && this.#deps.guide?.advised(state, prompt);
    const choice = advised && 'choice' in advised ? advised.choice : undefined;
    return choice?.aside && choice.at && sameCell(choice.at, at) ? choice : undefined;
  }

  /** The way that a click would walk. */
  #footprints(to: Cell): readonly Cell[] {
    const { room, guide, moment } = this.#deps;
    const { state, seat } = moment();
    const way = room.wayTo?.(state, seat, to) ?? [];
    return guide ? guide.acceptedPart(way, state) : way;
  }

  /** This choice was pressed, by its verb's button or in a list. */
  walkBy(choice: Choice | undefined, isVerb: boolean): void {
    this.#walkVerb = isVerb ? choice?.walksOn && choice.verb : undefined;
    if (choice) this.#again.acted(choice);
  }

  walkOn(): void {
    const { state, seat, prompt } = this.#deps.moment();
    const next = prompt?.choices.find(({ verb, walksOn }) => verb === this.#walkVerb && walksOn?.isOpen);
    if (next) return this.#act(next);
    this.#walkVerb = undefined;
    const to = this.#walkTo;
    if (!prompt || !to) return;
    const way = this.#deps.room.wayTo?.(state, seat, to);
    const step = walkingStep(prompt, way);
    if (step) return this.#act(step);
    const isRead = this.#isRead;
    this.stopWalking();
    this.overlays.show();
    const meant = way?.length === 1 ? this.#meantAt(way[0]!) : [];
    if (meant.length > 0) this.#meanOne(meant, isRead);
  }

  /** Whom the walk was meant for may be struck now, or what it was meant for used. */
  #meantAt(at: Cell): readonly Choice[] {
    const { prompt = NOTHING_ASKED } = this.#deps.moment();
    const { choices } = boardPrompt(prompt, { verb: undefined, from: undefined }, true);
    return choicesAt(choices, at).filter(({ mark }) => mark === 'strike' || mark === 'use');
  }

  stopWalking(): void {
    this.#walkTo = undefined;
    this.#walkVerb = undefined;
    this.#isRead = false;
  }

  #mean(meaning: Exclude<Meaning, { readonly kind: 'red' }>, intent: Intent): void {
    switch (meaning.kind) {
      case 'act':
      case 'offer': {
        const choices = meaning.kind === 'act' ? [meaning.choice] : meaning.choices;
        // The key that opened the list closes it.
        if (intent.do === 'key' && choices[0]?.aside) return this.openVerb(undefined);
        if (intent.do === 'point' && choices[0]?.shownFirst && !this.#isHovered(intent.at))
          return this.look(intent.at);
        return this.#meanOne(choices);
      }
      case 'focus':
        return this.#focus(meaning.at);
      case 'walk':
        return this.#walk(meaning.to);
      case 'inspect':
        return this.look(meaning.at);
      case 'overlay':
        return this.overlays.hold(meaning.hold);
      case 'leave':
        if (this.#from) return this.pickFrom(undefined);
        return this.#verb === undefined ? this.#deps.leave() : this.openVerb(undefined);
      case 'none':
        if (intent.do === 'key') this.#shortcut(intent.key);
        else if (intent.do === 'point') this.#refuse(intent.at);
    }
  }

  /** One is done; of several the plain one, or they are offered. What has its price is listed first, unless it was read. */
  #meanOne(choices: readonly Choice[], isRead = false): void {
    const [first] = choices;
    const weighed = isRead ? undefined : weighedVerb(choices);
    if (weighed !== undefined && weighed !== this.#verb) return this.openVerb(weighed);
    if (first?.from && !this.#from) return this.pickFrom(first.from.at);
    if (first && choices.length === 1) return this.#act(first);
    if (first?.turn !== undefined) return this.#laying.lay(choices);
    const plain = plainChoice(choices);
    if (plain) this.#act(plain);
    else this.#offer(choices);
  }

  #act(choice: Choice): void {
    this.#second.acted(choice);
    this.#again.acted(choice);
    this.#deps.act(choice);
  }

  #isHovered(at: Cell): boolean {
    return this.#hover !== undefined && sameCell(this.#hover, at);
  }

  /** What the pointer rests on, or the cursor, whichever came last. */
  get #hovered(): readonly Choice[] {
    const { prompt } = this.#deps.moment();
    if (!prompt || !this.#hover) return [];
    return choicesAt(boardPrompt(prompt, this.#opened, true).choices, this.#hover);
  }

  /** Several are meant: exactly those are listed, and nothing else. */
  #offer(choices: readonly Choice[]): void {
    const { prompt = NOTHING_ASKED } = this.#deps.moment();
    this.#deps.panels.table({ offered: placesOf(prompt, choices) });
  }

  /** Says at the square why nothing comes of the press. */
  #refuse(at: Cell): void {
    const { panels, sound, table } = this.#deps;
    const reach = this.#reach;
    if (!reach) return;
    const why = whyNot(reach, at);
    sound('refuse');
    table.note(at, why);
    panels.announce(why);
  }

  get #reach(): Reach | undefined {
    const { room, moment } = this.#deps;
    const { prompt, ...rest } = moment();
    return prompt && { room, prompt, ...rest };
  }

  #shortcut(key: string): void {
    if ((key === TURN_KEY && this.#laying.turnOn(this.#hover)) || this.walkAgain(key)) return;
    const { prompt } = this.#deps.moment();
    const [aside, ...more] =
      prompt?.choices.filter(choice => choice.aside === true && choice.key === key) ?? [];
    // As its button does: one is done, several are listed.
    if (aside && more.length === 0 && !aside.priced) return this.#meanOne([aside]);
    if (aside) return this.openVerb(aside.verb === this.#verb ? undefined : aside.verb);
    if (!this.overlays.toggleByKey(key)) this.#deps.unusedKey(key);
  }

  #focus(at: Cell | undefined): void {
    const { panels, table } = this.#deps;
    const isSame = at && this.#cursor && sameCell(at, this.#cursor);
    this.#cursor = at;
    table.cursor(at);
    this.look(at);
    if (!at) return;
    const words = [squareWords(this.#seen, at), this.overlays.written(at)?.text];
    panels.announce(isSame ? 'The board ends here.' : sentences(words.flatMap(one => one ?? [])));
  }

  get #seen(): Seen {
    const { room, moment } = this.#deps;
    const { board, prompt = NOTHING_ASKED, state, seat } = moment();
    return { room, board, state, seat, choices: boardPrompt(prompt, this.#opened, true).choices };
  }

  /** The first click on a far cell shows the way (a mouse has shown it already), the second walks it. */
  #walk(to: Cell): void {
    const { table } = this.#deps;
    const meant = this.#taughtAt(to);
    if (meant) return this.#act(meant);
    const reach = this.#reach;
    const end = reach && nearestEnd(reach, to);
    const before = end && sameCell(end, to) ? this.#hover : this.#promised;
    const isShown = before !== undefined && sameCell(before, to);
    this.look(to);
    if (!reach || !end) return this.#refuse(to);
    const way = this.#footprints(end);
    // What a lesson refuses is answered at once.
    if (isShown || way.length === 0) {
      this.#walkTo = end;
      this.#again.heads(end);
      this.#isRead = this.#promised !== undefined;
      return this.walkOn();
    }
    this.#promised = to;
    table.path(way);
  }
}
