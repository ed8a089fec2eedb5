/**
 * Chapter "Turn structure": monsters, dice, search, items, act, track, event. Phases without a decision are resolved
 * inside the action before them.
 */
import type { Of } from '../../../core/game.ts';
import { DICE, ROUND_LIMIT } from '../data/constants.ts';
import type { Action, Phase } from '../state/actions.ts';
import type { Act, State } from '../state/state.ts';
import { attackActions, mayStrike } from './attack.ts';
import { endRun, roundOf } from './ending.ts';
import { drawEvent } from './events.ts';
import { usableItems } from './items.ts';
import { monstersPhase } from './monsters-turn.ts';
import { moveActions, runGauntlet } from './movement.ts';
import { whyNoSearch } from './search.ts';
import { achieve } from './slaying.ts';
import { tileHere } from './tiles.ts';
import { advanceTrack, placeMonsters } from './track.ts';
import { isOver, type Turn } from './turn.ts';

export const REST: Act = { move: 'none', attack: 'none', points: 0, chain: 0 };

/** The six ways to lay out three dice, by Combat, then Defense. */
export const ASSIGNMENTS: readonly Of<Action, 'assign'>[] = DICE.flatMap(combat =>
  DICE.filter(die => die !== combat).map(defense => {
    const speed = DICE.find(die => die !== combat && die !== defense)!;
    return { type: 'assign', combat, defense, speed };
  }),
);

export function actActions(state: State): Action[] {
  if (state.act.move === 'moving') return moveActions(state);
  const roll: Action[] = state.act.move === 'none' ? [{ type: 'roll-move' }] : [];
  return [...attackActions(state), ...roll, { type: 'end-turn' }];
}

function ask(turn: Turn, kind: Phase): void {
  turn.state.ask = { seat: turn.state.contest?.raider ?? 0, kind };
}

export function afterAssign(turn: Turn): void {
  if (whyNoSearch(turn.state) === undefined) ask(turn, 'search');
  else afterSearch(turn);
}

/** Also after each item: the phase lasts as long as something can be used. */
export function afterSearch(turn: Turn): void {
  if (isOver(turn)) return;
  ask(turn, usableItems(turn.state).length > 0 ? 'item' : 'act');
}

/** Ends by itself when nothing is left to do, but never while she may still move. */
export function afterAct(turn: Turn): void {
  if (isOver(turn)) return;
  if (turn.state.act.move === 'done' && !mayStrike(turn.state)) endAct(turn);
  else ask(turn, 'act');
}

export function endAct(turn: Turn): void {
  advanceTrack(turn, 'round');
  drawEvent(turn);
  if (!isOver(turn)) nextRound(turn);
}

/** With the dice of the round before: prizes first, then the blades, then the monsters. */
export function nextRound(turn: Turn): void {
  const { state, tell } = turn;
  if (roundOf(state) === ROUND_LIMIT) return endRun(turn, 'defeat', 'lost-in-the-dark');
  state.turn += 1;
  state.act = REST;
  state.marks = [...state.marks, { wounds: 0, objective: false }];
  tell({ type: 'round-began', round: roundOf(state) });
  claimPrize(turn);
  runGauntlet(turn);
  if (!isOver(turn)) monstersPhase(turn);
  if (!isOver(turn)) ask(turn, 'assign');
}

/** Anywhere in the chamber, whoever else is there. Taking the Book wakes the sorcerer. */
function claimPrize(turn: Turn): void {
  const { objectives } = turn.state;
  const { id } = tileHere(turn.state);
  if ((id !== 'book' && id !== 'crucible') || objectives[id]) return;
  achieve(turn, id);
  if (id === 'book') placeMonsters(turn, 'grislyk', 1, 'book');
}
