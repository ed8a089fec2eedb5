/**
 * Weather under the ground: embers over flames, dust in the light, drips from the ceiling, and sparks of motions.
 * A fixed number of pixels, made once and used again; chance here is cosmetic and never touches a rule.
 */

import type Phaser from 'phaser';
import { random } from '../random.ts';
import { pixel, setPixel } from '../kit.ts';
import { DEPTH } from '../depth.ts';
import type { Size } from '../../core/box.ts';
import { CELL } from '../layout.ts';
import type { PaletteKey } from '../palette.ts';

const POOL = 200;
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

interface Particle {
  readonly image: Phaser.GameObjects.Image;
  spark: Spark | undefined;
  age: number;
  shade: number;
}

export class Particles {
  /** Weather goes off with reduced motion and with low power; the sparks of motions only with the former. */
  calm = false;
  still = false;
  readonly #particles: Particle[];
  #flames: readonly { x: number; y: number }[] = [];
  #next = 0;
  #busy = 0;

  constructor(scene: Phaser.Scene) {
    this.#particles = Array.from({ length: POOL }, () => ({
      image: pixel(scene, '5').setVisible(false),
      spark: undefined,
      age: 0,
      shade: -1,
    }));
  }

  /** Where embers rise. */
  setFlames(flames: readonly { x: number; y: number }[]): void {
    this.#flames = flames;
  }

  emit(spark: Spark): void {
    if (this.calm) return;
    const particle = this.#particles[this.#next]!;
    this.#next = (this.#next + 1) % POOL;
    if (particle.spark === undefined) this.#busy++;
    particle.spark = spark;
    particle.age = 0;
    particle.shade = -1;
    particle.image
      .setVisible(true)
      .setDisplaySize(spark.size ?? 1, spark.size ?? 1)
      .setDepth(spark.depth ?? DEPTH.effects);
    this.#draw(particle, spark);
  }

  tick(ms: number, corner: { readonly x: number; readonly y: number }, view: Size): void {
    if (!this.calm && !this.still) this.#weather(ms, corner, view);
    if (this.#busy === 0) return;
    for (const particle of this.#particles) {
      const { spark } = particle;
      if (spark === undefined) continue;
      particle.age += ms;
      if (particle.age < spark.life) this.#draw(particle, spark);
      else {
        particle.spark = undefined;
        particle.image.setVisible(false);
        this.#busy--;
      }
    }
  }

  destroy(): void {
    for (const { image } of this.#particles) image.destroy();
  }

  #draw(particle: Particle, spark: Spark): void {
    const seconds = particle.age / 1000;
    particle.image.x = Math.round(spark.x + spark.vx * seconds);
    particle.image.y = Math.round(spark.y + spark.vy * seconds + (spark.gravity * seconds * seconds) / 2);
    const shade = Math.min(
      spark.keys.length - 1,
      Math.floor((particle.age / spark.life) * spark.keys.length),
    );
    if (shade === particle.shade) return;
    particle.shade = shade;
    setPixel(particle.image, spark.keys[shade]!);
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
