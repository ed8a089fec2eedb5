/** Numbers for those who cannot listen: length, peak, loudness, seam. */
import { apart } from './apart.ts';
import { peakDecibels, peakLoudness, seam, secondsOf, smallSpeakerLoss, wholeLoudness } from './levels.ts';
import { decibels } from './pitch.ts';
import { loopLength, renderTrack } from './render-tune.ts';
import type { PackSamples } from './packs.ts';
import type { Tune } from './tune.ts';

export function soundTable({ pack, sounds, music }: PackSamples): string {
  const rows = [['name', 'seconds', 'peak dB', 'LUFS', 'phone dB', 'seam dB', 'bend dB', 'steps dB']];
  for (const [name, samples] of sounds) {
    rows.push([`${pack}/${name}`, ...figures(samples, peakLoudness(samples)), '', '', '']);
  }
  for (const [name, samples] of music) {
    const { jump, slope, usual } = seam(samples);
    const ends = [jump, slope, usual].map(value => decibels(value).toFixed(1));
    rows.push([`${pack}/music ${name}`, ...figures(samples, wholeLoudness(samples)), ...ends]);
  }
  return aligned(rows);
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
export function balanceTable(tune: Tune): string {
  const rows = [['part', 'LUFS', 'loudest', 'peak dB']];
  for (const [part, instrument] of tune.instruments) {
    const track = renderTrack(tune, part, instrument).subarray(0, loopLength(tune));
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
