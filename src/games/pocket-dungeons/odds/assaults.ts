/**
 * Exact odds for the help before deciding. Nothing here draws from a stream or changes a state, and a prompt costs next
 * to nothing, because the chances behind it are kept (rolls.ts, duel.ts).
 */
import type { Of } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import { remembered } from '../../../core/memo.ts';
import { fallChance, reachChance, waterChance } from './rolls.ts';
import type { Blows } from './choice.ts';
import type { Attack } from '../data/cards.ts';
import { CRAVEN_FAILS } from '../data/constants.ts';
import { countedFight } from '../data/fights.ts';
import { bestOption, blowsOf, optionsOf, type Fight, type Option } from './duel.ts';
import { chargeTerms, closeAttacks, lastFreeTile } from '../rules/assaults.ts';
import { poolSizes, toolsOf, type Terms } from '../rules/combat.ts';
import { can, mustFind } from '../rules/characters.ts';
import { healerOf } from '../rules/defeat.ts';
import { isWet } from '../rules/geometry.ts';
import type { Action, Assault } from '../state/actions.ts';
import type { Character, State, TaskOf } from '../state/state.ts';

export interface CombatOdds {
  readonly win: number;
  readonly lose: number;
  readonly both: number;
  readonly stalemate: number;
}

export interface AssaultOdds extends CombatOdds {
  readonly attack: Attack;
  /** Somebody has a re-roll; the odds are those of both sides at their best. */
  readonly hasRerolls: boolean;
  /** That it comes to blows at all: daring, running far enough, not drowning. */
  readonly comes: number;
  /** That the attacker drowns on the way, whether it gets there or not. */
  readonly drowns: number;
}

/** An assault from the first step to the last save. */
export interface Prospects extends AssaultOdds {
  /** A Priestess who takes no part may heal whoever falls; that is up to her player. */
  readonly mayHeal: boolean;
}

/** One entry per type of attack that this assault may be declared as. */
export function assaultOdds(state: State, char: Character, action: Assault): AssaultOdds[] {
  const path = action.type === 'close-assault' ? action.path : [];
  const attacks = action.type === 'close-assault' ? closeAttacks(char) : [action.attack];
  return attacks.map(attack => oddsAlong(state, char, action.target, attack, path));
}

/** With the attack that promises most. */
export function prospectsOf(state: State, char: Character, action: Assault): Prospects {
  const target = mustFind(state, action.target);
  const stand = action.type === 'close-assault' ? target.at : char.at;
  const best = assaultOdds(state, char, action).reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
  return { ...best, mayHeal: isHealed(state, { ...char, at: stand }, target) };
}

/** The attacker stands in the enemy's tile and has only to say how it strikes. */
export function declaredProspects(
  state: State,
  { char, target, back, charged, ambush }: TaskOf<'declare'>,
  attack: Attack,
): Prospects {
  const terms = { attacker: char, defender: target, attack, back, charged, ambush };
  const mayHeal = isHealed(state, mustFind(state, char), mustFind(state, target));
  return { ...termsOdds(state, terms), comes: 1, drowns: 0, mayHeal };
}

function isHealed(state: State, one: Character, other: Character): boolean {
  return [healerOf(state, one, other.id), healerOf(state, other, one.id)].some(
    healer => healer !== undefined,
  );
}

export function worthOf({ win, lose, both, comes, drowns }: AssaultOdds): number {
  return comes * (win + both / 2 - lose) - drowns;
}

/** `path` is empty for a shot. */
export function oddsAlong(
  state: State,
  char: Character,
  target: number,
  attack: Attack,
  path: readonly Cell[],
): AssaultOdds {
  const back = path.length > 0 ? char.at : null;
  const terms = { attacker: char.id, defender: target, attack, back, ...chargeTerms(char, char.at, path) };
  return { ...termsOdds(state, terms), ...wayOdds(state, char, path) };
}

// ── The fight ──────────────────────────────────────────────────────────────────────────────────────────────────

