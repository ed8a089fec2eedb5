/** Numbers for those who cannot listen: length, peak, loudness. */
import { apart } from './apart.ts';
import {
  peakDecibels,
  peakLoudness,
  secondsOf,
  smallSpeakerLoss,
  wholeLoudness,
} from '../../src/audio/render/levels.ts';
import { EVERYBODY } from '../../src/audio/band/arrangement.ts';
import { playFigure, type Score } from '../../src/audio/band/band.ts';
import { NoteCache } from '../../src/audio/band/note-cache.ts';
import { gainFor } from '../../src/audio/band/tune-levels.ts';
import { joined } from './joined.ts';
import type { Played } from './match.ts';
import type { PackSamples } from './packs.ts';

/** Sounds, and each section of each tune with everybody playing. */
export function soundTable({ pack, sounds }: PackSamples, scores: Iterable<Score>): string {
  const rows = [['name', 'seconds', 'peak dB', 'LUFS', 'phone dB']];
  for (const [name, samples] of sounds)
    rows.push([`${pack}/${name}`, ...figures(samples, peakLoudness(samples))]);
  for (const score of scores) {
    const cache = new NoteCache();
    for (const section of score.tune.sections.values()) {
      const gain = gainFor(score.tune, score.levels, section, EVERYBODY);
      const samples = playFigure(score, section, gain, cache, 0);
      rows.push([`${pack}/${score.id} ${section.name}`, ...figures(samples, wholeLoudness(samples))]);
    }
  }
  return aligned(rows);
}

/** Every form that was heard, how often, and how loud it was on average and at its loudest. */
export function matchTable(samples: Float32Array, sections: readonly Played[]): string {
  const rows = [['form', 'role', 'times', 'LUFS', 'peak dB']];
  const nameOf = ({ tune, form }: Played): string => `${tune} ${form}`;
  for (const form of new Set(sections.map(nameOf))) {
    const played = sections.filter(one => nameOf(one) === form);
    const waves = played.map(one => samples.subarray(one.at, one.at + one.samples));
    const loudest = Math.max(...waves.map(peakDecibels));
    const mean = waves.reduce((sum, wave) => sum + wholeLoudness(wave), 0) / waves.length;
    rows.push([form, played[0]!.role, String(waves.length), mean.toFixed(1), loudest.toFixed(1)]);
  }
  return `${aligned(rows)}\n\nwhole: ${figures(samples, wholeLoudness(samples)).join('  ')}`;
}

/** Every one of these sounds against every other: decibels by which they differ. */
export function apartTable(sounds: ReadonlyMap<string, Float32Array>): string {
  const names = [...sounds.keys()];
  const rows = [...sounds].map(([name, wave]) => [
    name,
    ...[...sounds.values()].map(other => (other === wave ? '-' : apart(wave, other).toFixed(1))),
  ]);
  return aligned([['apart, dB', ...names], ...rows]);
}

/** Each instrument alone: how the voices of a tune stand to one another. */
export function balanceTable(score: Score): string {
  const rows = [['part', 'LUFS', 'loudest', 'peak dB']];
  const cache = new NoteCache();
  const sections = [...score.tune.sections.values()];
  for (const part of score.tune.instruments.keys()) {
    const alone = sections.map(({ bars, parts }) => ({
      bars,
      parts: parts.filter(({ instrument }) => instrument === part),
    }));
    const track = joined(alone.map(figure => playFigure(score, figure, 1, cache, 0)));
    const values = [wholeLoudness(track), peakLoudness(track), peakDecibels(track)];
    rows.push([part, ...values.map(value => value.toFixed(1))]);
  }
  return aligned(rows);
}

function figures(samples: Float32Array, loudness: number): string[] {
  const values = [peakDecibels(samples), loudness, -smallSpeakerLoss(samples)];
  return [secondsOf(samples).toFixed(2), ...values.map(value => value.toFixed(1))];
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ');
  return rows.map(row => line(row).trimEnd()).join('\n');
}
