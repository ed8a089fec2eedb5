/** Chapter "Roll-off": who builds first, and who places a delver first. */
import type { Seat } from '../../../core/game.ts';
import type { Turn } from './turn.ts';

/** The highest die wins; those who are tied throw again. */
export function rollOff(turn: Turn, about: 'building' | 'delvers'): Seat {
  let tied: Seat[] = turn.state.players.map(player => player.seat);
  const rolls: { seat: Seat; die: number }[][] = [];
  do {
    const row = tied.map(seat => ({ seat, die: turn.d6('roll-off') }));
    rolls.push(row);
    const highest = Math.max(...row.map(({ die }) => die));
    tied = row.filter(({ die }) => die === highest).map(({ seat }) => seat);
  } while (tied.length > 1);
  turn.tell({ type: 'roll-off', about, rolls, winner: tied[0]! });
  return tied[0]!;
}
