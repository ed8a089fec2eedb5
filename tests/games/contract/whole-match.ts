/** Checks that need a whole match: the way back, and the end of it. */
import { expect } from 'vitest';
import { Match } from '../../../src/core/match.ts';
import { totalOf } from '../../../src/core/outcome.ts';
import { digest } from '../../../src/core/plain.ts';
import type { AnyRoom } from '../../../src/games/room.ts';
import { type RecordedMatch, statesOf } from './record.ts';
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
