/** The pupil's only opponent: it waits, and defends itself as well as it can. No bot and no person plays it. */
import type { Action, Ask } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { answer } from './answers.ts';
import { actionsFor } from './legal.ts';
import { proceed } from './tasks.ts';
import type { Turn } from './turn.ts';

const RIVAL = 1;

export function playRival(turn: Turn): void {
  const { state } = turn;
  while (state.ask?.seat === RIVAL) {
    const { ask } = state;
    const reply = replyTo(state, ask);
    state.ask = null;
    answer(turn, ask, reply);
    proceed(turn);
  }
}

/** Re-rolls come first in the list, and the harmless choice comes last. */
function replyTo(state: State, ask: Ask): Action {
  const legal = actionsFor(state, ask);
  return ask.kind === 'reroll' ? legal[0]! : legal.at(-1)!;
}
