/** A decision has been taken: what comes of each. */
import { IllegalAction, type Of } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { Character, Task, TaskOf } from '../state/state.ts';
import { fleeTo } from './activation.ts';
import { gather, nimbleMove, phase } from './actions.ts';
import { assault, declare, shoot } from './assaults.ts';
import { keep, reroll } from './combat.ts';
import { bless } from './counters.ts';
import { heal } from './defeat.ts';
import { finishBuild, placeDelver } from './delvers.ts';
import { openDoor } from './doors.ts';
import { placeCounter, placeDoor, placeTile } from './drafting.ts';
import { appear } from './encounters.ts';
import { can, mustFind } from './characters.ts';
import { bowOut, leave } from './leaving.ts';
import { entering, explore, stepTo } from './moving.ts';
import { takeTask } from './tasks.ts';
import { teleport } from './traps.ts';
import { activate, enterDelver } from './turns.ts';
import { shift } from './upheaval.ts';
import type { Turn } from './turn.ts';

/** Questions of the turn itself; all others come from a task, which hears the answer. */
const WITHOUT_TASK: readonly Ask['kind'][] = [
  'place-tile',
  'place-counter',
  'place-door',
  'place-delver',
  'actor',
  'action',
];

interface Asked {
  readonly ask: Ask;
  /** The task that asked, of the kind that asks this. */
  readonly task: <T extends Task['do']>(kind: T) => TaskOf<T>;
  readonly char: () => Character;
}

type Answers = { readonly [T in Action['type']]: (turn: Turn, action: Of<Action, T>, asked: Asked) => void };

const nothingMore = (): void => undefined;

const ANSWERS: Answers = {
  'place-tile': (turn, { at, rot }) => placeTile(turn, at, rot),
  'place-counter': (turn, { at }) => placeCounter(turn, at),
  'place-door': (turn, { at, side }) => placeDoor(turn, at, side),
  'finish-build': finishBuild,
  'place-delver': (turn, { at }) => placeDelver(turn, at),
  activate: (turn, { char }) => activate(turn, char),
  enter: (turn, { delver, at }) => enterDelver(turn, delver, at),
  pass: turn => turn.tell({ type: 'passed', seat: turn.state.seat }),
  'bow-out': bowOut,
  explore: (turn, _, asked) => explore(turn, asked.char()),
  gather: (turn, _, asked) => gather(turn, asked.char()),
  'open-door': (turn, { side }, asked) => openDoor(turn, asked.char(), side),
  exit: (turn, _, asked) => leave(turn, asked.char()),
  phase: (turn, { to }, asked) => phase(turn, asked.char(), to),
  'close-assault': (turn, action, asked) => assault(turn, asked.char(), action),
  'ranged-assault': (turn, action, { ask, char }) => {
    // Whoever has not stepped before the shot may step after it; pushed first, so that it comes last.
    if (ask.kind === 'action' && can(char(), 'nimble-archer') && action.attack === 'ranged')
      turn.push({ do: 'nimble-after', char: char().id });
    shoot(turn, char(), action);
  },
  'nimble-move': (turn, { to }, asked) => nimbleMove(turn, asked.char(), to),
  'end-turn': nothingMore,
  step: (turn, { to }, asked) => takeStep(turn, to, asked),
  stop: nothingMore,
  declare: (turn, { attack }, { task }) => declare(turn, task('declare'), attack),
  reroll: (turn, action, { task }) => {
    turn.push(task('rerolls'));
    reroll(turn, action);
  },
  keep: (turn, _, { task }) => {
    turn.push(task('rerolls'));
    keep(turn);
  },
  heal: (turn, { use }, { task, char }) => heal(turn, task('doom'), char().id, use),
  bless: (turn, action, { task }) => bless(turn, task('chart'), action.reroll),
  'place-dweller': (turn, { at }, { task }) => appear(turn, task('appear'), at),
  teleport: (turn, { to }, { task }) => teleport(turn, task('teleport').char, to),
  shift: (turn, action, { task }) => shift(turn, mustFind(turn.state, task('shift').char), action),
  'no-shift': nothingMore,
};

/** Of a walk, of a flight, off a falling tile, or after a shot. */
function takeStep(turn: Turn, to: Cell, { ask, task, char }: Asked): void {
  if (ask.kind === 'moving') return stepTo(turn, task('move'), to);
  if (ask.kind === 'flee-step') return fleeTo(turn, task('flee'), to);
  turn.push(entering(char().id, to, ask.kind === 'cave-move' ? 'cave' : 'walk'));
}

/** Only listed actions get here, so action, ask and task fit. */
export function answer<T extends Action['type']>(turn: Turn, ask: Ask, action: Of<Action, T>): void {
  const asking = WITHOUT_TASK.includes(ask.kind) ? undefined : takeTask(turn);
  ANSWERS[action.type as T](turn, action, {
    ask,
    task: <K extends Task['do']>(kind: K): TaskOf<K> => {
      if (asking?.do !== kind) throw new IllegalAction('not-asked', action);
      return asking as TaskOf<K>;
    },
    char: () => {
      if (!('char' in ask)) throw new IllegalAction('not-asked', action);
      return mustFind(turn.state, ask.char);
    },
  });
}
