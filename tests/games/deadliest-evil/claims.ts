/** What the screen of Deadliest Evil says about dice, blows, walks, hunters and cards, and how each is found out. */
import { room } from '../../../src/games/deadliest-evil/index.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { anyOracle, type Claim } from '../../support/oracles/claim.ts';
import { bag, greyed, items, prospects, searches, track } from './claims/cards.ts';
import { blows, diceTable, diceWords, oddsPage } from './claims/dice.ts';
import { chambers, dark, goals } from './claims/dungeon.ts';
import { livened } from './claims/livened.ts';
import { eyes, foesFigures, foesIntents, questions, stages, stayingLine, unseen } from './claims/staying.ts';
import { bars, distances, leaving, reach, rolls, steps, wayOut } from './claims/walk.ts';
import { imagine } from './claims/worlds.ts';

// biome-ignore format: by what they speak of
const CLAIMS: readonly Claim<State>[] = [
  diceTable, diceWords, oddsPage, blows,
  stayingLine, unseen, questions, foesFigures, foesIntents, eyes, stages,
  rolls, reach, distances, steps, leaving, wayOut, bars,
  track, prospects, searches, items, bag, chambers, dark, goals, greyed,
];

export const oracle = anyOracle<State>({
  room,
  imagine,
  claims: CLAIMS.map(livened),
  noClaims: [
    {
      words: /^Nothing will boil in it again\.$/,
      why: 'A colour of the broken Crucible; objectives never come back.',
    },
    {
      words: /^Dead, and he won't be boiled again\.$/,
      why: 'The rule that Grislyk never returns, not a figure.',
    },
    { words: /^.*A bolt is drawn back|nobody has told him/, why: 'The tale on a card.' },
  ],
});
