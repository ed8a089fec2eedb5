/** What Letter Delve's screen says about battles, danger, waking and the rest, and how each is found out. */
import { room } from '../../../src/games/letter-delve/index.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import { anyOracle } from '../../support/oracles/claim.ts';
import { duelClaims } from './claims/duels.ts';
import { fightClaims } from './claims/fights.ts';
import { momentClaims } from './claims/moments.ts';
import { reachClaims } from './claims/reach.ts';
import { sleeperClaims } from './claims/sleepers.ts';
import { stopClaims } from './claims/stops.ts';
import { walkClaims } from './claims/walks.ts';
import { alsoWild } from './claims/wild.ts';
import { imagine } from './claims/world.ts';

export const oracle = anyOracle<State>({
  room,
  imagine,
  claims: [
    ...fightClaims,
    ...duelClaims,
    ...[...reachClaims, ...walkClaims, ...stopClaims, ...sleeperClaims].map(alsoWild),
    ...momentClaims,
  ],
  noClaims: [
    { words: /^Still face down\.$/, why: 'It lies face down: that is all it says.' },
    {
      words: /(?:kills you|win this duel) about [<>]?\d+% of the time|against the worst of them: [<>]?\d+%/,
      why: 'A hint: the odds that its tip and its button show, over all that may lie face down, without items.',
    },
    { words: /^Nobody has more\. Leave while you lead\.$/, why: 'A hint counts the coins that all can see.' },
  ],
});
