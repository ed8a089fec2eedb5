/** What Pocket-Dungeons says about what may happen, and how each is found out. */
import { room } from '../../../src/games/pocket-dungeons/index.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { anyOracle } from '../../support/oracles/claim.ts';
import { actClaims } from './claims/acts.ts';
import { clockClaims } from './claims/clock.ts';
import { fightClaims } from './claims/fights.ts';
import { imagine } from './claims/scene.ts';
import { sightClaims } from './claims/sights.ts';
import { walkClaims } from './claims/walks.ts';

export const oracle = anyOracle<State>({
  room,
  imagine,
  claims: [...fightClaims, ...walkClaims, ...sightClaims, ...actClaims, ...clockClaims],
});
