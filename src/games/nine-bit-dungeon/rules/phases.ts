/**
 * Chapter "Turn structure": two actions, then the monsters move, then they attack. `proceed` carries a run on until
 * somebody has to decide something, or until it is over.
 */
import { ACTIONS, TURN_LIMIT, type Level } from '../data/constants.ts';
import { itemById, type ItemId } from '../data/items.ts';
import { beginWalk, monstersAttack, runFlow } from './monsters-turn.ts';
import { dealLevel } from './setup.ts';
import { gainItem } from './shop.ts';
import type { Turn } from './turn.ts';

/** The gift is taken or declined, Level 1 is dealt, and the first turn begins. */
export function beginRun(turn: Turn, gift: ItemId | null): void {
  if (gift !== null) gainItem(turn, itemById(gift));
  dealLevel(turn, 1);
  beginTurn(turn);
}

/** All ways into a new turn pass here, so the torch burns out after turn 999 on every road. */
function beginTurn({ state, tell }: Turn): void {
  if (state.turn === TURN_LIMIT) {
    state.ending = { how: 'torch', by: null };
    tell({ type: 'torch-out' });
    return;
  }
  state.turn += 1;
  state.levelTurn += 1;
  state.stats.turns[state.level - 1]! += 1;
  state.actionsLeft = ACTIONS;
  tell({ type: 'turn-began', turn: state.turn, levelTurn: state.levelTurn });
}

/** Called with no ask pending unless an action has just opened one. */
export function proceed(turn: Turn): void {
  const { state } = turn;
  while (state.ask === null && !state.ending) {
    if (state.flow) finishFlow(turn);
    else if (state.actionsLeft > 0) state.ask = { seat: 0, kind: 'act' };
    else endPhase(turn, 0);
  }
  if (state.ending) {
    state.ask = null;
    state.flow = null;
  }
}

/** An event's advance leads back to her actions; the monsters' own walk leads to their attack and a new turn. */
function finishFlow(turn: Turn): void {
  const { state } = turn;
  const isWalk = state.flow?.kind === 'walk';
  runFlow(turn);
  if (state.flow || !isWalk) return;
  monstersAttack(turn);
  if (!state.ending) beginTurn(turn);
}

/** The Adventurer Phase is over; `unused` actions are given up. */
export function endPhase(turn: Turn, unused: number): void {
  turn.state.actionsLeft = 0;
  turn.tell({ type: 'phase-ended', unused });
  beginWalk(turn);
}

/** Out by the Exit with the Key: no monster phase follows, and the Key is used up. */
export function clearLevel(turn: Turn): void {
  const { state, tell } = turn;
  const { level, turn: now, actions } = state;
  state.splits = [...state.splits, { what: 'level', level, turn: now, action: actions }];
  tell({ type: 'level-cleared', level, turns: state.stats.turns[level - 1]! });
  if (level === 4) {
    state.ending = { how: 'won', by: null };
    tell({ type: 'won' });
    return;
  }
  dealLevel(turn, (level + 1) as Level);
  beginTurn(turn);
}
