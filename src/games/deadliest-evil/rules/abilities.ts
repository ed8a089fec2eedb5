/** Chapter "Roll vs., Life and wounds": her three dice, what is added to them, and her Life. */
import { CLIFF_BONUS, MAX_LIFE, type Ability, type Die } from '../data/constants.ts';
import type { Status } from '../data/effects.ts';
import { searchCard } from '../data/search-cards.ts';
import type { Source, State } from '../state/state.ts';
import { endRun } from './ending.ts';
import { tileHere } from './tiles.ts';
import { isOver, type Turn } from './turn.ts';

/** All persistent items add up; the Cliff is high ground for her sword. */
export function bonusOf(state: State, ability: Ability): number {
  const cliff = ability === 'combat' && tileHere(state).id === 'cliff' ? CLIFF_BONUS : 0;
  return state.kora.items.reduce((sum, item) => {
    const { bonus } = searchCard(item);
    return bonus?.ability === ability ? sum + bonus.by : sum;
  }, cliff);
}

/** The die assigned last. No roll can be asked for before the first assignment. */
export function dieOf({ kora }: State, ability: Ability): Die {
  if (!kora.dice) throw new Error('No dice have been assigned yet.');
  return kora.dice[ability];
}

/** Her die first, then the other; equal or higher succeeds. */
export function rollVs(turn: Turn, source: Source, ability: Ability, against: Die): boolean {
  const { state, tell } = turn;
  const die = dieOf(state, ability);
  const bonus = bonusOf(state, ability);
  const roll = turn.roll(die);
  const againstRoll = turn.roll(against);
  const total = roll + bonus;
  const success = total >= againstRoll;
  tell({ type: 'rolled-vs', source, ability, die, roll, bonus, total, against, againstRoll, success });
  return success;
}

/** One at a time; at Life 0 the run is over, whatever the moment. */
export function wound(turn: Turn, source: Source, amount = 1): void {
  const { state, tell } = turn;
  for (let taken = 0; taken < amount && !isOver(turn); taken++) {
    state.kora.life -= 1;
    const { wounds } = state.stats;
    state.stats.wounds = { ...wounds, [source]: (wounds[source] ?? 0) + 1 };
    const mark = state.marks.at(-1)!;
    state.marks = state.marks.with(-1, { ...mark, wounds: mark.wounds + 1 });
    tell({ type: 'wounded', source, life: state.kora.life });
    if (state.kora.life === 0) endRun(turn, 'defeat', source);
  }
}

/** What a draught would give now. */
export function healGain({ kora }: State, n: number): number {
  return Math.min(n, MAX_LIFE - kora.life);
}

export function heal({ state, tell }: Turn, source: Source, n: number): void {
  const amount = healGain(state, n);
  if (amount === 0) return tell({ type: 'nothing-happened', source, why: 'life-full' });
  state.kora.life += amount;
  state.stats.healed += amount;
  tell({ type: 'healed', source, amount, life: state.kora.life });
}

export function setStatus({ state, tell }: Turn, status: Status, on: boolean): void {
  state.kora[status] = on;
  tell({ type: 'status-changed', status, on });
}

export function holds({ kora }: State, item: (typeof kora.items)[number]): boolean {
  return kora.items.includes(item);
}
