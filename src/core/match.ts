/** A game being played: its state, its actions, the way back. Owns no clock and no screen. */
import {
  IllegalAction,
  type Game,
  type GameAction,
  type GameEvent,
  type GameState,
  type Setup,
  type Step,
  type Watch,
} from './game.ts';
import { same } from './plain.ts';

/** What was done, in order. Undone actions stay in the record, so that a run tells all of it. */
export type Entry<A> = { readonly kind: 'act'; readonly action: A } | { readonly kind: 'undo' };

interface PastAction<S, A> {
  readonly before: S;
  readonly action: A;
  /** Chance spoke or a secret was shown: going back makes the run practice. */
  readonly fate: boolean;
}

export class Match<S extends GameState, A extends GameAction, E extends GameEvent> {
  readonly game: Game<S, A, E>;
  readonly setup: Setup;
  /** The events of `create`, before any action. */
  readonly opening: readonly E[];
  readonly entries: Entry<A>[] = [];
  #state: S;
  readonly #path: PastAction<S, A>[] = [];
  #practice = false;

  constructor(game: Game<S, A, E>, setup: Setup, start: Step<S, E> = game.create(setup)) {
    this.game = game;
    this.setup = setup;
    this.#state = start.state;
    this.opening = start.events;
  }

  get state(): S {
    return this.#state;
  }

  /** True once chance was undone: such a run does not rank. */
  get isPractice(): boolean {
    return this.#practice;
  }

  get isOver(): boolean {
    return this.#state.ask === null;
  }

  legalActions(): A[] {
    return [...this.game.legalActions(this.#state)];
  }

  /** The rules themselves refuse what is not legal. */
  act(action: A, watch?: Watch<S, E>): readonly E[] {
    const before = this.#state;
    const step = this.game.apply(before, action, watch);
    this.#path.push({ before, action, fate: this.#fateSpoke(before, step) });
    this.#state = step.state;
    this.entries.push({ kind: 'act', action });
    return step.events;
  }

  /** What was once written down, done again. */
  enter(entry: Entry<A>): readonly E[] {
    if (entry.kind === 'act') return this.act(entry.action);
    this.undo();
    return [];
  }

  /** The legal action at this place of their list. */
  choose(index: number): readonly E[] {
    const action = this.game.legalActions(this.#state)[index];
    if (!action) throw new IllegalAction('not-legal', index);
    return this.act(action);
  }

  /** `free`: nothing was rolled or revealed since. `practice`: possible, but the run will not rank. */
  get undoable(): 'free' | 'practice' | 'no' {
    const last = this.#path.at(-1);
    if (!last) return 'no';
    return last.fate ? 'practice' : 'free';
  }

  /**
   * The same for the way back to the last state of this kind: past bots, and past what was answered for somebody, but
   * past no state that is fenced.
   */
  undoableTo(isIt: (state: S) => boolean, isFenced?: (state: S) => boolean): 'free' | 'practice' | 'no' {
    const at = this.#path.findLastIndex(({ before }) => isIt(before));
    if (at < 0) return 'no';
    const way = this.#path.slice(at);
    if (isFenced && way.some(({ before }) => isFenced(before))) return 'no';
    return way.some(({ fate }) => fate) ? 'practice' : 'free';
  }

  /** Goes back by one action. Dice stand in the state, so the same action would roll the same again. */
  undo(): void {
    const last = this.#path.pop();
    if (!last) throw new IllegalAction('nothing-to-undo');
    if (last.fate) this.#practice = true;
    this.#state = last.before;
    this.entries.push({ kind: 'undo' });
  }

  /** Another state lies on the table, and no way leads back: for lessons, which turn dice over and begin a step again. */
  lay(state: S): void {
    this.#state = state;
    this.#path.length = 0;
  }

  #fateSpoke(before: S, step: Step<S, E>): boolean {
    if (!same(before.rng, step.state.rng)) return true;
    const reveals = this.game.reveals;
    return reveals !== undefined && step.events.some(event => reveals.includes(event.type));
  }
}
