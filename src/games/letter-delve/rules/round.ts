/**
 * Chapter "Turn structure": heroes one after another, then the monsters. `proceed` carries the round on until somebody
 * has to decide something, or until it is over. A decision with one possible answer answers itself.
 */
import { LAST_ROUND } from '../data/constants.ts';
import type { Flow, Hero, State } from '../state/state.ts';
import { exchange } from './battle.ts';
import { actionsIn, onlyAction } from './choices.ts';
import { burnOut, checkEnd } from './ending.ts';
import { activate, beginMonsters, endMonsters, nextInQueue } from './monsters-turn.ts';
import { beginTurn, endMovement, endTurn, isInTransit, step, stop, walker } from './movement.ts';
import { heroOf, isInPlay, monsterById } from './pieces.ts';
import { isStar } from './squares.ts';
import type { Turn } from './turn.ts';
import { askInWindow, dropTurnMutes, openWindow } from './windows.ts';

export function proceed(turn: Turn): void {
  const { state } = turn;
  while (!checkEnd(turn) && state.ask === null) {
    if (state.aim) state.ask = { kind: 'aim', ...state.aim };
    else if (state.window) runWindow(turn);
    else advance(turn);
  }
}

function advance(turn: Turn): void {
  const { flow, order } = turn.state;
  switch (flow.at) {
    case 'outfit':
      if (flow.index === order.length) return beginRound(turn);
      turn.state.ask = { seat: order[flow.index]!, kind: 'outfit' };
      return;
    case 'interval':
      return waitFor(turn, flow);
    case 'turn':
      return carryOn(turn, flow);
    case 'monsters':
      return nextInQueue(turn.state) ? openWindow(turn, 'activation') : endRound(turn);
    case 'over':
  }
}

function beginRound({ state, tell }: Turn): void {
  const { torch } = state.rules;
  state.turn += 1;
  state.flow = { at: 'interval', index: 0 };
  tell({ type: 'round-began', round: state.turn, torchLeft: torch > 0 ? torch - state.turn + 1 : null });
}

/** Seats that are out are passed over without a window. */
function waitFor(turn: Turn, flow: Extract<Flow, { at: 'interval' }>): void {
  const { state } = turn;
  let { index } = flow;
  while (index < state.order.length && !isInPlay(heroOnTurn(state, index))) index += 1;
  state.flow = { at: 'interval', index };
  openWindow(turn, 'between-turns');
}

function heroOnTurn(state: State, index: number): Hero {
  return heroOf(state, state.order[index]!);
}

/** Asks until all have passed; then what was announced happens. */
function runWindow(turn: Turn): void {
  const { state } = turn;
  const { flow, window } = state;
  if (window?.kind === 'activation' && !isStillComing(state)) {
    state.window = null;
    return;
  }
  if (askInWindow(turn)) return;
  state.window = null;
  if (state.battle) return exchange(turn);
  if (flow.at === 'monsters' && flow.active !== null) return activate(turn, flow.active);
  if (flow.at !== 'interval') return;
  if (flow.index === state.order.length) return beginMonsters(turn);
  // Somebody may have been shot while the others reacted.
  if (isInPlay(heroOnTurn(state, flow.index))) beginTurn(turn, flow.index);
}

function isStillComing(state: State): boolean {
  const { flow } = state;
  return flow.at === 'monsters' && monsterById(state, flow.active)?.awake === true;
}

const KINDS = { start: 'turn-start', walk: 'walk', arrived: 'arrived' } as const;

/** The hero's own turn, unless it is over because the hero is out. */
function carryOn(turn: Turn, flow: Extract<Flow, { at: 'turn' }>): void {
  const { state } = turn;
  if (!state.outing) {
    dropTurnMutes(turn);
    state.flow = { at: 'interval', index: flow.index + 1 };
    return;
  }
  if (flow.part === 'walk' && isToBeShown(state, flow.shown)) {
    state.flow = { ...flow, shown: state.outing.left };
    return openWindow(turn, 'walk');
  }
  state.ask = { seat: state.outing.seat, kind: KINDS[flow.part] };
  if (flow.part === 'walk' && isLockedIn(state)) {
    state.ask = null;
    return endMovement(turn);
  }
  const only = onlyAction(state);
  // Leaving is final, so it is always said aloud.
  if (!only || (only.type === 'stop' && isOnStairs(state))) return;
  state.ask = null;
  if (only.type === 'step') step(turn, only.to);
  else if (only.type === 'stop') stop(turn);
  else if (only.type === 'end-turn') endTurn(turn);
  else state.ask = { seat: state.outing.seat, kind: KINDS[flow.part] };
}

/** At any time, as printed: rivals may answer every step (R93). Not in transit: nobody may be trapped there (R19). */
function isToBeShown(state: State, shown: number | undefined): boolean {
  const { rules, outing } = state;
  const hero = walker(state)?.hero;
  if (rules.reactions !== 'any-time' || !outing || !hero || shown === outing.left) return false;
  return !isInTransit(state, hero);
}

function isOnStairs(state: State): boolean {
  const at = walker(state)?.hero.at;
  return at !== undefined && isStar(at);
}

/** No way off the star: no choice is offered (R23). */
function isLockedIn(state: State): boolean {
  for (const action of actionsIn(state)) if (action.type === 'step' || action.type === 'stop') return false;
  return true;
}

function endRound(turn: Turn): void {
  const { state } = turn;
  endMonsters(turn);
  dropTurnMutes(turn);
  if (checkEnd(turn)) return;
  const { torch } = state.rules;
  if (state.turn >= (torch > 0 ? torch : LAST_ROUND)) return burnOut(turn);
  beginRound(turn);
}
