/** Chapter "Attacking": as long as each blow slays, she may strike again. */
import { kindOf } from '../data/monsters.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { bonusOf, dieOf } from './abilities.ts';
import { here } from './monsters.ts';
import { slay } from './slaying.ts';
import type { Turn } from './turn.ts';

/** Before or after a movement, not in the middle of one. */
export function attackActions(state: State): Action[] {
  if (state.act.move === 'moving' || !mayStrike(state)) return [];
  return here(state).map(({ id }) => ({ type: 'attack', monster: id }));
}

/** Somebody is here, and no blow has failed yet. */
export function mayStrike(state: State): boolean {
  return state.act.attack !== 'done' && here(state).length > 0;
}

/** Her die first; only higher slays. */
export function attack(turn: Turn, id: string): void {
  const { state, tell } = turn;
  const target = state.monsters.find(monster => monster.id === id)!;
  const die = dieOf(state, 'combat');
  const foeDie = kindOf(target.kind).die;
  const bonus = bonusOf(state, 'combat');
  const roll = turn.roll(die);
  const foeRoll = turn.roll(foeDie);
  const total = roll + bonus;
  const hit = total > foeRoll;
  const chain = state.act.chain + 1;
  const throws = { die, roll, bonus, total, foeDie, foeRoll };
  state.act = hit ? { ...state.act, attack: 'chain', chain } : { ...state.act, attack: 'done' };
  tell({ type: 'attacked', monster: id, kind: target.kind, ...throws, hit, chain });
  if (hit) slay(turn, target, 'sword');
}
