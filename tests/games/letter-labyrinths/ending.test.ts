import { describe, expect, it } from 'vitest';
import { totalOf } from '../../../src/core/outcome.ts';
import { outcome, resultOf, scoreParts, starsOf } from '../../../src/games/letter-labyrinths/rules/ending.ts';
import { roundGroups } from '../../../src/games/letter-labyrinths/look/share.ts';
import type { State, WordMade } from '../../../src/games/letter-labyrinths/state/state.ts';
import { position } from './table.ts';

function won(deck: number, change: Partial<State> = {}): State {
  const state = position({ pawns: [{ at: [1, 1] }, { at: [2, 1] }], boss: { at: [6, 4], damage: 15 }, deck });
  return {
    ...state,
    ask: null,
    ending: { how: 'won', lostBy: null },
    stats: { ...state.stats, damage: 35 },
    ...change,
  };
}

const made = (round: number, word: string, damage: number, captures = 0, win = false): WordMade => ({
  round,
  seat: 0,
  word,
  damage,
  captures,
  won: win,
});

describe('Score and stars (8.2)', () => {
  it('X44. 1510 by the standard deck, 1208 gentle, 1963 fierce; two stars', () => {
    const state = won(3);
    const by = (difficulty: State['options']['difficulty']) =>
      totalOf(scoreParts({ ...state, options: { ...state.options, difficulty } }));
    expect([by('standard'), by('gentle'), by('fierce')]).toEqual([1510, 1208, 1963]);
    expect(starsOf(state)).toBe(2);
  });

  it('gives stars for cards left, and none to losers', () => {
    expect([0, 1, 2, 3, 4, 9].map(deck => starsOf(won(deck)))).toEqual([1, 1, 2, 2, 3, 3]);
    expect(starsOf(won(5, { ending: { how: 'lost', lostBy: 'last-card' } }))).toBe(0);
  });

  it('takes 30 points a hint, but never below nought', () => {
    const state = won(3);
    const after = (hints: number) => totalOf(scoreParts({ ...state, stats: { ...state.stats, hints } }));
    expect(after(2)).toBe(1450);
    expect(after(999)).toBe(0);
  });

  it('a run with a hint is marked, and one without is not', () => {
    const state = won(3);
    expect(outcome(state)).not.toHaveProperty('assisted');
    expect(outcome({ ...state, stats: { ...state.stats, hints: 1 } })).toHaveProperty('assisted', true);
  });

  it('all win or all lose, with one score', () => {
    const result = outcome(won(3))!;
    expect(result).toMatchObject({ ending: 'won', reason: 'boss-beaten' });
    expect(result.results.map(({ place, score }) => [place, score])).toEqual([
      [1, 1510],
      [1, 1510],
    ]);
    expect(outcome(won(0, { ending: { how: 'lost', lostBy: 'empty-reveal' } }))).toMatchObject({
      ending: 'lost',
      reason: 'empty-reveal',
    });
  });
});

describe('The result (8.1)', () => {
  const words = [
    made(1, 'OPAL', 2),
    made(2, 'POPPY', 4, 1),
    made(2, 'PUPPY', 4, 1),
    made(3, 'POP', 4),
    made(3, 'OX', 1, 0, true),
  ];
  const losses = [
    { round: 1, cause: 'bump' },
    { round: 3, cause: 'trap' },
    { round: 3, cause: 'bump' },
  ] as const;
  const state = won(3, { turn: 3, words, losses: [...losses] });

  it('names the best word: most damage, then the shorter, then the earlier', () => {
    expect(resultOf(state)!.bestWord).toEqual(made(3, 'POP', 4));
    expect(resultOf({ ...state, words: words.slice(0, 3) })!.bestWord!.word).toBe('POPPY');
    expect(resultOf({ ...state, words: [] })!.bestWord).toBeNull();
  });

  it('counts what cards were lost to', () => {
    expect(resultOf(state)).toMatchObject({
      cardsLostTo: { trap: 1, bump: 2, bite: 0, reveal: 0 },
      words: 5,
      cardsLeft: 3,
    });
  });

  it('shares rounds without words (8.4)', () => {
    expect(roundGroups(state)).toEqual(['R1 2x', 'R2 4!+4!', 'R3 4+1*xx']);
  });
});
