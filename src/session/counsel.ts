/** What a bot would do in a person's place, the Hint button, and the list of good words. */
import { sameAction, type AnyLevel, type GameAction, type GameState, type Seat } from '../core/game.ts';
import type { PromptModel } from '../core/look.ts';
import { viewOf } from '../core/view.ts';
import type { Advice } from '../bots/bot.ts';
import type { AnyRoom, Suggestion } from '../games/room.ts';
import type { Panels } from '../panels/model.ts';
import type { Table } from '../table/table.ts';
import type { Carrier } from './carrier.ts';
import { askForHelp } from './questions.ts';

/** Computed off the main thread where possible. */
export type Advise = (
  seat: Seat,
  level: AnyLevel,
  view: GameState,
  legal: readonly GameAction[],
) => Promise<Advice<GameAction>>;
export type Explore = (seat: Seat, view: GameState) => Promise<readonly Suggestion[]>;

export interface CounselDeps {
  readonly match: Carrier;
  readonly panels: Panels;
  readonly table: Table;
  readonly advise: Advise;
  readonly explore: Explore;
  readonly prompt: () => PromptModel | undefined;
  /** Writes down that a hint was shown; its price, if it had one. */
  readonly charge: () => string | undefined;
  /** A lesson is not. */
  readonly isScored: () => boolean;
  readonly room: AnyRoom;
}

export class Counsel {
  readonly #deps: CounselDeps;
  #knowsPrice = false;

  constructor(deps: CounselDeps) {
    this.#deps = deps;
  }

  /** In the place of whoever is asked. */
  advise(level: AnyLevel): Promise<Advice<GameAction>> {
    const { match, advise } = this.#deps;
    const seat = match.state.ask?.seat ?? 0;
    return advise(seat, level, viewOf(match.game, match.state, seat), match.legalActions());
  }

  async hint(): Promise<void> {
    const { panels, table, prompt, charge } = this.#deps;
    const asked = prompt();
    if (!asked || !(await this.#isAgreed())) return;
    const { action, why } = await this.advise('hard');
    if (prompt() !== asked) return;
    const index = asked.choices.findIndex(choice => sameAction(choice.action, action));
    const choice = asked.choices[index];
    const words = choice ? `${choice.label}. ${why}` : why;
    const price = charge();
    const text = price === undefined ? words : `${words} (-${price})`;
    if (choice?.at) table.cursor(choice.at);
    panels.toast({ text, tone: 'gold', icon: 'hint', ...(choice?.at && { about: table.pageOf(choice.at) }) });
    if (choice) panels.table({ lit: index });
  }

  async explore(): Promise<void> {
    const { match, panels, prompt, charge } = this.#deps;
    const { ask } = match.state;
    const asked = prompt();
    if (!ask || !asked?.entry || !(await this.#isAgreed())) return;
    const words = await this.#deps.explore(ask.seat, viewOf(match.game, match.state, ask.seat));
    if (prompt() !== asked) return;
    const price = words.length > 0 ? charge() : undefined;
    panels.open({ kind: 'words', title: 'Words from here', words, ...(price !== undefined && { price }) });
  }

  /** Nobody pays, and nobody's run is marked, by a slip of the finger: before the first time people are asked. */
  async #isAgreed(): Promise<boolean> {
    const { isScored, match, panels, room } = this.#deps;
    const { state } = match;
    const isPriced = isScored() && room.hinted?.(state, state.ask?.seat ?? 0) !== undefined;
    const marks = room.isAssisted?.(state) === false;
    if (!isPriced || (this.#knowsPrice && !marks)) return true;
    this.#knowsPrice = await panels.confirm(askForHelp(room.hintPrice, marks));
    return this.#knowsPrice;
  }
}
