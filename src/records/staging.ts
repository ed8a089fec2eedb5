/** Plays a run back once, and keeps on the way whatever is wanted of it later: for the theatre and for a race. */
import type { Budget } from '../core/budget.ts';
import type { GameAction, GameEvent, GameId, GameState, Setup } from '../core/game.ts';
import type { Entry } from '../core/match.ts';
import type { Refused } from '../core/replay.ts';
import type { Run } from '../core/run.ts';
import type { AnyRoom } from '../games/room.ts';
import { AccountWatch } from './account.ts';
import { GhostWatch, type Ghost } from './ghost.ts';
import { readingTimeline, type Timeline } from './timeline.ts';

/** Playing sixteen actions of any game takes a few milliseconds; keeping each state of a long run takes megabytes. */
const KEYFRAME = 16;

/** What is kept of a step. */
export interface Frame {
  /** What was done; undefined at the opening. */
  readonly entry: Entry<GameAction> | undefined;
  readonly events: readonly GameEvent[];
  /** After it; only now and then (states never change, so keeping is only pointing). */
  readonly state?: GameState;
}

/** Plain data, so that a worker can hand it over. */
export interface Staged {
  readonly game: GameId;
  readonly setup: Setup;
  readonly timeline: Timeline;
  /** The opening, then one for each entry of the run. */
  readonly frames: readonly Frame[];
  readonly ghost: Ghost;
  /** Ids of the badges that it has earned. */
  readonly badges: readonly string[];
  /** What stood out in it, in words, the best first. */
  readonly feats: readonly string[];
  /** What became of whoever is celebrated, where the outcome alone does not know it. */
  readonly story: string | undefined;
}

export function* staging(
  room: Pick<AnyRoom, 'game' | 'headline' | 'badges' | 'ending'>,
  run: Run,
  budget?: Budget,
  keyframe = KEYFRAME,
): Generator<number, Staged | Refused> {
  const frames: Frame[] = [];
  const ghost = new GhostWatch(room);
  const account = new AccountWatch();
  const timeline = yield* readingTimeline(
    room.game,
    run,
    step => {
      const { state, events, entry, undone } = step;
      // After going back, the state does not follow from the one before.
      const isKept = frames.length % keyframe === 0 || undone;
      frames.push({ entry, events, ...(isKept && { state }) });
      ghost.see(state);
      account.see(step);
    },
    budget,
  );
  if ('code' in timeline) return timeline;
  const { game, setup } = run;
  const badges = account.badges(room.badges, setup, timeline.verdict);
  const feats = account.feats(room.ending.feats, setup, timeline.verdict);
  const story = account.story(room.ending, setup, timeline.verdict);
  return { game, setup, timeline, frames, ghost: ghost.ghost(timeline), badges, feats, story };
}

/** In parts with so many states each: who takes them over can do other things in between. */
export function* inParts(frames: readonly Frame[], states = KEYFRAME): Generator<readonly Frame[]> {
  let from = 0;
  let kept = 0;
  for (const [at, { state }] of frames.entries()) {
    if (state) kept += 1;
    if (kept < states && at < frames.length - 1) continue;
    yield frames.slice(from, at + 1);
    from = at + 1;
    kept = 0;
  }
}
