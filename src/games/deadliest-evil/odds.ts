/**
 * Exact odds for the help before deciding. Chances are counted in ways out of all throws of the two dice; nothing
 * here draws from a stream or changes a state.
 */
import { MAX_LIFE, PIT_DIE, SLOWED, type Ability, type Assignment, type Die } from './data/constants.ts';
import { KINDS, kindOf, type Kind } from './data/monsters.ts';
import { bonusOf } from './rules/abilities.ts';
import { here, onTrack } from './rules/monsters.ts';
import { ASSIGNMENTS } from './rules/phases.ts';
import { advancesUntil } from './rules/track.ts';
import type { Monster, State } from './state.ts';

export * from './outlook.ts';

export interface Chance {
  readonly ways: number;
  readonly outOf: number;
}

/** How often one die with its bonus comes out above, or at least at, the other. */
function over(die: Die, bonus: number, other: Die, mode: 'above' | 'at-least'): Chance {
  let ways = 0;
  for (let roll = 1; roll <= die; roll++) {
    const beaten = mode === 'above' ? roll + bonus - 1 : roll + bonus;
    ways += Math.min(other, Math.max(0, beaten));
  }
  return { ways, outOf: die * other };
}

/** Her blow must be higher. */
export function slayChance(combat: Die, bonus: number, kind: Kind): Chance {
  return over(combat, bonus, kindOf(kind).die, 'above');
}

/** The monster's blow must be higher: everything that is not at least as high is a hit. */
export function woundChance(defense: Die, bonus: number, kind: Kind): Chance {
  return not(over(defense, bonus, kindOf(kind).die, 'at-least'));
}

/** Roll vs.: equal is enough. */
export function passChance(die: Die, bonus: number, against: Die): Chance {
  return over(die, bonus, against, 'at-least');
}

export function share({ ways, outOf }: Chance): number {
  return ways / outOf;
}

export function not({ ways, outOf }: Chance): Chance {
  return { ways: outOf - ways, outOf };
}

function both(a: Chance, b: Chance): Chance {
  return { ways: a.ways * b.ways, outOf: a.outOf * b.outOf };
}

/** Wounds to expect of one attacker in a Monsters phase; the sorcerer goes on until he fails. */
export function meanWounds(defense: Die, bonus: number, kind: Kind): number {
  const hit = share(woundChance(defense, bonus, kind));
  return kindOf(kind).repeats ? hit / (1 - hit) : hit;
}

export interface AttackOdds {
  readonly targets: readonly { readonly monster: string; readonly kind: Kind; readonly slays: Chance }[];
  /** That one chain slays everybody here. */
  readonly clears: Chance;
}

/** With the dice as they lie, or with others that she thinks of. */
export function attackOdds(state: State, dice = state.kora.dice): AttackOdds {
  if (!dice) return { targets: [], clears: { ways: 1, outOf: 1 } };
  const bonus = bonusOf(state, 'combat');
  const targets = here(state).map(({ id, kind }) => ({
    monster: id,
    kind,
    slays: slayChance(dice.combat, bonus, kind),
  }));
  return { targets, clears: targets.map(each => each.slays).reduce(both, { ways: 1, outOf: 1 }) };
}

export interface DefenseOdds {
  /** Those here now and those who arrive with the next advance, as far as they get at her. */
  readonly attackers: readonly { readonly monster: string; readonly kind: Kind; readonly hits: Chance }[];
  readonly meanWounds: number;
  /** That they take her last Life before she can do anything about it. */
  readonly deadly: number;
}

/** The next Monsters phase if she stays where she is and slays nobody. */
export function defenseOdds(state: State, dice = state.kora.dice): DefenseOdds {
  if (!dice || state.kora.invisible) return { attackers: [], meanWounds: 0, deadly: 0 };
  const bonus = bonusOf(state, 'defense');
  const attackers = certainAttackers(state).map(({ id, kind }) => ({
    monster: id,
    kind,
    hits: woundChance(dice.defense, bonus, kind),
  }));
  return {
    attackers,
    meanWounds: attackers.reduce((sum, { kind }) => sum + meanWounds(dice.defense, bonus, kind), 0),
    deadly: deadlyShare(attackers, state.kora.life),
  };
}

