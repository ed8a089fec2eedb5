import { describe, expect, it } from 'vitest';
import { featsOf, placeTitle, type Feat, type ToldStep } from '../../src/games/endings.ts';

interface Kill {
  readonly by: number;
  readonly worth: number;
}

const kill = (by: number, worth = 1): Kill => ({ by, worth });
const step = (turn: number, ...events: readonly Kill[]): ToldStep<Kill> => ({ turn, events });

const own = ({ by }: Kill, seat: number): number | undefined => (by === seat ? 1 : undefined);
const FEATS: readonly Feat<Kill>[] = [
  { about: 'kills', over: 'turn', from: 2, counts: own, text: kills => `${kills} in one turn` },
  { about: 'kills', over: 'run', from: 1, counts: own, text: kills => `${kills} in all` },
  {
    about: 'worth',
    over: 'event',
    from: 5,
    counts: ({ worth }) => worth,
    text: (best, { by }, told) => `${best} by ${by}, with ${told.length}`,
  },
];

describe('What stood out', () => {
  it('adds up over a turn, however many steps it took, and not across turns', () => {
    const told = [step(1, kill(0)), step(2, kill(0)), step(2, kill(0), kill(0)), step(3, kill(0))];
    expect(featsOf(FEATS, told, 0)).toEqual(['3 in one turn']);
  });

  it('falls back to the next feat about the same thing, and tells only one of them', () => {
    expect(featsOf(FEATS, [step(1, kill(0)), step(2, kill(0))], 0)).toEqual(['2 in all']);
  });

  it('leaves out what is not worth a word, and what others did', () => {
    expect(featsOf(FEATS, [step(1, kill(1), kill(1))], 0)).toEqual([]);
    expect(featsOf(FEATS, [], 0)).toEqual([]);
  });

  it('tells the best single event, with what came along', () => {
    expect(featsOf(FEATS, [step(1, kill(1, 6)), step(1, kill(2, 9), kill(1, 7))], 0)).toEqual([
      '9 by 2, with 2',
    ]);
  });
});

describe('A place at the table', () => {
  it.each([
    [1, true, 'You win'],
    [1, false, 'Green cleric wins'],
    [2, true, 'Second place'],
    [6, false, 'Sixth place'],
  ])('%i is called so', (place, isAlone, title) => {
    expect(placeTitle(place, 'Green cleric', isAlone)).toBe(title);
  });
});
