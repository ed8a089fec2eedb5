import { testClaims } from '../../support/oracles/suite.ts';
import { oracle } from './claims.ts';

testClaims(oracle);
