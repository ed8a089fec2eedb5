/** Chapter "Waking": careless steps, collected points and looted chests turn tiles over. */
import type { Seat } from '../../../core/game.ts';
import { range, type Cell } from '../../../core/grid.ts';
import { isBoss } from '../data/monsters.ts';
import type { WakeReason } from '../state/events.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { isDozing, kindOf, monsterAt, type Insider } from './pieces.ts';
import { isTouching } from './squares.ts';
import { change, count, type Turn } from './turn.ts';

export function wake(turn: Turn, monster: Monster, why: WakeReason, by: Seat | null): void {
  change(turn, monster.id, { awake: true, known: true, stirring: false, sleepRound: null });
  if (by !== null) count(turn, by, 'woke');
  turn.tell({ type: 'woke', monster: monster.id, kind: kindOf(monster), at: monster.at, why, by });
}

/** How a hero comes onto a square. */
type Entry = 'walk' | 'teleport' | 'leaving';

interface Disturbance {
  readonly monster: Monster;
  /** Bosses that only open an eye, as long as the walk goes on. */
  readonly stirs: boolean;
}

/**
 * Whom a hero disturbs by entering a square. Bosses sleep on through a hero's first turn; on quiet stairs one who walks
 * past only makes them stir, and the end of the walk decides. Who passes for a boss is the asker's affair: the rules
 * know the letters, foresight only the backs.
 */
export function* disturbed(
  { rules, monsters }: State,
  hero: Hero,
  at: Cell,
  how: Entry,
  isBossy: (monster: Monster) => boolean,
): Generator<Disturbance> {
  if (hero.invisibleRound !== null) return;
  const isQuiet = rules.exit === 'quiet';
  for (const monster of monsters) {
    if (!isDozing(monster) || !isTouching(monster.at, at)) continue;
    if (!isBossy(monster)) yield { monster, stirs: false };
    else if (hero.firstTurn || (isQuiet && how === 'leaving')) continue;
    else if (!isQuiet || how === 'teleport') yield { monster, stirs: false };
    else if (!monster.stirring) yield { monster, stirs: true };
  }
}

export function wakeAround(turn: Turn, hero: Insider, how: Entry): void {
  const isBossy = (monster: Monster): boolean => isBoss(kindOf(monster));
  for (const { monster, stirs } of disturbed(turn.state, hero, hero.at, how, isBossy)) {
    if (!stirs) wake(turn, monster, 'walk', hero.seat);
    else {
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
export function sleepersAtCorners({ monsters }: State, point: Cell): Monster[] {
  return monsters.filter(
    monster => isDozing(monster) && isTouching(monster.at, point) && range(monster.at, point) === 2,
  );
}

/** Chests: tied to squares, not to tiles (R24). Two chests may name the same square; each sleeper is told once. */
export function sleepersOn(state: State, squares: readonly Cell[]): Monster[] {
  const there = squares.flatMap(at => monsterAt(state, at) ?? []);
  return [...new Set(there)].filter(isDozing);
}

export function wakeAll(turn: Turn, monsters: readonly Monster[], why: 'collect' | 'chest', by: Seat): void {
  for (const monster of monsters) wake(turn, monster, why, by);
}
