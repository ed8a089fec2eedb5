/**
 * Exact odds for the help before deciding. Nothing here draws from a stream or changes a state, and a prompt costs next
 * to nothing, because the chances behind it are kept (chances.ts).
 */
import type { Cell } from '../../core/grid.ts';
import { abilityOdds, FACES, plainOdds, reachChance, waterChance, type CombatOdds } from './chances.ts';
import type { Attack } from './data/cards.ts';
import { CRAVEN_FAILS } from './data/constants.ts';
import { closeAttacks } from './rules/assaults.ts';
import { numberOf } from './rules/cells.ts';
import { poolSizes, strike, valuesOf } from './rules/combat.ts';
import { can, mustFind } from './rules/figures.ts';
import { geometryOf } from './rules/geometry.ts';
import { isStraight } from './rules/paths.ts';
import type { Action, Character, RerollAbility, Rival, State } from './state.ts';

export interface AssaultOdds {
  readonly attack: Attack;
  /** Once it comes to blows, without re-rolls and saves. */
  readonly plain: CombatOdds;
  /** The same with the first re-roll that the attacker, else the defender, may use. */
  readonly helped: { readonly by: Rival; readonly ability: RerollAbility; readonly odds: CombatOdds } | null;
  /** Chance that the rush covers the way. */
  readonly reach: number;
  /** Chance to survive all water on the way. */
  readonly dry: number;
  /** Chance that a Craven one dares at all. */
  readonly dares: number;
  /** Half of all hits on them are survived. */
  readonly saves: Readonly<Record<Rival, boolean>>;
}

type Assault = Extract<Action, { type: 'close-assault' | 'ranged-assault' }>;

/** One entry per type of attack that this assault may be declared as. */
export function assaultOdds(state: State, char: Character, action: Assault): AssaultOdds[] {
  const path = action.type === 'close-assault' ? action.path : [];
  const attacks = action.type === 'close-assault' ? closeAttacks(char) : [action.attack];
  return attacks.map(attack => oddsAlong(state, char, action.target, attack, path));
}

/** `path` is empty for a shot. */
export function oddsAlong(
  state: State,
  char: Character,
  target: number,
  attack: Attack,
  path: readonly Cell[],
): AssaultOdds {
  const charged = path.length > 1;
  const ambush = charged && can(char, 'ambush') && !isStraight([char.at, ...path]);
  const back = path.length > 0 ? char.at : null;
  const sizes = poolSizes(state, { attacker: char.id, defender: target, attack, back, charged, ambush });
  const defender = mustFind(state, target);
  const help = helpOf(char, defender, attack, charged);
  const { isWater } = geometryOf(state.dungeon);
  const wet = path.filter(at => isWater[numberOf(at)]).length;
  const isMagic = attack === 'magic';
  return {
    attack,
    plain: plainOdds(sizes),
    helped: help && { ...help, odds: abilityOdds(sizes, help.by, help.ability) },
    reach: charged ? reachChance(char.card, path.length) : 1,
    dry: waterChance(char) ** wet,
    dares: can(char, 'craven') ? (6 - CRAVEN_FAILS) / 6 : 1,
    saves: { attacker: hasSave(char, isMagic), defender: hasSave(defender, isMagic) },
  };
}

export function hasSave(char: Character, isMagic: boolean): boolean {
  return (can(char, 'undying') && !isMagic) || can(char, 'healing-spells');
}

function helpOf(
  attacker: Character,
  defender: Character,
  attack: Attack,
  charged: boolean,
): { by: Rival; ability: RerollAbility } | null {
  const usable = (char: Character, mine: Rival): RerollAbility | undefined => {
    if (attack === 'melee' && can(char, 'swordplay') && !char.paralysed) return 'swordplay';
    if (attack === 'melee' && charged && mine === 'attacker' && can(char, 'bulls-rush')) return 'bulls-rush';
    if (can(char, 'resilient')) return 'resilient';
    return attack !== 'magic' && can(char, 'tough-hide') ? 'tough-hide' : undefined;
  };
  const [first, second] = [usable(attacker, 'attacker'), usable(defender, 'defender')];
  if (first) return { by: 'attacker', ability: first };
  return second ? { by: 'defender', ability: second } : null;
}

export interface StrikeOutlook {
  /** Chances, in sixths of the dice as they lie: 0 or 6 unless a die is in the air. */
  readonly hit: number;
  readonly counter: number;
}

/** What the lying dice give, and what they would give if this re-roll were the last. */
export function outlook(state: State, action?: Extract<Action, { type: 'reroll' }>): StrikeOutlook {
  const { pools } = state.combat!;
  const judge = (now: typeof pools): readonly [boolean, boolean] => [
    strike(valuesOf(now.attacker.off), valuesOf(now.defender.def)),
    strike(valuesOf(now.defender.off), valuesOf(now.attacker.def)),
  ];
  const futures = action
    ? FACES.map(face => {
        const { side, pool, die } = action;
        const before = pools[side][pool];
        const after = { ...before, dice: before.dice.with(die, face) };
        return judge({ ...pools, [side]: { ...pools[side], [pool]: after } });
      })
    : FACES.map(() => judge(pools));
  return {
    hit: futures.filter(([hit]) => hit).length,
    counter: futures.filter(([, counter]) => counter).length,
  };
}
