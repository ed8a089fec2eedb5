/** Chapter "Activation checks": gas, lying down, fear; then the one thing that a turn is for. */
import { cardOf } from '../data/cards.ts';
import { FEAR_NEED, GAS_NEED, LYING_NEED } from '../data/constants.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Character, State, TaskOf } from '../state/state.ts';
import { numberOf } from './cells.ts';
import { can, change, controllerOf, findChar, whoIs } from './characters.ts';
import { doom } from './defeat.ts';
import { geometryOf } from './geometry.ts';
import { entering } from './moving.ts';
import { freeReach, isLinked } from './reach.ts';
import { ACTION, defense, rush, test } from './rolls.ts';
import type { Turn } from './turn.ts';

type Activate = TaskOf<'activate'>;
type Flee = TaskOf<'flee'>;

export function runActivation(turn: Turn, { char: id, stage }: Activate, char: Character): void {
  const { state } = turn;
  const next = (after: Activate['stage']): void => turn.push({ do: 'activate', char: id, stage: after });
  switch (stage) {
    case 'gas':
      next('lying');
      if (state.gas && !passes(turn, char, 'gas')) turn.push(doom(id, 'gas'));
      return;
    case 'lying':
      return char.paralysed ? tryToStand(turn, char) : next('fear');
    case 'fear':
      return isAfraid(state, char) && !passes(turn, char, 'fear') ? flee(turn, char) : next('act');
    case 'act':
      state.ask = { seat: state.seat, kind: 'action', char: id };
  }
}

/** What each check is passed with. */
export const CHECKS = {
  gas: { stat: ACTION, need: GAS_NEED },
  lying: { stat: defense('magic'), need: LYING_NEED },
  fear: { stat: defense('magic'), need: FEAR_NEED },
} as const;

type Check = keyof typeof CHECKS;

function passes(turn: Turn, char: Character, check: Check): boolean {
  return test(turn, char, CHECKS[check].stat, CHECKS[check].need, check);
}

/** All checks that stand between a character and its action; what lies down has no time for fear. */
export function checksFor(state: State, char: Character): Check[] {
  const checks: Check[] = state.gas ? ['gas'] : [];
  if (char.paralysed) return [...checks, 'lying'];
  return isAfraid(state, char) ? [...checks, 'fear'] : checks;
}

/** Either way the turn is over. */
function tryToStand(turn: Turn, char: Character): void {
  if (!passes(turn, char, 'lying')) return;
  change(turn, char.id, { paralysed: false });
  turn.tell({ type: 'stood-up', ...whoIs(char) });
}

function isAfraid(state: State, char: Character): boolean {
  return frightenersOf(state, char).length > 0;
}

/** The corpses that it begins beside. The undead do not fear the undead. */
function frightenersOf(state: State, char: Character): Character[] {
  if (cardOf(char.card).type === 'undead') return [];
  return state.chars.filter(
    other => other.id !== char.id && can(other, 'aura-of-fear') && isLinked(state, char.at, other.at),
  );
}

function flee(turn: Turn, char: Character): void {
  const from = frightenersOf(turn.state, char).map(corpse => corpse.id);
  turn.tell({ type: 'fled', from, ...whoIs(char) });
  turn.push({ do: 'flee', char: char.id, left: rush(turn, char, 'flight'), from });
}

/** Every step must lead away from every corpse; the whole allowance is used. */
export function runFlight(turn: Turn, task: Flee, char: Character): void {
  const { state } = turn;
  const options = task.left > 0 ? flightSteps(state, char, task.from) : [];
  if (options.length === 0) return;
  if (options.length === 1) return fleeTo(turn, task, options[0]!);
  turn.push(task);
  const seat = controllerOf(state, char);
  state.ask = { seat, kind: 'flee-step', char: char.id, left: task.left, options };
}

export function fleeTo(turn: Turn, task: Flee, to: Cell): void {
  turn.push(entering(task.char, to, 'flee'), { ...task, left: task.left - 1 });
}

function flightSteps(state: State, char: Character, from: readonly number[]): Cell[] {
  const geometry = geometryOf(state.dungeon);
  const fears = from
    .flatMap(id => findChar(state, id) ?? [])
    .map(corpse => geometry.stepsFrom(numberOf(corpse.at)));
  const here = numberOf(char.at);
  return freeReach(state, char).filter(to => fears.every(steps => steps[numberOf(to)]! > steps[here]!));
}
