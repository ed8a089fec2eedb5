/** From a recipe to samples. */
import { hashText } from '../../core/plain.ts';
import { echo, room } from './effects.ts';
import { power } from './exact.ts';
import { steadyFilter } from './filters.ts';
import { levelled, trimmed } from './levels.ts';
import { randoms } from './oscillators.ts';
import { hertz, samplesIn, semitones } from '../score/pitch.ts';
import type { Layer, Recipe } from '../score/recipe.ts';
import type { Glide } from '../score/timbre.ts';
import { voice } from './voice.ts';

/** The name seeds the noise: a sound never changes because its neighbour did. */
export function renderSound(name: string, recipe: Recipe): Float32Array {
  const tails = (recipe.echo ? recipe.echo.time * 8 : 0) + (recipe.room ? 400 + 2200 * recipe.room.size : 0);
  const layers = recipe.layers.map((layer, index) => renderLayer(layer, hashText(`${name}/${index}`)));
  const length = Math.max(...layers.map((samples, index) => startOf(recipe.layers[index]!) + samples.length));
  const mix = new Float32Array(length + samplesIn(tails));
  for (const [index, samples] of layers.entries()) addAt(mix, samples, startOf(recipe.layers[index]!));
  if (recipe.echo) echo(mix, recipe.echo);
  if (recipe.room) room(mix, recipe.room);
  steadyFilter(mix, 'lowpass', recipe.lowpass);
  steadyFilter(mix, 'highpass', 30);
  return levelled(trimmed(mix), recipe.loudness, recipe.gain);
}

/** A layer from its own beginning, unlevelled: drum kits use it as well. */
export function renderLayer(layer: Layer, seed: number): Float32Array {
  const grains: { at: number; samples: Float32Array; volume: number }[] = [];
  for (const { at, volume, shift, seed: grainSeed } of repeats(layer, seed)) {
    for (const [index, pitch] of pitches(layer).entries()) {
      if (!pitch) continue;
      const samples = grain(layer, { from: pitch.from * shift, to: pitch.to * shift }, grainSeed + index);
      grains.push({ at: samplesIn(at + index * layer.step), samples, volume });
    }
  }
  const length = Math.max(0, ...grains.map(({ at, samples }) => at + samples.length));
  const result = new Float32Array(length);
  for (const { at, samples, volume } of grains) addAt(result, samples, at, volume * layer.volume);
  if (layer.reverse) result.reverse();
  return result;
}

function grain(layer: Layer, pitch: Glide, seed: number): Float32Array {
  const { attack, hold, decay } = layer.envelope;
  const whole = attack + hold + decay;
  const jump = layer.jump ? { jump: layer.jump } : {};
  return voice(layer.timbre, layer.envelope, { pitch, gate: whole, glide: whole, seed, ...jump });
}

function pitches(layer: Layer): (Glide | undefined)[] {
  if (!layer.notes) return [layer.pitch];
  return layer.notes.map(note => (note === undefined ? undefined : { from: hertz(note), to: hertz(note) }));
}

function* repeats({ repeat }: Layer, seed: number) {
  if (!repeat) {
    yield { at: 0, volume: 1, shift: 1, seed };
    return;
  }
  const chance = randoms(seed ^ 0x9e3779b9);
  let at = 0;
  for (let n = 0; n < repeat.times; n++) {
    const late = chance() * repeat.spread;
    const off = (chance() * 2 - 1) * repeat.scatter;
    yield {
      at: at + late,
      volume: power(repeat.fade, n),
      shift: semitones(repeat.drift * n + off),
      seed: seed + 977 * n,
    };
    at += repeat.every * power(repeat.stretch, n);
  }
}

function startOf(layer: Layer): number {
  return samplesIn(layer.at);
}

export function addAt(target: Float32Array, samples: Float32Array, start: number, volume = 1): void {
  const end = Math.min(samples.length, target.length - start);
  for (let i = 0; i < end; i++) target[start + i] = target[start + i]! + samples[i]! * volume;
}
