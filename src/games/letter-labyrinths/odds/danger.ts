/**
 * Help before deciding (chapter 11.2). What a word does is exact and comes from `preview` in rules/words.ts; here is
 * what may come after it. Nothing here draws from a stream, changes a state, or looks at a hidden card.
 */
import type { Seat } from '../../../core/game.ts';
import { indexOf, type Cell } from '../../../core/grid.ts';
import { oncePer } from '../../../core/memo.ts';
import { BOARD } from '../data/constants.ts';
import { bossToAct, bossToCome } from '../rules/boss.ts';
import { enemyAt, isUnderBoss, seatAt } from '../rules/squares.ts';
import type { State } from '../state/state.ts';
import { coming } from './coming.ts';

/** What the next enemy phase holds for a pawn on a square, if nothing changes before it. */
export type Danger =
  /** It is hit at least once in so many of all equally likely ways. */
  | { readonly kind: 'chance'; readonly seat: Seat; readonly ways: number; readonly of: number }
  /** The boss will lie on the square before it spells: the pawn must make way. */
  | { readonly kind: 'covered'; readonly seat: Seat }
  /** Another pawn must make way first, and where the boss goes then depends on it. */
  | { readonly kind: 'open'; readonly seat: Seat };

/** The pawn of this seat, or of whoever stands there. Undefined where nobody can stand, or nobody plays. */
export function dangerAt(state: State, viewer: Seat, at: Cell): Danger | undefined {
  if (state.active === null || !state.ask) return undefined;
  if (enemyAt(state, at) || isUnderBoss(state.boss, at)) return undefined;
  const seat = seatAt(state, at) ?? viewer;
  const boss = bossToCome(state);
  if (isUnderBoss(boss, at)) return { kind: 'covered', seat };
  const others = state.pawns.filter(pawn => pawn.seat !== seat);
  if (bossToAct(state) && others.some(pawn => isUnderBoss(boss, pawn.at!))) return { kind: 'open', seat };
  const { hit, of } = comingFor(state, seat);
  return { kind: 'chance', seat, ways: hit[indexOf(BOARD, at)]!, of };
}

/** Every square asks. */
const comingFor = oncePer(coming);
