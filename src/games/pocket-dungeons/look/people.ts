/** Several people at one table: what the hand-over says, and which questions need not trouble anybody. */
import type { Seat } from '../../../core/game.ts';
import { capital } from '../../phrases.ts';
import type { Handover } from '../../room.ts';
import { legalActions } from '../game.ts';
import { checksFor } from '../rules/activation.ts';
import { judge } from '../rules/combat.ts';
import { heroOf } from '../rules/characters.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { questionOf } from './prompt.ts';
import { seatOf } from './words.ts';

export function handover(state: State, seat: Seat): Handover | undefined {
  const { ask } = state;
  if (!ask) return undefined;
  const hero = heroOf(state, seat);
  const { full, sprite } = seatOf(seat);
  const isTurn = ask.kind === 'actor' || ask.kind === 'action';
  return {
    name: full,
    sprite: hero?.card ?? sprite,
    line: isTurn ? `Your turn, round ${state.round}.` : `${capital(questionOf(state, ask))}`,
  };
}

/**
 * A re-roll that cannot make anything better is kept without asking: the ability stays for a later moment, if the
 * other side touches the dice. Whoever passes everything keeps all dice and heals nobody else's hero.
 */
export function pass(state: State, seat: Seat, mode: 'smart' | 'all'): Action | undefined {
  const { ask } = state;
  if (ask?.seat !== seat) return undefined;
  if (ask.kind === 'reroll') {
    const { hit, counter } = judge(state.combat!.pools);
    const isBest = ask.side === 'attacker' ? hit && !counter : counter && !hit;
    return mode === 'all' || isBest ? { type: 'keep' } : undefined;
  }
  return ask.kind === 'heal' && mode === 'all' ? { type: 'heal', use: false } : undefined;
}

/** Nobody to scheme with, and nothing in the own hero's way: it acts. */
export function obvious(state: State, seat: Seat): Action | undefined {
  const hero = heroOf(state, seat);
  if (state.ask?.kind !== 'actor' || state.ask.seat !== seat || !hero) return undefined;
  const others = legalActions(state).filter(action => action.type === 'activate' && action.char !== hero.id);
  const isFree = others.length === 0 && checksFor(state, hero).length === 0;
  return isFree ? { type: 'activate', char: hero.id } : undefined;
}
