/** The end: out by the door wins; the last heart or the last light loses. */
import { rank, type Outcome } from '../../../core/outcome.ts';
import { SCORE } from '../data/constants.ts';
import type { Ending, State } from '../state/state.ts';

/** What became of her, and what there is to say about it. */
const STORIES: Readonly<Record<Ending, Readonly<Record<'fate' | 'story' | 'moral', string>>>> = {
  escaped: {
    fate: 'Out by the door',
    story: 'You unlocked the door',
    moral: 'Daylight falls down the steps.',
  },
  bitten: { fate: 'Killed by a rat', story: 'A rat killed you', moral: 'The cellar keeps its key.' },
  darkness: {
    fate: 'Lost in the dark',
    story: 'Your candle burned out',
    moral: 'In the dark, every way is the wrong one.',
  },
};

export function outcome(state: State): Outcome | undefined {
  if (!state.ending) return undefined;
  const won = state.ending === 'escaped';
  const { fate, story, moral } = STORIES[state.ending];
  const parts = [
    { label: 'Out of the cellar', points: won ? SCORE.escape : 0 },
    { label: 'Hearts left', points: won ? SCORE.heart * state.hero.hearts : 0 },
    { label: 'Light left', points: won ? SCORE.candle * state.candle : 0 },
    { label: 'The good bottle', points: won && state.hero.hasBottle ? SCORE.bottle : 0 },
    { label: 'Silver', points: won ? SCORE.spoon * state.spoons : 0 },
    { label: 'Rats', points: SCORE.rat * state.slain },
  ];
  return {
    ending: won ? 'won' : 'lost',
    reason: state.ending,
    story: `${story} on turn ${state.turn}. ${moral}`,
    results: rank([{ seat: 0, parts, fate: `${fate} on turn ${state.turn}` }]),
  };
}
