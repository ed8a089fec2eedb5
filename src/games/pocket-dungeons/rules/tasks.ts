/** What is still to be done, one task after another, until somebody has to decide something. */
import type { Task } from '../state/state.ts';
import { runActivation, runFlight } from './activation.ts';
import { runCharge, runDeclare, runNimbleAfter, runNimbleShot } from './assaults.ts';
import { runFall, runHold, runJudge, runPilfer, runRerolls } from './combat.ts';
import { runChart, runEvent, runFlip } from './counters.ts';
import { runDoom } from './defeat.ts';
import { runAppear, runEncounters } from './encounters.ts';
import { findChar } from './figures.ts';
import { runEnter, runEntered, runMove } from './moving.ts';
import { runCave, runTeleport, runTrap } from './traps.ts';
import { endTurn } from './turns.ts';
import { runCollapse, runShift } from './upheaval.ts';
import type { Turn } from './turn.ts';

/** Far above what any turn needs: a guard against a rule that never ends. */
export const MOST_TASKS = 2000;

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
    const task = takeTask(turn)!;
    if (!isVoid(turn, task)) run(turn, task);
  }
  return tasks;
}

/** Whoever has left the map has nothing more to do; but tokens are still settled. */
function isVoid({ state }: Turn, task: Task): boolean {
  return 'char' in task && task.do !== 'event' && !findChar(state, task.char);
}

function run(turn: Turn, task: Task): void {
  switch (task.do) {
    case 'turn-end':
      return endTurn(turn);
    case 'activate':
      return runActivation(turn, task);
    case 'move':
      return runMove(turn, task);
    case 'flee':
      return runFlight(turn, task);
    case 'enter':
      return runEnter(turn, task);
    case 'entered':
      return runEntered(turn, task);
    case 'flip':
      return runFlip(turn, task.char);
    case 'event':
      return runEvent(turn, task);
    case 'chart':
      return runChart(turn, task);
    case 'encounters':
      return runEncounters(turn, task);
    case 'appear':
      return runAppear(turn, task);
    case 'trap':
      return runTrap(turn, task);
    case 'teleport':
      return runTeleport(turn, task);
    case 'shift':
      return runShift(turn, task);
    case 'cave':
      return runCave(turn, task);
    case 'collapse':
      return runCollapse(turn, task);
    case 'doom':
      return runDoom(turn, task);
    case 'charge':
      return runCharge(turn, task);
    case 'declare':
      return runDeclare(turn, task);
    case 'rerolls':
      return runRerolls(turn);
    case 'judge':
      return runJudge(turn);
    case 'fall':
      return runFall(turn);
    case 'pilfer':
      return runPilfer(turn);
    case 'hold':
      return runHold(turn);
    case 'nimble-shot':
      return runNimbleShot(turn, task);
    case 'nimble-after':
      return runNimbleAfter(turn, task);
  }
}
