/** Chapter "Attack": hurting monsters. Whoever was wounded before is whole again, even if this blow kills. */
import type { Monster, State } from '../state/state.ts';
import { goldKept } from './events.ts';
import { findById, healthOf, kindOf, lossOf } from './monsters.ts';
import type { Turn } from './turn.ts';

export function hurtMonster(turn: Turn, monster: Monster, damage: number): void {
  const { state, tell } = turn;
  const { id: kind, arm } = kindOf(state, monster);
  const loss = lossOf(damage, arm);
  const health = healthOf(state, monster);
  const left = health - loss;
  const blocked = Math.max(0, damage - loss);
  state.stats.dealt += Math.min(loss, health);
  const forgotten = forgottenBy(state, monster);
  if (left >= 1) {
    state.wound = { id: monster.id, health: left };
    tell({ type: 'monster-hurt', monster: monster.id, kind, amount: loss, blocked, left });
  } else {
    slay(turn, monster, loss, blocked);
  }
  if (forgotten) {
    tell({ type: 'monster-recovered', monster: forgotten.id, kind: kindOf(state, forgotten).id });
  }
}

/** The wounded one that a blow at this one would make whole again. */
export function forgottenBy(state: State, { id }: Monster): Monster | undefined {
  return state.wound && state.wound.id !== id ? findById(state, state.wound.id) : undefined;
}

function slay({ state, tell }: Turn, monster: Monster, amount: number, blocked: number): void {
  const { id: kind, gold } = kindOf(state, monster);
  const kept = goldKept(state, gold);
  state.monsters = state.monsters.filter(other => other.id !== monster.id);
  state.wound = null;
  state.hero.gold += kept;
  state.stats.kills[state.level - 1]! += 1;
  state.stats.bounty += gold;
  tell({ type: 'monster-slain', monster: monster.id, kind, at: monster.at, amount, blocked, gold, kept });
}
