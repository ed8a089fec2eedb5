/** Chapters "Monster Movement Phase" and "Monster Attack Phase". */
import { isAdjacent, type Cell } from '../../../core/grid.ts';
import type { StepReason } from '../state/actions.ts';
import type { Monster, State } from '../state/state.ts';
import { findById, healthOf, kindOf, lossOf } from './monsters.ts';
import { canAttackFrom, seesHero } from './sight.ts';
import { advances, approaches, escapes, inOrder, kindestStep } from './steps.ts';
import { hurtHero, type Turn } from './turn.ts';

/** Those who see her now, and the wounded one if it heals. Whoever gains sight of her later stays where it is. */
export function beginWalk({ state }: Turn): void {
  const listed = state.monsters.filter(monster => seesHero(state, monster) || isHealing(state, monster));
  const queue = inOrder(state, listed).map(monster => monster.id);
  state.flow = { kind: 'walk', queue, steps: null, pace: 0 };
}

/** "Move monsters" of an event: all of them, seen or not. */
export function beginAdvance({ state }: Turn, pace: number): void {
  const queue = inOrder(state, state.monsters).map(monster => monster.id);
  state.flow = { kind: 'advance', queue, steps: null, pace };
}

/** Moves one after another until all have moved, or until the player is asked to lead one. */
export function runFlow(turn: Turn): void {
  const { state } = turn;
  while (state.flow && state.ask === null) {
    const mover = state.flow.queue[0];
    if (mover === undefined) state.flow = null;
    else if (state.flow.kind === 'walk') walk(turn, findById(state, mover)!);
    else advance(turn, findById(state, mover)!);
  }
}

function walk(turn: Turn, monster: Monster): void {
  const { state } = turn;
  const flow = state.flow!;
  const kind = kindOf(state, monster);
  if (flow.steps === null) {
    if (isHealing(state, monster)) return heal(turn, monster);
    if (wantsToFlee(state, monster)) {
      const ways = escapes(state, monster);
      if (ways.length > 0) return chooseStep(turn, monster, 'flee', ways);
    }
    flow.steps = kind.fast ? 2 : 1;
  }
  const isDone = flow.steps === 0 || canAttackFrom(state, monster, monster.at);
  chooseStep(turn, monster, 'walk', isDone ? [] : approaches(state, monster));
}

function advance(turn: Turn, monster: Monster): void {
  const { state } = turn;
  const flow = state.flow!;
  flow.steps ??= flow.pace;
  const isDone = flow.steps === 0 || isAdjacent(monster.at, state.hero.at);
  chooseStep(turn, monster, 'advance', isDone ? [] : advances(state, monster));
}

/** No way: its movement is over. One way, or nobody who cares to choose: it steps. Otherwise the player leads it. */
function chooseStep(turn: Turn, monster: Monster, why: StepReason, options: readonly Cell[]): void {
  const { state } = turn;
  if (options.length === 0) nextMover(state);
  else if (options.length === 1) stepTo(turn, monster, why, options[0]!);
  else if (state.options.choices === 'ask') {
    state.ask = { seat: 0, kind: 'lead', why, monster: monster.id, options };
  } else stepTo(turn, monster, why, kindestStep(state, monster, options));
}

export function stepTo({ state, tell }: Turn, monster: Monster, why: StepReason, to: Cell): void {
  const kind = kindOf(state, monster).id;
  const { id, at: from } = monster;
  state.monsters = state.monsters.map(other => (other.id === id ? { ...other, at: to } : other));
  if (why === 'flee') {
    tell({ type: 'monster-fled', monster: id, kind, from, to });
    nextMover(state);
  } else {
    tell({ type: 'monster-moved', monster: id, kind, from, to, why });
    state.flow!.steps! -= 1;
  }
}

function nextMover(state: State): void {
  state.flow!.queue.shift();
  state.flow!.steps = null;
}

function isHealing(state: State, monster: Monster): boolean {
  return state.wound?.id === monster.id && kindOf(state, monster).heal;
}

/** Heal goes before Flee and replaces the whole movement (R41). */
function heal({ state, tell }: Turn, monster: Monster): void {
  const kind = kindOf(state, monster);
  const health = healthOf(state, monster) + 1;
  state.wound = health < kind.health ? { id: monster.id, health } : null;
  tell({ type: 'monster-healed', monster: monster.id, kind: kind.id, health });
  nextMover(state);
}

function wantsToFlee(state: State, monster: Monster): boolean {
  const { flee } = kindOf(state, monster);
  return healthOf(state, monster) <= flee && isAdjacent(monster.at, state.hero.at);
}

/** All that have her in Range and Sight after the movement, in order. */
export function attackers(state: State): Monster[] {
  return inOrder(
    state,
    state.monsters.filter(monster => canAttackFrom(state, monster, monster.at)),
  );
}

/** One Skill Test each; death stops the rolling. */
export function monstersAttack(turn: Turn): void {
  const { state, tell, d6 } = turn;
  for (const monster of attackers(state)) {
    const { id: kind, skill: need, damage } = kindOf(state, monster);
    const die = d6('dice');
    const hit = die <= need;
    const loss = hit ? lossOf(damage, state.hero.armour) : 0;
    const blocked = hit ? Math.max(0, damage - loss) : 0;
    const roll = { die, stream: 'dice', need, hit } as const;
    tell({ type: 'monster-attacked', monster: monster.id, kind, ...roll, amount: loss, blocked });
    if (hit) hurtHero(turn, loss, kind);
    if (state.ending) return;
  }
}
