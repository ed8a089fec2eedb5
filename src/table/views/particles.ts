/**
 * Weather under the ground: embers over flames, dust in the light, drips from the ceiling, and sparks of motions.
 * Phaser's emitters draw them; chance here is cosmetic and never touches a rule.
 */

import Phaser from 'phaser';
import { random } from '../random.ts';
import { BLOCK, KIT } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { Size } from '../../core/box.ts';
import { CELL } from '../layout.ts';
import type { PaletteKey } from '../palette.ts';

/** Of one depth. */
const MOST = 200;
/** Milliseconds between two of a kind, on average. */
const EMBER_EVERY = 420;
const DUST_EVERY = 700;
const DRIP_EVERY = 3800;
const EMBERS: readonly PaletteKey[] = ['Y', 'O', 'o', 'r'];

export interface Spark {
  readonly x: number;
  readonly y: number;
  /** Pixels per second. */
  readonly vx: number;
  readonly vy: number;
  readonly gravity: number;
  readonly life: number;
  /** Colours from birth to death. */
  readonly keys: readonly PaletteKey[];
  readonly size?: number;
  readonly depth?: number;
}

/** Steps through its colours, which are frames of the kit: the canvas renderer knows no tints. */
class PixelParticle extends Phaser.GameObjects.Particles.Particle {
  keys: readonly PaletteKey[] = ['5'];

  override update(delta: number, step: number, processors: Processors): boolean {
    const isOver = super.update(delta, step, processors);
    const shade = Math.min(this.keys.length - 1, Math.floor(this.lifeT * this.keys.length));
    this.frame = this.texture.get(this.keys[shade]);
    return isOver;
  }
}

type Processors = Phaser.GameObjects.Particles.ParticleProcessor[];

export class Particles {
  /** Weather goes off with reduced motion and with low power; the sparks of motions only with the former. */
  calm = false;
  still = false;
  readonly #scene: Phaser.Scene;
  /** One for each depth. */
  readonly #emitters = new Map<number, Phaser.GameObjects.Particles.ParticleEmitter>();
  #flames: readonly { x: number; y: number }[] = [];

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  /** Where embers rise. */
  setFlames(flames: readonly { x: number; y: number }[]): void {
    this.#flames = flames;
  }

  emit({ x, y, vx, vy, gravity, life, keys, size = 1, depth = DEPTH.effects }: Spark): void {
    if (this.calm) return;
    const particle = this.#emitterAt(depth).emitParticleAt(x, y, 1);
    if (!(particle instanceof PixelParticle)) return;
    const scale = size / BLOCK;
    Object.assign(particle, { keys, life, lifeCurrent: life, scaleX: scale, scaleY: scale });
    Object.assign(particle, { velocityX: vx, velocityY: vy, accelerationY: gravity });
    particle.frame = particle.texture.get(keys[0]);
  }

  tick(ms: number, corner: { readonly x: number; readonly y: number }, view: Size): void {
    if (!this.calm && !this.still) this.#weather(ms, corner, view);
  }

  destroy(): void {
    for (const emitter of this.#emitters.values()) emitter.destroy();
  }

  #emitterAt(depth: number): Phaser.GameObjects.Particles.ParticleEmitter {
    const known = this.#emitters.get(depth);
    if (known) return known;
    const emitter = this.#scene.add.particles(0, 0, KIT, {
      emitting: false,
      frame: '5',
      maxAliveParticles: MOST,
      particleClass: PixelParticle,
    });
    this.#emitters.set(depth, emitter.setDepth(depth));
    return emitter;
  }

  #weather(ms: number, corner: { readonly x: number; readonly y: number }, view: Size): void {
    for (const flame of this.#flames) if (happens(ms, EMBER_EVERY)) this.emit(ember(flame));
    const somewhere = () => ({
      x: corner.x + random() * view.width,
      y: corner.y + random() * view.height,
    });
    if (happens(ms, DUST_EVERY)) this.emit(dust(somewhere()));
    if (happens(ms, DRIP_EVERY)) this.#drip(somewhere());
  }

  #drip({ x, y }: { x: number; y: number }): void {
    const height = 2 * CELL;
    const falls = Math.sqrt((2 * height) / 300) * 1000;
    this.emit({
      x,
      y: y - height,
      vx: 0,
      vy: 0,
      gravity: 300,
      life: falls,
      keys: ['W', 'w'],
      depth: DEPTH.weather,
    });
  }
}

function happens(ms: number, every: number): boolean {
  return random() < ms / every;
}

function ember({ x, y }: { x: number; y: number }): Spark {
  return {
    x: x - 3 + random() * 6,
    y: y - 2 - random() * 5,
    vx: -5 + random() * 10,
    vy: -9 - random() * 9,
    gravity: -4,
    life: 700 + random() * 800,
    keys: EMBERS,
    depth: DEPTH.bloom + 1,
  };
}

function dust({ x, y }: { x: number; y: number }): Spark {
  return {
    x,
    y,
    vx: -3 + random() * 6,
    vy: -2 + random() * 3,
    gravity: 0,
    life: 3000 + random() * 3000,
    keys: ['1', '2', '3', '2', '1'],
    depth: DEPTH.weather,
  };
}
