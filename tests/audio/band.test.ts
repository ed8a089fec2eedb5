/** The band's stream of samples: without a seam, at one level, the same each time, and within its memory. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Band, type Bar } from '../../src/audio/band/band.ts';
import { NoteCache } from '../../src/audio/band/note-cache.ts';
import { Stage } from '../../src/audio/band/stage.ts';
import { peak, TUNE_LEVEL, wholeLoudness } from '../../src/audio/render/levels.ts';
import { CEILING } from '../../src/audio/render/limiter.ts';
import { RATE } from '../../src/audio/score/pitch.ts';
import type { Danger } from '../../src/core/cue.ts';
import { measureTune } from '../../tools/audio/tune-levels.ts';
import { smallTune } from './scores.ts';

const tune = smallTune({ A: 'calm', B: 'calm', D: 'danger', F: 'fill' });
const score = { id: 'small', tune, levels: measureTune('small', tune) };

function play(seed: number, bars: number, dangerAt: (bar: number) => Danger = () => 0): Bar[] {
  const band = new Band(seed);
  band.take(score);
  return Array.from({ length: bars }, (_, bar) => band.next({ tune: 'small', danger: dangerAt(bar) }));
}

function joined(bars: readonly Bar[]): Float32Array {
  const whole = new Float32Array(bars.reduce((sum, { samples }) => sum + samples.length, 0));
  let at = 0;
  for (const { samples } of bars) {
    whole.set(samples, at);
    at += samples.length;
  }
  return whole;
}

/** A million numbers one by one would take the matcher ten seconds. */
const bytesOf = ({ buffer }: Float32Array): Buffer => Buffer.from(buffer as ArrayBuffer);

describe('the stage', () => {
  it('gives the same samples however they are asked for', () => {
    const strikes = tune.sections
      .get('A')!
      .parts.flatMap(({ instrument, patterns }) =>
        patterns[0]!.strikes.map(strike => ({ instrument, strike })),
      );
    const played = (lengths: readonly number[]): number[] => {
      const stage = new Stage('small', tune, new NoteCache());
      for (const { instrument, strike } of strikes) stage.strike(instrument, strike, 0.5);
      return lengths.flatMap(length => [...stage.take(length)]);
    };
    const whole = played([40_000]);
    const property = fc.property(fc.integer({ min: 1, max: 39_999 }), cut => {
      expect(played([cut, 40_000 - cut])).toEqual(whole);
    });
    fc.assert(property, { seed: 18, numRuns: 3, examples: [[16], [17]] });
  });
});

describe('the band', () => {
  it('plays the same match in the same samples', () => {
    const danger = (bar: number): Danger => (bar > 9 ? 2 : 0);
    expect(bytesOf(joined(play(3, 16, danger))).equals(bytesOf(joined(play(3, 16, danger))))).toBe(true);
  });

  it('joins bars, sections and fills no rougher than the music itself is', () => {
    const bars = play(4, 40, bar => (bar % 14 > 8 ? 2 : 0));
    const inside = Math.max(
      ...bars.map(({ samples }) =>
        samples.reduce(
          (most, sample, i) => (i === 0 ? most : Math.max(most, Math.abs(sample - samples[i - 1]!))),
          0,
        ),
      ),
    );
    const joints = bars.slice(1).map(({ samples }, n) => Math.abs(samples[0]! - bars[n]!.samples.at(-1)!));
    expect(Math.max(...joints)).toBeLessThanOrEqual(inside);
    expect(new Set(bars.map(({ role }) => role))).toEqual(new Set(['calm', 'danger', 'fill']));
  });

  it('brings every arrangement to one level, and never clips', () => {
    const bars = play(5, 240);
    const louds: number[] = [];
    for (let n = 0; n + 4 <= bars.length; n += 4) louds.push(wholeLoudness(joined(bars.slice(n, n + 4))));
    for (const loud of louds) expect(Math.abs(loud - TUNE_LEVEL)).toBeLessThan(1);
    expect(Math.max(...bars.map(({ samples }) => peak(samples)))).toBeLessThan(CEILING);
    expect(new Set(bars.map(({ form }) => form)).size).toBeGreaterThan(40);
  });

  it('plays without layers where a device cannot keep up, as loud as before', () => {
    const band = new Band(6);
    band.take(score);
    const lean = { amount: 'full', isLean: true } as const;
    const bars = Array.from({ length: 8 }, () => band.next({ tune: 'small', danger: 0 }, lean));
    expect(new Set(bars.map(({ form }) => form))).toEqual(
      new Set(['A lead- pad- drums-', 'B lead- pad- drums-']),
    );
    expect(Math.abs(wholeLoudness(joined(bars)) - TUNE_LEVEL)).toBeLessThan(1);
  });

  it('is silent when it rests, once all has rung out', () => {
    const band = new Band(7);
    band.take(score);
    const bars = Array.from({ length: 20 }, () =>
      band.next({ tune: 'small', danger: 0 }, { amount: 'moments', isLean: false }),
    );
    expect(bars.every(({ isRest }) => isRest)).toBe(true);
    expect(peak(joined(bars))).toBe(0);
  });

  it('is timed to the sample: a minute of music is a minute', () => {
    const samples = play(8, 100).reduce((sum, bar) => sum + bar.samples.length, 0);
    expect(samples).toBe(100 * 0.6 * RATE);
  });
});

describe('the notes that are kept', () => {
  it('are rendered once, and never more than fit', () => {
    const cache = new NoteCache(100);
    let rendered = 0;
    const note = (key: string): Float32Array =>
      cache.get(key, () => {
        rendered += 1;
        return new Float32Array(40);
      });
    note('a');
    note('b');
    note('a');
    expect(rendered).toBe(2);
    note('c');
    expect(cache.samples).toBe(80);
    note('a');
    expect(rendered).toBe(3);
    note('b');
    expect(rendered).toBe(4);
  });
});