function certainAttackers(state: State): Monster[] {
  const arriving = onTrack(state).filter(({ at }) => advancesUntil(state, at.space) === 1);
  const all = [...here(state), ...arriving];
  const sorted = KINDS.flatMap(kind => all.filter(monster => monster.kind === kind));
  if (state.tiles[state.kora.tile]!.id !== 'narrow') return sorted;
  return KINDS.flatMap(kind => sorted.find(monster => monster.kind === kind) ?? []);
}

function deadlyShare(attackers: DefenseOdds['attackers'], life: number): number {
  /** Shares by Life lost so far; all deaths gather in the last entry. */
  let lost: number[] = Array.from({ length: life + 1 }, (_, wounds) => (wounds === 0 ? 1 : 0));
  for (const { kind, hits } of attackers) {
    const hit = share(hits);
    const next = lost.map(() => 0);
    lost.forEach((chance, wounds) => {
      if (kindOf(kind).repeats) {
        let left = chance;
        for (let more = wounds; more < life; more++) {
          next[more]! += left * (1 - hit);
          left *= hit;
        }
        next[life]! += left;
      } else {
        next[wounds]! += chance * (1 - hit);
        next[Math.min(life, wounds + 1)]! += chance * hit;
      }
    });
    lost = next;
  }
  return lost[life]!;
}

export interface MoveOdds {
  readonly die: Die;
  readonly bonus: number;
  readonly slowed: boolean;
  /** Every face is as likely as any other: the points each gives. */
  readonly points: readonly number[];
  readonly mean: number;
}

export function moveOdds(state: State, dice = state.kora.dice): MoveOdds | undefined {
  if (!dice) return undefined;
  const { slowed } = state.kora;
  const bonus = bonusOf(state, 'speed');
  const points = Array.from({ length: dice.speed }, (_, index) =>
    Math.max(1, index + 1 + bonus - (slowed ? SLOWED : 0)),
  );
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  return { die: dice.speed, bonus, slowed, points, mean };
}

/** That the next movement roll gives at least so many points. */
export function reachChance(state: State, steps: number, dice = state.kora.dice): Chance {
  const points = moveOdds(state, dice)?.points ?? [];
  return { ways: points.filter(each => each >= steps).length, outOf: Math.max(1, points.length) };
}

/** Crossing the hole of the Pit; certain with the Rope. */
export function pitChance(state: State, dice = state.kora.dice): Chance {
  if (state.kora.items.includes('rope') || !dice) return { ways: 1, outOf: 1 };
  return passChance(dice.speed, bonusOf(state, 'speed'), PIT_DIE);
}

export interface AssignmentOdds {
  readonly dice: Assignment;
  readonly attack: AttackOdds;
  readonly defense: DefenseOdds;
  readonly move: MoveOdds;
}

/** All six arrangements, in the order of the legal actions. */
export function assignmentOdds(state: State): AssignmentOdds[] {
  return ASSIGNMENTS.map(({ combat, defense, speed }) => {
    const dice: Assignment = { combat, defense, speed };
    const attack = attackOdds(state, dice);
    return { dice, attack, defense: defenseOdds(state, dice), move: moveOdds(state, dice)! };
  });
}

/** A roll vs. that a card or a tile may ask for. */
export function vsChance(state: State, ability: Ability, against: Die, dice = state.kora.dice): Chance {
  return dice ? passChance(dice[ability], bonusOf(state, ability), against) : { ways: 1, outOf: 1 };
}

/** What a draught would give now. */
export function healGain({ kora }: State, n: number): number {
  return Math.min(n, MAX_LIFE - kora.life);
}
