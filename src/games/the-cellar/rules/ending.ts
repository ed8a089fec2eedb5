/** The end: out by the door wins; the last heart or the last light loses. */
import { rank, type Outcome } from '../../../core/outcome.ts';
import { SCORE } from '../data/constants.ts';
import type { Ending, State } from '../state/state.ts';

const STORIES: Readonly<Record<Ending, string>> = {
  escaped: 'The lock turns, the door swings, and daylight falls down the steps.',
  bitten: 'The rats had the last bite. The cellar keeps its key.',
  darkness: 'The candle gutters out, and in the dark every direction is the wrong one.',
};

export function outcome(state: State): Outcome | undefined {
  if (!state.ending) return undefined;
  const won = state.ending === 'escaped';
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
    story: STORIES[state.ending],
    results: rank([{ seat: 0, parts }]),
  };
}
