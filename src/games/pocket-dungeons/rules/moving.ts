/** Chapter "Movement and Enter". */
import type { Cell } from '../../../core/grid.ts';
import { WATER_NEED } from '../data/constants.ts';
import type { Action } from '../state/actions.ts';
import type { Character, MoveKind, State, Task, TaskOf } from '../state/state.ts';
import { keyOf } from './cells.ts';
import { can, change, charAt, reach, whoIs } from './characters.ts';
import { doom } from './defeat.ts';
import { isWet } from './geometry.ts';
import { hasCounter, isStairs, stepsOf } from './reach.ts';
import { ACTION, rush, test } from './rolls.ts';
import { goldlust } from './treasure.ts';
import type { Turn } from './turn.ts';

export function explore(turn: Turn, char: Character): void {
  turn.push({ do: 'move', char: char.id, left: rush(turn, char, 'explore') });
}

/** Whoever can only stop has stopped; a Ghost inside somebody may have but one way out. */
export function runMove(turn: Turn, task: TaskOf<'move'>, char: Character): void {
  const { state, push } = turn;
  const [first, ...others] = movingActions(state, char, task.left);
  if (first?.type === 'stop') return;
  if (first?.type === 'step' && others.length === 0) return stepTo(turn, task, first.to);
  push(task);
  state.ask = { seat: state.seat, kind: 'moving', char: char.id, left: task.left };
}

/** Steps, then leaving, then stopping; nobody stops inside somebody else. */
export function movingActions(state: State, char: Character, left: number): Action[] {
  const actions: Action[] = stepsOf(state, char, left).map(to => ({ type: 'step', to }));
  if (left > 0 && mayExit(state, char)) actions.push({ type: 'exit' });
  if (!charAt(state, char.at, char.id)) actions.push({ type: 'stop' });
  return actions;
}

/** Only the own hero leaves, and only by Stairs that are seen; a Ghost inside somebody is still kept from them. */
export function mayExit(state: State, char: Character): boolean {
  return (
    char.owner === state.seat &&
    char.id === state.active &&
    isStairs(state, char.at) &&
    !charAt(state, char.at, char.id)
  );
}

export function stepTo(turn: Turn, task: TaskOf<'move'>, to: Cell): void {
  turn.push(entering(task.char, to, 'walk'), { ...task, left: task.left - 1 });
}

/** The task of entering a tile: what lies there is turned, and nobody is to blame, unless it says otherwise. */
export function entering(
  char: number,
  to: Cell,
  how: MoveKind,
  more: Partial<Pick<TaskOf<'enter'>, 'flips' | 'by'>> = {},
): Task {
  return { do: 'enter', char, to, how, flips: true, by: null, ...more };
}

/** Enter, first part: the place changes, and water must be survived. */
export function runEnter(turn: Turn, task: TaskOf<'enter'>, before: Character): void {
  const { state, tell } = turn;
  const { char: id, to, how, flips, by } = task;
  const char = change(turn, id, { at: to });
  if (id === state.active && !state.entered.includes(keyOf(to)))
    state.entered = [...state.entered, keyOf(to)];
  tell({ type: 'moved', from: before.at, to, how, ...whoIs(before) });
  if (isStairs(state, to)) reach(turn, char.owner, 'stairs-reached');
  turn.push({ do: 'entered', char: id, flips });
  const mayDrown = isWet(state.dungeon, to) && !can(char, 'amphibious');
  if (mayDrown && !test(turn, char, ACTION, WATER_NEED, 'water')) turn.push(doom(id, 'water', { by }));
}

/** Enter, second part: Goldlust; then an unexplored counter ends a hero's movement. */
export function runEntered(turn: Turn, { flips }: TaskOf<'entered'>, char: Character): void {
  goldlust(turn, char);
  if (!flips || char.role !== 'hero' || !hasCounter(turn.state, char.at)) return;
  stopWalking(turn, char.id);
  turn.push({ do: 'flip', char: char.id });
}

/** What was left of a walk, a flight or a charge is gone. */
export function stopWalking({ state }: Turn, id: number): void {
  const walks: readonly Task['do'][] = ['move', 'flee', 'charge'];
  state.stack = state.stack.filter(task => !(walks.includes(task.do) && 'char' in task && task.char === id));
}
