/** What the renderer promises of any source. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosine, exp2, log10, log2, power, sine, tanh } from '../../src/audio/render/exact.ts';
import { peak, peakLoudness, SOUND_LEVELS } from '../../src/audio/render/levels.ts';
import { CEILING } from '../../src/audio/render/limiter.ts';
import { hashOfSamples } from '../../tools/audio/lock.ts';
import { RATE } from '../../src/audio/score/pitch.ts';
import { readRecipe } from '../../src/audio/score/recipe.ts';
import { renderSound } from '../../src/audio/render/render-sound.ts';
import { joinSounds } from '../../tools/audio/sprite.ts';
import { WAVES } from '../../src/audio/score/timbre.ts';

const sound = (recipe: object, name = 'test'): Float32Array =>
  renderSound(name, readRecipe('test.json', JSON.stringify(recipe)));

describe('a sound', () => {
  it('is the same each time, noise and all', () => {
    const recipe = {
      layers: [{ wave: 'noise', decay: 80, repeat: { times: 3, every: 20, spread: 9, scatter: 3 } }],
    };
    expect(hashOfSamples(sound(recipe))).toBe(hashOfSamples(sound(recipe)));
    expect(hashOfSamples(sound(recipe))).not.toBe(hashOfSamples(sound(recipe, 'other')));
  });

  it.each(WAVES)('of wave %s begins and ends in silence and never clips', wave => {
    const samples = sound({
      loudness: 'loud',
      gain: 12,
      layers: [{ wave, pitch: 330, attack: 2, decay: 120, drive: 4 }],
    });
    expect(Math.abs(samples[0]!)).toBeLessThan(0.02);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
    expect(peak(samples)).toBeLessThanOrEqual(CEILING + 1e-6);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('comes out at the loudness of its class, plus its gain', () => {
    const layers = [{ wave: 'triangle', pitch: 440, attack: 5, hold: 200, decay: 200 }];
    expect(peakLoudness(sound({ loudness: 'soft', layers }))).toBeCloseTo(SOUND_LEVELS.soft, 1);
    expect(peakLoudness(sound({ loudness: 'normal', gain: -3, layers }))).toBeCloseTo(
      SOUND_LEVELS.normal - 3,
      1,
    );
  });

  it('stays finite and below the ceiling whatever the recipe says', () => {
    const layer = fc.record({
      wave: fc.constantFrom(...WAVES),
      pitch: fc.tuple(fc.integer({ min: 20, max: 12_000 }), fc.integer({ min: 20, max: 12_000 })),
      attack: fc.integer({ min: 0, max: 50 }),
      decay: fc.integer({ min: 1, max: 200 }),
      lowpass: fc.tuple(fc.integer({ min: 20, max: 20_000 }), fc.integer({ min: 20, max: 20_000 })),
      resonance: fc.double({ min: 0, max: 1, noNaN: true }),
      detune: fc.integer({ min: 0, max: 100 }),
      drive: fc.integer({ min: 0, max: 20 }),
      bend: fc.double({ min: 0.1, max: 10, noNaN: true }),
      reverse: fc.boolean(),
    });
    const property = fc.property(fc.array(layer, { minLength: 1, maxLength: 3 }), layers => {
      const samples = sound({ layers });
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(peak(samples)).toBeLessThanOrEqual(CEILING + 1e-6);
    });
    fc.assert(property, { seed: 5, numRuns: 40 });
  });
});

describe('a sprite', () => {
  it('keeps at least 80 ms between neighbours and begins each on a whole millisecond', () => {
    const one = new Float32Array(1000).fill(0.5);
    const { samples, index } = joinSounds({
      sounds: new Map([
        ['a', one],
        ['b', one],
        ['c', one],
      ]),
      tuneful: new Set(['b']),
    });
    expect(Object.values(index).map(([, , tune]) => tune)).toEqual([undefined, 'tune', undefined]);
    const parts = Object.values(index);
    for (const [n, [start, duration]] of parts.entries()) {
      const next = parts[n + 1]?.[0] ?? Number.POSITIVE_INFINITY;
      expect(next - start - duration).toBeGreaterThanOrEqual(80);
      expect(Number.isInteger(start)).toBe(true);
      expect(duration).toBeGreaterThanOrEqual((one.length * 1000) / RATE);
    }
    expect(parts[0]![0]).toBeGreaterThanOrEqual(80);
    expect(samples.length * 1000).toBeGreaterThanOrEqual((parts[2]![0] + parts[2]![1]) * RATE - 1);
  });
});

describe('exact arithmetic', () => {
  it('agrees with the usual functions to nine digits', () => {
    for (let n = -300; n <= 300; n++) {
      const x = n / 37;
      expect(sine(x)).toBeCloseTo(Math.sin(2 * Math.PI * x), 9);
      expect(cosine(x)).toBeCloseTo(Math.cos(2 * Math.PI * x), 9);
      expect(exp2(x) / 2 ** x).toBeCloseTo(1, 10);
      expect(tanh(x)).toBeCloseTo(Math.tanh(x), 10);
      if (n > 0) {
        expect(log2(x)).toBeCloseTo(Math.log2(x), 10);
        expect(log10(x)).toBeCloseTo(Math.log10(x), 10);
        expect(power(x, 1.7) / x ** 1.7).toBeCloseTo(1, 9);
      }
    }
  });

  it('knows the exact values', () => {
    expect([sine(0), exp2(3), exp2(-2), log2(8), power(3, 0), power(0, 0.5)]).toEqual([0, 8, 0.25, 3, 1, 0]);
  });
});
