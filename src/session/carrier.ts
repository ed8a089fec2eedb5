/**
 * What a session plays a match through, wherever the match is kept: in this page, in links that go from device to
 * device, or at a Hall. What a seat here does goes in; what happened comes out as news, one after another, and the
 * state goes on with each of them. So it is never ahead of what was shown.
 */
import type { GameAction, GameEvent, GameState, Setup } from '../core/game.ts';
import type { AnyGame } from '../core/judge.ts';
import type { Entry } from '../core/match.ts';
import { actWatched } from '../core/moments.ts';
import type { TimedEntry } from '../core/replay.ts';
import { again, type News } from './again.ts';
import type { AnyMatch } from './recording.ts';

export type Undoable = 'free' | 'practice' | 'no';
type IsIt = (state: GameState) => boolean;

export interface Carrier {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly state: GameState;
  /** The events of `create`. */
  readonly opening: readonly GameEvent[];
  readonly entries: readonly Entry<GameAction>[];
  readonly isOver: boolean;
  readonly isPractice: boolean;
  legalActions(): readonly GameAction[];
  /** What came of it; nothing yet where it is done elsewhere: then it can be taken later. */
  act(action: GameAction): News | undefined;
  /** The way back to where `isIt`; not past what `isFenced`. */
  undoable(isIt: IsIt, isFenced: IsIt): Undoable;
  undo(isIt: IsIt): readonly News[];
  /** The next that was done and not yet told here. */
  take(): News | undefined;
  /** What `take` would still give. */
  readonly untold: number;
  /** Whether bots think at this device, and whether it answers for somebody elsewhere where nothing is at stake. */
  readonly standsIn: boolean;
  /** Something can be said to the others. */
  readonly talks: boolean;
  /** What was done here is on its way: until it is back, or refused, nobody is asked. */
  readonly isWaiting: boolean;
  /** Calls back when there is something to take that was not there before. */
  listen(heard: () => void): void;
}

/** The match lies in this page. What others did to it meanwhile, on their devices, is told first. */
export class PageCarrier implements Carrier {
  readonly #match: AnyMatch;
  readonly #missed: TimedEntry<GameAction>[];
  /** What happens here is on its way to others only when somebody is asked. */
  readonly standsIn = true;
  readonly talks = false;
  readonly isWaiting = false;

  constructor(match: AnyMatch, missed: readonly TimedEntry<GameAction>[] = []) {
    this.#match = match;
    this.#missed = [...missed];
  }

  get game(): AnyGame {
    return this.#match.game;
  }

  get setup(): Setup {
    return this.#match.setup;
  }

  get state(): GameState {
    return this.#match.state;
  }

  get opening(): readonly GameEvent[] {
    return this.#match.opening;
  }

  get entries(): readonly Entry<GameAction>[] {
    return this.#match.entries;
  }

  get isOver(): boolean {
    return this.#match.isOver;
  }

  get isPractice(): boolean {
    return this.#match.isPractice;
  }

  get untold(): number {
    return this.#missed.length;
  }

  legalActions(): readonly GameAction[] {
    return this.#match.legalActions();
  }

  act(action: GameAction): News {
    return { entry: { kind: 'act', action }, moments: actWatched(this.#match, action) };
  }

  undoable(isIt: IsIt, isFenced: IsIt): Undoable {
    return this.#match.undoableTo(isIt, isFenced);
  }

  undo(isIt: IsIt): readonly News[] {
    const undone: News[] = [];
    do {
      this.#match.undo();
      undone.push({ entry: { kind: 'undo' }, moments: [] });
    } while (!isIt(this.state));
    return undone;
  }

  take(): News | undefined {
    const timed = this.#missed.shift();
    return timed && { ...again(this.#match, timed.entry), timed };
  }

  /** Nothing comes here by itself. */
  listen(): void {}
}
