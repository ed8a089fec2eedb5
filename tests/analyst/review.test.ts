/** Luck and skill add up, in every room: with its outlook, or with one that knows nothing before the end. */
import { describe, expect, it } from 'vitest';
import { CERTAIN } from '../../src/analyst/chance.ts';
import {
  foresightOf,
  luckOf,
  reviewing,
  skillOf,
  type Foresight,
  type Review,
  type ReviewParts,
} from '../../src/analyst/review.ts';
import type { GameAction, GameEvent, GameState } from '../../src/core/game.ts';
import type { Entry } from '../../src/core/match.ts';
import { isWin } from '../../src/core/outcome.ts';
import { atOnce } from '../../src/core/slices.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { playedBy } from './lived.ts';
import { rooms } from './rooms.ts';

type AnyGame = AnyRoom['game'];

/** Nobody has said yet what a view of the others leaves open, so there nothing but the dice is hidden. */
function partsOf(room: AnyRoom, worlds = 2): ReviewParts<GameState, GameAction, GameEvent> {
  const { game, outlook } = room;
  if (outlook) return { game, foresight: foresightOf(game, outlook), worlds };
  const open = Object.assign(Object.create(game) as AnyGame, { view: undefined });
  return { game: open, foresight: knowsNothing(room), worlds };
}

function knowsNothing(room: AnyRoom): Foresight<GameState> {
  return {
    imagine: view => view,
    chance(state, seat) {
      const outcome = room.game.outcome(state);
      return outcome ? (isWin(outcome, seat) ? CERTAIN : 0) : CERTAIN / 4;
    },
  };
}

function reviewOf(room: AnyRoom, seed: string): Review<GameAction> {
  const { setup, entries } = playedBy(room, seed, 'easy');
  return atOnce(reviewing(partsOf(room), setup, entries, 0));
}

describe.each(rooms)('the review of a run of $id', ({ room }) => {
  const review = reviewOf(room, 'review');

  it('adds up to the last millionth', { timeout: 60_000 }, () => {
    expect(review.luck + review.skill).toBe(review.last - review.first);
    expect([0, CERTAIN]).toContain(review.last);
    for (const number of [review.luck, review.skill, review.first])
      expect(Number.isInteger(number)).toBe(true);
  });

  it('leaves no gap between two decisions, and none gains by skill', () => {
    for (const [at, one] of review.decisions.entries()) {
      const next = review.decisions[at + 1];
      expect(one.after).toBe(next ? next.before : review.last);
      expect(skillOf(one) + luckOf(one)).toBe(one.after - one.before);
      expect(skillOf(one)).toBeLessThanOrEqual(0);
    }
  });

  it('is the same for whoever opens it', () => {
    expect(reviewOf(room, 'review')).toEqual(review);
  });
});

describe('a review', () => {
  const { room } = rooms.find(({ id }) => id === 'the-cellar')!;
  const { setup, entries } = playedBy(room, 'undone', 'easy');
  const parts = partsOf(room);

  it('leaves out what was taken back', () => {
    const again = entries
      .slice(0, 3)
      .flatMap((entry): Entry<never>[] => [entry, { kind: 'undo' }, entry] as never);
    const straight = atOnce(reviewing(parts, setup, entries, 0));
    expect(atOnce(reviewing(parts, setup, [...again, ...entries.slice(3)], 0))).toEqual(straight);
  });

  it('finds a blunder: whoever burns the candle down loses by skill', () => {
    const waiting = Array.from(
      { length: 30 },
      (): Entry<{ type: string }> => ({ kind: 'act', action: { type: 'end' } }),
    );
    const { state } = room.game.create(setup);
    let length = 0;
    for (let now = state; now.ask; length++) now = room.game.apply(now, { type: 'end' }).state;
    const review = atOnce(reviewing(parts, setup, waiting.slice(0, length), 0));
    expect(review.last).toBe(0);
    expect(review.skill).toBeLessThan(-0.3 * CERTAIN);
  });
});
