/** Dice as words and names: which picture shows a die, and what a screen reader says of it. */
import type { DieModel } from '../../core/look.ts';

/** A d6 shows its pips; the others are blank, and their number is written on them. */
export function diePicture({ sides, face, colour }: DieModel): { sprite: string; number?: number } {
  const name = `die-d${sides}-${colour}`;
  return sides === 6 ? { sprite: `${name}-face-${face}` } : { sprite: `${name}-blank`, number: face };
}

/** "red d6: 5, cancelled". */
export function dieWords({ sides, face, colour, need, good, struck }: DieModel): string {
  const parts = [`${colour} d${sides}: ${face}`];
  if (need !== undefined) parts.push(`needs ${need}`);
  if (good !== undefined) parts.push(good ? 'enough' : 'not enough');
  if (struck === true) parts.push('cancelled');
  return parts.join(', ');
}
