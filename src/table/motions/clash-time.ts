/** How long a clash holds up the next motion, at normal speed. */
import type { ClashModel } from '../../core/look.ts';
import { TIMING } from '../timing.ts';

export function clashLasts({ left, right }: Pick<ClashModel, 'left' | 'right'>): number {
  const { clashRoll, clashSettle, clashWind, clashCross, clashStop, clashHold, pair, strike } = TIMING;
  const dice = [...left, ...right];
  const pairs = dice.some(die => die.pair !== undefined) ? pair : 0;
  const struck = dice.some(die => die.struck === true && die.pair === undefined) ? strike : 0;
  return clashRoll + clashSettle + pairs + struck + clashWind + clashCross + clashStop + clashHold;
}
