/** What is still to be done, one task after another, until somebody has to decide something. */
import type { Character, Task, TaskOf } from '../state/state.ts';
import { runActivation, runFlight } from './activation.ts';
import { runCharge, runDeclare, runNimbleAfter, runNimbleShot } from './assaults.ts';
import { runFall, runHold, runJudge, runPilfer, runRerolls } from './combat.ts';
import { runChart, runEvent, runFlip } from './counters.ts';
import { runDoom } from './defeat.ts';
import { runAppear, runEncounters } from './encounters.ts';
import { findChar } from './characters.ts';
import { runEnter, runEntered, runMove } from './moving.ts';
import { runCave, runTeleport, runTrap } from './traps.ts';
import { endTurn } from './turns.ts';
import { runCollapse, runShift } from './upheaval.ts';
import type { Turn } from './turn.ts';

/** Far above what any turn needs: a guard against a rule that never ends. */
const MOST_TASKS = 2000;

/** Whom a task is about is handed to it. */
type Run<T extends Task> = (
  turn: Turn,
  task: T,
  char: T extends { char: number } ? Character : undefined,
) => void;

const RUN: { readonly [T in Task['do']]: Run<TaskOf<T>> } = {
  'turn-end': endTurn,
  activate: runActivation,
  move: runMove,
  flee: runFlight,
  enter: runEnter,
  entered: runEntered,
  flip: runFlip,
  event: runEvent,
  chart: runChart,
  encounters: runEncounters,
  appear: runAppear,
  trap: runTrap,
  teleport: runTeleport,
  shift: runShift,
  cave: runCave,
  collapse: runCollapse,
  doom: runDoom,
  charge: runCharge,
  declare: runDeclare,
  rerolls: runRerolls,
  judge: runJudge,
  fall: runFall,
  pilfer: runPilfer,
  hold: runHold,
  'nimble-shot': runNimbleShot,
  'nimble-after': runNimbleAfter,
};

export function takeTask({ state }: Turn): Task | undefined {
  const task = state.stack.at(-1);
  state.stack = state.stack.slice(0, -1);
  return task;
}

/** Carries the turn on until there is a question, or until the game is over. Returns how many tasks that took. */
export function proceed(turn: Turn): number {
  const { state } = turn;
  let tasks = 0;
  while (state.ask === null && state.stack.length > 0) {
    tasks += 1;
    if (tasks > MOST_TASKS) throw new Error('A turn does not come to an end.');
    run(turn, takeTask(turn)!);
  }
  return tasks;
}

/** Whoever has left the map has nothing more to do; but tokens are still settled. */
function run(turn: Turn, task: Task): void {
  const char = 'char' in task ? findChar(turn.state, task.char) : undefined;
  const isVoid = 'char' in task && task.do !== 'event' && !char;
  // The compiler cannot follow that row, task and character belong together.
  if (!isVoid)
    (RUN[task.do] as (turn: Turn, task: Task, char: Character | undefined) => void)(turn, task, char);
}
