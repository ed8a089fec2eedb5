import { testEngine } from './support/suite.ts';

testEngine('webkit');
