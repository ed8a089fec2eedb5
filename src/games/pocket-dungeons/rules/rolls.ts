/** Chapters "Tests" and "Rush": dice of a card against a number. */
import type { Of } from '../../../core/game.ts';
import { cardOf, type Attack, type Side } from '../data/cards.ts';
import { RUSH_SUCCESS } from '../data/constants.ts';
import type { Event, TestReason } from '../state/events.ts';
import type { Character } from '../state/state.ts';
import { can, whoIs } from './characters.ts';
import type { Turn } from './turn.ts';

export type Stat = { readonly stat: 'action' } | { readonly stat: Attack; readonly side: Side };

export const ACTION: Stat = { stat: 'action' };
export const defense = (stat: Attack): Stat => ({ stat, side: 'def' });
export const offense = (stat: Attack): Stat => ({ stat, side: 'off' });

/** Dice and kicker of a card for a test. */
export function poolFor(char: Character, stat: Stat): { readonly dice: number; readonly kicker: number } {
  const card = cardOf(char.card);
  return stat.stat === 'action' ? { dice: card.action, kicker: 0 } : card[stat.stat][stat.side];
}

/** At least one die, or the kicker, shows the number. Resilient tries one die of a failed defence again. */
export function test(turn: Turn, char: Character, stat: Stat, need: number, why: TestReason): boolean {
  const pool = poolFor(char, stat);
  const dice = rollDice(turn, pool.dice);
  let pass = passes(dice, pool.kicker, need);
  let rerolled: Of<Event, 'tested'>['rerolled'] = null;
  const side = stat.stat === 'action' ? null : stat.side;
  if (!pass && side === 'def' && dice.length > 0 && can(char, 'resilient')) {
    rerolled = { die: 0, from: dice[0]! };
    dice[0] = turn.d6();
    pass = passes(dice, pool.kicker, need);
  }
  turn.tell({
    type: 'tested',
    why,
    stat: stat.stat,
    side,
    need,
    dice,
    kicker: pool.kicker,
    rerolled,
    pass,
    ...whoIs(char),
  });
  return pass;
}

function passes(dice: readonly number[], kicker: number, need: number): boolean {
  return kicker >= need || dice.some(die => die >= need);
}

export function rollDice({ d6 }: Turn, count: number): number[] {
  return Array.from({ length: count }, () => d6());
}

/** With all dice good. */
export function longestRush(char: Character): number {
  return 1 + cardOf(char.card).action;
}

/** Steps of a rush: one, and one more for each success. Swift tries the first failure again. */
export function rush(turn: Turn, char: Character, why: 'explore' | 'charge' | 'flight'): number {
  const dice = rollDice(turn, cardOf(char.card).action);
  let swift: Of<Event, 'rushed'>['swift'] = null;
  const failed = dice.findIndex(die => die < RUSH_SUCCESS);
  if (failed >= 0 && can(char, 'swift')) {
    swift = { die: failed, from: dice[failed]! };
    dice[failed] = turn.d6();
  }
  const moves = 1 + dice.filter(die => die >= RUSH_SUCCESS).length;
  turn.tell({ type: 'rushed', why, dice, swift, moves, ...whoIs(char) });
  return moves;
}
