/** Checks that need a whole match: the way back, the end of it, and the lesson. */
import { expect } from 'vitest';
import type { GameState } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import { totalOf } from '../../../src/core/outcome.ts';
import { digest } from '../../../src/core/plain.ts';
import type { AnyRoom } from '../../../src/games/room.ts';
import { legalOf, type RecordedMatch, statesOf } from './record.ts';
import { isKebab, isSaid } from './words.ts';

export function checkUndo(room: AnyRoom, recorded: RecordedMatch): void {
  const match = new Match(room.game, recorded.setup);
  const steps = recorded.steps.slice(0, 40);
  const forth = (): void => {
    for (const step of steps) {
      match.act(step.action);
      expect(digest(match.state)).toBe(digest(step.after));
    }
  };
  forth();
  for (const step of steps.toReversed()) {
    expect(match.undoable).not.toBe('no');
    match.undo();
    expect(digest(match.state)).toBe(digest(step.before));
  }
  expect(match.undoable).toBe('no');
  forth();
  expect(match.entries).toHaveLength(3 * steps.length);
}

export function checkOutcome(room: AnyRoom, match: RecordedMatch): void {
  const last = statesOf(match).at(-1)!;
  const outcome = room.game.outcome(last)!;
  expect(isKebab(outcome.reason), outcome.reason).toBe(true);
  expect(isSaid(outcome.story)).toBe(true);
  expect(isSaid(room.share(last, outcome))).toBe(true);
  expect(room.share(last, outcome), 'the share line gives the seed away').not.toContain(match.setup.seed);
  const seats = outcome.results.map(result => result.seat).toSorted((a, b) => a - b);
  expect(seats).toEqual([...match.setup.seats.keys()]);
  for (const { place, score, parts } of outcome.results) {
    expect(Number.isInteger(score)).toBe(true);
    expect(place).toBeGreaterThanOrEqual(1);
    expect(place).toBeLessThanOrEqual(match.setup.seats.length);
    expect(totalOf(parts)).toBe(score);
  }
}

/** Plays each step by the first wanted actions that a patient pupil would find. */
export function checkLesson(room: AnyRoom): void {
  const lesson = room.lesson!;
  let { state } = lesson.start();
  for (const [index, step] of lesson.steps.entries()) {
    expect(isSaid(step.title) && isSaid(step.text) && isSaid(step.hint), step.title).toBe(true);
    const reached = playLessonStep(room, step, state, index === lesson.steps.length - 1);
    expect(reached, `lesson step "${step.title}" cannot be done`).toBeDefined();
    state = reached!;
  }
}

type AnyStep = NonNullable<AnyRoom['lesson']>['steps'][number];

/**
 * Breadth-first over wanted actions: a step of several actions is done when `until` says so. A pupil who dies on the
 * way has not done it, unless it was the last.
 */
function playLessonStep(
  room: AnyRoom,
  step: AnyStep,
  start: GameState,
  isLast: boolean,
): GameState | undefined {
  const seen = new Set<number>();
  let frontier = [start];
  for (let depth = 0; depth < 40 && frontier.length > 0; depth++) {
    const next: GameState[] = [];
    for (const state of frontier) {
      for (const action of legalOf(room, state).filter(candidate => step.wants(candidate, state))) {
        const after = room.game.apply(state, action).state;
        if (after.ask === null && !isLast) continue;
        if (step.until?.(after) ?? true) return after;
        const mark = digest(after);
        if (!seen.has(mark) && seen.size < 20_000) next.push(after);
        seen.add(mark);
      }
    }
    frontier = next;
  }
  return undefined;
}
