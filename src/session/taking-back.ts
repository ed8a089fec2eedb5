/** The way back: what may be taken back, and whether its price is meant. */
import type { GameState } from '../core/game.ts';
import type { News } from './again.ts';
import type { Carrier, Undoable } from './carrier.ts';
import type { SessionDeps } from './deps.ts';
import type { People } from './people.ts';
import { TAKE_BACK } from './questions.ts';

export interface TakingBackDeps extends Pick<SessionDeps, 'panels' | 'player' | 'settings'> {
  readonly match: Carrier;
  readonly people: People;
  readonly isLesson: boolean;
  /** Somebody elsewhere is asked: what was done is theirs to see. */
  readonly isWaiting: () => boolean;
}

export class TakingBack {
  readonly #deps: TakingBackDeps;

  constructor(deps: TakingBackDeps) {
    this.#deps = deps;
  }

  get way(): Undoable {
    const { match, people, settings, isLesson, isWaiting } = this.#deps;
    return isLesson || isWaiting() ? 'no' : people.undoable(match, settings().autoPass);
  }

  /** False where it is not possible now, or not meant after all. What is free need not be asked about. */
  isMeant(): boolean | Promise<boolean> {
    const { match, panels, player } = this.#deps;
    const { way } = this;
    if (player.busy || match.isOver || way === 'no') return false;
    return way === 'free' || match.isPractice || panels.confirm(TAKE_BACK);
  }

  /** To where a person last decided. */
  undo(): readonly News[] {
    const { match, people, settings } = this.#deps;
    return match.undo((state: GameState) => people.isAsked(state, settings().autoPass));
  }
}
