/** Luck and skill add up, in every room: with its outlook, or with one that knows nothing before the end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CERTAIN } from '../../src/analyst/chance.ts';
import {
  foresightOf,
  gradeOf,
  luckOf,
  reviewing,
  skillOf,
  type Review,
  type ReviewParts,
} from '../../src/analyst/review.ts';
import type { Foresight } from '../../src/analyst/trial.ts';
import { sameAction, type GameAction, type GameEvent, type GameState } from '../../src/core/game.ts';
import type { Entry } from '../../src/core/match.ts';
import { isWin } from '../../src/core/outcome.ts';
import { atOnce } from '../../src/core/slices.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { playedBy } from './lived.ts';
import { foretold, rooms } from './rooms.ts';

type AnyGame = AnyRoom['game'];
type AnyReview = Review<GameState, GameAction>;

/** Enough to judge by, and quick. */
const EFFORT = { steps: 10, ahead: 1, most: 3 };

/** Nobody has said yet what a view of the others leaves open, so there nothing but the dice is hidden. */
function partsOf(room: AnyRoom): ReviewParts<GameState, GameAction, GameEvent> {
  const { game, outlook } = room;
  // Where there is no outlook the bot need not be good either.
  if (outlook)
    return {
      game,
      foresight: foresightOf(game, outlook),
      model: seat => room.bot('hard', seat),
      effort: EFFORT,
    };
  const open = Object.assign(Object.create(game) as AnyGame, { view: undefined });
  return {
    game: open,
    foresight: knowsNothing(room),
    model: seat => room.bot('random', seat),
    effort: EFFORT,
  };
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

function reviewOf(room: AnyRoom, seed: string): AnyReview {
  const { setup, entries } = playedBy(room, seed, 'easy');
  return atOnce(reviewing(partsOf(room), setup, entries, 0));
}

function expectEven(review: AnyReview): void {
  expect(review.luck + review.skill).toBe(review.last - review.first);
  for (const number of [review.luck, review.skill, review.first, review.last])
    expect(Number.isInteger(number)).toBe(true);
  for (const [at, one] of review.decisions.entries()) {
    expect(one.after).toBe(review.decisions[at + 1]?.before ?? review.last);
    expect(skillOf(one) + luckOf(one)).toBe(one.after - one.before);
    if (sameAction(one.action, one.usual)) expect(skillOf(one)).toBe(0);
  }
}

describe.each(rooms)('the review of a run of $id', { timeout: 120_000 }, ({ room }) => {
  const review = reviewOf(room, 'review');

  it('adds up to the last millionth, without a gap between two decisions', () => {
    expectEven(review);
    expect([0, CERTAIN]).toContain(review.last);
    expect(review.decisions.length).toBeGreaterThan(0);
  });

  it('is the same for whoever opens it', () => {
    expect(reviewOf(room, 'review')).toEqual(review);
  });
});

describe.each(foretold)('any run of $id', { timeout: 120_000 }, ({ room }) => {
  it('comes out even, wherever it stops and whatever was taken back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.nat(), (seed, cut) => {
        const { setup, entries } = playedBy(room, `even ${seed}`, 'easy');
        const some = entries.slice(0, 1 + (cut % Math.min(40, entries.length)));
        const undone: Entry<GameAction>[] = [...some, { kind: 'undo' }, some.at(-1)!];
        const review = atOnce(reviewing(partsOf(room), setup, undone, 0));
        expectEven(review);
        // Where it shows in the theatre: what was taken back counts as two steps.
        for (const { step, action } of review.decisions)
          expect(undone[step]).toEqual({ kind: 'act', action });
      }),
      { seed: 20, numRuns: 6 },
    );
  });
});

describe('a review', { timeout: 60_000 }, () => {
  const { room } = rooms.find(({ id }) => id === 'the-cellar')!;
  const { setup, entries } = playedBy(room, 'undone', 'easy');
  const parts = partsOf(room);
  const straight = atOnce(reviewing(parts, setup, entries, 0));

  it('leaves out what was taken back', () => {
    const again = entries
      .slice(0, 3)
      .flatMap((entry): Entry<never>[] => [entry, { kind: 'undo' }, entry] as never);
    const { luck, skill, decisions } = atOnce(reviewing(parts, setup, [...again, ...entries.slice(3)], 0));
    expect(decisions.map(({ action }) => action)).toEqual(straight.decisions.map(({ action }) => action));
    expect(luck + skill).toBe(straight.luck + straight.skill);
  });

  it('tells the curve before the first decision is judged, and ends with all of it', () => {
    const shares: number[] = [];
    const work = reviewing(parts, setup, entries, 0);
    let known: AnyReview | undefined;
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) {
        expect(known?.decisions.map(({ before }) => before)).toEqual(
          step.value.decisions.map(({ before }) => before),
        );
        break;
      }
      shares.push(step.value.share);
      known ??= step.value.review?.();
    }
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it('marks three turning points at most, one a turn, the largest swings', () => {
    const turns = straight.turningPoints.map(at => straight.decisions[at]!.turn);
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.length).toBeLessThanOrEqual(3);
    expect(new Set(turns).size).toBe(turns.length);
    const swing = (at: number) =>
      Math.max(Math.abs(skillOf(straight.decisions[at]!)), Math.abs(luckOf(straight.decisions[at]!)));
    const most = Math.max(...straight.decisions.map((_, at) => swing(at)));
    expect(Math.max(...straight.turningPoints.map(swing))).toBe(most);
  });

  it('knows nothing to blame the hard bot for', () => {
    const { outlook } = room;
    const hard = room.bot('hard', 0);
    let { state } = room.game.create(setup);
    const own: Entry<GameAction>[] = [];
    while (state.ask && own.length < 60) {
      const { action } = hard.choose(room.game.view?.(state, 0) ?? state, [...room.game.legalActions(state)]);
      own.push({ kind: 'act', action });
      state = room.game.apply(state, action).state;
    }
    expect(outlook).toBeDefined();
    const review = atOnce(reviewing(parts, setup, own, 0));
    expect(review.skill).toBe(0);
    expect(review.decisions.every(one => gradeOf(one) === 'best')).toBe(true);
  });

  it('finds blunders: whoever burns the candle down loses by skill', () => {
    const waiting: Entry<GameAction>[] = [];
    for (let { state } = room.game.create(setup); state.ask; ) {
      waiting.push({ kind: 'act', action: { type: 'end' } });
      state = room.game.apply(state, { type: 'end' }).state;
    }
    // A turn that is only waited out shows its price in the next one.
    const effort = { steps: 15, ahead: 2, most: 5 };
    const review = atOnce(reviewing({ ...parts, effort }, setup, waiting, 0));
    expect(review.last).toBe(0);
    expect(review.skill).toBeLessThan(-0.3 * CERTAIN);
    expect(review.decisions.some(one => gradeOf(one) === 'blunder')).toBe(true);
  });

  it('asks a master only about what is told at length', () => {
    let asked = 0;
    const master = () => ({
      choose: (_view: GameState, legal: readonly GameAction[]) => {
        asked++;
        return { action: legal[0]!, why: '' };
      },
    });
    const review = atOnce(reviewing({ ...parts, master }, setup, entries, 0));
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(12);
    for (const { master: idea, usual } of review.decisions)
      if (idea) expect(sameAction(idea, usual)).toBe(false);
  });
});
