/** How loud each part of each section is, beat by beat, measured ahead: so every arrangement comes at one level. */
import { lufs, power, TUNE_LEVEL } from '../render/levels.ts';
import type { Section } from '../score/section.ts';
import { gainOf } from '../score/pitch.ts';
import type { Tune } from '../score/tune.ts';
import { type Arrangement, plays } from './arrangement.ts';

/** By section and part: a letter for each beat, a space where nothing sounds. */
export type TuneLevels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The quietest level that has a letter, in LUFS, and how far apart letters are. */
const QUIETEST = -58;
const STEP = 0.6;
const FIRST = '!'.charCodeAt(0);
const LAST = '~'.charCodeAt(0);
/** What a part counts for that nobody has measured. */
const UNKNOWN = -25;

export function letterOf(loudness: number): string {
  const code = FIRST + Math.round((loudness - QUIETEST) / STEP);
  if (code < FIRST) return ' ';
  return String.fromCharCode(Math.min(code, LAST));
}

function powerOf(letter: string | undefined): number {
  if (letter === ' ') return 0;
  return power(letter === undefined ? UNKNOWN : QUIETEST + (letter.charCodeAt(0) - FIRST) * STEP);
}

/** The factor that brings a section in this arrangement to the level of all music. */
export function gainFor(
  tune: Tune,
  levels: TuneLevels | undefined,
  section: Section,
  arrangement: Arrangement,
): number {
  return gainOf(TUNE_LEVEL + tune.gain - loudnessOf(tune, levels?.[section.name], section, arrangement));
}

function loudnessOf(
  { meter }: Tune,
  levels: TuneLevels[string] | undefined,
  section: Section,
  arrangement: Arrangement,
): number {
  const beats = Array.from({ length: section.bars * meter }, (_, beat) =>
    section.parts
      .filter(({ instrument }) => plays(arrangement, instrument, Math.floor(beat / meter), section.bars))
      .reduce((sum, { instrument }) => sum + powerOf(levels?.[instrument]?.[beat]), 0),
  );
  // Beats far below the rest are left out, as the standard leaves out quiet blocks.
  const gate = average(beats) / 10;
  return lufs(average(beats.filter(beat => beat >= gate)));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
