/** The music that fits the moment: cards left in the deck, who could be hit next, and the boss's own tune. */
import type { Cue } from '../../../core/cue.ts';
import type { Seat } from '../../../core/game.ts';
import { endingCue, worst } from '../../cues.ts';
import { dangerAt } from '../odds/danger.ts';
import { outcome } from '../rules/ending.ts';
import type { Pawn, State } from '../state/state.ts';

export const TUNES = { front: 'loop-calm', back: 'loop-tense' } as const;

/** Rounds that the deck will last: the last card loses. */
const ROUNDS = { low: 8, bad: 6.5, last: 2.5 } as const;
/** Per cent from which a hit is to be feared. */
const LIKELY = 40;

export function music(state: State, seat: Seat): Cue {
  const tune = TUNES[state.side];
  const over = outcome(state);
  if (over) return endingCue(tune, over, 0);
  const { turn, pawns, boss } = state;
  if (turn === 0) return { tune, danger: 0, moment: 'opening' };
  const rounds = roundsLeft(state);
  const isThreatened = isLikelyHit(state, pawns[seat]!);
  const danger = worst(
    (isThreatened || rounds <= ROUNDS.low || boss !== null) && 1,
    ((isThreatened && rounds <= ROUNDS.low) || rounds <= ROUNDS.bad) && 2,
    rounds <= ROUNDS.last && 3,
  );
  if (danger === 3) return { tune, danger, moment: 'near-death' };
  if (boss) return { tune, danger, moment: 'boss' };
  return { tune, danger, ...(turn <= 1 && danger === 0 && { moment: 'opening' }) };
}

/** As fast as cards went so far; one a round at least. */
function roundsLeft({ deck, spent, lost, turn }: State): number {
  return deck.length / Math.max(1, (spent.length + lost.length) / turn);
}

function isLikelyHit(state: State, { seat, at }: Pawn): boolean {
  const danger = at ? dangerAt(state, seat, at) : undefined;
  if (danger?.kind !== 'chance') return danger !== undefined;
  return danger.of > 0 && 100 * danger.ways >= LIKELY * danger.of;
}
