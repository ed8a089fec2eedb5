/** What 9-Bit Dungeon's screen says about what comes next, and how each is found out: the claims by surface. */
import { room } from '../../../src/games/nine-bit-dungeon/index.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { anyOracle } from '../../support/oracles/claim.ts';
import { danger } from './claims/danger.ts';
import { foes } from './claims/foes.ts';
import { lookout } from './claims/lookout.ts';
import { mishaps } from './claims/mishaps.ts';
import { trade } from './claims/trade.ts';
import { verbs } from './claims/verbs.ts';
import { atEveryDepth, imagine } from './claims/worlds.ts';

export const oracle = anyOracle<State>({
  room,
  imagine,
  claims: [...verbs, ...trade, ...danger, ...foes, ...lookout, ...mishaps].map(atEveryDepth),
});
