/** Chapter "Choices": the player leads a monster or picks a hatch, or leaves it to the automatic rule. */
import type { Cell } from '../../../core/grid.ts';
import type { Ask } from '../state/actions.ts';
import { appear } from './events.ts';
import { stepTo } from './monsters-turn.ts';
import { findById } from './monsters.ts';
import { farthestHatch, kindestStep } from './steps.ts';
import type { Turn } from './turn.ts';

export function leadTo(turn: Turn, ask: Ask, to: Cell): void {
  if (ask.kind === 'lead') stepTo(turn, findById(turn.state, ask.monster)!, ask.why, to);
}

/** As if the kindest option had been named. */
export function decideKindly(turn: Turn, ask: Ask): void {
  const { state } = turn;
  if (ask.kind === 'hatch') appear(turn, farthestHatch(state, ask.options));
  if (ask.kind === 'lead') leadTo(turn, ask, kindestStep(state, findById(state, ask.monster)!, ask.options));
}
