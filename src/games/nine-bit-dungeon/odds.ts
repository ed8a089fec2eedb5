/**
 * Exact odds for the help before deciding. Chances are counted in sixths, as a die gives them; nothing here draws
 * from a stream or changes a state.
 */
import { isAdjacent, type Cell } from '../../core/grid.ts';
import { MAX_HEALTH, WILD, type DieFace } from './data/constants.ts';
import type { MonsterId } from './data/monsters.ts';
import { draught } from './rules/actions.ts';
import { boardIn, isWalkable } from './rules/board.ts';
import { findById, healthOf, kindOf, lossOf, monsterAt } from './rules/monsters.ts';
import { attackers, beginWalk, runFlow } from './rules/monsters-turn.ts';
import { decideKindly } from './rules/choices.ts';
import { costOfSuccess } from './rules/magic.ts';
import { draftOf, openTurn } from './rules/turn.ts';
import type { Ask, Monster, Potion, State } from './state.ts';

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6];

/** How many faces of a die pass a Skill Test. */
export function testSixths(skill: number): number {
  return Math.min(6, Math.max(0, skill));
}

export interface BlowOdds {
  readonly sixths: number;
  /** Health it would lose by a hit. */
  readonly loss: number;
  readonly kills: boolean;
  /** The monster whose wound a hit would make everybody forget. */
  readonly recovers: MonsterId | undefined;
}

export function attackOdds(state: State, id: number): BlowOdds | undefined {
  const monster = findById(state, id);
  if (!monster || !isAdjacent(monster.at, state.hero.at)) return undefined;
  return blow(state, monster, testSixths(state.hero.skill), state.hero.damage);
}

export interface CastOdds {
  /** Faces that succeed; one more goes wild, and the rest do nothing. */
  readonly sixths: number;
  readonly wildSixths: number;
  /** Mana that a success costs. */
  readonly cost: number;
}

export function castOdds(state: State): CastOdds {
  return { sixths: Math.min(state.hero.mana, WILD - 1), wildSixths: 1, cost: costOfSuccess(state) };
}

export function fireballOdds(state: State, id: number): BlowOdds | undefined {
  const monster = findById(state, id);
  return monster && blow(state, monster, castOdds(state).sixths, state.hero.mana);
}

/** Health a successful Heal would give. */
export function healGain({ hero, level }: State): number {
  return Math.min(hero.mana, MAX_HEALTH[level] - hero.health);
}

function blow(state: State, monster: Monster, sixths: number, damage: number): BlowOdds {
  const loss = lossOf(damage, kindOf(state, monster).arm);
  const wounded = state.wound && state.wound.id !== monster.id ? findById(state, state.wound.id) : undefined;
  return {
    sixths,
    loss,
    kills: loss >= healthOf(state, monster),
    recovers: wounded && kindOf(state, wounded).id,
  };
}

/** What a potion would give by each face of the die, after the cap. */
export function guzzleGains({ hero, level }: State, potion: Potion): number[] {
  const room = potion === 'health' ? MAX_HEALTH[level] - hero.health : hero.maxMana - hero.mana;
  return FACES.map(die => Math.min(room, draught(potion, die)));
}

export interface Threat {
  readonly attackers: readonly {
    readonly monster: number;
    readonly kind: MonsterId;
    /** Where it will have walked to. */
    readonly at: Cell;
    readonly sixths: number;
    readonly loss: number;
  }[];
  readonly maxDamage: number;
  /** Of `outOf` equally likely throws of their dice, so many kill her. */
  readonly deadly: number;
  readonly outOf: number;
  /** She would be asked for a way; the automatic rule was taken for it. */
  readonly isLed: boolean;
}

/** Asks after which she can still end her turn where she likes; during a walk or an event it is out of her hands. */
const HER_TURN: ReadonlySet<Ask['kind']> = new Set(['act', 'shop', 'chest']);

/**
 * "If you end here": lets the monsters move on a copy, by the automatic choices, and multiplies out their attacks.
 * Undefined where she cannot stand, and while monsters are on the move.
 */
export function threatAt(state: State, at: Cell = state.hero.at): Threat | undefined {
  if (!state.ask || !HER_TURN.has(state.ask.kind)) return undefined;
  if (!isWalkable(boardIn(state), at) || monsterAt(state, at)) return undefined;
  const copy = draftOf(state);
  copy.ask = null;
  copy.hero.at = at;
  const isLed = letThemWalk(copy);
  const list = attackers(copy).map(monster => {
    const { id: kind, skill, damage } = kindOf(copy, monster);
    const loss = lossOf(damage, copy.hero.armour);
    return { monster: monster.id, kind, at: monster.at, sixths: testSixths(skill), loss };
  });
  return {
    attackers: list,
    maxDamage: list.reduce((sum, { loss }) => sum + loss, 0),
    deadly: deadlyThrows(list, copy.hero.health),
    outOf: 6 ** list.length,
    isLed,
  };
}

/** The monsters' movement on a draft; whether she would have been asked for a way. */
function letThemWalk(draft: State): boolean {
  const turn = openTurn(draft);
  let isLed = false;
  beginWalk(turn);
  runFlow(turn);
  while (draft.ask) {
    const { ask } = draft;
    isLed = true;
    draft.ask = null;
    decideKindly(turn, ask);
    runFlow(turn);
  }
  return isLed;
}

/** Throws of all dice that take her last Health. Who rolls first does not matter for whether she dies. */
function deadlyThrows(list: readonly { sixths: number; loss: number }[], health: number): number {
  /** Ways to have lost so much so far; all deaths gather in the last entry. */
  let ways: number[] = Array.from({ length: health + 1 }, (_, lost) => (lost === 0 ? 1 : 0));
  for (const { sixths, loss } of list) {
    const next = ways.map(() => 0);
    ways.forEach((count, lost) => {
      next[lost]! += count * (6 - sixths);
      next[Math.min(health, lost + loss)]! += count * sixths;
    });
    ways = next;
  }
  return ways[health]!;
}
