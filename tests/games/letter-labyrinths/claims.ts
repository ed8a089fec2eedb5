/** What the screen of Letter Labyrinths says about what comes, and how each is found out. */
import { openRoom } from '../../../src/games/letter-labyrinths/index.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { anyOracle } from '../../support/oracles/claim.ts';
import { choiceClaims } from './claims/choices.ts';
import { clockClaims } from './claims/clock.ts';
import { letterClaims } from './claims/letters.ts';
import { threatClaims } from './claims/threat.ts';
import { wordClaims } from './claims/words.ts';
import { imagine } from './claims/worlds.ts';

export const oracle = anyOracle<State>({
  room: await openRoom(),
  imagine,
  claims: [...threatClaims, ...wordClaims, ...letterClaims, ...clockClaims, ...choiceClaims],
  noClaims: [
    { words: /^Any class will do\.$/, why: 'A hint that promises nothing.' },
    { words: /^Nobody spells with it\. One card fewer\.$/, why: 'What discarding is: X32 plays it.' },
    { words: /^[A-Z]+: /, why: 'A hint begins with the word to spell, whatever it means.' },
  ],
});
