/** About how much the words of a seat can do now: some of them are walked instead of all, which takes a tenth of the time. */
import type { Seat } from '../../../core/game.ts';
import { indexOf } from '../../../core/grid.ts';
import { BOARD, VOWELS } from '../data/constants.ts';
import { pawnOf } from '../rules/turn.ts';
import { hushedVowel } from '../rules/words.ts';
import type { State } from '../state/state.ts';
import { sequencesOf } from '../words/sequences.ts';
import { vocabularyOf } from './candidates.ts';
import { groundOf, Walker } from './ground.ts';
import { LEVELS } from './levels.ts';

/** Of the hard bot's words, spread over its list evenly: long and short, common and rare ones. */
const WALKED = 400;

export interface Reach {
  /** The most damage that one word does, and the most captures, not of the same word perhaps. */
  readonly damage: number;
  readonly captures: number;
  readonly wins: boolean;
  /** Of a thousand words, those that hit something. */
  readonly hits: number;
}

export function reachOf(state: State, seat: Seat): Reach {
  const pawn = pawnOf(state, seat);
  const ground = groundOf(state, seat);
  const walker = new Walker(ground);
  const { found } = walker;
  const sequences = sequencesOf(state.active!, vocabularyOf(state, LEVELS.hard), ground.doors);
  const hushed = hushedVowel(state);
  const banned = hushed ? 1 << VOWELS.indexOf(hushed) : 0;
  const from = indexOf(BOARD, pawn.at!);
  const stride = Math.max(1, Math.floor(sequences.size / WALKED));
  let [damage, captures, walked, hits] = [0, 0, 0, 0];
  let wins = false;
  for (let index = 0; index < sequences.size; index += stride) {
    if (sequences.letters[index]! & banned || !walker.walk(sequences, index, from, pawn)) continue;
    walked += 1;
    if (found.damage > 0) hits += 1;
    if (found.damage > damage) damage = found.damage;
    if (found.captures > captures) captures = found.captures;
    if (found.wins) wins = true;
  }
  return { damage, captures, wins, hits: Math.round((1000 * hits) / Math.max(1, walked)) };
}
