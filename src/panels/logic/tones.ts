/** Tones carry a sign beside their colour, so that nobody needs the colour. */
import type { Tone } from '../../core/look.ts';

export const TONE_SIGNS: Readonly<Record<Tone, string>> = {
  plain: '>',
  good: '+',
  bad: '!',
  gold: '*',
  magic: '~',
  ice: '=',
  fire: '^',
  dim: '-',
};
