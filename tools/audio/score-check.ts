/**
 * What an eye finds in a score: notes outside its scale that are not marked, parallel fifths and octaves between the
 * lead and the bass, empty and crowded bars, roles that are missing. Parts that differ in bars are refused by the reader.
 */
import type { Pattern, Strike } from '../../src/audio/score/pattern.ts';
import { STINGS, type Figure, type Part, type Role, type Section } from '../../src/audio/score/section.ts';
import type { Tune } from '../../src/audio/score/tune.ts';

/** Every tune of a room has these, and so many of each. */
const ROOM_ROLES: Readonly<Partial<Record<Role, number>>> = {
  opening: 1,
  calm: 3,
  rising: 1,
  danger: 2,
  'near-death': 1,
  breath: 1,
  victory: 1,
  defeat: 1,
  results: 1,
  fill: 2,
};
/** The menu is never in danger, and nothing ends there. */
const MENU_ROLES: Readonly<Partial<Record<Role, number>>> = { opening: 1, calm: 3, breath: 1, fill: 2 };
/** Tunes of those rooms and moments that have a boss. */
const BOSS_TUNES: ReadonlySet<string> = new Set(['delve-boss', 'loop-tense', 'hunt']);
/** More strikes than this in a bar of four beats, or more tones at a time, are a crowd. */
const MOST_STRIKES = 64;
const MOST_TONES = 14;

export function problemsOf(name: string, tune: Tune): string[] {
  const figures: [string, Figure][] = [
    ...tune.sections,
    ...[...tune.stings].map(([sting, figure]): [string, Figure] => [`sting ${sting}`, figure]),
  ];
  return [
    ...(tune.scale ? [] : ['declares no scale']),
    ...missingRoles(name, tune),
    ...STINGS.filter(sting => !tune.stings.has(sting) && name !== 'menu').map(
      sting => `has no sting ${sting}`,
    ),
    ...figures.flatMap(([of, figure]) =>
      [...strayNotes(tune, figure), ...parallels(tune, figure)].map(problem => `${of}: ${problem}`),
    ),
    ...[...tune.sections.values()].flatMap(section =>
      oddBars(tune, section).map(problem => `${section.name}: ${problem}`),
    ),
  ];
}

function missingRoles(name: string, tune: Tune): string[] {
  const wanted = name === 'menu' ? MENU_ROLES : { ...ROOM_ROLES, ...(BOSS_TUNES.has(name) && { boss: 2 }) };
  const count = (role: string): number =>
    [...tune.sections.values()].filter(section => section.role === role).length;
  return Object.entries(wanted).flatMap(([role, least]) =>
    count(role) < least ? [`has ${count(role)} of ${least} sections for ${role}`] : [],
  );
}

// ── Notes ──────────────────────────────────────────────────────────────────────────────────────────────────────

interface Tone extends Strike {
  readonly pitches: readonly number[];
}

/** The strikes of a part one after the other, in bars from the figure's beginning. */
function strikesOf({ patterns }: Part): Strike[] {
  let start = 0;
  return patterns.flatMap((pattern: Pattern) => {
    const moved = pattern.strikes.map(strike => ({ ...strike, at: strike.at + start }));
    start += pattern.bars;
    return moved;
  });
}

function tonesOf(tune: Tune, part: Part): Tone[] {
  const instrument = tune.instruments.get(part.instrument)!;
  if (instrument.kind === 'drums') return [];
  return strikesOf(part).map(strike => ({
    ...strike,
    pitches: strike.voices.map(voice => Number(voice) + instrument.transpose),
  }));
}

const NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'];

function nameOf(pitch: number): string {
  return `${NAMES[pitch % 12]}${Math.floor(pitch / 12) - 1}`;
}

function barOf(at: number): number {
  return Math.floor(at + 1e-6) + 1;
}

function strayNotes(tune: Tune, figure: Figure): string[] {
  const { scale } = tune;
  if (!scale) return [];
  return figure.parts.flatMap(part =>
    tonesOf(tune, part)
      .filter(({ isBorrowed }) => !isBorrowed)
      .flatMap(({ at, pitches }) =>
        pitches
          .filter(pitch => !scale.has(pitch % 12))
          .map(pitch => `bar ${barOf(at)}, ${part.instrument}: ${nameOf(pitch)} is outside the scale`),
      ),
  );
}

// ── Lead and bass ──────────────────────────────────────────────────────────────────────────────────────────────

/** The lead is the first part that sings; the bass is the one that lies lowest. */
function parallels(tune: Tune, figure: Figure): string[] {
  const voices = figure.parts.map(part => tonesOf(tune, part)).filter(tones => tones.length > 0);
  const [lead] = voices;
  const bass = lowest(voices.slice(1));
  if (!lead || !bass) return [];
  return moments(lead, bass).flatMap((now, index, all) => {
    const before = all[index - 1];
    if (!before) return [];
    const up = now.top - before.top;
    const down = now.low - before.low;
    const interval = (now.top - now.low) % 12;
    const isParallel =
      up * down > 0 && interval === (before.top - before.low) % 12 && (interval === 0 || interval === 7);
    if (!isParallel) return [];
    const what = interval === 0 ? 'octaves' : 'fifths';
    return [
      `bar ${barOf(now.at)}: parallel ${what}, ${nameOf(before.low)}-${nameOf(now.low)} under ${nameOf(before.top)}-${nameOf(now.top)}`,
    ];
  });
}

function lowest(voices: readonly (readonly Tone[])[]): readonly Tone[] | undefined {
  const mean = (tones: readonly Tone[]): number =>
    tones.reduce((sum, { pitches }) => sum + Math.min(...pitches), 0) / tones.length;
  return voices.toSorted((a, b) => mean(a) - mean(b))[0];
}

interface Meeting {
  readonly at: number;
  readonly top: number;
  readonly low: number;
}

/** Where both strike together: the ear hears the step from one such moment to the next. */
function moments(lead: readonly Tone[], bass: readonly Tone[]): Meeting[] {
  return lead.flatMap(({ at, pitches }) => {
    const under = bass.find(tone => Math.abs(tone.at - at) < 1e-6);
    return under ? [{ at, top: Math.max(...pitches), low: Math.min(...under.pitches) }] : [];
  });
}

// ── Bars ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A fill may be drums alone; in anything else something must sound in every bar. */
function oddBars(tune: Tune, section: Section): string[] {
  const tones = section.parts.flatMap(part => tonesOf(tune, part));
  const strikes = section.parts.flatMap(strikesOf);
  return Array.from({ length: section.bars }, (_, bar) => bar).flatMap(bar => {
    const sounding = tones.filter(({ at, length }) => at < bar + 1 - 1e-6 && at + length > bar + 1e-6);
    const struck = strikes.filter(({ at }) => barOf(at) === bar + 1).length;
    const most = MOST_STRIKES * (tune.meter / 4);
    const crowd = mostAtOnce(sounding);
    return [
      ...(sounding.length === 0 && section.role !== 'fill' ? [`bar ${bar + 1} is empty`] : []),
      ...(struck > most ? [`bar ${bar + 1} is crowded: ${struck} strikes`] : []),
      ...(crowd > MOST_TONES ? [`bar ${bar + 1} is crowded: ${crowd} tones at once`] : []),
    ];
  });
}

function mostAtOnce(tones: readonly Tone[]): number {
  return tones.reduce((most, { at }) => {
    const now = tones.filter(tone => tone.at <= at + 1e-6 && tone.at + tone.length > at + 1e-6);
    return Math.max(
      most,
      now.reduce((sum, { pitches }) => sum + pitches.length, 0),
    );
  }, 0);
}
