/** What a hand should feel of a moment: a victory, or that the person at the screen was struck. Read off the models. */
import { sameCell } from '../core/grid.ts';
import type { BoardModel, Motion, SheetModel } from '../core/look.ts';
import type { Buzz } from '../services/vibration.ts';

export interface FeltMoment {
  readonly motions: readonly Motion[];
  /** Before it; its focus is where the own figure stands. */
  readonly board: Pick<BoardModel, 'tokens' | 'focus'>;
  readonly before: SheetModel;
  readonly after: SheetModel;
}

export function feltIn({ motions, board, before, after }: FeltMoment): Buzz | undefined {
  const all = flat(motions);
  if (all.some(motion => motion.do === 'spectacle' && motion.kind === 'victory')) return 'victory';
  if (heartsOf(after) < heartsOf(before)) return 'hit';
  const { focus, tokens } = board;
  const own = tokens
    .filter(({ layer, at }) => layer === 'figure' && focus !== undefined && sameCell(at, focus))
    .map(({ id }) => id);
  // Not every room counts hearts.
  return all.some(motion => strikes(motion, own)) ? 'hit' : undefined;
}

function strikes(motion: Motion, own: readonly string[]): boolean {
  if (motion.do === 'crumble' || motion.do === 'death') return own.includes(motion.token);
  if (motion.do === 'blow') return motion.how === 'hit' && own.includes(motion.token);
  return motion.do === 'flash' && motion.tone === 'bad' && own.includes(motion.token);
}

function heartsOf({ parts }: SheetModel): number {
  return parts.reduce(
    (sum, part) => (part.part === 'gauge' && part.icon === 'heart' ? sum + part.value : sum),
    0,
  );
}

function flat(motions: readonly Motion[]): Motion[] {
  return motions.flatMap(motion => (motion.do === 'together' ? flat(motion.motions) : motion));
}
