/** Chapter "Cast": Heal and Fireball, both by a Mana Test. A 6 always goes wild. */
import type { Of } from '../../../core/game.ts';
import { range } from '../../../core/grid.ts';
import { SIGHT, WILD } from '../data/constants.ts';
import type { Action } from '../state/actions.ts';
import type { Monster, State } from '../state/state.ts';
import { drawEvent, gainHealth } from './events.ts';
import { findById } from './monsters.ts';
import { seesHero } from './sight.ts';
import type { Turn } from './turn.ts';
import { hurtMonster } from './wounds.ts';

type Cast = Of<Action, 'cast'>;

/** Monsters in Sight within a Range of her Mana, by id. The target is named before the roll (R18). */
export function fireballTargets(state: State): Monster[] {
  const reach = Math.min(state.hero.mana, SIGHT);
  return state.monsters.filter(
    monster => range(monster.at, state.hero.at) <= reach && seesHero(state, monster),
  );
}

/** The empty Fireball is listed only where there is nothing to aim at (R19). */
export function castActions(state: State): Cast[] {
  const targets = fireballTargets(state).map(monster => monster.id);
  const fireballs = targets.length > 0 ? targets : [null];
  return [
    { type: 'cast', spell: 'heal' },
    ...fireballs.map(monster => ({ type: 'cast', spell: 'fireball', monster }) as const),
  ];
}

export function cast(turn: Turn, action: Cast): void {
  const { state, tell, d6 } = turn;
  const aim = action.spell === 'fireball' ? action.monster : null;
  const target = aim === null ? undefined : findById(state, aim);
  const strength = state.hero.mana;
  const die = d6('dice');
  const outcome = castOutcome(strength, die);
  state.stats.casts += 1;
  const told = { spell: action.spell, monster: target?.id ?? null, mana: strength, outcome, strength };
  tell({ type: 'cast', ...told, die, stream: 'dice' });
  if (outcome !== 'success') state.stats.fizzles += 1;
  if (outcome === 'wild') drawEvent(turn, isSpent(state));
  if (outcome !== 'success') return;
  spendMana(turn);
  if (action.spell === 'heal') gainHealth(turn, strength);
  else if (target) hurtMonster(turn, target, strength);
  else tell({ type: 'nothing-happened', why: 'no-target' });
}

/** A Mana Test. */
export function castOutcome(mana: number, die: number): 'wild' | 'success' | 'fail' {
  if (die === WILD) return 'wild';
  return die <= mana ? 'success' : 'fail';
}

/** The last point of Mana is never spent (R22), and wild magic takes its toll of Health instead. */
export function isSpent({ hero: { mana } }: State): boolean {
  return mana === 1;
}

export function costOfSuccess(state: State): number {
  return isSpent(state) ? 0 : 1;
}

function spendMana({ state, tell }: Turn): void {
  if (costOfSuccess(state) === 0) return;
  state.hero.mana -= 1;
  tell({ type: 'mana-changed', by: -1, to: state.hero.mana });
}
