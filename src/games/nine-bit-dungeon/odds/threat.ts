/** What would come of ending the turn on a square: who attacks, how surely, how hard. */
import type { Cell } from '../../../core/grid.ts';
import type { MonsterId } from '../data/monsters.ts';
import { boardIn, isWalkable } from '../rules/board.ts';
import { decideKindly } from '../rules/choices.ts';
import { attackers, beginWalk, runFlow } from '../rules/monsters-turn.ts';
import { kindOf, lossOf, monsterAt } from '../rules/monsters.ts';
import { draftOf, openTurn } from '../rules/turn.ts';
import type { Ask } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { testSixths } from './blows.ts';

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
  /** Somebody moves, heals or attacks. */
  readonly stirs: boolean;
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
  const { isLed, isStill } = letThemWalk(copy);
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
    stirs: !isStill || list.length > 0,
  };
}

/** The monsters' movement on a draft; whether she would have been asked for a way, and whether nobody stirred. */
function letThemWalk(draft: State): { isLed: boolean; isStill: boolean } {
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
  return { isLed, isStill: turn.events.length === 0 };
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
