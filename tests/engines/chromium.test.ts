import { testEngine } from './support/suite.ts';

testEngine('chromium');
