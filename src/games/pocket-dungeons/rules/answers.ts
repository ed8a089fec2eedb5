/** A decision has been taken: it is handed to the task that asked for it. */
import { IllegalAction } from '../../../core/game.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { Task } from '../state/state.ts';
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
import { can, mustFind } from './figures.ts';
import { leave } from './leaving.ts';
import { explore, stepTo } from './moving.ts';
import { takeTask } from './tasks.ts';
import { escape, teleport } from './traps.ts';
import { activate, enterDelver } from './turns.ts';
import { shift } from './upheaval.ts';
import type { Turn } from './turn.ts';

export function answer(turn: Turn, ask: Ask, action: Action): void {
  switch (ask.kind) {
    case 'place-tile':
    case 'place-counter':
    case 'place-door':
    case 'place-delver':
      return build(turn, action);
    case 'actor':
      return act(turn, action);
    case 'action':
      return perform(turn, ask.char, action);
    default:
      return resume(turn, ask, takeTask(turn)!, action);
  }
}

function build(turn: Turn, action: Action): void {
  switch (action.type) {
    case 'place-tile':
      return placeTile(turn, action.at, action.rot);
    case 'place-counter':
      return placeCounter(turn, action.at);
    case 'place-door':
      return placeDoor(turn, action.at, action.side);
    case 'finish-build':
      return finishBuild(turn);
    case 'place-delver':
      return placeDelver(turn, action.at);
    default:
      throw new IllegalAction('not-asked', action);
  }
}

function act(turn: Turn, action: Action): void {
  switch (action.type) {
    case 'activate':
      return activate(turn, action.char);
    case 'enter':
      return enterDelver(turn, action.delver, action.at);
    case 'pass':
      return turn.tell({ type: 'passed', seat: turn.state.seat });
    default:
      throw new IllegalAction('not-asked', action);
  }
}

function perform(turn: Turn, id: number, action: Action): void {
  const char = mustFind(turn.state, id);
  switch (action.type) {
    case 'explore':
      return explore(turn, char);
    case 'gather':
      return gather(turn, char);
    case 'open-door':
      return openDoor(turn, char, action.side);
    case 'exit':
      return leave(turn, char);
    case 'phase':
      return phase(turn, char, action.to);
    case 'close-assault':
      return assault(turn, char, action);
    case 'ranged-assault':
      // Whoever has not stepped before the shot may step after it; pushed first, so that it comes last.
      if (can(char, 'nimble-archer') && action.attack === 'ranged')
        turn.push({ do: 'nimble-after', char: id });
      return shoot(turn, char, action);
    case 'nimble-move':
      return nimbleMove(turn, id, action.to);
    case 'end-turn':
      return;
    default:
      throw new IllegalAction('not-asked', action);
  }
}

/** Task and action fit the ask, because only listed actions get here. */
function resume(turn: Turn, ask: Ask, task: Task, action: Action): void {
  const { state } = turn;
  if (task.do === 'move' && action.type === 'step') return stepTo(turn, task, action.to);
  if (task.do === 'move' && action.type === 'exit') return leave(turn, mustFind(state, task.char));
  if (task.do === 'flee' && action.type === 'step') return fleeTo(turn, task, action.to);
  if (task.do === 'cave' && action.type === 'step') return escape(turn, task.char, action.to);
  if (task.do === 'nimble-after' && action.type === 'step')
    return turn.push({ do: 'enter', char: task.char, to: action.to, how: 'walk', flips: true, by: null });
  if (task.do === 'nimble-shot' && action.type === 'ranged-assault')
    return shoot(turn, mustFind(state, task.char), action);
  if (task.do === 'declare' && action.type === 'declare') return declare(turn, task, action.attack);
  if (task.do === 'doom' && ask.kind === 'heal' && action.type === 'heal')
    return heal(turn, task, ask.char, action.use);
  if (task.do === 'chart' && action.type === 'bless') return bless(turn, task, action.reroll);
  if (task.do === 'appear' && action.type === 'place-dweller') return appear(turn, task, action.at);
  if (task.do === 'teleport' && action.type === 'teleport') return teleport(turn, task.char, action.to);
  if (task.do === 'shift' && action.type === 'shift') return shift(turn, mustFind(state, task.char), action);
  if (task.do === 'rerolls') {
    turn.push(task);
    return action.type === 'reroll' ? reroll(turn, action) : keep(turn);
  }
  if (action.type === 'stop' || action.type === 'end-turn' || action.type === 'no-shift') return;
  throw new IllegalAction('not-asked', action);
}
