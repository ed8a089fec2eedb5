/** Chapter "The monster turn": one after another, the highest number first, each comes and fights once. */
import { MONSTERS, type Kind } from '../data/monsters.ts';
import type { Monster, State } from '../state/state.ts';
import { beginBattle } from './battle.ts';
import { jumpsOf, moveDie, nearestHeroes, nextStep, routeTo, victimsAt } from './monster-moves.ts';
import { heroOf, kindOf, monsterById, STATUS_FIELDS, visibleHeroes } from './pieces.ts';
import { change, type Turn } from './turn.ts';
import { wake } from './waking.ts';

export function beginMonsters(turn: Turn): void {
  const queue = queueOf(turn);
  turn.state.flow = { at: 'monsters', queue, next: 0, active: null };
  turn.tell({ type: 'monsters-began', queue });
}

/** Highest number first, blanks last, then by letter; equal letters are shuffled. Fixed for this turn (R29). */
function queueOf({ state, d }: Turn): number[] {
  const awake = state.monsters.filter(monster => monster.awake);
  const kinds = [...new Set(awake.map(kindOf))].toSorted(byRank);
  return kinds.flatMap(kind => {
    const ids = awake.filter(monster => monster.kind === kind).map(monster => monster.id);
    for (let last = ids.length - 1; last > 0; last--) {
      const other = d(last + 1) - 1;
      [ids[last], ids[other]] = [ids[other]!, ids[last]!];
    }
    return ids;
  });
}

export function byRank(a: Kind, b: Kind): number {
  const rank = (kind: Kind): number => (kind === 'doppelganger' ? 0 : MONSTERS[kind].hp);
  return rank(b) - rank(a) || MONSTERS[a].letter.localeCompare(MONSTERS[b].letter, 'en');
}

/** The next of the queue that is still there and awake, or undefined when the turn is over. */
export function nextInQueue(state: State): Monster | undefined {
  const { flow } = state;
  if (flow.at !== 'monsters') return undefined;
  for (let next = flow.next; next < flow.queue.length; next++) {
    const monster = monsterById(state, flow.queue[next]!);
    if (!monster?.awake || monster.actedRound === state.turn) continue;
    state.flow = { ...flow, next, active: monster.id };
    return monster;
  }
  state.flow = { ...flow, next: flow.queue.length, active: null };
  return undefined;
}

/** Its activation window has closed. */
export function activate(turn: Turn, id: number): void {
  const { state, tell } = turn;
  if (state.flow.at === 'monsters') state.flow = { ...state.flow, next: state.flow.next + 1 };
  const monster = change(turn, id, { actedRound: state.turn });
  const who = { monster: id, kind: kindOf(monster) };
  tell({ type: 'activated', at: monster.at, ...who });
  if (visibleHeroes(state).length === 0)
    return tell({ type: 'idle', at: monster.at, why: 'no-target', ...who });
  if (attack(turn, monster)) return;
  if (monster.frozenRound !== null) return tell({ type: 'idle', at: monster.at, why: 'frozen', ...who });
  const there = jump(turn, monster);
  if (there !== monster && attack(turn, there)) return;
  approach(turn, there);
}

/** Adjacent: it just attacks one of them (R30). */
function attack(turn: Turn, monster: Monster): boolean {
  const victims = victimsAt(turn.state, monster.at);
  if (victims.length === 0) return false;
  const victim = turn.pick(victims);
  beginBattle(turn, heroOf(turn.state, victim.seat), monster);
  return true;
}

function jump(turn: Turn, monster: Monster): Monster {
  const jumps = jumpsOf(turn.state, monster);
  if (jumps.length === 0) return monster;
  const to = turn.pick(jumps);
  turn.tell({ type: 'jumped', monster: monster.id, kind: kindOf(monster), from: monster.at, to });
  return change(turn, monster.id, { at: to });
}

/** It stops at the first square beside anybody it sees, target or not (R32). */
function approach(turn: Turn, monster: Monster): void {
  const { state, tell, d } = turn;
  const target = turn.pick(nearestHeroes(state, monster));
  const die = moveDie(monster);
  const face = d(die);
  const who = { monster: monster.id, kind: kindOf(monster) };
  tell({ type: 'rolled-monster-move', die, face, target: target.seat, ...who });
  const route = routeTo(state, monster, target.at);
  let here = monster;
  for (let left = face; left > 0; left--) {
    const to = nextStep(state, here.at, route);
    if (!to) break;
    tell({ type: 'monster-stepped', from: here.at, to, ...who });
    here = change(turn, monster.id, { at: to });
    if (attack(turn, here)) return;
  }
  if (here === monster) tell({ type: 'idle', at: monster.at, why: 'blocked', ...who });
}

/** Magic sleep ends by waking. */
const FADING = ['frozen', 'slowed', 'cancelled'] as const;

/** After the queue: magic sleepers of this round turn up, and what lasted until now is over. */
export function endMonsters(turn: Turn): void {
  const { state, tell } = turn;
  for (const monster of state.monsters) {
    if (monster.sleepRound === state.turn) wake(turn, monster, 'sleep-over', null);
    for (const status of FADING) {
      const field = STATUS_FIELDS[status];
      if (monster[field] !== state.turn) continue;
      change(turn, monster.id, { [field]: null });
      tell({ type: 'monster-status-over', monster: monster.id, status });
    }
  }
  for (const hero of state.heroes) {
    if (hero.status !== 'inside' || hero.invisibleRound !== state.turn) continue;
    hero.invisibleRound = null;
    tell({ type: 'hero-status-over', seat: hero.seat, status: 'invisible' });
  }
}
