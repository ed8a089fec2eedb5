/** Chapter "Waking": careless steps, collected points and looted chests turn tiles over. */
import type { Seat } from '../../../core/game.ts';
import { range, type Cell } from '../../../core/grid.ts';
import { isBoss } from '../data/monsters.ts';
import type { Hero, Monster } from '../state/state.ts';
import type { WakeReason } from '../state/events.ts';
import { isDozing, kindOf, monsterAt } from './pieces.ts';
import { isTouching } from './squares.ts';
import { change, count, type Turn } from './turn.ts';

export function wake(turn: Turn, monster: Monster, why: WakeReason, by: Seat | null): void {
  change(turn, monster.id, { awake: true, known: true, stirring: false, sleepRound: null });
  if (by !== null) count(turn, by, 'woke');
  turn.tell({ type: 'woke', monster: monster.id, kind: kindOf(monster), at: monster.at, why, by });
}

/**
 * A hero has entered a square. Bosses sleep on through a hero's first turn; on quiet stairs one who walks past only
 * makes them stir, and the end of the walk decides.
 */
export function wakeAround(
  turn: Turn,
  hero: Hero & { at: Cell },
  how: 'walk' | 'teleport' | 'leaving',
): void {
  if (hero.invisibleRound !== null) return;
  const isQuiet = turn.state.rules.exit === 'quiet';
  for (const monster of turn.state.monsters) {
    if (!isDozing(monster) || !isTouching(monster.at, hero.at)) continue;
    if (!isBoss(kindOf(monster))) wake(turn, monster, 'walk', hero.seat);
    else if (hero.firstTurn || (isQuiet && how === 'leaving')) continue;
    else if (!isQuiet || how === 'teleport') wake(turn, monster, 'walk', hero.seat);
    else if (!monster.stirring) {
      change(turn, monster.id, { stirring: true });
      turn.tell({ type: 'stirred', monster: monster.id, at: monster.at });
    }
  }
}

/** The walk is over: whoever left lets them sleep, anybody else has woken them. */
export function endStirring(turn: Turn, by: Seat, left: boolean): void {
  for (const monster of turn.state.monsters) {
    if (!monster.stirring) continue;
    if (!left) wake(turn, monster, 'walk', by);
    else {
      change(turn, monster.id, { stirring: false });
      turn.tell({ type: 'settled', monster: monster.id, at: monster.at });
    }
  }
}

/** "The 4 diagonal neighbours of the point", at once and whoever collects. */
export function wakeDiagonals(turn: Turn, point: Cell, by: Seat): void {
  for (const monster of turn.state.monsters) {
    if (isDozing(monster) && isTouching(monster.at, point) && range(monster.at, point) === 2)
      wake(turn, monster, 'collect', by);
  }
}

/** Tied to squares, not to tiles (R24). */
export function wakeSquares(turn: Turn, squares: readonly Cell[], by: Seat): void {
  for (const at of squares) {
    const monster = monsterAt(turn.state, at);
    if (monster && isDozing(monster)) wake(turn, monster, 'chest', by);
  }
}