type FightOdds = CombatOdds & Pick<AssaultOdds, 'attack' | 'hasRerolls'>;

const known = new Map<string, FightOdds>();

/** Once it comes to blows: re-rolls and own saves are in it, healing by others is not. */
export function termsOdds(state: State, terms: Terms): FightOdds {
  const { attack, charged, ambush } = terms;
  const cards = [mustFind(state, terms.attacker), mustFind(state, terms.defender)];
  const key = [attack, charged, ambush, ...cards.flatMap(({ card, paralysed }) => [card, paralysed])].join();
  return remembered(known, key, () => countOdds(state, terms));
}

function countOdds(state: State, terms: Terms): FightOdds {
  const fight = fightOf(state, terms);
  const [attacker, defender] = [mustFind(state, terms.attacker), mustFind(state, terms.defender)];
  const isLong = fight.tools.length > 1;
  const blows =
    (isLong && countedFight(attacker.card, defender.card, terms.charged, defender.paralysed)) ||
    blowsOf(fight);
  const hasRerolls = fight.tools.length > 0;
  return { ...afterSaves(blows, fight.falls), attack: terms.attack, hasRerolls };
}

export function fightOf(state: State, terms: Terms): Fight {
  const isMagic = terms.attack === 'magic';
  return {
    sizes: poolSizes(state, terms),
    tools: toolsOf(state, terms),
    falls: {
      attacker: fallChance(mustFind(state, terms.attacker), isMagic),
      defender: fallChance(mustFind(state, terms.defender), isMagic),
    },
  };
}

function afterSaves({ hit, counter, both }: Blows, falls: Fight['falls']): CombatOdds {
  const [defenderFalls, attackerFalls] = [hit * falls.defender, counter * falls.attacker];
  const bothFall = both * falls.defender * falls.attacker;
  return {
    win: defenderFalls - bothFall,
    lose: attackerFalls - bothFall,
    both: bothFall,
    stalemate: Math.max(0, 1 - defenderFalls - attackerFalls + bothFall),
  };
}

// ── The way ────────────────────────────────────────────────────────────────────────────────────────────────────

/** A rush that is too short is run all the same, and may end in the water. */
function wayOdds(
  state: State,
  char: Character,
  path: readonly Cell[],
): Pick<AssaultOdds, 'comes' | 'drowns'> {
  const dares = can(char, 'craven') ? (6 - CRAVEN_FAILS) / 6 : 1;
  const dry = (tiles: number): number =>
    waterChance(char) ** path.slice(0, tiles).filter(at => isWet(state.dungeon, at)).length;
  const isCharge = path.length > 1;
  const reach = (tiles: number): number => (isCharge ? reachChance(char.card, tiles) : 1);
  const comes = reach(path.length) * dry(path.length);
  let drowns = reach(path.length) - comes;
  for (let short = 1; short < path.length; short++) {
    const tiles = lastFreeTile(state, char, path, short);
    drowns += (reach(short) - reach(short + 1)) * (1 - dry(tiles));
  }
  return { comes: dares * comes, drowns: dares * drowns };
}

// ── Dice that lie ──────────────────────────────────────────────────────────────────────────────────────────────

/** What each re-roll leads to if both sides go on at their best; the last is to keep. */
export function rerollOptions(state: State): readonly Option[] {
  return optionsOf(fightOf(state, state.combat!), state.combat!);
}

/** Of dice that show the same face each is as good as the other. */
export function optionFor(state: State, action: Of<Action, 'reroll'>): Option {
  const { dice } = state.combat!.pools[action.side][action.pool];
  return rerollOptions(state).find(
    ({ reroll }) =>
      reroll?.ability === action.ability &&
      reroll.side === action.side &&
      reroll.pool === action.pool &&
      dice[reroll.die] === dice[action.die],
  )!;
}

export function bestReroll(state: State): Option {
  return bestOption(fightOf(state, state.combat!), state.combat!);
}
