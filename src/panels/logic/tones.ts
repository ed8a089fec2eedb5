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

/** "won", "lost" and so on, of the ending, for the results' title. */
export const ENDING_TONES = { won: 'gold', lost: 'bad', ranked: 'good' } as const;

/** 1st, 2nd, 3rd, 4th … 11th, 21st. */
export function ordinal(place: number): string {
  const tens = place % 100;
  const last = place % 10;
  if (tens >= 11 && tens <= 13) return `${place}th`;
  return `${place}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
}
