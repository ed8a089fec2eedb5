import { describe, expect, it } from 'vitest';
import { newStreams, stream } from '../../../src/core/rng.ts';
import { room } from '../../../src/games/the-cellar/index.ts';
import { oracle as cellar } from '../../games/the-cellar/claims.ts';
import { anyOracle, NEVER, percentAllows, SURE, type Allowed, type Statement } from './claim.ts';
import { positionsOf } from './positions.ts';
import { tryClaims } from './report.ts';
import { unanswered } from './screen.ts';
import { tryStatement } from './trial.ts';

/** A world is a die of a hundred faces. */
const rollOf = (salt: string): number => stream(newStreams(salt), 'die').roll(100);

function trialOf(allows: Allowed, truth: Statement<number>['truth']) {
  return tryStatement({ says: '', allows, truth }, rollOf)!;
}

describe('An oracle', () => {
  it('lets a true percentage pass', () => {
    expect(trialOf(percentAllows('33%'), roll => roll <= 33).isLie).toBe(false);
  });

  it.each([
    ['33%', 45],
    ['33%', 25],
    ['<1%', 12],
    ['>99%', 90],
  ])('catches "%s" where the truth is %i in a hundred', (text, ways) => {
    const lies = Array.from({ length: 20 }, (_, index) =>
      tryStatement({ says: '', allows: percentAllows(text), truth: (roll: number) => roll <= ways }, salt =>
        rollOf(`${index}/${salt}`),
      ),
    ).filter(trial => trial!.isLie);
    expect(lies.length).toBeGreaterThan(0);
  });

  it('needs one world to catch a false certainty', () => {
    expect(trialOf(SURE, roll => roll > 40).isLie).toBe(true);
    expect(trialOf(NEVER, roll => roll > 40).isLie).toBe(true);
    expect(trialOf(SURE, roll => roll > 0).isLie).toBe(false);
  });

  it('measures amounts as well as chances', () => {
    expect(trialOf({ low: 50.4, high: 50.6 }, roll => roll).isLie).toBe(false);
    expect(trialOf({ low: 30, high: 31 }, roll => roll).isLie).toBe(true);
  });

  it('says nothing of worlds that the words leave out', () => {
    expect(
      tryStatement({ says: '', allows: percentAllows('50%'), truth: () => undefined }, rollOf),
    ).toBeUndefined();
    expect(trialOf(percentAllows('50%'), roll => (roll > 50 ? roll > 75 : undefined)).isLie).toBe(false);
  });

  it.each([
    ['0%', NEVER],
    ['100%', SURE],
    ['<1%', { low: 0, high: 0.01 }],
    ['about 33% or so', { low: expect.closeTo(0.325, 6), high: expect.closeTo(0.335, 6) }],
  ])('reads "%s" as it is written', (text, allows) => {
    expect(percentAllows(text)).toEqual(allows);
  });

  it('finds a room that adds ten points to every strike', () => {
    const claims = cellar.claims.slice(0, 1).map(claim => ({
      ...claim,
      *statements(position: Parameters<typeof claim.statements>[0]) {
        for (const one of claim.statements(position)) {
          const { low, high } = one.allows;
          yield low === high ? one : { ...one, allows: { low: low + 0.1, high: high + 0.1 } };
        }
      },
    }));
    const reports = tryClaims(anyOracle({ ...cellar, claims }), 400);
    expect(reports[0]!.wrong).toBeGreaterThan(0);
  });

  it('finds words on the screen for which nobody answers', () => {
    const mute = { ...cellar, claims: [] };
    const texts = [...positionsOf(room, 60, 'mute')].flatMap(({ state, seat }) =>
      unanswered(mute, state, seat),
    );
    expect(texts).toContain('Bites: 50%');
  });
});
